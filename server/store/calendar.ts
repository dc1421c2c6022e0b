import type { Kysely } from 'kysely';
import { NO_CANARY } from './canaries.ts';
import type { Commit } from './group-commit.ts';
import type { Tables } from './tables.ts';
import { type NewEntry, noteAudit } from './users.ts';

/** A day with hours of its own, like `09:00` to `12:00`; with none it is closed. */
export type Closure = {
  /** `2026-12-24`. */
  day: string;
  reason: string;
  openFrom: string | null;
  openUntil: string | null;
  madeBy: string;
  madeAt: Date;
};

/** Something that the office sets while the server runs; `value` is JSON. */
export type Setting = { name: string; value: string; changedBy: string; changedAt: Date };

/** When a lead came, and when its sender was first contacted. */
export type FirstContact = { received: Date; contacted: Date };

/** What the office changes about its calendar while the server runs; `audit` is written in the same transaction. */
export function calendarQueries(db: Kysely<Tables>, commit: Commit) {
  return {
    /** Those of a day and after it, in their order. */
    async closuresFrom(day: string): Promise<Closure[]> {
      const rows = await db
        .selectFrom('closures')
        .selectAll()
        .where('day', '>=', day)
        .orderBy('day')
        .execute();
      return rows.map((row) => ({
        day: row.day,
        reason: row.reason,
        openFrom: row.open_from,
        openUntil: row.open_until,
        madeBy: row.made_by,
        madeAt: new Date(row.made_at),
      }));
    },

    /** Takes the place of what was said of that day before. */
    async saveClosure(
      { day, reason, openFrom, openUntil, madeBy, madeAt }: Closure,
      audit?: NewEntry,
    ): Promise<void> {
      const row = {
        reason,
        open_from: openFrom,
        open_until: openUntil,
        made_by: madeBy,
        made_at: madeAt.toISOString(),
      };
      await commit(async (transaction) => {
        await transaction
          .insertInto('closures')
          .values({ day, ...row })
          .onConflict((conflict) => conflict.column('day').doUpdateSet(row))
          .execute();
        if (audit) await noteAudit(transaction, audit);
      });
    },

    /** Whether there was one. */
    removeClosure: (day: string, audit?: NewEntry): Promise<boolean> =>
      commit(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('closures')
          .where('day', '=', day)
          .executeTakeFirst();
        if (numDeletedRows > 0n && audit) await noteAudit(transaction, audit);
        return numDeletedRows > 0n;
      }),

    async settings(): Promise<Setting[]> {
      const rows = await db.selectFrom('settings').selectAll().orderBy('name').execute();
      return rows.map(({ name, value, changed_by, changed_at }) => ({
        name,
        value,
        changedBy: changed_by,
        changedAt: new Date(changed_at),
      }));
    },

    async saveSetting({ name, value, changedBy, changedAt }: Setting, audit?: NewEntry): Promise<void> {
      const row = { value, changed_by: changedBy, changed_at: changedAt.toISOString() };
      await commit(async (transaction) => {
        await transaction
          .insertInto('settings')
          .values({ name, ...row })
          .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
          .execute();
        if (audit) await noteAudit(transaction, audit);
      });
    },

    /** Whether it was set. */
    removeSetting: (name: string, audit?: NewEntry): Promise<boolean> =>
      commit(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('settings')
          .where('name', '=', name)
          .executeTakeFirst();
        if (numDeletedRows > 0n && audit) await noteAudit(transaction, audit);
        return numDeletedRows > 0n;
      }),

    /** Of the answered leads that arrived since a time. */
    async firstContactsSince(at: Date): Promise<FirstContact[]> {
      const rows = await db
        .selectFrom('leads')
        .select(['created_at', 'contacted_at'])
        .where('created_at', '>=', at.toISOString())
        .where('contacted_at', 'is not', null)
        .where(NO_CANARY)
        .orderBy('created_at')
        .$narrowType<{ contacted_at: string }>()
        .execute();
      return rows.map(({ created_at, contacted_at }) => ({
        received: new Date(created_at),
        contacted: new Date(contacted_at),
      }));
    },
  };
}
