import { digestWords } from '../../../content/mails/digest.ts';
import { fill } from '../../../contract/fill.ts';
import { businessMinute } from '../../formats/business-time.ts';
import type { ClockChange } from '../../store/clock.ts';

/** Whether the clock was certainly wrong. `off` is a gap of a day or more: the server may just have been off. */
export function isAlarm({ kind }: Pick<ClockChange, 'kind'>): boolean {
  return kind !== 'off';
}

/** One sentence with office times. They include the year, the part that a wrong clock most often gets wrong. */
export function describeClockChange({ kind, from, to }: Omit<ClockChange, 'number'>): string {
  return fill(digestWords.alarms.clock[kind], { from: businessMinute(from), to: businessMinute(to) });
}

export const RETENTION_PAUSED = fill(digestWords.alarms.clock.doubt, {
  command: 'npm run leads -- clock --right',
});
