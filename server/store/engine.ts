import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** What SQLite and PostgreSQL do differently. */
export type Engine = {
  db: Kysely<Tables>;
  /** Keeps every other writer out until the transaction ends, so keys and numbers are checked one at a time. */
  lockWriters(transaction: Transaction<Tables>): Promise<void>;
  /** Whether several processes lease deliveries at the same moment, each skipping what another is leasing. */
  skipLocked: boolean;
  /** Throws when the files of the database were moved or replaced. */
  assertInPlace(): void;
  /** Wipes what was deleted out of the files, as far as the engine can. */
  wipe(): Promise<void>;
  close(): Promise<void>;
};
