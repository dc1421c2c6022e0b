import { fill } from '../../contract/fill.ts';
import { officeNotices as words } from '../../messages/en/office-notices.ts';
import type { OfficeHours } from '../../server/calendar/office-hours.ts';
import type { Config } from '../../server/config.ts';
import { memoized, overdueDelivery } from '../../server/operations/health.ts';
import type { Store } from '../../server/store/store.ts';
import { durationInWords, whenInWords } from '../moments.ts';
import type { BoardProps } from './board.tsx';

type Notice = BoardProps['notices'][number];

type Deps = {
  store: Pick<Store, 'waitingDeliveries'>;
  config: Pick<Config, 'smtpUrl'>;
  officeHours: Pick<OfficeHours, 'storm'>;
  clock: () => Date;
};

/** The notices above the board: emails that do not go out, urgent held requests, and storm mode. */
export function createNotices({ store, config, officeHours, clock }: Deps) {
  const watched = { waitingDeliveries: memoized(store.waitingDeliveries, clock) };

  return async function notices(heldUrgent: number): Promise<Notice[]> {
    const now = clock();
    const overdue = await overdueDelivery(watched, now);
    const storm = officeHours.storm();
    return [
      ...(heldUrgent > 0 ? [heldUrgentNotice(heldUrgent)] : []),
      ...(config.smtpUrl ? [] : [{ text: words.noMailServer, isAlarm: true }]),
      ...(overdue
        ? [
            {
              text: fill(overdueTexts()[overdue.what], { time: durationInWords(overdue.minutes) }),
              isAlarm: true,
            },
          ]
        : []),
      ...(storm
        ? [{ text: fill(words.storm, { when: whenInWords(storm.until, now), words: storm.words }) }]
        : []),
    ];
  };
}

const overdueTexts = () => ({ 'office-mail': words.officeMail, untried: words.untried });

function heldUrgentNotice(count: number): Notice {
  const text = fill(count === 1 ? words.heldUrgent : words.heldUrgentSome, { count });
  return { text, isAlarm: true, link: { to: '/office/held', label: words.look } };
}
