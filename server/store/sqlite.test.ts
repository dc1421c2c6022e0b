import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { GOOD_MESSAGE, GOOD_REQUEST, UNSUSPECTED } from '../testing/requests.ts';
import { temporaryFolder } from '../testing/test-app.ts';
import { migrations } from './migrate.ts';
import { openSqliteStore } from './sqlite.ts';
import type { NewContactMessage } from './store.ts';

const ESTIMATE = { ...UNSUSPECTED, id: '1', key: 'k', request: GOOD_REQUEST, deliveries: [], at: new Date() };

const MESSAGE: NewContactMessage = {
  ...UNSUSPECTED,
  id: '1',
  key: 'k',
  message: GOOD_MESSAGE,
  verdict: { proof: 'unchecked' },
  deliveries: [],
  at: new Date(),
};

test('keeps what it has, and its numbers, when it is opened again', async () => {
  const folder = await temporaryFolder();
  for (const [id, number] of [
    ['1', 1],
    ['2', 2],
  ] as const) {
    const store = openSqliteStore(folder);
    expect(await store.recordEstimate({ ...ESTIMATE, id, key: id })).toMatchObject({ number });
    await store.close();
  }
});

test('never gives a number twice, even after a request was deleted', async () => {
  const folder = await temporaryFolder();
  const store = openSqliteStore(folder);
  await store.recordEstimate(ESTIMATE);
  using other = new DatabaseSync(join(folder, 'one-call.sqlite'));
  other.exec('delete from estimate_requests');
  expect(await store.recordEstimate({ ...ESTIMATE, id: '2' })).toMatchObject({ number: 2 });
  await store.close();
});

test('takes the deliveries along when a request or a message is deleted', async () => {
  const folder = await temporaryFolder();
  const store = openSqliteStore(folder);
  const mail = (id: string) => [{ kind: 'office-mail' as const, messageId: id }];
  await store.recordEstimate({ ...ESTIMATE, deliveries: mail('a') });
  await store.recordContactMessage({ ...MESSAGE, deliveries: mail('b') });
  using other = new DatabaseSync(join(folder, 'one-call.sqlite'));
  const left = () => other.prepare('select message_id from deliveries order by 1').all();
  expect(left()).toEqual([{ message_id: 'a' }, { message_id: 'b' }]);
  other.exec('delete from estimate_requests');
  expect(left()).toEqual([{ message_id: 'b' }]);
  other.exec('delete from contact_messages');
  expect(left()).toEqual([]);
  await store.close();
});

test('writes each commit through to the disk, and checks what belongs together', async () => {
  const folder = await temporaryFolder();
  const store = openSqliteStore(folder);
  using other = new DatabaseSync(join(folder, 'one-call.sqlite'));
  expect(other.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(other.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  await store.recordEstimate(ESTIMATE);
  await store.recordContactMessage(MESSAGE);
  const insert = (request: string, message: string) => () =>
    other.exec(
      `insert into deliveries values ('1', ${request}, ${message}, null, 'office-mail', 'm', 'pending', 0, '', '', '', '', '')`,
    );
  expect(insert("'nobody'", 'null')).toThrow('FOREIGN KEY');
  expect(insert('null', "'nobody'")).toThrow('FOREIGN KEY');
  expect(insert('null', 'null')).toThrow('CHECK');
  expect(insert("'1'", "'1'")).toThrow('CHECK');
  expect(insert("'1'", 'null')).not.toThrow();
  await store.close();
});

test('refuses a database that a newer program has written, in one plain sentence', async () => {
  const folder = await temporaryFolder();
  await openSqliteStore(folder).close();
  const other = new DatabaseSync(join(folder, 'one-call.sqlite'));
  other.exec("insert into migrations values (999, 'from-the-future', '')");
  other.close();
  expect(() => openSqliteStore(folder)).toThrow('written by a newer One Call (it is at step 999');
});

test('says in one sentence that its file is not a database, or its folder not a folder', async () => {
  const folder = await temporaryFolder();
  writeFileSync(
    join(folder, 'one-call.sqlite'),
    'a shopping list, much too short to be a database'.repeat(100),
  );
  expect(() => openSqliteStore(folder)).toThrow(/cannot be opened: .*not a database/);
  expect(() => openSqliteStore(join(folder, 'one-call.sqlite'))).toThrow('cannot be opened');
});

test('has its migrations in an unbroken row', () => {
  expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1));
});
