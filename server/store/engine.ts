import type { Kysely, Transaction } from 'kysely';
import { contactMessageQueries } from './contact-messages.ts';
import { deliveryQueries } from './deliveries.ts';
import { estimateQueries } from './estimates.ts';
import { createGroupCommit } from './group-commit.ts';
import { secretQueries } from './secrets.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** What SQLite and PostgreSQL do differently. */
export type Engine = {
  db: Kysely<Tables>;
  /** Keeps every other writer out until the transaction ends, so that keys and numbers are judged one by one. */
  lockWriters(transaction: Transaction<Tables>): Promise<void>;
  /** Whether several processes take deliveries at the same moment, each passing over what another has in hand. */
  skipLocked: boolean;
  close(): Promise<void>;
};

/** The store on either engine. */
export function storeOn(engine: Engine): Store {
  const { db } = engine;
  const commit = createGroupCommit(db, engine.lockWriters);
  return {
    ...estimateQueries(commit),
    ...contactMessageQueries(db, commit),
    ...deliveryQueries(engine),
    ...secretQueries(db),
    async check(at) {
      const row = { at: at.toISOString() };
      await commit((transaction) =>
        transaction.updateTable('heartbeat').set(row).where('id', '=', 1).execute(),
      );
    },
    close: engine.close,
  };
}
