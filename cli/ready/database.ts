import type { Config } from '../../server/config.ts';
import { type Finding, right, unknown, wrong } from './finding.ts';
import { queryPostgres } from './query-postgres.ts';

/** Whether we can log in to the PostgreSQL in `DATABASE_URL`. */
export async function checkDatabase({ databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<Finding> {
  if (!databaseUrl) return right('Requests are stored in a file in DATA_DIR.');
  const { host } = new URL(databaseUrl);
  try {
    await queryPostgres(databaseUrl, 'select 1');
    return right(`PostgreSQL at ${host} lets us in.`);
  } catch (error) {
    return explain((error as NodeJS.ErrnoException).code ?? 'no answer', host);
  }
}

/** Codes of five characters (SQLSTATE) come from PostgreSQL, others from the network. */
function explain(code: string, host: string): Finding {
  if (/^[\dA-Z]{5}$/.test(code) && /\d/.test(code)) {
    return wrong(`PostgreSQL at ${host} does not let us in (${code}).`, 'Correct DATABASE_URL.');
  }
  return unknown(
    `PostgreSQL at ${host} was not reached (${code}).`,
    'Try it on the machine that runs the program: a database is seldom open to others.',
  );
}
