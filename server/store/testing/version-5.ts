import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { migrateSqlite, migrations } from '../migrate.ts';

/** The steps of the version before there was one table for both forms. */
export const VERSION_5 = migrations.filter(({ version }) => version <= 5);

/** What that version has left: its steps, and then these rows. */
export const ROWS_OF_VERSION_5 = readFileSync('server/store/testing/version-5.sql', 'utf8');

/** A database file as that version has left it. */
export function fillVersion5(file: string) {
  using database = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal');
  migrateSqlite(database, VERSION_5);
  database.exec(ROWS_OF_VERSION_5);
}
