import { Client, type QueryResultRow } from 'pg';

const TIMEOUT_MS = 10_000;

/** Asks PostgreSQL one question, on a connection of its own. Rejects with a `code`. */
export async function askPostgres<Row extends QueryResultRow>(
  connectionString: string,
  sql: string,
): Promise<Row[]> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  // Without a listener a lost connection would end the program; the query that waits reports it.
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}
