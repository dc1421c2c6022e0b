import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { personKeys } from '../../server/http/rate-limit/visitors.ts';
import { addressHash } from '../../server/store/one-time.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { GOOD_MESSAGE, GOOD_REQUEST, postJson, postMessage } from '../../server/testing/requests.ts';
import { startTestApp, type TestApp } from '../../server/testing/test-app.ts';
import { office } from '../testing/office.ts';

const ADA = { ...GOOD_REQUEST, last_name: 'Lovelace-Byron', description: 'The Byronic window.' };
const ADA_WRITES = {
  name: 'Ada',
  lname: 'Byronic',
  email: '',
  number: '914 555 0123 x23, or 203 555 0198',
  message: 'It is me, Byronic again.',
};

const TABLES = [
  'leads',
  'lead_events',
  'deliveries',
  'delivery_attempts',
  'reports',
  'confirmed_addresses',
  'secrets',
  'used_challenges',
  'rate_limits',
  'backups',
  'jobs',
  'forgotten',
  'counters',
];

/** The store's content as text. */
async function everything({ rows }: TestApp): Promise<string> {
  const tables = await Promise.all(TABLES.map((table) => rows(`select * from ${table}`)));
  return JSON.stringify(tables);
}

/** Ada has asked and written, once as what looks like spam; Grace has written as well. All mails are in files. */
async function serverWithPeople() {
  const started = await startTestApp({
    settings: { CAPTCHA_PROVIDER: 'off' },
    overrides: { pollInterval: 50 },
  });
  const post = async (request: object) => (await postJson(started.app, request)).json().reference as string;
  const ada = await post(ADA);
  const spam = await post({ ...ADA, phone: '', description: '[url]Byronic[/url]' });
  const adaWrites: string = (await postMessage(started.app, ADA_WRITES)).json().reference;
  const grace: string = (await postMessage(started.app, GOOD_MESSAGE)).json().reference;
  await office(['digest', '--send'], { settings: started.sameStore });
  const folder = join(started.config.dataDir, 'mail');
  await eventually(async () =>
    expect(await started.rows("select id from deliveries where state = 'sent'")).toHaveLength(6),
  );
  return {
    ...started,
    ada,
    spam,
    adaWrites,
    grace,
    files: () => readdirSync(folder),
    leads: (args: string[], answer?: string) => office(args, { settings: started.sameStore, answer }),
  };
}

const TRACES = [/byron/i, /ada@customer/i, /555.?0123/, new RegExp(addressHash(ADA.email).slice(0, 20))];

test('deletes everything about one person and nothing about others', async () => {
  const server = await serverWithPeople();
  await server.leads(['note', server.ada, 'Byronic, and in a hurry.']);
  const [emailKey] = personKeys({ email: ADA.email });
  await server.rows(`insert into rate_limits (key, points) values ('person:${emailKey}', 1)`);
  const references = [server.ada, server.spam, server.adaWrites];
  const before = await everything(server);
  for (const trace of TRACES) expect(before).toMatch(trace);

  const { code, out, err } = await server.leads(['forget', server.ada], 'yes');
  expect({ code }).toEqual({ code: 0 });
  expect(err).toContain('Delete these 3 permanently?');
  for (const reference of references) expect(err).toContain(reference);
  expect(out).toMatch(/^Deleted: 3 requests and messages, and 4 mails in files\.\n/);

  const left = await everything(server);
  for (const trace of [...TRACES, ...references, emailKey ?? '']) expect(left).not.toMatch(trace);
  expect(left).toContain(GOOD_MESSAGE.email);
  expect(await server.rows('select form, number from forgotten order by form, number')).toEqual([
    { form: 'contact', number: 1 },
    { form: 'estimate', number: 1 },
    { form: 'estimate', number: 2 },
  ]);
  expect(server.files()).toEqual([
    expect.stringContaining('message-2-customer-mail'),
    expect.stringContaining('message-2-office-mail'),
  ]);
  expect(await server.leads(['show', server.grace])).toMatchObject({ code: 0 });
  expect((await postJson(server.app, ADA)).json().success).toBe(true);
  expect(await server.rows("select number from leads where form = 'estimate'")).toEqual([{ number: 3 }]);
});

test('finds a person by email, and by phone however it is written, and tells of what it leaves', async () => {
  const server = await serverWithPeople();
  const byEmail = await server.leads(['forget', ' ADA@Customer.Example '], 'yes');
  expect(byEmail.out).toContain('Deleted: 2 requests and messages');
  expect(byEmail.err).toContain(`not deleted:\n`);
  expect(byEmail.err.split('not deleted:\n')[1]).toContain(server.adaWrites);
  const byPhone = await server.leads(['forget', '914.555.0123'], 'yes');
  expect(byPhone.out).toContain('Deleted: 1 request or message');
  expect(await server.leads(['forget', '914.555.0123', '--yes'])).toMatchObject({
    code: 1,
    err: 'Nothing was found for 914.555.0123.\n',
  });
});

test.each(['(914) 555-0123 x23', '+1 203 555 0198'])(
  'finds a person by %s, one of two numbers',
  async (phone) => {
    const server = await serverWithPeople();
    const { out, err } = await server.leads(['forget', phone], 'yes');
    expect(out).toContain('Deleted: ');
    expect(err).toContain(server.adaWrites);
    expect(err).toContain(server.ada);
  },
);

test.each(['mailto:ada@customer.example', 'Ada <ada＠customer.example>.', 'ada@customer.example'])(
  'finds a person by %s, however the address was stored',
  async (who) => {
    const server = await serverWithPeople();
    // As earlier versions stored what was typed.
    await server.rows(
      `update leads set email = '\u200bmailto:Ada@customer.example' where reference = '${server.spam}'`,
    );
    const { out, err } = await server.leads(['forget', who], 'yes');
    expect(out).toContain('Deleted: 2 requests and messages');
    for (const reference of [server.ada, server.spam]) expect(err).toContain(reference);
  },
);

test('with --only deletes one lead, and nothing else of its sender', async () => {
  const server = await serverWithPeople();
  expect(await server.leads(['forget', server.spam, '--only'], 'no')).toMatchObject({ code: 1, out: '' });
  expect(await server.rows("select id from leads where form = 'estimate'")).toHaveLength(2);
  expect((await server.leads(['forget', server.spam, '--only', '--yes'])).code).toBe(0);
  expect(await server.rows("select reference from leads where form = 'estimate'")).toEqual([
    { reference: server.ada },
  ]);
  expect((await server.leads(['forget', ADA.email, '--only'])).code).toBe(2);
});
