import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

/** Lets Kysely, which expects better-sqlite3, speak to the SQLite that comes with Node. */
export function forKysely(sqlite: DatabaseSync): SqliteDatabase {
  return {
    close: () => sqlite.close(),
    prepare(sql) {
      const statement = sqlite.prepare(wanted(sql, sqlite.isTransaction));
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...(values as SQLInputValue[])),
        run: (values) => statement.run(...(values as SQLInputValue[])),
        iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
      };
    },
  };
}

/**
 * A full disk makes SQLite roll back by itself; a second rollback would fail and hide why. Then this does nothing.
 */
function wanted(sql: string, inTransaction: boolean): string {
  if (sql === 'begin') return BEGIN;
  return sql === 'rollback' && !inTransaction ? 'select 1' : sql;
}

/** A plain `begin` takes the write lock too late: with another writer about, it fails instead of waiting. */
const BEGIN = 'begin immediate';
