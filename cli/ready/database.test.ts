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

test('a refused login to PostgreSQL fails', async () => {
  const finding = await checkDatabase({ databaseUrl: `postgres://ada:secret@127.0.0.1:${await refuse()}/a` });
  expect(finding).toMatchObject({ state: 'wrong', says: expect.stringContaining('(28P01)') });
});

/** A server that answers every login with PostgreSQL's error for a wrong password. */
async function refuse(): Promise<number> {
  const fields = Buffer.from('SFATAL\0VFATAL\0C28P01\0Mno\0\0', 'latin1');
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
