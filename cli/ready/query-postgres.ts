import { Client, type QueryResultRow } from 'pg';

const TIMEOUT_MS = 10_000;

/** Runs one query on a new connection. Rejects with an error that has a `code`. */
export async function queryPostgres<Row extends QueryResultRow>(
  connectionString: string,
  sql: string,
): Promise<Row[]> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  // Without a listener, a lost connection would crash the process; the pending query rejects anyway.
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}
