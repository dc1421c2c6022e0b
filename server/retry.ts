const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const FIRST_WAIT = MINUTE / 2;

/** The longest that a failed delivery waits for its next attempt, but for chance. */
const LONGEST_WAIT = 4 * HOUR;

/** Jitter: each wait varies by this share, so many mails are not retried at the same moment. */
const WAIT_SPREAD = 0.2;

/** In milliseconds. No two attempts are further apart: a longer wait can only come from a wrong clock. */
export const LONGEST_PAUSE = LONGEST_WAIT * (1 + WAIT_SPREAD);

/** In milliseconds. A mail server that is down over a long weekend is still in time. */
export const GIVE_UP_AFTER = 72 * HOUR;

/**
 * When to try again after an attempt has failed: half a minute, one, two, four … minutes, up to `longestWait`. Gives up
 * after a fixed number of attempts, so many that even the shortest possible waits add up to 72 hours. The delivery's age
 * does not count: one that was held for a week, or waited while the machine was off, gets all its attempts.
 */
export function nextAttempt(
  { attempts, longestWait = LONGEST_WAIT }: { attempts: number; longestWait?: number | undefined },
  now: Date,
  chance: () => number = Math.random,
): Date | undefined {
  if (attempts >= MOST_WAITS) return undefined;
  return new Date(
    now.getTime() +
      Math.min(waitAfter(attempts), longestWait) * (1 - WAIT_SPREAD + 2 * WAIT_SPREAD * chance()),
  );
}

/** How many times more something is tried that only a change of the settings can help. */
const FEW_WAITS = 5;

/** The same where each attempt may do harm at the other side: five more within about three hours. */
export function nextOfFewAttempts(
  { attempts }: { attempts: number },
  now: Date,
  chance?: () => number,
): Date | undefined {
  return attempts < FEW_WAITS ? nextAttempt({ attempts: 2 * attempts }, now, chance) : undefined;
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
