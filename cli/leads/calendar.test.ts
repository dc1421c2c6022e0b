import { expect, test } from 'vitest';
import { eventually } from '../../server/testing/eventually.ts';
import { startMailServer } from '../../server/testing/mail-server.ts';
import { GOOD_REQUEST, postForm, postJson } from '../../server/testing/requests.ts';
import { shareTestApp, startTestApp } from '../../server/testing/test-app.ts';
import { startReceiver } from '../../server/testing/webhook-receiver.ts';
import { office } from '../testing/office.ts';

/** Monday at the office, at five past nine. */
const AT = new Date('2026-11-23T09:05:00-05:00');
const KNOWN_SOON =
  'The servers know within a minute. Earlier promises stay as they are. Search engines see only the holidays.';

/** A server, its mailbox and its webhook, and the command line beside it; all of them have the same clock. */
async function startOffice() {
  const mailServer = await startMailServer();
  const receiver = await startReceiver();
  const server = await startTestApp({
    settings: {
      SMTP_URL: mailServer.url,
      WEBHOOK_URL: `http://127.0.0.1:${receiver.port}/`,
      WEBHOOK_SECRET: `whsec_${Buffer.from('thirty-two bytes of a secret key').toString('base64')}`,
      WEBHOOK_ALLOW_PRIVATE: '127.0.0.1',
    },
    overrides: { clock: () => AT, calendarInterval: 20, pollInterval: 30 },
  });
  await server.app.ready();
  return {
    ...server,
    mails: mailServer.mails,
    webhooks: receiver.got,
    leads: (...args: string[]) => office(args, { settings: server.sameStore, at: AT }),
    ask: async () => (await server.app.inject('/api/promise')).json(),
  };
}

const beside = shareTestApp({ overrides: { clock: () => AT } });
const leads = (...args: string[]) => office(args, { settings: beside().sameStore, at: AT });

test('answer, page, mails, webhook and command line speak of the same moment', async () => {
  const { app, mails, webhooks, rows, leads: run } = await startOffice();
  const { reference, promise } = (await postJson(app, GOOD_REQUEST)).json();
  expect(promise).toEqual({
    by: '2026-11-23T16:30:00.000Z',
    words: 'today by 11:30 a.m.',
    withZone: 'by Monday, November 23, 11:30 a.m. Eastern Time',
  });
  expect(await rows('select promised_by from leads')).toEqual([{ promised_by: promise.by }]);

  const { headers } = await postForm(app, { ...GOOD_REQUEST, email: 'plain@customer.example' });
  expect((await app.inject(String(headers.location))).body).toContain(
    'You’ll hear from us by Monday, November 23, 11:30 a.m. Eastern Time.',
  );

  await eventually(() => expect([mails.length, webhooks.length]).toEqual([4, 2]));
  const mailTo = (address: string) => mails.find(({ recipients }) => recipients.includes(address));
  expect(mailTo(GOOD_REQUEST.email)?.text).toContain('by Monday, November 23, 11:30 a.m.');
  expect(mailTo(GOOD_REQUEST.email)?.text).not.toContain('a.m..');
  expect(mailTo('office@oakhand.example')?.text).toContain(
    'Promised by\nMonday, November 23, 2026, 11:30 a.m.',
  );
  for (const { body } of webhooks) expect(JSON.parse(body).data.promised_by).toBe(promise.by);

  expect((await run('show', reference)).out).toMatch(/^Promised by +Mon, Nov 23, 11:30 a.m.$/m);
  for (const command of [['show', reference], ['list'], ['export']]) {
    const [lead] = [JSON.parse((await run(...command, '--json')).out)].flat();
    expect(lead.promised_by).toBe(promise.by);
  }
  const [headings = '', row = ''] = (await run('export', '--form', 'estimate')).out.split('\r\n');
  expect(headings).toMatch(/,promised_by,/);
  expect(row).toMatch(/,2026-11-23 11:30,/);
});

test('storm mode is in page, answer and mail as soon as the server has read it, and gone as soon', async () => {
  const { app, mails, rows, leads: run, ask } = await startOffice();
  const words = 'The storm keeps us busy.';
  expect(await run('storm', 'on', '--until', '3d', '--words', words, '--not-before', '2026-11-25')).toEqual({
    code: 0,
    out: `On until 2026-11-26 09:05, office time: ${words}\n`,
    err: '',
  });
  const expected = {
    by: '2026-11-25T15:00:00.000Z',
    words: 'by Wednesday, 10 a.m.',
    withZone: 'by Wednesday, November 25, 10 a.m. Eastern Time',
  };
  await eventually(async () => expect(await ask()).toEqual({ open: true, ...expected, notice: words }));
  expect((await postJson(app, GOOD_REQUEST)).json().promise).toEqual(expected);
  await eventually(() => expect(mails).toHaveLength(2));
  for (const { text } of mails) expect(text).toMatch(/Wednesday, November 25.* 10(?::00)? ?a\.?m/i);
  expect(await rows("select changed_by from settings where name = 'storm'")).toEqual([{ changed_by: 'cli' }]);

  expect(await run('storm', 'off')).toEqual({
    code: 0,
    out: 'Off. The servers know within a minute.\n',
    err: '',
  });
  await eventually(async () => expect(Object.keys(await ask())).toEqual(['open', 'by', 'words', 'withZone']));
  expect(await run('storm', 'off')).toEqual({ code: 1, out: '', err: 'It is not on.\n' });
});

test('a closed day is promised for no more, and given back its hours', async () => {
  const { leads: run, ask } = await startOffice();
  expect(await run('closed', 'add', '2026-11-23', '--reason', 'Inventory')).toEqual({
    code: 0,
    out: `2026-11-23 closed: Inventory\n${KNOWN_SOON}\n`,
    err: '',
  });
  await eventually(async () => expect(await ask()).toMatchObject({ words: 'tomorrow by 10 a.m.' }));
  const hours = ['--from', '13:00', '--until', '24:00'];
  expect(await run('closed', 'add', '2026-11-23', '--reason', 'Late shift', ...hours)).toMatchObject({
    code: 0,
    out: expect.stringContaining('2026-11-23 open 13:00 to 24:00: Late shift\n'),
  });
  await eventually(async () => expect(await ask()).toMatchObject({ words: 'today by 3 p.m.' }));
  expect(await run('closed', 'remove', '2026-11-23')).toMatchObject({
    code: 0,
    out: `2026-11-23 has its usual hours again.\n${KNOWN_SOON}\n`,
  });
  await eventually(async () => expect(await ask()).toMatchObject({ words: 'today by 11:30 a.m.' }));
  expect(await run('closed', 'remove', '2026-11-23')).toEqual({
    code: 1,
    out: '',
    err: '2026-11-23 has no entry.\n',
  });
});

test('lists the closed days of a year, the holidays among them', async () => {
  const { leads: run } = await startOffice();
  await run(
    'closed',
    'add',
    '2026-12-24',
    '--reason',
    'Christmas\nEve',
    '--from',
    '09:00',
    '--until',
    '12:00',
  );
  await run('closed', 'add', '2026-12-25', '--reason', 'On duty', '--from', '09:00', '--until', '12:00');
  const { code, out, err } = await run('closed', 'list');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.split('\n').slice(0, 5)).toEqual([
    expect.stringMatching(/^2026-11-26 {2}closed +Thanksgiving +every year$/),
    expect.stringMatching(/^2026-11-27 {2}closed +the day after Thanksgiving +every year$/),
    expect.stringMatching(/^2026-12-24 {2}open 09:00 to 12:00 {2}Christmas Eve +cli$/),
    expect.stringMatching(/^2026-12-25 {2}open 09:00 to 12:00 {2}On duty +cli$/),
    expect.stringMatching(/^2027-01-01 {2}closed +New Year’s Day +every year$/),
  ]);
  const json = JSON.parse((await run('closed', 'list', '--json')).out);
  expect(json.slice(2, 4)).toEqual([
    { day: '2026-12-24', hours: 'open 09:00 to 12:00', reason: 'Christmas Eve', by: 'cli' },
    { day: '2026-12-25', hours: 'open 09:00 to 12:00', reason: 'On duty', by: 'cli' },
  ]);
});

test.each([
  ['2026-11-23', '2026-11-24 00:00'],
  ['2026-11-23T18:30', '2026-11-23 18:30'],
  ['2026-11-24 08:00', '2026-11-24 08:00'],
  ['36h', '2026-11-24 21:05'],
  ['2026-11-23T23:00:00Z', '2026-11-23 18:00'],
])('a storm until %s ends at %s', async (typed, end) => {
  expect((await leads('storm', 'on', '--until', typed, '--words', 'Busy.')).out).toContain(
    `On until ${end},`,
  );
});
