import { digestWords } from '../../../content/mails/digest.ts';
import { fill } from '../../../contract/fill.ts';
import { businessMinute } from '../../business-time.ts';
import type { ClockChange } from '../../store/clock.ts';

/** Whether the clock was certainly wrong. A server that was off for a day is none of its faults. */
export function isAlarm({ kind }: Pick<ClockChange, 'kind'>): boolean {
  return kind !== 'off';
}

/** With the year, which is what a wrong clock has wrong most often; by the time of the office. */
export function changeInWords({ kind, from, to }: Omit<ClockChange, 'number'>): string {
  return fill(digestWords.alarms.clock[kind], { from: businessMinute(from), to: businessMinute(to) });
}

export const HELD_BACK = fill(digestWords.alarms.clock.doubt, { command: 'npm run leads -- clock --right' });
