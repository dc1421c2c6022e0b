// The baseline for the server: Fastify with a single route, in its own process. Called with the folder for a SQLite file or
// the address of a PostgreSQL, it makes one durable INSERT and commit for each request; otherwise it serves one page.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fastify from 'fastify';
import { Pool } from 'pg';
import { siteDir } from '../../scripts/folders.mjs';

type Answers = Record<'first_name' | 'last_name' | 'phone' | 'email' | 'service' | 'description', string>;

const TABLE =
  'create table leads (id text primary key, first_name text, last_name text, phone text, email text, service text, description text, created_at text)';

const app = fastify();
const [place] = process.argv.slice(2);
if (place) await storeRequests(place);
else servePage();
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`port ${(app.server.address() as AddressInfo).port}`);

function servePage() {
  const page = readFileSync(join(siteDir, 'public/about.html.br'));
  app.get('/about', (_request, reply) =>
    reply.header('content-type', 'text/html; charset=utf-8').header('content-encoding', 'br').send(page),
  );
}

async function storeRequests(place: string) {
  const insert = place.startsWith('postgres:') ? await postgresInsert(place) : sqliteInsert(place);
  app.post<{ Body: Answers }>('/api/estimate', async ({ body }) => {
    const { first_name, last_name, phone, email, service, description } = body;
    const id = randomUUID();
    await insert([id, first_name, last_name, phone, email, service, description, new Date().toISOString()]);
    return { success: true, reference: id };
  });
}

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
