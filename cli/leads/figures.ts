import { office } from '../../content/office.ts';
import { optionLabel } from '../../contract/forms/form.ts';
import { businessDay, officeZone } from '../../server/business-time.ts';
import { createCalendar } from '../../server/calendar/calendar.ts';
import { type BusinessMinutes, type Duration, type Ended, figuresOf } from '../../server/leads/figures.ts';
import type { Store } from '../../server/store/store.ts';
import { UsageError } from '../command.ts';
import { asJson } from '../json.ts';
import { asTable } from '../table.ts';
import type { LeadsCommand } from './command.ts';

const DAY = 24 * 60 * 60 * 1000;

export const figuresCommand: LeadsCommand = {
  name: 'figures',
  about: 'Shows how long the office took to answer, and what was won and lost',
  args: [],
  options: {
    days: { type: 'string', value: 'NUMBER', about: 'of what came in so many days; 30 if left out' },
    json: { type: 'boolean', about: 'for programs' },
  },
  notes: `What is held does not count. Fewer than ten cases are shown one by one, because a median or a percentage of them would
say more than there is to know.`,
  async run({ store, values, at, stdout }) {
    const days = asDays(String(values.days ?? 30));
    const since = new Date(at.getTime() - days * DAY);
    const figures = figuresOf(await store.casesSince(since), await businessMinutesFrom(store, since));
    if (values.json) {
      stdout(asJson({ days, ...figures }));
      return 0;
    }
    stdout(
      [
        `Received in ${days} days: ${figures.received}. Times are ${office.hours ? 'of office hours' : 'by the clock'}.\n`,
        asTable([
          ['Received to claimed', durationText(figures.toClaim)],
          ['Claimed to first contact', durationText(figures.fromClaimToContact)],
          ['Received to first contact', durationText(figures.toContact)],
          ['Open without contact', String(figures.openWithoutContact)],
        ]),
        endedText('Won and lost, by service', figures.byService, (name) =>
          name === null ? 'Messages' : optionLabel(name),
        ),
        endedText('Won and lost, by source', figures.bySource, (name) => name ?? 'came by themselves'),
      ].join('\n'),
    );
    return 0;
  },
};

/** Without hours in the content, every minute counts. */
async function businessMinutesFrom(store: Store, since: Date): Promise<BusinessMinutes> {
  const { hours, holidays } = office;
  if (!hours) return (from, to) => (to.getTime() - from.getTime()) / 60_000;
  const exceptions = await store.closuresFrom(businessDay(since));
  return createCalendar({ hours, holidays, exceptions }, officeZone).businessMinutesBetween;
}

function asDays(typed: string): number {
  const days = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  if (days > 0) return days;
  throw new UsageError(`"${typed}" is no number of days. Say it like 7, 30 or 90.`);
}

function durationText(duration: Duration): string {
  if ('cases' in duration) {
    const { cases, median, nineOfTen } = duration;
    return `half within ${minutesText(median)}, nine of ten within ${minutesText(nineOfTen)} (${cases} cases)`;
  }
  const { few } = duration;
  if (few.length === 0) return 'none';
  return `${few.length} ${few.length === 1 ? 'case' : 'cases'}: ${few.map(minutesText).join(', ')}`;
}

/** "12 min", "2 h 5 min". */
function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = `${minutes % 60} min`;
  return hours === 0 ? rest : `${hours} h ${rest}`;
}

function endedText(title: string, ended: Ended[], nameOf: (name: string | null) => string): string {
  if (ended.length === 0) return `${title}\nnone\n`;
  const rows = ended.map(({ name, won, lost, wonPercent }) => [
    nameOf(name),
    wonPercent === undefined ? `${won} of ${won + lost} won` : `${wonPercent}% of ${won + lost} won`,
  ]);
  return `${title}\n${asTable(rows)}`;
}
