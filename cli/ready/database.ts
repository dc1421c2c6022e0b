import type { Config } from '../../server/config.ts';
import { askPostgres } from './ask-postgres.ts';
import { type Finding, right, unknown, wrong } from './finding.ts';

/** Whether the PostgreSQL that `DATABASE_URL` names lets us in. */
export async function checkDatabase({ databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<Finding> {
  if (!databaseUrl) return right('Requests are stored in a file in DATA_DIR.');
  const { host } = new URL(databaseUrl);
  try {
    await askPostgres(databaseUrl, 'select 1');
    return right(`PostgreSQL at ${host} lets us in.`);
  } catch (error) {
    return explain((error as NodeJS.ErrnoException).code ?? 'no answer', host);
  }
}

/** Codes of five characters come from PostgreSQL itself, the others from the way to it. */
function explain(code: string, host: string): Finding {
  if (/^[\dA-Z]{5}$/.test(code) && /\d/.test(code)) {
    return wrong(`PostgreSQL at ${host} does not let us in (${code}).`, 'Correct DATABASE_URL.');
  }
  return unknown(
    `PostgreSQL at ${host} was not reached (${code}).`,
    'Try it on the machine that runs the program: a database is seldom open to others.',
  );
}
