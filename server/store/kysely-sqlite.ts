import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** More than the program has; only what is written for a group differs by how many there are in it. */
const MOST_STATEMENTS = 500;

/** Lets Kysely, which expects better-sqlite3, speak to the SQLite that comes with Node. */
export function forKysely(sqlite: DatabaseSync): SqliteDatabase {
  // To prepare a statement takes about as long as to run it.
  const prepared = new Map<string, SqliteStatement>();

  function prepare(sql: string): SqliteStatement {
    const statement = sqlite.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (values) => statement.all(...(values as SQLInputValue[])),
      run: (values) => statement.run(...(values as SQLInputValue[])),
      iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
    };
  }

  return {
    close: () => sqlite.close(),
    prepare(asked) {
      const sql = wanted(asked, sqlite.isTransaction);
      const statement = prepared.get(sql) ?? prepare(sql);
      // Taken out and put back, it is the last to go.
      prepared.delete(sql);
      prepared.set(sql, statement);
      const [oldest] = prepared.keys();
      if (prepared.size > MOST_STATEMENTS && oldest !== undefined) prepared.delete(oldest);
      return statement;
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
