import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { company } from '../contract/content/current.ts';
import { eventually } from '../server/testing/eventually.ts';
import { openBrowser, startOffice } from '../server/testing/office.ts';
import { OWED } from '../server/testing/postgres.ts';
import { postJson, postMessage } from '../server/testing/requests.ts';
import { startTestApp } from '../server/testing/test-app.ts';
import { startReceiver } from '../server/testing/webhook-receiver.ts';

const METRICS_TOKEN = 'planted-metrics-token-of-some-length';

/** Nothing else in the program contains any of these. */
const CUSTOMER = {
  first_name: 'Wilhelmina',
  last_name: 'Featherstone',
  phone: '(914) 555-0177',
  email: 'mina@featherstone.example',
  service: 'painting',
  description: 'The basement in Katonah is flooded, said the quetzal.',
};
const MESSAGE = {
  name: 'Bartholomew',
  lname: 'Quillfeather',
  number: '(914) 555-0188',
  email: 'bart@quillfeather.example',
  message: 'The narwhal <a href="https://pills.example">sells pills</a>.',
};
const SOMEBODY = { email: 'zenobia@hawthorne.example', name: 'Zenobia Hawthorne' };
const PLANTED =
  /wilhelmina|featherstone|555\D{0,3}01(77|88)|91455501|quetzal|bartholomew|quillfeather|narwhal|zenobia|hawthorne|aardvark|marmalade|wombat|987654/i;

/** A server of a Monday morning, with everything set up that tells somebody outside of what happens. */
async function startWatchedOffice() {
  const receiver = await startReceiver();
  let now = new Date('2026-11-23T15:00:00Z');
  const settings = {
    LOG_LEVEL: 'trace',
    CAPTCHA_PROVIDER: 'off',
    SITE_URL: 'http://www.oakhand.example',
    METRICS_TOKEN,
    OFFICE_SECOND_EMAIL: 'second@us.example',
    WEBHOOK_URL: `http://127.0.0.1:${receiver.port}/one-call`,
    WEBHOOK_SECRET: `whsec_${Buffer.from('thirty-two bytes of a secret key').toString('base64')}`,
    WEBHOOK_ALLOW_PRIVATE: '127.0.0.1',
  };
  const overrides = { clock: () => now, pollInterval: 50 };
  const office = await startOffice({ settings, overrides, failuresExpected: true });
  await office.invite({ ...SOMEBODY, role: 'owner' });
  const allSent = () =>
    eventually(async () =>
      expect(await office.rows(`select id from ${OWED} where state in ('pending', 'failed')`)).toEqual([]),
    );
  return {
    ...office,
    receiver,
    allSent,
    pass(minutes: number) {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    /** Another server on the same store; a new one looks at once whether a digest is due. */
    async startAnother() {
      const another = await startTestApp({
        settings: { ...settings, ...office.sameStore, SMTP_URL: office.mailServer.url },
        overrides,
        failuresExpected: true,
      });
      await another.app.ready();
      return another;
    },
    subjects: () => office.mailServer.mails.map(({ subject = '' }) => subject),
  };
}

/** What a form on the page carries. */
function fieldsOn({ body }: { body: string }): Record<string, string> {
  const hidden = body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries(Array.from(hidden, ([, name = '', value = '']) => [name, value]));
}

async function metricsOf(app: FastifyInstance) {
  const answer = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

test('what is planted by customers, links, codes and the office is in no log line, metric, subject or webhook address', {
  timeout: 90_000,
}, async () => {
  const office = await startWatchedOffice();
  const { app, mailServer, receiver, allSent, pass, subjects } = office;
  const secrets = [METRICS_TOKEN];

  // Two come in, one of them held, and the first is claimed from its mail.
  const { reference } = (await postJson(app, CUSTOMER)).json();
  await postMessage(app, MESSAGE);
  await allSent();
  const officeMail = mailServer.mails.find(
    ({ recipients, text }) => recipients.includes(`${company.email}`) && text?.includes('quetzal'),
  );
  const [link = ''] = /\/office\/claim\/\S+/.exec(officeMail?.text ?? '') ?? [];
  secrets.push(link.slice(link.indexOf('.') + 1));
  const phone = openBrowser(app);
  const user = (await office.store.users())[0]?.id ?? '';
  const page = fieldsOn(await phone.get(link));
  pass(0.1);
  expect((await phone.post(link, { ...page, user })).statusCode).toBe(303);
  secrets.push(page.nonce ?? '', ...phone.cookies.values());
  await phone.post(`${link}x`, { ...page, user: 'marmalade' });

  // Somebody signs in, looks, writes and errs.
  const desk = openBrowser(app);
  await desk.signIn(office, SOMEBODY.email);
  secrets.push(await office.codeFor(SOMEBODY.email), ...desk.cookies.values());
  const path = `/office/requests/${reference}`;
  await desk.get('/office?q=aardvark');
  await desk.get(`/office/search?q=${encodeURIComponent(CUSTOMER.phone)}`);
  await desk.get('/office/search?q=Featherstone');
  await desk.get(`/office/aardvark/${encodeURIComponent(CUSTOMER.email)}`);
  const post = async (address: string, fields: Record<string, string>) =>
    expect((await desk.post(address, fields)).statusCode, address).toBe(303);
  const press = async (verb: string, fields: Record<string, string>) =>
    post(`${path}/${verb}`, { ...fieldsOn(await desk.get(path)), ...fields });
  await press('note', { note: 'The marmalade is in the wombat.' });
  await press('unclaim', { note: 'marmalade' });
  await post('/office/settings/storm', {
    words: 'The wombat is out.',
    lastDay: '2026-11-25',
    factor: '2',
  });
  await post('/office/people', { email: 'aardvark@wombat.example', name: 'Marmalade', role: 'office' });
  await desk.get('/office/export.csv?q=wombat');
  await desk.get('/office/figures?days=wombat');

  // Nobody answers: the second address and the pager hear of it; and the next morning brings the digest.
  pass(30);
  await eventually(() => expect(subjects().join('\n')).toMatch(/Still waiting/));
  pass(24 * 60);
  const another = await office.startAnother();
  await eventually(() => expect(subjects().join('\n')).toMatch(/Digest of/));
  await press('status', { status: 'quoted', amount: '987654', note: 'wombat' });
  await press('status', { status: 'lost', reason: 'Too expensive', otherReason: 'marmalade' });
  // Something goes wrong as well.
  mailServer.fault = (step, recipient) =>
    step === 'recipient' ? { refuse: `550 5.1.1 <${recipient}> no such quetzal` } : undefined;
  await postJson(app, { ...CUSTOMER, email: 'gone@featherstone.example' });
  await eventually(() => expect(`${office.log()}${another.log()}`).toMatch(/not delivered|refused/));

  expect(secrets.filter((secret) => secret.length > 5)).toHaveLength(secrets.length);
  const waiting = receiver.got.filter(({ body }) => body.includes('lead.waiting'));
  expect(waiting).not.toEqual([]);
  const told: [string, string][] = [
    ...`${office.log()}${another.log()}`
      .trim()
      .split('\n')
      // Numbers by chance, such as a time in milliseconds, are no amount.
      .map((line): [string, string] => [
        'log',
        line.replace(/"(reqId|time|ms|pid|version)":("[^"]*"|[\d.]+)/g, ''),
      ]),
    // Without its value, which may hold any digits by chance.
    ...(await metricsOf(app))
      .split('\n')
      .map((line): [string, string] => ['metric', line.replace(/ \S+$/, '')]),
    ...subjects().map((subject): [string, string] => ['subject', subject]),
    ...receiver.got.map(({ path: address = '' }): [string, string] => ['webhook address', address]),
    ...waiting.map(({ body }): [string, string] => ['webhook', body]),
  ];
  expect(new Set(told.map(([where]) => where)).size).toBe(5);
  const isPlanted = (text: string) => PLANTED.test(text) || secrets.some((secret) => text.includes(secret));
  expect(told.filter(([, text]) => isPlanted(text))).toEqual([]);
});
