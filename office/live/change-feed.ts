import type { Store } from '../../server/store/store.ts';

/**
 * A change has the time at which it was made, and is seen later, when it is committed, perhaps by a server with another clock. So each poll
 * goes back this far, in milliseconds, and leaves out what was told.
 */
const OVERLAP = 10_000;

/** `changed`: a lead is new, or has another version. `due`: its reminder is due. */
export type Nudge = {
  kind: 'changed' | 'due';
  reference: string;
  version: number;
  claimedBy?: string | null;
};

type Deps = { store: Pick<Store, 'changedSince' | 'remindedBetween'>; clock: () => Date };

export function createChangeFeed({ store, clock }: Deps) {
  /** The versions of what changed within the overlap. */
  let told = new Map<string, number>();
  let since = clock();

  return {
    /** Forgets what came before. */
    begin() {
      told = new Map();
      since = clock();
    },

    /** The changes since the last poll. */
    async next(): Promise<Nudge[]> {
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

    /** The changes of the last seconds. */
    latest: (): Nudge[] =>
      Array.from(told, ([reference, version]) => ({ kind: 'changed', reference, version })),
  };
}
