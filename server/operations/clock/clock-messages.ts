import { businessMinute } from '../../business-time.ts';
import type { ClockChange } from '../../store/clock.ts';

/** Whether the clock was certainly wrong. A server that was off for a day is none of its faults. */
export function isAlarm({ kind }: Pick<ClockChange, 'kind'>): boolean {
  return kind !== 'off';
}

/** With the year, which is what a wrong clock has wrong most often; by the time of the office. */
export function changeInWords({ kind, from, to }: Omit<ClockChange, 'number'>): string {
  const [before, after] = [businessMinute(from), businessMinute(to)];
  if (kind === 'off') return `No server ran from ${before} to ${after}, if the clock is right.`;
  const how = kind === 'back' ? 'was set back' : 'jumped ahead';
  return `The server's clock ${how}, from ${before} to ${after}: look whether it is right now. What came while it was wrong bears a wrong time.`;
}

export const HELD_BACK =
  'No old request is deleted until the clock has gone on evenly for a day. If it is right: npm run leads -- clock --right';
