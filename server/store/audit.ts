import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Commit } from './group-commit.ts';
import type { AuditEvent } from './records.ts';
import type { Tables } from './tables.ts';

export type AuditEntry = {
  at: Date;
  /** The name of who did it; null for the command line. */
  who: string | null;
  what: AuditEvent;
  /** Whom or which device it is about. */
  detail: string;
};

export function auditQueries(db: Kysely<Tables>, commit: Commit) {
  return {
    /** The newest first. */
    async auditTrail(limit: number): Promise<AuditEntry[]> {
      const rows = await db
        .selectFrom('audit')
        .leftJoin('users', 'users.id', 'audit.user_id')
        .select(['at', 'users.name as who', 'what', 'detail'])
        .orderBy('at', 'desc')
        .orderBy('audit.id')
        .limit(limit)
        .execute();
      return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }));
    },

    /** Writes down what has no transaction of its own to be written in. */
    addToAudit: (entry: NewEntry): Promise<void> => commit((transaction) => noteAudit(transaction, entry)),
  };
}

/** `by`: the id of who did it; null for the command line. */
export type NewEntry = { by: string | null; what: AuditEvent; detail: string; at: Date };

/** Writes an entry in the transaction of what it tells. */
export async function noteAudit(db: Transaction<Tables>, { by, what, detail, at }: NewEntry) {
  await db
    .insertInto('audit')
    .values({ id: randomUUID(), at: at.toISOString(), user_id: by, what, detail })
    .execute();
}
