import { chmodSync, copyFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DatabaseMoved } from '../process/errors.ts';
import { GOOD_REQUEST, MESSAGE_ANSWERS, UNSUSPECTED } from '../testing/requests.ts';
import { temporaryFolder } from '../testing/test-app.ts';
import { type NewLead, openSqliteStore, type Store } from './store.ts';
import { leaseOne } from './testing/contract.ts';

const ESTIMATE: NewLead = {
  ...UNSUSPECTED,
  id: '1',
  form: 'estimate',
  key: 'k',
  answers: GOOD_REQUEST,
  deliveries: [],
  at: new Date(),
};

const MESSAGE: NewLead = { ...ESTIMATE, id: '2', form: 'contact', answers: MESSAGE_ANSWERS };

test('keeps what it has, and its numbers, when it is opened again', async () => {
  const folder = await temporaryFolder();
  for (const number of [1, 2]) {
    const store = openSqliteStore(folder);
    const lead = { ...ESTIMATE, id: String(number), key: String(number) };
    expect(await store.recordLead(lead)).toMatchObject({ number });
    await store.close();
  }
});

test('never gives a number twice, even after a request was deleted', async () => {
  const folder = await temporaryFolder();
  const store = openSqliteStore(folder);
  await store.recordLead(ESTIMATE);
  using other = new DatabaseSync(join(folder, 'one-call.sqlite'));
  other.exec("delete from leads where form = 'estimate'");
  expect(await store.recordLead({ ...ESTIMATE, id: '2' })).toMatchObject({ number: 2 });
  await store.close();
});

test('deletes a lead with its deliveries and its history', async () => {
  const folder = await temporaryFolder();
  const store = openSqliteStore(folder);
  const deliveries = [{ kind: 'office-mail' as const, messageId: 'a' }];
  const { reference } = await store.recordLead({ ...ESTIMATE, deliveries });
  await store.addNote(reference, 'The key is under the pot.', { user: null, via: 'cli', at: new Date() });
  using other = new DatabaseSync(join(folder, 'one-call.sqlite'));
  const left = () =>
    ['deliveries', 'lead_events'].map((table) => other.prepare(`select lead_id from ${table}`).all());
  expect(left()).toEqual([[{ lead_id: '1' }], [{ lead_id: '1' }]]);
  other.exec('delete from leads');
  expect(left()).toEqual([[], []]);
  await store.close();
});

test('writes each commit through to the disk, and checks what belongs together', async () => {
  const folder = await temporaryFolder();
  const store = openSqliteStore(folder);
  using other = new DatabaseSync(join(folder, 'one-call.sqlite'));
  expect(other.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(other.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  await store.recordLead(ESTIMATE);
  await store.recordLead(MESSAGE);
  const insert = (lead: string, report: string) => () =>
    other.exec(
      `insert into deliveries values ('1', ${lead}, ${report}, 'office-mail', 1, 'm', 'pending', 0, '', '', '', '', '', null)`,
    );
  other.exec("insert into reports values ('1', 'digest', '2026-11-21', '{}', '')");
  expect(insert("'unknown'", 'null')).toThrow('FOREIGN KEY');
  expect(insert('null', "'unknown'")).toThrow('FOREIGN KEY');
  expect(insert('null', 'null')).toThrow('CHECK');
  expect(insert("'1'", "'1'")).toThrow('CHECK');
  expect(insert("'1'", 'null')).not.toThrow();
  await store.close();
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

describe.each(['', '-wal', '-shm'])('when one-call.sqlite%s', (part) => {
  async function openOne() {
    const folder = await temporaryFolder();
    const store = openSqliteStore(folder);
    onTestFinished(() => store.close());
    await store.recordLead(ESTIMATE);
    return { folder, file: join(folder, `one-call.sqlite${part}`), store };
  }
  const next = { ...ESTIMATE, id: '3', key: '3' };

  test('is removed, nothing is taken until it is back', async () => {
    const { folder, file, store } = await openOne();
    renameSync(file, join(folder, 'elsewhere'));
    await expect(store.recordLead(next)).rejects.toThrow('was removed while the program has it open');
    await expect(store.recordLead(MESSAGE)).rejects.toThrow(DatabaseMoved);
    await expect(store.findLead(MESSAGE)).rejects.toThrow(DatabaseMoved);
    await expect(store.findLead(ESTIMATE)).rejects.toThrow(DatabaseMoved);
    await expect(store.check(new Date())).rejects.toThrow(DatabaseMoved);
    renameSync(join(folder, 'elsewhere'), file);
    expect(await store.recordLead(next)).toMatchObject({ number: 2, repeated: false });
  });

  test('is replaced, nothing is taken', async () => {
    const { folder, file, store } = await openOne();
    copyFileSync(file, join(folder, 'copy'));
    renameSync(join(folder, 'copy'), file);
    await expect(store.recordLead(next)).rejects.toThrow('was replaced while the program has it open');
  });

  test('is removed in the middle of storing something, that is not acknowledged', async () => {
    const { file, store } = await openOne();
    const interrupted = {
      ...next,
      // It is asked for when the transaction has begun.
      get deliveries() {
        rmSync(file, { force: true });
        return [];
      },
    };
    await expect(store.recordLead(interrupted)).rejects.toThrow(DatabaseMoved);
  });
});

test('makes the database private, although its folder is open and it is older', async () => {
  const folder = await temporaryFolder();
  chmodSync(folder, 0o755);
  await openSqliteStore(folder).close();
  const files = ['one-call.sqlite', 'one-call-before-2026-11-21-09-30.sqlite'].map((name) =>
    join(folder, name),
  );
  copyFileSync(join(folder, 'one-call.sqlite'), files[1] ?? '');
  for (const file of files) chmodSync(file, 0o644);
  const store = openSqliteStore(folder);
  const notes = join(folder, 'notes.txt');
  writeFileSync(notes, 'not ours');
  chmodSync(notes, 0o644);
  for (const name of readdirSync(folder).filter((one) => one !== 'notes.txt'))
    expect([name, statSync(join(folder, name)).mode & 0o007]).toEqual([name, 0]);
  await store.close();
  // A program that carries backups away may have been let in on purpose.
  chmodSync(files[0] ?? '', 0o640);
  await openSqliteStore(folder).close();
  expect(statSync(files[0] ?? '').mode & 0o777).toBe(0o640);
  expect(statSync(notes).mode & 0o777).toBe(0o644);
});

/** How SQLite goes about the statement that begins like this, among those that a store is asked for. */
async function planOf(start: string, ask: (store: Store) => Promise<unknown>): Promise<string> {
  const folder = await temporaryFolder();
  const asked = vi.spyOn(DatabaseSync.prototype, 'prepare');
  const store = openSqliteStore(folder);
  await ask(store);
  const query = asked.mock.calls.map(([sql]) => sql).find((sql) => sql.startsWith(start));
  asked.mockRestore();
  await store.close();
  using database = new DatabaseSync(join(folder, 'one-call.sqlite'));
  return JSON.stringify(database.prepare(`explain query plan ${query}`).all());
}

test('finds what is due in a lane by its index', async () => {
  const plan = await planOf('select * from "deliveries"', (store) => leaseOne(store));
  expect(plan).toContain('INDEX deliveries_due (<expr>=? AND next_attempt_at<?)');
  expect(plan).not.toContain('TEMP B-TREE');
});

test('goes through what waits in the order of that index', async () => {
  const plan = await planOf('select "id", "kind"', (store) => store.waitingDeliveries());
  expect(plan).toContain('INDEX deliveries_due');
  expect(plan).not.toContain('TEMP B-TREE');
});

test('finds what is held, and what was given up lately, by indexes of their own', async () => {
  const leads = 'select * from "leads"';
  expect(await planOf(leads, (store) => store.findLeads({ states: ['held'] }))).toContain(
    'USING COVERING INDEX deliveries_held',
  );
  const lately = { states: ['dead' as const], changedAfter: new Date() };
  expect(await planOf(leads, (store) => store.findLeads(lately))).toContain(
    'INDEX deliveries_dead (updated_at>?)',
  );
});

test('continues behind a page by the index of time, without reading what is before it', async () => {
  const after = { createdAt: new Date(), number: 1, form: 'estimate' as const };
  const plan = await planOf('select * from "leads"', (store) => store.findLeads({}, { after }));
  expect(plan).toContain('INDEX leads_by_time ((created_at,number)>(?,?))');
});
