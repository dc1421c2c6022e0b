import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../server/store/store.ts';
import { GOOD_MESSAGE, GOOD_REQUEST, postJson, postMessage } from '../../server/testing/requests.ts';
import { startTestApp } from '../../server/testing/test-app.ts';
import { office } from '../testing/office.ts';

/** In New York, Saturday at 9:30 in the morning. */
const at = new Date('2026-11-21T14:30:00Z');

const USERS = `insert into users (id, email, name, role, active, created_at) values
  ('1', 'dana@us.example', 'Dana', 'owner', 1, '${at.toISOString()}'),
  ('2', 'sam@us.example', 'Sam \u202e', 'office', 1, '${at.toISOString()}'),
  ('3', 'left@us.example', 'Lee', 'office', 0, '${at.toISOString()}')`;

/** A server with a request, and the office beside it, in which Dana and Sam work. */
async function serverWithRequest() {
  const server = await startTestApp({
    settings: { CAPTCHA_PROVIDER: 'off' },
    overrides: { clock: () => at },
  });
  await server.rows(USERS);
  const post = async (request: object) => (await postJson(server.app, request)).json().reference as string;
  const reference = await post(GOOD_REQUEST);
  let minutes = 0;
  /** Each command a minute after the one before. */
  const leads = (...args: string[]) =>
    office(args, { settings: server.sameStore, at: new Date(at.getTime() + ++minutes * 60_000) });
  const json = async (...args: string[]) => JSON.parse((await leads(...args, '--json')).out);
  return { ...server, post, reference, leads, json };
}

const DANA = ['--by', 'dana@us.example'];
const SAM = ['--by', ' Sam@US.example '];

test('a request is claimed, called, noted, quoted and won, and every step is in its history', async () => {
  const { reference, leads } = await serverWithRequest();
  const said = [];
  for (const args of [
    ['claim', reference, ...DANA],
    ['outcome', reference, 'message', ...DANA],
    ['outcome', reference.toLowerCase(), 'reached', '--note', 'Oak, not pine.\nCalls \u202eback.', ...SAM],
    ['note', reference, 'The', 'key is with Ms. Bell.'],
    ['remind', reference, '2026-12-01', ...DANA],
    ['status', reference, 'quoted', '--amount', '$1,200.50', ...DANA],
    ['status', reference, 'won', ...DANA],
  ]) {
    const { code, out, err } = await leads(...args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    said.push(out.trim());
  }
  expect(said).toEqual([
    `${reference} is claimed by dana@us.example.`,
    'Recorded: left a message.',
    'Recorded: reached.',
    'Note added.',
    `${reference} is due Tue, Dec 1, 9 a.m.`,
    `${reference} is quoted.`,
    `${reference} is won.`,
  ]);
  const history = [
    'Rev  When              Who                          What',
    '8    2026-11-21 09:37  Dana (command line)          won',
    '7    2026-11-21 09:36  Dana (command line)          quoted, $1,200.50',
    '6    2026-11-21 09:35  Dana (command line)          reminder for Tue, Dec 1, 9 a.m.',
    '5    2026-11-21 09:34  command line                 note',
    '     The key is with Ms. Bell.',
    '4    2026-11-21 09:33  Sam <U+202E> (command line)  reached',
    '     Oak, not pine.',
    '     Calls <U+202E>back.',
    '3    2026-11-21 09:32  Dana (command line)          left a message',
    '2    2026-11-21 09:31  Dana (command line)          claimed',
    '1    2026-11-21 09:30  customer                     received',
    '',
  ].join('\n');
  expect(await leads('history', reference)).toEqual({ code: 0, out: history, err: '' });
  const { out } = await leads('show', reference);
  expect(out).toContain(`History\n${history}`);
  for (const fact of [
    /^Status +won$/m,
    /^Claimed by +Dana, Sat, Nov 21, 9:31 a.m.$/m,
    /^First contact +Sat, Nov 21, 9:32 a.m.$/m,
    /^Last outcome +reached$/m,
    /^Quote +\$1,200\.50$/m,
  ]) {
    expect(out).toMatch(fact);
  }
  // It went with the job.
  expect(out).not.toMatch(/^Reminder/m);
});

test('programs are told the same', async () => {
  const { reference, leads, json } = await serverWithRequest();
  await leads('claim', reference, ...DANA);
  await leads('status', reference, 'lost', '--reason', 'Too \u202efar.');
  const [listed] = await json('list');
  expect(listed).toMatchObject({
    status: 'lost',
    claimed_by: 'Dana',
    lost_reason: 'Too \u202efar.',
    version: 3,
  });
  const history = [
    {
      version: 3,
      who: 'command line',
      kind: 'status',
      before: { status: 'claimed' },
      after: { status: 'lost', lost_reason: 'Too \u202efar.' },
    },
    { version: 2, who: 'Dana', kind: 'claimed' },
  ];
  expect(await json('history', reference)).toMatchObject(history);
  expect((await json('show', reference)).history).toMatchObject(history);
  expect((await leads('history', reference, '--json')).out).not.toContain('\u202e');
});

test('of two who change one request, the second is told who, when and what', async () => {
  const { reference, leads } = await serverWithRequest();
  await leads('claim', reference, ...DANA);
  expect(await leads('claim', reference, ...SAM)).toEqual({
    code: 1,
    out: '',
    err: `${reference} is already claimed. 2, Dana, Sat, Nov 21, 9:31 a.m.: claimed. To take it over, add --take-over.\n`,
  });
  await leads('note', reference, 'The gate\nis locked \u202e', ...DANA);
  expect(await leads('status', reference, 'won', '--version', '2', ...SAM)).toEqual({
    code: 1,
    out: '',
    err: `Not changed: ${reference} has a later change. 3, Dana, Sat, Nov 21, 9:33 a.m.: note, The gate is locked <U+202E>.\n`,
  });
  expect(await leads('claim', reference, '--take-over', '--version', '3', ...SAM)).toMatchObject({ code: 0 });
  expect((await leads('history', reference)).out).toMatch(
    /\n4 .* Sam <U\+202E> \(command line\) +taken over\n/,
  );
  expect(await leads('unclaim', reference)).toMatchObject({ code: 0 });
  expect(await leads('unclaim', reference)).toMatchObject({
    code: 1,
    err: `${reference} is not claimed.\n`,
  });
});

test('undo goes back step by step, or takes back one change that no later one builds upon', async () => {
  const { reference, leads, rows } = await serverWithRequest();
  const before = await rows('select * from leads');
  await leads('claim', reference, ...DANA);
  await leads('outcome', reference, 'no-answer', ...DANA);
  await leads('status', reference, 'quoted', '--amount', '100', ...SAM);
  expect(await leads('undo', reference, '2', ...DANA)).toMatchObject({
    code: 1,
    err: expect.stringContaining('4, Sam <U+202E>, Sat, Nov 21, 9:33 a.m.: quoted, $100.'),
  });
  expect(await leads('undo', reference, '3', ...DANA)).toMatchObject({ code: 0 });
  expect(await leads('undo', reference, '3')).toMatchObject({
    code: 1,
    err: 'That line is undone already. 5, Dana, Sat, Nov 21, 9:35 a.m.: undid 3.\n',
  });
  expect((await leads('undo', reference)).out).toBe('Undone: line 4 of the history.\n');
  expect((await leads('undo', reference)).out).toBe('Undone: line 2 of the history.\n');
  expect(await leads('undo', reference)).toMatchObject({
    code: 1,
    err: `${reference} has nothing to undo.\n`,
  });
  expect(await leads('undo', reference, '40')).toMatchObject({ code: 1 });
  expect(await rows('select * from leads')).toEqual([
    // It waits again since the claim was taken back.
    { ...before[0], version: 7, waiting_since: expect.any(String) },
  ]);
  const { out } = await leads('history', reference);
  expect(out).toMatch(
    /\n7 .* undid 2\n6 .* undid 4\n5 .* Dana \(command line\) +undid 3\n4 .*quoted, \$100 \(undone\)\n/,
  );
});

test('lists are of a status, of a person, of what waits and of what is due', async () => {
  const { reference: waiting, post, leads, json } = await serverWithRequest();
  const mine = await post({ ...GOOD_REQUEST, email: 'mine@customer.example' });
  const won = await post({ ...GOOD_REQUEST, email: 'won@customer.example' });
  await post({
    ...GOOD_REQUEST,
    email: 'spam@customer.example',
    description: '<a href="http://x">pills</a>',
  });
  await leads('claim', mine, ...DANA);
  await leads('claim', won, ...DANA);
  await leads('status', won, 'won', ...DANA);
  await leads('remind', mine, '2h');
  const found = async (...args: string[]) =>
    (await json('list', ...args)).map(({ reference }: { reference: string }) => reference);
  expect(await found('--waiting')).toEqual([waiting]);
  expect(await found('--mine', 'DANA@us.example')).toEqual([mine]);
  expect(await found('--mine', 'dana@us.example', '--status', 'won')).toEqual([won]);
  expect(await found('--status', 'won', '--status', 'claimed')).toEqual([mine, won]);
  expect(await found('--mine', 'left@us.example')).toEqual([]);
  expect(await found('--due')).toEqual([]);
  await leads('remind', mine, 'never');
  await leads('remind', waiting, '2026-11-21T10:00');
  for (let minute = 0; minute < 30; minute++) await leads('history', waiting);
  expect(await found('--due')).toEqual([waiting]);
  expect((await leads('list', '--mine', 'dana@us.example')).out).toMatch(/ claimed, Dana\n$/);
});

test('finds by any word of a request, and shows what the same person sent before', async () => {
  const { reference, app, leads, rows } = await serverWithRequest();
  await postMessage(app, { ...GOOD_MESSAGE, message: 'Ask for Ada Lovelace.' });
  const found = async (...words: string[]) => (await leads('find', ...words)).out.match(/\b(?:Est|Mes)\w+/g);
  expect(await found('(914)', '555-0124')).toEqual(['Message']);
  expect(await found('LOVELACE')).toEqual(['Estimate', 'Message']);
  expect(await found('#1')).toEqual(['Estimate', 'Message']);
  expect(await found(reference.toLowerCase())).toEqual(['Estimate']);
  expect(await leads('find', 'nobody')).toEqual({ code: 1, out: '', err: 'Nothing was found.\n' });
  expect(await found('lovelace', '--json')).toBeNull();

  await rows("update leads set created_at = '2026-11-20T12:00:00.000Z' where form = 'estimate'");
  const again = await postMessage(app, { ...GOOD_MESSAGE, number: '914.555.0123', email: '' });
  const { out } = await leads('show', again.json().reference);
  expect(out).toMatch(
    new RegExp(
      String.raw`Earlier, with the same phone or email\n\S+ \S+ +${reference} +Estimate request #1 +new\n\n`,
    ),
  );
  expect((await leads('show', reference)).out).not.toContain('Earlier');
});

test('exports what the office did, and no cell of it runs', async () => {
  const { reference, leads } = await serverWithRequest();
  await leads('claim', reference, ...DANA);
  await leads('outcome', reference, 'reached', ...DANA);
  await leads('status', reference, 'quoted', '--amount', '1200', ...DANA);
  await leads('status', reference, 'lost', '--reason', '=HYPERLINK("http://x")', ...DANA);
  await leads('remind', reference, '2026-12-01T14:30', ...DANA);
  const [headings, row] = (await leads('export')).out.replaceAll(/"[^"]*\n[^"]*"/g, '').split('\r\n');
  expect(headings).toMatch(
    /,status,claimed_by,claimed_at,contacted_at,quoted_at,quote,closed_at,lost_reason,remind_at,.*\bad,click_id,visit$/,
  );
  expect(row).toMatch(
    /,lost,Dana,2026-11-21 09:31,2026-11-21 09:32,2026-11-21 09:33,1200\.00,2026-11-21 09:34,"'=HYPERLINK\(""http:\/\/x""\)",2026-12-01 14:30,normal,,,,$/,
  );
});

test('figures are of so many days, with few cases one by one', async () => {
  const { reference, post, leads, json, sameStore } = await serverWithRequest();
  for (let index = 0; index < 11; index++) {
    const one = await post({
      ...GOOD_REQUEST,
      email: `${index}@customer.example`,
      phone: '',
      service: 'exterior',
    });
    await leads('claim', one, ...DANA);
    await leads('status', one, index < 8 ? 'won' : 'lost', ...DANA);
  }
  await leads('outcome', reference, 'reached');
  await leads('status', reference, 'won');
  const { out } = await leads('figures');
  expect(out).toMatch(/^Received in 30 days: 12\. /);
  expect(out).toMatch(
    /\nReceived to claimed +half within \d+ min, nine of ten within \d+ min, slowest \d+ min \(12 cases\)\n/,
  );
  expect(out).toMatch(/\nClaimed to first contact +1 case: 0 min\n/);
  expect(out).toMatch(/\nOpen without contact +0\n/);
  expect(out).toMatch(/\nPromises kept +1 of 1\n/);
  expect(out).toMatch(/\nLost, and why\nNo reason noted +3\n/);
  expect(out).toMatch(/by service\nExterior +73% of 11 won\nPainting +1 of 1 won\n/);
  expect(await json('figures', '--days', '7')).toMatchObject({ days: 7, received: 12 });
  const nextWeek = new Date(at.getTime() + 8 * 24 * 60 * 60_000);
  const later = await office(['figures', '--days', '7'], { settings: sameStore, at: nextWeek });
  expect(later.out).toMatch(/^Received in 7 days: 0\. .*\nReceived to claimed +none\n.*by service\nnone\n/s);
});

test('a store that is shared answers the command line and the server alike', async () => {
  const { reference, config, leads } = await serverWithRequest();
  const store = await openStore(config, { warn: () => {} });
  onTestFinished(() => store.close());
  await leads('claim', reference, ...DANA);
  const changed = await store.claim(reference, { user: '2', via: 'mail', at });
  expect(changed).toMatchObject({ because: 'claimed', event: { who: { name: 'Dana' }, via: 'cli' } });
});

test('a user who has left changes nothing anymore', async () => {
  const { reference, leads } = await serverWithRequest();
  expect(await leads('claim', reference, '--by', 'left@us.example')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Lee may not see requests.'),
  });
});

test('what waits since before a day is closed in one go, and what is new, in hand or held is not', async () => {
  const { reference, post, leads, rows } = await serverWithRequest();
  const others = [await post({ ...GOOD_REQUEST, email: 'b@x.example' })];
  const claimed = await post({ ...GOOD_REQUEST, email: 'c@x.example' });
  await leads('claim', claimed, ...DANA);
  const held = await post({ ...GOOD_REQUEST, email: 'd@x.example', description: '[url]http://x[/url]' });
  const before = "update leads set created_at = '2026-10-01T09:00:00.000Z'";
  await rows(`${before} where reference <> '${others[0]}'`);
  const asked = await leads('close-old', '2026-11-01');
  expect(asked).toMatchObject({ code: 1, err: expect.stringContaining('Nothing was closed.') });
  expect(await leads('close-old', '2026-11-01', '--yes', ...DANA)).toMatchObject({
    code: 0,
    out: 'Closed: 1.\n',
  });
  const states = await rows('select reference, status from leads');
  expect(Object.fromEntries(states.map(({ reference, status }) => [reference, status]))).toEqual({
    [reference]: 'closed',
    [others[0] ?? '']: 'new',
    [claimed]: 'claimed',
    [held]: 'new',
  });
  expect((await leads('history', reference)).out).toMatch(/Dana \(command line\) +closed/);
  expect(await leads('close-old', '2026-11-01', '--yes')).toMatchObject({ code: 1 });
  expect(await leads('close-old', 'soon')).toMatchObject({ code: 2 });
});
