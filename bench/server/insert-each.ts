// The baseline for storing: a bare Fastify that makes one durable INSERT and commit for each request, and nothing else.
// Called with the folder for a SQLite file, or with the address of a PostgreSQL.
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fastify from 'fastify';
import { Pool } from 'pg';

type Answers = Record<'first_name' | 'last_name' | 'phone' | 'email' | 'service' | 'description', string>;

const TABLE =
  'create table leads (id text primary key, first_name text, last_name text, phone text, email text, service text, description text, created_at text)';

const [place = ''] = process.argv.slice(2);
const insert = place.startsWith('postgres:') ? await postgresInsert(place) : sqliteInsert(place);
const app = fastify();
app.post<{ Body: Answers }>('/api/estimate', async ({ body }) => {
  const { first_name, last_name, phone, email, service, description } = body;
  const id = randomUUID();
  await insert([id, first_name, last_name, phone, email, service, description, new Date().toISOString()]);
  return { success: true, reference: id };
});
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`port ${(app.server.address() as AddressInfo).port}`);

function sqliteInsert(folder: string) {
  const sqlite = new DatabaseSync(join(folder, 'insert-each.sqlite'));
  sqlite.exec(`pragma journal_mode = wal; pragma synchronous = full; ${TABLE}`);
  const statement = sqlite.prepare('insert into leads values (?, ?, ?, ?, ?, ?, ?, ?)');
  return async (values: string[]) => void statement.run(...values);
}

async function postgresInsert(url: string) {
  const pool = new Pool({ connectionString: url });
  await pool.query(TABLE);
  const query = { name: 'insert', text: 'insert into leads values ($1, $2, $3, $4, $5, $6, $7, $8)' };
  return async (values: string[]) => void (await pool.query({ ...query, values }));
}
