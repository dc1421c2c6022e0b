import type { Config } from '../../server/config.ts';
import { explainPostgresError } from '../../server/store/postgres-errors.ts';
import { type Finding, right, unknown, wrong } from './finding.ts';
import { queryPostgres } from './query-postgres.ts';

/** Whether we can log in to the PostgreSQL in `DATABASE_URL`, and write there. */
export async function checkDatabase({ databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<Finding> {
  if (!databaseUrl) return right('Requests are stored in a file in DATA_DIR.');
  const { host } = new URL(databaseUrl);
  try {
    const [row] = await queryPostgres<{ readonly: string }>(databaseUrl, READ_ONLY);
    if (row?.readonly === 'off') return right(`PostgreSQL at ${host} lets us in.`);
    return wrong(`PostgreSQL at ${host} takes no writes.`, explainPostgresError(TAKES_NO_WRITES));
  } catch (error) {
    const { code = 'no answer' } = error as NodeJS.ErrnoException;
    if (UNREACHABLE.test(code)) {
      return unknown(
        `PostgreSQL at ${host} was not reached (${code}).`,
        'Try it on the machine that runs the program: a database is seldom open to others.',
      );
    }
    return wrong(`PostgreSQL at ${host} does not let us in (${code}).`, explainPostgresError(error));
  }
}

const READ_ONLY = "select current_setting('transaction_read_only') as readonly";

const TAKES_NO_WRITES = { code: '25006', message: 'cannot write in a read-only transaction' };

/** Codes of the network; all others come from PostgreSQL (SQLSTATE), from TLS or from a file that cannot be read. */
const UNREACHABLE = /^(E(CONN|HOST|NET|ADDR|TIMEDOUT|AI_|NOTFOUND|PIPE)|no answer)/;
