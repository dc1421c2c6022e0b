const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const FIRST_WAIT = MINUTE / 2;
const LONGEST_WAIT = 4 * HOUR;

/** A mail server that is down over a long weekend is still in time. */
const GIVE_UP_AFTER = 72 * HOUR;

/**
 * When to try again after an attempt has failed: half a minute, one, two, four … minutes, up to four hours, each
 * a fifth longer or shorter by chance so that many mails do not come back at the same moment. Nothing once the mail
 * has been tried for three days.
 */
export function nextAttempt(
  { createdAt, attempts }: { createdAt: Date; attempts: number },
  now: Date,
  chance: () => number = Math.random,
): Date | undefined {
  if (now.getTime() - createdAt.getTime() >= GIVE_UP_AFTER) return undefined;
  const wait = Math.min(FIRST_WAIT * 2 ** attempts, LONGEST_WAIT);
  return new Date(now.getTime() + wait * (0.8 + 0.4 * chance()));
}
