import { LONGEST_WAIT, WAIT_SPREAD } from '../store/retry-waits.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const FIRST_WAIT = MINUTE / 2;

/** A mail server that is down over a long weekend is still in time. */
const GIVE_UP_AFTER = 72 * HOUR;

/**
 * When to try again after an attempt has failed: half a minute, one, two, four … minutes, up to four hours. Nothing
 * once the waits, however chance made them, add up to three days. They are what counts and not the delivery's age:
 * one that was held for a week, or lay still while the machine was off, gets all its attempts.
 */
export function nextAttempt(
  { attempts }: { attempts: number },
  now: Date,
  chance: () => number = Math.random,
): Date | undefined {
  if (attempts >= MOST_WAITS) return undefined;
  return new Date(now.getTime() + waitAfter(attempts) * (1 - WAIT_SPREAD + 2 * WAIT_SPREAD * chance()));
}

function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT * 2 ** attempts, LONGEST_WAIT);
}

/** So many that even the shortest of them last for three days. */
function countWaits(): number {
  let waits = 0;
  for (let total = 0; total < GIVE_UP_AFTER; waits++) total += waitAfter(waits) * (1 - WAIT_SPREAD);
  return waits;
}

const MOST_WAITS = countWaits();
