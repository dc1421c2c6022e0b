import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { checkDatabase } from './database.ts';

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
