import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { migrateSqlite, migrations } from '../migrate.ts';

/** 1: the first. 5: before there was one table for both forms. 8: before it was known which leads are urgent. */
type OldVersion = 1 | 5 | 8;

/** The steps of an old version, and the rows that it has left. */
export function oldVersion(version: OldVersion) {
  return {
    steps: migrations.filter((step) => step.version <= version),
    rows: readFileSync(`server/store/testing/version-${version}.sql`, 'utf8'),
  };
}

/** Makes a database file as that version has left it. */
export function fillOldVersion(version: OldVersion, file: string) {
  const { steps, rows } = oldVersion(version);
  using database = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal');
  migrateSqlite(database, steps);
  database.exec(rows);
}
