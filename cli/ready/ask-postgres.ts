import { Client, type QueryResultRow } from 'pg';

const PATIENCE = 10_000;

/** Asks PostgreSQL one question, on a connection of its own. Rejects with a `code`. */
export async function askPostgres<Row extends QueryResultRow>(
  connectionString: string,
  sql: string,
): Promise<Row[]> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  });
  // What breaks is told by the question that waits; unheard, this would end the program first.
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}
