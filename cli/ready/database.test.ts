import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { startOffice } from '../../server/testing/office.ts';
import {
  canMakeCertificates,
  makeCertificate,
  startSecureServer,
  trust,
} from '../../server/testing/secure-server.ts';
import { startTestApp, temporaryFolder } from '../../server/testing/test-app.ts';
import { checkBackups, checkDatabase, checkOffice } from './database.ts';
import { checkMyAddress, checkOfficeAddress } from './website.ts';

test('without DATABASE_URL there is nothing to reach', async () => {
  expect((await checkDatabase({ databaseUrl: undefined })).state).toBe('right');
});

test('an unreachable PostgreSQL is unknown, and its password is not printed', async () => {
  const finding = await checkDatabase({ databaseUrl: 'postgres://ada:secret@127.0.0.1:9/one_call' });
  expect(finding).toMatchObject({
    state: 'unknown',
    says: 'PostgreSQL at 127.0.0.1:9 was not reached (ECONNREFUSED).',
  });
  expect(JSON.stringify(finding)).not.toMatch(/ada|secret/);
});

test.each([
  ['28P01', 'password authentication failed for user "ada"', 'Correct the user or the password'],
  [
    '28000',
    'no pg_hba.conf entry for host "10.0.0.9", user "ada", database "a", no encryption',
    'add ?sslmode=verify-full to DATABASE_URL',
  ],
  ['3D000', 'database "a" does not exist', 'Create the database'],
])('what PostgreSQL refuses with %s fails, with what to do', async (code, message, todo) => {
  const databaseUrl = `postgres://ada:secret@127.0.0.1:${await refuse(code, message)}/a`;
  expect(await checkDatabase({ databaseUrl })).toMatchObject({
    state: 'wrong',
    says: expect.stringContaining(`(${code})`),
    todo: expect.stringContaining(todo),
  });
});

test('a file of certificates that is not there fails, with its name', async () => {
  const databaseUrl = 'postgres://ada@127.0.0.1:9/a?sslmode=verify-full&sslrootcert=/nowhere/ca.pem';
  expect(await checkDatabase({ databaseUrl })).toMatchObject({
    state: 'wrong',
    todo: expect.stringContaining('/nowhere/ca.pem'),
  });
});

const HOUR = 3_600_000;

test('the newest backup is right for a day and a half, and of no use when it says so', async () => {
  const { config, rows } = await startTestApp();
  const made = new Date('2026-11-21T03:00:00Z');
  const after = (hours: number) => checkBackups(config, new Date(made.getTime() + hours * HOUR));
  expect(await after(0)).toMatchObject({ state: 'advice', says: 'There is no backup yet.' });
  const insert = (id: string, at: Date, problem: string | null) =>
    rows(
      `insert into backups (id, at, place, problem) values ('${id}', '${at.toISOString()}', 'here', ${problem ? `'${problem}'` : 'null'}) returning id`,
    );
  await insert('older', new Date(made.getTime() - 24 * HOUR), 'It was damaged.');
  await insert('good', made, null);
  expect(await after(36)).toEqual({ state: 'right', says: 'The last good backup is 36 hours old.' });
  expect(await after(37)).toMatchObject({ state: 'wrong', says: 'The last good backup is 37 hours old.' });
  await insert('bad', new Date(made.getTime() + HOUR), 'It is damaged.');
  expect(await after(2)).toMatchObject({
    state: 'wrong',
    says: 'The last backup is bad: It is damaged.',
  });
});

test('before the first start there is no store to ask, and none is made', async () => {
  const dataDir = await temporaryFolder();
  expect(await checkBackups({ dataDir, databaseUrl: undefined }, new Date())).toMatchObject({
    state: 'unknown',
  });
  const away = 'postgres://ada:secret@127.0.0.1:9/one_call';
  const finding = await checkBackups({ dataDir, databaseUrl: away }, new Date());
  expect(finding.state).toBe('unknown');
  expect(JSON.stringify(finding)).not.toContain('secret');
});

test('an office that is closed to all is right, and one whose codes go nowhere is red', async () => {
  const { config, invite } = await startOffice();
  const silent = { ...config, smtpUrl: undefined };
  for (const settings of [config, silent]) {
    expect(await checkOffice(settings)).toEqual({
      state: 'right',
      says: 'The office is off: it has no users.',
    });
  }
  await invite();
  expect(await checkOffice(config)).toEqual({
    state: 'right',
    says: 'The office has one user, who get sign-in codes by mail.',
  });
  await invite({ email: 'lee@oakhand.example', name: 'Lee' });
  expect(await checkOffice(silent)).toMatchObject({
    state: 'wrong',
    says: 'The office has 2 users, and sign-in codes are only written to files.',
  });
});

test('before the first start there is no store to ask', async () => {
  const config = readConfig({ DATA_DIR: await temporaryFolder() });
  expect(await checkOffice(config)).toMatchObject({ state: 'unknown' });
  expect(await checkOfficeAddress(config)).toEqual([]);
});

/** Passes everything on to the server, until it is told to pass nothing. */
async function startProxy(app: FastifyInstance) {
  const certificate = await makeCertificate();
  trust(certificate);
  const proxy = { passes: (_method: string) => true, siteUrl: '' };
  proxy.siteUrl = await startSecureServer(certificate, async ({ method = '', url = '/' }, response) => {
    const { statusCode, headers } = proxy.passes(method)
      ? await app.inject({ url, method: method as 'GET' })
      : { statusCode: 404, headers: {} };
    response.writeHead(statusCode, { 'cache-control': String(headers['cache-control']) }).end();
  });
  return proxy;
}

test.skipIf(!canMakeCertificates)('an address that does not lead to requests is red', async () => {
  const { app } = await startOffice();
  const proxy = await startProxy(app);
  const look = async () => (await checkMyAddress(proxy.siteUrl)).map(({ state }) => state);
  expect(await look()).toEqual(['right']);
  proxy.passes = (method) => method === 'GET';
  expect(await look()).toEqual(['wrong']);
});

test.skipIf(!canMakeCertificates)('an address that does not lead to the office is red', async () => {
  const { config, invite, app } = await startOffice();
  const proxy = await startProxy(app);
  const { siteUrl } = proxy;
  const look = async () => (await checkOfficeAddress({ ...config, siteUrl })).map(({ state }) => state);
  expect(await look()).toEqual([]);
  await invite();
  expect(await look()).toEqual(['right']);
  proxy.passes = () => false;
  expect(await look()).toEqual(['wrong']);
});

/** A server that answers every login with an error of PostgreSQL. */
async function refuse(code: string, message: string): Promise<number> {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`, 'latin1');
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeUInt32BE(fields.length + 4, 1);
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(Buffer.concat([head, fields])));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}
