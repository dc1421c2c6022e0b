import { office } from '../../contract/content/current.ts';
import { WEEKDAYS, weekdayOf } from '../../contract/days.ts';
import { fill } from '../../contract/fill.ts';
import { hours as hourWords } from '../../messages/en/hours.ts';
import { months } from '../../messages/en/months.ts';
import { officeSettings as words } from '../../messages/en/office-settings.ts';
import { timeInWords } from '../../messages/time-in-words.ts';
import { type ClosedDay, closedDaysFrom } from '../../server/calendar/changes.ts';
import { LONGEST_WORDS, type Storm, stormIn } from '../../server/calendar/office-hours.ts';
import { CANARY_HOUR } from '../../server/canary/canary.ts';
import type { Config } from '../../server/config.ts';
import { businessDay } from '../../server/formats/business-time.ts';
import { visibleText } from '../../server/formats/visible-text.ts';
import type { Store } from '../../server/store/store.ts';
import { closedInWords, dayGroups, daysInWords, timesInWords } from '../../site/opening-hours.ts';
import { whenInWords } from '../moments.ts';
import type { PageProps } from '../pages.tsx';

type Deps = {
  store: Pick<Store, 'closuresFrom' | 'settings' | 'lastCanary'>;
  config: Pick<Config, 'smtpUrl' | 'officeSecondEmail' | 'canary'>;
};

type View = Omit<PageProps<'settings'>, 'status' | 'typed' | 'errors'>;

/** In milliseconds. There is a test every day; after two hours more it has failed, before, its mails may be on their way. */
const CANARY_LATE = 26 * 60 * 60_000;

export async function settingsView({ store, config }: Deps, at: Date): Promise<View> {
  const today = businessDay(at);
  const closed = await closedDaysFrom(store, today);
  const storm = stormIn(await store.settings(), at);
  return {
    ...orderView(config, await store.lastCanary(), at),
    hours: dayGroups(office).map((group) => ({ days: daysInWords(group), times: timesInWords(group) })),
    holidays: closedInWords(office),
    closed: closed.map((one) => closedView(one, today)),
    storm: storm && stormView(storm, today),
    today,
    mostWords: LONGEST_WORDS,
  };
}

function orderView({ smtpUrl, officeSecondEmail, canary }: Deps['config'], last: Date | undefined, at: Date) {
  const hour = timeInWords(`${String(CANARY_HOUR).padStart(2, '0')}:00`);
  const isLate = canary && last && at.getTime() - last.getTime() > CANARY_LATE;
  const when = last ? whenInWords(last, at) : '';
  const problems = [
    ...(smtpUrl ? [] : [words.noMailServer]),
    ...(officeSecondEmail ? [] : [words.noSecondEmail]),
    ...(canary ? [] : [words.noCanary]),
    ...(canary && !last ? [fill(words.noCanaryYet, { hour })] : []),
    ...(isLate ? [fill(words.canaryLate, { when })] : []),
  ];
  return { problems, allWell: fill(words.allWell, { when }) };
}

function closedView({ day, reason, openFrom, openUntil, madeBy }: ClosedDay, today: string) {
  const times =
    openFrom && openUntil
      ? fill(hourWords.span, { from: timeInWords(openFrom), to: timeInWords(openUntil) })
      : undefined;
  return {
    day,
    name: dayInWords(day, today),
    hours: times ? fill(words.open, { times }) : words.closed,
    reason: visibleText(reason),
    isHoliday: madeBy === null,
  };
}

function stormView({ until, words: said, factor, notBefore }: Storm, today: string) {
  const lastDay = businessDay(new Date(until.getTime() - 1));
  return {
    title: fill(words.stormIsOn, { day: dayInWords(lastDay, today) }),
    remarks: [
      ...(factor ? [fill(words.stormFactor, { factor })] : []),
      ...(notBefore ? [fill(words.stormNotBefore, { day: dayInWords(notBefore, today) })] : []),
    ],
    form: { words: visibleText(said), lastDay, factor: String(factor ?? ''), notBefore: notBefore ?? '' },
  };
}

/** "Thursday, December 24"; with its year where that is another. */
function dayInWords(day: string, today: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return fill(today.startsWith(year) ? words.dayInWords : words.dayOfYear, {
    weekday: hourWords.dayNames[WEEKDAYS[weekdayOf(day)]],
    month: months.monthNames[Number(month) - 1] ?? '',
    date: Number(date),
    year,
  });
}
