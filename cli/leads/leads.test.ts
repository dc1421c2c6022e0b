import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventually } from '../../server/testing/eventually.ts';
import { startMailServer } from '../../server/testing/mail-server.ts';
import { GOOD_MESSAGE, GOOD_REQUEST, postJson, postMessage } from '../../server/testing/requests.ts';
import { startTestApp, type TestApp, temporaryFolder } from '../../server/testing/test-app.ts';
import { office } from '../testing/office.ts';

const SPAM = { ...GOOD_REQUEST, email: 'spam@customer.example', description: '<a href="http://x">pills</a>' };

/** A server beside which the office works, and what it needs for that. */
async function serverWithMail() {
  const mailServer = await startMailServer();
  const started = await startTestApp({
    settings: { SMTP_URL: mailServer.url, CAPTCHA_PROVIDER: 'off' },
    overrides: { pollInterval: 50 },
  });
  const settings = started.sameStore;
  return {
    ...started,
    mailServer,
    leads: (args: string[], answer?: string) => office(args, { settings, answer }),
    send: async (request: object) => (await postJson(started.app, request)).json().reference as string,
  };
}

const settled = ({ rows }: Pick<TestApp, 'rows'>, sent: number) =>
  eventually(async () =>
    expect(await rows("select count(*) as sent from deliveries where state = 'sent'")).toEqual([{ sent }]),
  );

test('lists what came, beside the running server, as a table, as JSON and as CSV', async () => {
  const server = await serverWithMail();
  const first = await server.send(GOOD_REQUEST);
  const message = (await postMessage(server.app, { ...GOOD_MESSAGE, lname: '=1+1' })).json();
  await settled(server, 4);

  const table = await server.leads(['list']);
  expect(table).toMatchObject({ code: 0, err: '' });
  const [headings, one, two] = table.out.split('\n');
  expect(headings).toMatch(/^Received +Reference +What +Priority +Name +Phone +Service +State +Status$/);
  expect(one).toMatch(
    new RegExp(
      String.raw`^\d{4}-\d\d-\d\d \d\d:\d\d +${first} +Estimate request #1 +Ada Lovelace +\(914\) 555-0123 +Painting +delivered +new$`,
    ),
  );
  expect(two).toContain(message.reference);

  const json = JSON.parse((await server.leads(['list', '--json', '--form', 'estimate'])).out);
  expect(json).toMatchObject([{ ...GOOD_REQUEST, reference: first, number: 1, state: 'delivered' }]);
  expect(JSON.stringify(json)).not.toContain('visitor');

  const csv = (await server.leads(['list', '--csv', '--form', 'contact'])).out.split('\r\n');
  expect(csv[1]).toMatch(
    /,contact,1,\w{8},Grace,'=1\+1,\(914\) 555-0124,grace@customer.example,,delivered,normal,$/,
  );
});

test('exports every word into a file that only its owner reads, and never over another', async () => {
  const server = await serverWithMail();
  const description = '=HYPERLINK("http://x")\n"Quoted", and José';
  const reference = await server.send({ ...GOOD_REQUEST, phone: '+1 914 555 0123', description });
  await settled(server, 2);
  const file = join(await temporaryFolder(), 'export.csv');
  expect(await server.leads(['export', '--to', file])).toEqual({ code: 0, out: '', err: '' });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/^\ufeffreceived,form,number,reference,first_name,/);
  expect(text).toContain(
    `,estimate,1,${reference},Ada,Lovelace,(914) 555-0123,ada@customer.example,Painting,delivered,`,
  );
  expect(text).toContain(`"'=HYPERLINK(""http://x"")\n""Quoted"", and José"`);
  expect(await server.leads(['export', '--to', file])).toEqual({
    code: 1,
    out: '',
    err: `${file} exists already.\n`,
  });
  const [exported] = JSON.parse((await server.leads(['export', '--json'])).out);
  expect(exported).toMatchObject({ reference, description, phone: '+1 914 555 0123' });
  expect((await server.leads(['export', '--held'])).code).toBe(1);
});

test('finds what is held, what has failed and what came since, and ends with 1 when there is nothing', async () => {
  const server = await serverWithMail();
  const good = await server.send(GOOD_REQUEST);
  const spam = await server.send(SPAM);
  const broken = await server.send({ ...GOOD_REQUEST, email: 'no address' });
  await settled(server, 3);
  const references = async (...args: string[]) => {
    const { code, out } = await server.leads(['list', '--json', ...args]);
    const found = JSON.parse(out).map(({ reference }: { reference: string }) => reference);
    expect(code).toBe(found.length > 0 ? 0 : 1);
    return found;
  };
  expect(await references()).toEqual([good, spam, broken]);
  expect(await references('--held')).toEqual([spam]);
  expect(await references('--failed')).toEqual([broken]);
  expect(await references('--held', '--failed')).toEqual([spam, broken]);
  expect(await references('--since', '1h')).toHaveLength(3);
  expect(await references('--since', '0h')).toEqual([]);
  expect(await references('--form', 'contact')).toEqual([]);
  expect(await server.leads(['list', '--since', '0h'])).toEqual({
    code: 1,
    out: '',
    err: 'Nothing was found.\n',
  });
});

test('shows every word and every attempt, and nothing that would move the cursor', async () => {
  const server = await serverWithMail();
  const reference = await server.send({ ...SPAM, description: '[url]one[/url]\nJosé 屋根' });
  await server.leads(['release', reference]);
  await settled(server, 2);
  await server
    .rows("update leads set description = description || chr(27) || '[31mred'")
    .catch(() => server.rows("update leads set description = description || char(27) || '[31mred'"));
  const { code, out } = await server.leads([
    'show',
    `${reference.slice(0, 4)} ${reference.slice(4).toLowerCase()}`,
  ]);
  expect(code).toBe(0);
  expect(out).toContain(`Estimate request #1 · ${reference}\n`);
  expect(out).toContain('[url]one[/url]\nJosé 屋根<U+001B>[31mred\n');
  expect(out).toMatch(/Signs of spam +the text holds HTML, BBCode or script\n/);
  expect(out).toMatch(/office mail +delivered +1 attempt +250 /);
  expect(out).toMatch(/Attempts\n(\w.+ +delivered +250 .*\n){2}/);
  expect(JSON.parse((await server.leads(['show', reference, '--json'])).out).attempts).toHaveLength(2);
});

test('makes invisible and bidirectional characters visible in every command', async () => {
  const server = await serverWithMail();
  const first_name = 'Ada\u202e\u{e0041}';
  const last_name = '👩\u200d🔧 نمی\u200cخواهم';
  const shown = 'Ada<U+202E><U+E0041> 👩\u200d🔧 نمی\u200cخواهم';
  const reference = await server.send({
    ...SPAM,
    first_name,
    last_name,
    description: 'a\u200bb\n[url]c[/url]',
  });
  const printed = [];
  for (const args of [['list'], ['show', reference], ['digest'], ['export'], ['forget', reference]]) {
    const { out, err } = await server.leads(args, 'no');
    printed.push(`${out}${err}`);
  }
  const [list, show, digest, csv, forget] = printed;
  for (const text of [list, show, digest, forget]) expect(text).toContain(shown);
  expect(show).toContain('a<U+200B>b\n[url]c[/url]');
  expect(csv).toContain(',Ada<U+202E><U+E0041>,👩\u200d🔧 نمی\u200cخواهم,');
  for (const args of [
    ['list', '--json'],
    ['show', reference, '--json'],
    ['digest', '--json'],
    ['export', '--json'],
  ]) {
    printed.push((await server.leads(args)).out);
  }
  expect(JSON.parse((await server.leads(['list', '--json'])).out)).toMatchObject([{ first_name, last_name }]);
  for (const text of printed) expect(text).not.toMatch(/[\u202e\u200b]|\udb40/);
});

test('releases what is held, and holds what is pending', async () => {
  const server = await serverWithMail();
  const spam = await server.send(SPAM);
  expect(server.mailServer.mails).toEqual([]);
  expect(await server.leads(['release', spam])).toMatchObject({
    code: 0,
    out: 'Released: office mail, escalation mail, customer mail.\n',
  });
  await settled(server, 2);
  expect(server.mailServer.mails.map(({ recipients }) => recipients[0]).sort()).toEqual([
    server.config.officeEmail,
    SPAM.email,
  ]);
  expect(await server.leads(['release', spam])).toMatchObject({
    code: 1,
    err: `Nothing of ${spam} is held.\n`,
  });
  expect(await server.leads(['hold', spam])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Held: escalation mail\./),
  });
});

test('shows what looks urgent, also when it is held, until a user says that it is not', async () => {
  const server = await serverWithMail();
  await server.send(GOOD_REQUEST);
  const gas = await server.send({
    ...GOOD_REQUEST,
    email: 'gas@customer.example',
    description: 'I smell gas.',
  });
  const held = await server.send({ ...SPAM, description: '[url]The basement is flooded![/url]' });
  await settled(server, 5);
  const listed = async (...args: string[]) => (await server.leads(['list', ...args])).out;
  expect(await listed()).toMatch(
    new RegExp(`${gas} +Estimate request #2 +DANGER +Ada Lovelace .* delivered +new\n`),
  );
  expect(await listed()).toMatch(
    new RegExp(`${held} +.* +URGENT +.* +held, looks urgent: customer mail +new\n`),
  );
  expect(JSON.parse(await listed('--urgent', '--json'))).toMatchObject([
    { reference: gas, priority: 'danger', priority_rules: ['gas'] },
    { reference: held, priority: 'urgent', priority_rules: ['flood'] },
  ]);
  expect(await listed('--urgent', '--csv')).toMatch(/,state,priority,priority_rules\r\n/);
  expect((await server.leads(['export'])).out).toMatch(
    /,priority,priority_rules,ad,click_id,visit\r\n[\s\S]*,danger,gas,,,\r\n/,
  );
  const shown = async () => (await server.leads(['show', gas])).out;
  expect(await shown()).toMatch(
    /Priority +danger, because the words speak of a smell of gas or a gas leak\n/,
  );

  const said = `${gas} is no longer marked urgent.\n`;
  expect(await server.leads(['not-urgent', gas])).toMatchObject({ code: 0, out: said });
  expect(await server.leads(['not-urgent', gas])).toMatchObject({
    code: 1,
    err: expect.stringContaining(gas),
  });
  expect(await shown()).toMatch(/Priority +not urgent, although the words speak of a smell of gas/);
  expect(await listed('--urgent')).not.toContain(gas);
});

test('sends no second confirmation to the same address', async () => {
  const server = await serverWithMail();
  const spam = await server.send(SPAM);
  const good = await server.send({ ...GOOD_REQUEST, email: SPAM.email.toUpperCase() });
  await settled(server, 2);
  const { out } = await server.leads(['release', spam]);
  expect(out).toMatch(
    /^Released: office mail, escalation mail\.\nNo confirmation is sent: this address got one/,
  );
  await settled(server, 3);
  expect(good).not.toBe(spam);
});

test('sends a mail again with the same Message-ID, and says why it does not', async () => {
  const server = await serverWithMail();
  const reference = await server.send(GOOD_REQUEST);
  await settled(server, 2);
  expect(await server.leads(['resend', reference])).toMatchObject({ code: 0 });
  await eventually(() => expect(server.mailServer.mails).toHaveLength(3));
  const office = server.mailServer.mails.filter(
    ({ recipients }) => recipients[0] === server.config.officeEmail,
  );
  expect(new Set(office.map(({ messageId }) => messageId)).size).toBe(1);
  expect(office).toHaveLength(2);
  await server.leads(['resend', reference, '--customer']);
  await eventually(() => expect(server.mailServer.mails).toHaveLength(4));
  expect(server.mailServer.mails.at(-1)?.recipients).toEqual([GOOD_REQUEST.email]);

  const held = await server.send(SPAM);
  expect((await server.leads(['resend', held])).err).toBe(
    `It is held. Release it with: npm run leads -- release ${held}\n`,
  );
  const mute = await server.send({ ...GOOD_REQUEST, email: 'no address' });
  expect(await server.leads(['resend', mute, '--customer'])).toMatchObject({
    code: 1,
    err: 'It cannot be sent: the email as typed is not an address.\n',
  });
  expect(await server.leads(['resend', reference, '--webhook'])).toMatchObject({
    code: 1,
    err: `${reference} has none.\n`,
  });
});

test('says in one sentence that the database is busy', async () => {
  const { sameStore, lockStore } = await startTestApp({ failuresExpected: true });
  const unlock = await lockStore();
  const { code, out, err } = await office(['list'], { settings: sameStore });
  await unlock();
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^.*lock.*\.\n$/);
});
