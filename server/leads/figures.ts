import type { Case } from '../store/cases.ts';

/** Below this number a median or a percentage would say more than there is to know. */
const FEW = 10;

/** How long something took, in business minutes. The few cases there are one by one, shortest first. */
export type Duration = { few: number[] } | { cases: number; median: number; nineOfTen: number };

/** How leads of one service or source ended. `wonPercent` only where there are enough of them. */
export type Ended = { name: string | null; won: number; lost: number; wonPercent?: number };

export type Figures = {
  received: number;
  toClaim: Duration;
  fromClaimToContact: Duration;
  toContact: Duration;
  /** New or claimed, and nobody has noted a call. */
  openWithoutContact: number;
  /** Most cases first; null stands for messages, which ask for no service, and for visitors who came by themselves. */
  byService: Ended[];
  bySource: Ended[];
};

/** For how many minutes the office was open between two times. */
export type BusinessMinutes = (from: Date, to: Date) => number;

/** What the office's answers took, and what became of its leads, of those that `casesSince` has told. */
export function figuresOf(cases: Case[], businessMinutes: BusinessMinutes): Figures {
  const times = (spans: [from: Date | null, to: Date | null][]) => durationOf(spans, businessMinutes);
  return {
    received: cases.length,
    toClaim: times(cases.map(({ receivedAt, claimedAt }) => [receivedAt, claimedAt])),
    fromClaimToContact: times(cases.map(({ claimedAt, contactedAt }) => [claimedAt, contactedAt])),
    toContact: times(cases.map(({ receivedAt, contactedAt }) => [receivedAt, contactedAt])),
    openWithoutContact: cases.filter(isOpenWithoutContact).length,
    byService: endedBy(cases, ({ service }) => service),
    bySource: endedBy(cases, ({ utmSource, referrer }) => utmSource || referrer || null),
  };
}

/** Without what has not happened, or happened the other way round: somebody else has claimed it since. */
function durationOf(
  spans: [from: Date | null, to: Date | null][],
  businessMinutes: BusinessMinutes,
): Duration {
  const minutes = spans
    .flatMap(([from, to]) => (from && to && from <= to ? [Math.round(businessMinutes(from, to))] : []))
    .sort((one, other) => one - other);
  if (minutes.length < FEW) return { few: minutes };
  const atRank = (share: number) => minutes[Math.ceil(minutes.length * share) - 1] as number;
  return { cases: minutes.length, median: atRank(0.5), nineOfTen: atRank(0.9) };
}

function isOpenWithoutContact({ status, contactedAt }: Case): boolean {
  return (status === 'new' || status === 'claimed') && contactedAt === null;
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
