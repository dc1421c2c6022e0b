import type { Office } from '../../contract/content/schema.ts';
import type { Step } from '../deliveries/outcome.ts';
import type { Lead } from '../store/store.ts';

/** Whom a step is for. */
export type Audience = 'everyone' | 'owners' | 'claimer';

/** A step whose moment has come. */
type Ring = { step: Step; to: Audience[] };

/** What decides whether a lead needs a reminder. */
export type Situation = Pick<
  Lead,
  'priority' | 'status' | 'waitingSince' | 'promisedBy' | 'claimedAt' | 'contactedAt'
> & {
  /** Whether something of it waits for a person, because it looks like spam. */
  isHeld: boolean;
  /** When the last reminder was sent. */
  lastSentAt: Date | null;
};

export type LadderRules = {
  minutes: Office['escalate'];
  /** While a storm keeps the office busy, the office's minutes count so many times. */
  factor: number;
  /** So many minutes of the office's hours later; undefined if no opening is known. */
  afterOfficeMinutes(at: Date, minutes: number): Date | undefined;
  /** A step that this way of telling leaves out. */
  omit?: Step | undefined;
};

/** Null: no more reminders until the lead changes. */
export type Decision = { ring: Ring } | { wait: Date | null };

type Rung = Ring & { at: Date };

const MINUTE = 60_000;

/** Checked again after this, in milliseconds, when no opening of the office is known. */
const RECHECK_AFTER = 24 * 60 * MINUTE;

/** Of several steps at once the gravest is named. */
const GRAVEST: Step[] = ['promise', 'forgotten', 'unfinished', 'unclaimed'];

/**
 * Whether a lead needs a reminder now, or when. Everything is derived from the lead's current state, so it does not
 * matter what a server missed, or in which order things were changed: what fell together is told once. The table of all
 * states is in docs/decisions/040-escalation.md.
 */
export function nextStep(lead: Situation, at: Date, rules: LadderRules): Decision {
  if (isAnswered(lead) || (lead.isHeld && lead.priority === 'normal')) return { wait: null };
  const { rungs, isKnown } = lead.claimedAt
    ? rungsOfClaim(lead, lead.claimedAt, rules)
    : rungsOfWaiting(lead, rules);
  const open = rungs.filter(
    (rung) => rung.step !== rules.omit && (lead.lastSentAt === null || rung.at > lead.lastSentAt),
  );
  const owed = open.filter((rung) => rung.at <= at);
  if (owed.length > 0) return { ring: together(owed) };
  const moments = open.map((rung) => rung.at.getTime());
  if (!isKnown) moments.push(at.getTime() + RECHECK_AFTER);
  return { wait: moments.length > 0 ? new Date(Math.min(...moments)) : null };
}

/** The customer was contacted, or no longer has to be. A quote counts as contact. */
function isAnswered({ contactedAt, status }: Situation): boolean {
  return contactedAt !== null || (status !== 'new' && status !== 'claimed');
}

/** While it is unclaimed. In an emergency minutes count by day and night, and those of the office as well. */
function rungsOfWaiting({ priority, waitingSince, promisedBy }: Situation, rules: LadderRules) {
  const { minutes, factor, afterOfficeMinutes } = rules;
  const inHours = [minutes.first, minutes.second].map((count) =>
    afterOfficeMinutes(waitingSince, Math.round(count * factor)),
  );
  const risk = riskOf(promisedBy, waitingSince, minutes.beforePromise);
  // A step that would come only with the last one, or after it, is told with that one.
  const isEarly = (time: Date) => !risk || time < risk;
  const known = inHours.filter((time) => time !== undefined);
  const rungs: Rung[] = [
    ...(priority === 'normal' ? [] : urgentMoments(waitingSince, minutes.urgent)),
    ...known.filter(isEarly),
  ].map((at) => ({ at, step: 'unclaimed', to: ['everyone'] }));
  if (risk) {
    const to: Audience[] = known.every(isEarly) ? ['owners'] : ['owners', 'everyone'];
    rungs.push({ at: risk, step: 'promise', to });
  }
  return { rungs, isKnown: known.length === inHours.length };
}

/** 5, 15, 30, 45 … minutes after it came. */
function urgentMoments(since: Date, { first, every, until }: Office['escalate']['urgent']): Date[] {
  const repeats = Array.from({ length: Math.floor(until / every) }, (_, index) => (index + 1) * every);
  return [first, ...repeats].map((count) => after(since, count));
}

/** While it is claimed without an outcome: quiet at first; and a promise may be at risk for all that. */
function rungsOfClaim(
  { priority, waitingSince, promisedBy, lastSentAt }: Situation,
  claimedAt: Date,
  { minutes, afterOfficeMinutes }: LadderRules,
) {
  const quiet = (times: number) =>
    priority === 'normal'
      ? afterOfficeMinutes(claimedAt, times * minutes.claimed)
      : after(claimedAt, times * minutes.urgent.claimed);
  const [first, second] = [quiet(1), quiet(2)];
  const rungs: Rung[] = [];
  if (first) rungs.push({ at: first, step: 'unfinished', to: ['claimer'] });
  if (second) rungs.push({ at: second, step: 'forgotten', to: ['everyone'] });
  const risk = riskOf(promisedBy, waitingSince, minutes.beforePromise);
  const isTold = risk && lastSentAt && lastSentAt >= risk;
  if (first && risk && !isTold)
    rungs.push({ at: risk > first ? risk : first, step: 'promise', to: ['owners'] });
  return { rungs, isKnown: first !== undefined && second !== undefined };
}

/** Undefined when it had passed before the lead began to wait: a lead that is released late was promised nothing. */
function riskOf(promisedBy: Date | null, since: Date, minutes: number): Date | undefined {
  const risk = promisedBy && after(promisedBy, -minutes);
  return risk && risk > since ? risk : undefined;
}

function together(owed: Rung[]): Ring {
  const step = GRAVEST.find((one) => owed.some((rung) => rung.step === one)) as Step;
  return { step, to: [...new Set(owed.flatMap(({ to }) => to))] };
}

function after(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * MINUTE);
}
