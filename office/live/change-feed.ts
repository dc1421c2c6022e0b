import type { Store } from '../../server/store/store.ts';

/**
 * A change is written down with the time at which it was made, and seen when it is committed: by servers whose clocks differ,
 * after a queue. So each look goes back so far, in milliseconds, and leaves out what it has told.
 */
const OVERLAP = 10_000;

/** `changed`: a lead is new, or at another version. `due`: somebody wanted to be reminded of it now. */
export type Nudge = {
  kind: 'changed' | 'due';
  reference: string;
  version: number;
  claimedBy?: string | null;
};

export type ChangeFeed = {
  /** What came before is of no interest any more. */
  begin(): void;
  /** What has come since the last look. */
  next(): Promise<Nudge[]>;
  /** What was told in the last seconds. */
  latest(): Nudge[];
};

type Deps = { store: Pick<Store, 'changedSince' | 'remindedBetween'>; clock: () => Date };

export function createChangeFeed({ store, clock }: Deps): ChangeFeed {
  /** The versions of what was changed within the overlap. */
  let told = new Map<string, number>();
  let since = clock();

  return {
    begin() {
      told = new Map();
      since = clock();
    },

    async next() {
      const at = clock();
      const recent = await store.changedSince(new Date(at.getTime() - OVERLAP));
      const changed = recent.filter(({ reference, version }) => told.get(reference) !== version);
      const due = await store.remindedBetween(since, at);
      told = new Map(recent.map(({ reference, version }) => [reference, version]));
      since = at;
      return [
        ...changed.map((lead) => ({ ...lead, kind: 'changed' as const })),
        ...due.map((lead) => ({ ...lead, kind: 'due' as const })),
      ];
    },

    latest: () => Array.from(told, ([reference, version]) => ({ kind: 'changed', reference, version })),
  };
}
