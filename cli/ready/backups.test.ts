import { expect, test } from 'vitest';
import { startTestApp, temporaryFolder } from '../../server/testing/test-app.ts';
import { checkBackups } from './backups.ts';

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
    says: 'The last backup is of no use: It is damaged.',
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
