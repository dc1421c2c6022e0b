import { office } from '../../contract/content/current.ts';
import { createCalendar } from '../calendar/calendar.ts';
import { businessDay, officeZone } from '../formats/business-time.ts';
import type { Case } from '../store/leads.ts';
import type { Store } from '../store/store.ts';
import { sourceOf } from './source.ts';

/** Below this number a median or a percentage would say more than there is to know. */
const FEW = 10;

/** How long something took, in minutes. The few cases there are one by one, shortest first. */
export type Duration =
  | { few: number[] }
  | { cases: number; median: number; nineOfTen: number; slowest: number };

/** Of the promises whose time has come, or that were kept before it. */
export type Promises = { kept: number; of: number };

/** How soon the office was there for people. */
export type Times = {
  received: number;
  toClaim: Duration;
  fromClaimToContact: Duration;
  toContact: Duration;
  /** New or claimed, without a noted call. */
  openWithoutContact: number;
  promises: Promises;
};

/** How leads of one service or source ended. `wonPercent` only where there are enough of them. */
export type Ended = { name: string | null; won: number; lost: number; wonPercent?: number };

/** How often something was lost for a reason; null if none was noted. */
type LostReason = { reason: string | null; count: number };

/** The times are of what sounds like no emergency, in minutes of office hours. */
export type Figures = Times & {
  /** By the clock: their number is answered at any hour. */
  emergencies: Times;
  /** Most cases first; null for messages, which ask for no service, and for visitors who came directly. */
  byService: Ended[];
  bySource: Ended[];
  /** Most first. */
  lostReasons: LostReason[];
};

/** For how many minutes the office was open between two times. */
export type BusinessMinutes = (from: Date, to: Date) => number;

/** What the office's answers took, and what became of its leads, of those that `casesSince` has told, as of `at`. */
export function figuresOf(cases: Case[], businessMinutes: BusinessMinutes, at: Date): Figures {
  const emergencies = cases.filter(({ priority }) => priority !== 'normal');
  const others = cases.filter(({ priority }) => priority === 'normal');
  return {
    ...timesOf(others, businessMinutes, at),
    emergencies: timesOf(emergencies, byTheClock, at),
    byService: endedBy(cases, ({ service }) => service),
    bySource: endedBy(cases, sourceOf),
    lostReasons: lostReasonsOf(cases),
  };
}

export const byTheClock: BusinessMinutes = (from, to) => (to.getTime() - from.getTime()) / 60_000;

function timesOf(cases: Case[], minutes: BusinessMinutes, at: Date): Times {
  const times = (spans: [from: Date | null, to: Date | null][]) => durationOf(spans, minutes);
  return {
    received: cases.length,
    toClaim: times(cases.map(({ createdAt, claimedAt }) => [createdAt, claimedAt])),
    fromClaimToContact: times(cases.map(({ claimedAt, contactedAt }) => [claimedAt, contactedAt])),
    toContact: times(cases.map(({ createdAt, contactedAt }) => [createdAt, contactedAt])),
    openWithoutContact: cases.filter(isOpenWithoutContact).length,
    promises: promisesOf(cases, at),
  };
}

/** Without what has not happened, or happened the other way round: it was claimed by another user since. */
function durationOf(
  spans: [from: Date | null, to: Date | null][],
  minutesBetween: BusinessMinutes,
): Duration {
  const minutes = spans
    .flatMap(([from, to]) => (from && to && from <= to ? [Math.round(minutesBetween(from, to))] : []))
    .sort((one, other) => one - other);
  if (minutes.length < FEW) return { few: minutes };
  const atRank = (share: number) => minutes[Math.ceil(minutes.length * share) - 1] as number;
  return { cases: minutes.length, median: atRank(0.5), nineOfTen: atRank(0.9), slowest: atRank(1) };
}

function isOpenWithoutContact({ status, contactedAt }: Case): boolean {
  return (status === 'new' || status === 'claimed') && contactedAt === null;
}

/** A promise is kept by the first contact. One that was over without any, such as an advertisement, is neither kept nor broken. */
function promisesOf(cases: Case[], at: Date): Promises {
  const due = cases.flatMap((one) => {
    const { promisedBy, contactedAt } = one;
    if (promisedBy === null) return [];
    if (contactedAt) return [contactedAt <= promisedBy];
    return isOpenWithoutContact(one) && promisedBy < at ? [false] : [];
  });
  return { kept: due.filter(Boolean).length, of: due.length };
}

function endedBy(cases: Case[], nameOf: (one: Case) => string | null): Ended[] {
  const ended = new Map<string | null, Ended>();
  for (const one of cases) {
    if (one.status !== 'won' && one.status !== 'lost') continue;
    const name = nameOf(one);
    const known = ended.get(name) ?? { name, won: 0, lost: 0 };
    ended.set(name, { ...known, [one.status]: known[one.status] + 1 });
  }
  return [...ended.values()].map(withPercent).sort((one, other) => total(other) - total(one));
}

function withPercent(ended: Ended): Ended {
  const all = total(ended);
  return all < FEW ? ended : { ...ended, wonPercent: Math.round((ended.won / all) * 100) };
}

function total({ won, lost }: Ended): number {
  return won + lost;
}

/** The same words in other capitals, or with a period, are one reason; it is told as it was written last. */
function lostReasonsOf(cases: Case[]): LostReason[] {
  const reasons = new Map<string, LostReason>();
  for (const { status, lostReason } of cases) {
    if (status !== 'lost') continue;
    const reason = lostReason?.trim() || null;
    const key = (reason ?? '').toLowerCase().replace(/[.!\s]+$/, '');
    reasons.set(key, { reason, count: (reasons.get(key)?.count ?? 0) + 1 });
  }
  return [...reasons.values()].sort((one, other) => other.count - one.count);
}

const DAY = 24 * 60 * 60 * 1000;

export type FiguresStore = Pick<Store, 'casesSince' | 'closuresFrom'>;

/** The figures of what came in the last so many days. */
export async function gatherFigures(store: FiguresStore, days: number, at: Date): Promise<Figures> {
  const since = new Date(at.getTime() - days * DAY);
  return figuresOf(await store.casesSince(since), await businessMinutesFrom(store, since), at);
}

/** Without hours in the content, every minute counts. */
async function businessMinutesFrom(store: FiguresStore, since: Date): Promise<BusinessMinutes> {
  const { hours, holidays } = office;
  if (!hours) return byTheClock;
  const exceptions = await store.closuresFrom(businessDay(since));
  return createCalendar({ hours, holidays, exceptions }, officeZone()).businessMinutesBetween;
}
