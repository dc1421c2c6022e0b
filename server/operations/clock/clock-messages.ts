import { businessMinute } from '../../business-time.ts';
import type { ClockChange } from '../../store/clock.ts';

/** Whether the clock was certainly wrong. `off` is a gap of a day or more: the server may just have been off. */
export function isAlarm({ kind }: Pick<ClockChange, 'kind'>): boolean {
  return kind !== 'off';
}

/** One sentence with office times. They include the year, the part that a wrong clock most often gets wrong. */
export function describeClockChange({ kind, from, to }: Omit<ClockChange, 'number'>): string {
  const [before, after] = [businessMinute(from), businessMinute(to)];
  if (kind === 'off') return `No server ran from ${before} to ${after}, if the clock is right.`;
  const how = kind === 'back' ? 'was set back' : 'jumped ahead';
  return `The server's clock ${how}, from ${before} to ${after}: check whether it is right now. What came while it was wrong has a wrong time.`;
}

export const RETENTION_PAUSED =
  'No old request is deleted until the clock has gone on evenly for a day. If it is right: npm run leads -- clock --right';
