import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { migrateSqlite, migrations } from '../migrate.ts';

/** The steps of the version that did not know which leads are urgent. */
export const VERSION_8 = migrations.filter(({ version }) => version <= 8);

/** What that version has left: its steps, and then these rows. */
export const ROWS_OF_VERSION_8 = readFileSync('server/store/testing/version-8.sql', 'utf8');

/** A database file as that version has left it. */
export function fillVersion8(file: string) {
  using database = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal');
  migrateSqlite(database, VERSION_8);
  database.exec(ROWS_OF_VERSION_8);
}
