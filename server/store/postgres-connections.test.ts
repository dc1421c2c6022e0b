import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { makeCertificateIn } from '../testing/certificate.ts';
import { startPooler } from '../testing/pooler.ts';
import { createDatabase, lockPostgres, query } from '../testing/postgres.ts';
import { GOOD_REQUEST, postJson } from '../testing/requests.ts';
import { canMakeCertificates } from '../testing/secure-server.ts';
import { startTestApp, temporaryFolder } from '../testing/test-app.ts';
import { openPostgresStore } from './store.ts';
import { newLead } from './testing/contract.ts';

/** Vitest runs this file only beside a PostgreSQL. */
async function emptyDatabase() {
  const database = await createDatabase(inject('postgresUrl') ?? '', inject('migratedDatabase'));
  onTestFinished(database.drop);
  return database;
}

async function open(url: string) {
  const store = await openPostgresStore(url, () => {});
  onTestFinished(() => store.close());
  return store;
}

/** Notes what a request is stored with. */
const SEE = `
  create table seen (setting text);
  create function see() returns trigger language plpgsql as $$ begin
    insert into seen select current_setting(name) from unnest(array[
      'synchronous_commit', 'statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'
    ]) as name;
    return new;
  end $$;
  create trigger see after insert on leads for each row execute function see()`;

describe.each(['refused', 'ignored'] as const)('behind a pooler by which settings are %s', (settings) => {
  test('requests are on the disk, and no lock is waited for longer than elsewhere', async () => {
    const { url, name } = await emptyDatabase();
    await query(url, `alter database ${name} set synchronous_commit = off`);
    await query(url, SEE);
    const pooler = await startPooler(url, settings);
    const store = await open(pooler.url);
    await store.recordLead(newLead());
    const seen = await query(url, 'select setting from seen');
    expect(seen.map(({ setting }) => setting)).toEqual(['on', '5s', '3s', '5s']);

    const release = await lockPostgres(url);
    await expect(store.recordLead(newLead())).rejects.toThrow('lock timeout');
    await release();
    expect(await store.recordLead(newLead())).toMatchObject({ number: 2 });
  });

  test('servers count together, and no statement is prepared by name', async () => {
    const { url } = await emptyDatabase();
    const pooler = await startPooler(url, settings);
    const { app } = await startTestApp({ settings: { DATABASE_URL: pooler.url, RATE_LIMIT: '4' } });
    expect((await postJson(app, GOOD_REQUEST)).statusCode).toBe(200);
    expect(await query(url, 'select key from rate_limits')).not.toEqual([]);
    expect(pooler.prepared).toEqual([]);
  });
});

test('counts wait for no disk', async () => {
  const { url } = await emptyDatabase();
  expect(await query(url, "select relpersistence from pg_class where relname = 'rate_limits'")).toEqual([
    { relpersistence: 'u' },
  ]);
});

test('requests are stored again soon after a time in which the database took no writes', async () => {
  const { url, name } = await emptyDatabase();
  const store = await open(url);
  const server = inject('postgresUrl') ?? '';
  // From then on connections are opened, and stay, as to a server that a failover has made a replica.
  await query(server, `alter database ${name} set default_transaction_read_only = on`);
  await query(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  const record = () => store.recordLead(newLead()).catch((error) => error.code);
  await expect.poll(() => record()).toBe('25006');
  // The server reads on all its connections at once.
  const read = () => Promise.all(Array.from({ length: 5 }, () => store.lastBackups(new Date())));
  await read();
  await query(server, `alter database ${name} reset default_transaction_read_only`);

  const codes: unknown[] = [];
  const answers: unknown[] = [];
  for (let count = 0; answers.length < 10 && count < 15; count++) {
    await read();
    const answer = await record();
    (typeof answer === 'string' ? codes : answers).push(answer);
  }
  expect(answers).toHaveLength(10);
  // The first one finds out, for all connections.
  expect(codes).toEqual(['25006']);
});

describe.runIf(canMakeCertificates)('a database with a certificate of its own authority', () => {
  test('is used once the file of the authority is named', async () => {
    const { url, authority } = await startSecureDatabase();
    const store = await open(`${url}?sslmode=verify-full&sslrootcert=${authority}`);
    expect(await store.recordLead(newLead())).toMatchObject({ number: 1 });
  });

  test('is refused without it, and the start says what to name', async () => {
    const { url } = await startSecureDatabase();
    await expect(openPostgresStore(`${url}?sslmode=verify-full`, () => {})).rejects.toThrow(
      /^The database at DATABASE_URL cannot be used: self-signed certificate\. .*sslrootcert=/,
    );
  });

  test('is refused under a name that is not in its certificate', async () => {
    const { url, authority } = await startSecureDatabase('db.example.com');
    await expect(
      openPostgresStore(`${url}?sslmode=verify-full&sslrootcert=${authority}`, () => {}),
    ).rejects.toThrow('Name the host in DATABASE_URL as your provider does.');
  });
});

test('a database without TLS is not asked for a password when TLS is wanted', async () => {
  const { url } = await emptyDatabase();
  await expect(openPostgresStore(`${url}?sslmode=verify-full`, () => {})).rejects.toThrow(
    /The server does not support SSL connections\. Set it up for TLS/,
  );
});

/** A database behind TLS. A certificate that it has signed itself is its own authority. */
async function startSecureDatabase(name = 'localhost') {
  const folder = await temporaryFolder();
  const certificate = makeCertificateIn(folder, { name });
  const { url } = await emptyDatabase();
  const { port, hostname } = new URL(url);
  const server = createServer((socket) => {
    socket.on('error', () => {});
    // A client asks for TLS first, and begins once it is granted.
    socket.once('data', () => {
      const client = new TLSSocket(socket, { isServer: true, ...certificate }).on('error', () => {});
      const inner = connect(Number(port), hostname).on('error', () => {});
      client.pipe(inner).pipe(client);
      socket.write('S');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const database = new URL(url);
  database.hostname = 'localhost';
  database.port = String((server.address() as AddressInfo).port);
  return { url: database.href, authority: join(folder, 'cert.pem') };
}
