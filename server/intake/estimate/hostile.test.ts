import { describe, expect, test } from 'vitest';
import { office } from '../../../cli/testing/office.ts';
import { company } from '../../../contract/content/current.ts';
import { markInvisible, visibleText } from '../../formats/visible-text.ts';
import { readCsv } from '../../testing/csv.ts';
import { eventually } from '../../testing/eventually.ts';
import { CONTROL_TEXTS, HEADER_TEXTS, HOSTILE_BODIES, HOSTILE_TEXTS } from '../../testing/hostile.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { GOOD_REQUEST, postForm, postJson } from '../../testing/requests.ts';
import { shareTestApp, startTestApp } from '../../testing/test-app.ts';
import { startReceiver } from '../../testing/webhook-receiver.ts';

const ONE_LINE = ['first_name', 'last_name', 'phone'] as const;

/** The plain part of a mail wraps lines. */
const unwrapped = (text = '') => text.replaceAll(/\s+/g, '');

test('whatever people type is stored letter by letter, mailed in every visible one, and does nothing else', async () => {
  const server = await startMailServer();
  const { app, rows, log } = await startTestApp({ settings: { SMTP_URL: server.url, LOG_LEVEL: 'trace' } });
  const texts = Object.values(HOSTILE_TEXTS);
  for (const [index, text] of texts.entries()) {
    const request = { ...GOOD_REQUEST, email: `person-${index}@customer.example`, description: text };
    for (const field of ONE_LINE) request[field] = text.slice(0, field === 'phone' ? 40 : 100).trim();
    expect((await postJson(app, request)).statusCode, text).toBe(200);
  }
  const stored = await rows("select * from leads where form = 'estimate' order by number");
  expect(stored.map(({ description }) => description)).toEqual(texts);
  expect(stored.map(({ last_name }) => last_name)).toEqual(texts.map((text) => text.slice(0, 100).trim()));

  // What looks like spam waits for a person; this is the person.
  await rows("update deliveries set state = 'pending' where state = 'held'");
  await eventually(() => expect(server.mails).toHaveLength(2 * texts.length));
  for (const [index, text] of texts.entries()) {
    const reference = String(stored[index]?.reference);
    const [office, customer] = [company.email, `person-${index}@customer.example`].map((address) =>
      server.mails.find((mail) => mail.recipients[0] === address && mail.text?.includes(reference)),
    );
    expect(unwrapped(office?.text), text).toContain(unwrapped(visibleText(text)));
    expect(office?.recipients).toEqual([company.email]);
    expect(customer?.text).not.toContain(text);
    for (const mail of [office, customer]) {
      expect(mail?.headers.has('bcc')).toBe(false);
      expect(mail?.subject).toMatch(/^[\x20-\x7e·]*$/);
      expect(`${mail?.html}`).not.toMatch(/<script|<img|onerror=(?!alert\(1\)&gt;)/);
    }
  }
  expect(log()).not.toMatch(/onerror|drop table|Lovelace|etc\/passwd|victim/);
});

test('whatever people type reaches the other program and the spreadsheet letter by letter, and runs in neither', async () => {
  const receiver = await startReceiver();
  const { app, rows, sameStore } = await startTestApp({
    settings: {
      WEBHOOK_URL: `http://127.0.0.1:${receiver.port}/`,
      WEBHOOK_SECRET: 'whsec_dGhpcnR5LXR3byBieXRlcyBvZiBhIHNlY3JldCBrZXk=',
      WEBHOOK_ALLOW_PRIVATE: '127.0.0.1',
    },
  });
  const texts = Object.values(HOSTILE_TEXTS);
  for (const [index, text] of texts.entries()) {
    const email = `person-${index}@customer.example`;
    const request = { ...GOOD_REQUEST, email, last_name: text, description: text };
    expect((await postJson(app, request)).statusCode, text).toBe(200);
  }
  await rows("update deliveries set state = 'pending' where state = 'held'");
  await eventually(() => expect(receiver.got).toHaveLength(texts.length));
  const bodies = receiver.got
    .map(({ body }) => JSON.parse(body))
    .sort((a, b) => a.data.number - b.data.number);
  expect(bodies.map(({ data }) => data.description)).toEqual(texts);
  expect(bodies.map(({ data }) => data.last_name)).toEqual(texts.map((text) => text.trim()));
  for (const { path, headers } of receiver.got) {
    expect(path).toBe('/');
    expect(headers).not.toHaveProperty('bcc');
  }

  const { out } = await office(['export'], { settings: sameStore });
  const [headings = [], ...lines] = readCsv(out);
  const column = (name: string) => lines.map((cells) => cells[headings.indexOf(name)]);
  // An apostrophe keeps a spreadsheet from running a cell, also one that begins where the other separator splits.
  const inert = (text: string) => markInvisible(text).replace(/(^|;\s*)(?=[=+\-@])/g, "$1'");
  expect(column('description')).toEqual(texts.map(inert));
  expect(column('last_name')).toEqual(texts.map((text) => inert(text.trim())));
});

test('a line break in a field of one line becomes a space, and begins no header', async () => {
  const server = await startMailServer();
  const { app, rows } = await startTestApp({ settings: { SMTP_URL: server.url, RATE_LIMIT: '0' } });
  for (const [index, text] of HEADER_TEXTS.entries()) {
    const email = `person-${index}@customer.example`;
    const posted = { ...GOOD_REQUEST, email, first_name: text, last_name: text, phone: text };
    expect((await postJson(app, posted)).statusCode).toBe(200);
  }
  const line = 'Ada Bcc: victim@b.example';
  const stored = await rows("select first_name, last_name, phone from leads where form = 'estimate'");
  expect(stored).toEqual(HEADER_TEXTS.map(() => ({ first_name: line, last_name: line, phone: line })));
  await eventually(() => expect(server.mails).toHaveLength(2 * HEADER_TEXTS.length));
  for (const { headers, recipients } of server.mails) {
    expect(headers.has('bcc')).toBe(false);
    expect(recipients).not.toContain('victim@b.example');
  }
});

describe('refuses with words for each field, and stores nothing:', () => {
  const server = shareTestApp();

  test.each(Object.entries(CONTROL_TEXTS))('%s', async (_what, text) => {
    const { app, rows } = server();
    for (const field of [...ONE_LINE, 'email'] as const) {
      const answer = await postJson(app, { ...GOOD_REQUEST, [field]: text });
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().errors)).toEqual([field]);
    }
    expect(await rows("select id from leads where form = 'estimate'")).toEqual([]);
  });

  test.each(Object.entries(HOSTILE_BODIES))('%s', async (_what, body) => {
    const { app, rows } = server();
    const answer = await postJson(app, body);
    expect([400, 413, 422]).toContain(answer.statusCode);
    expect(answer.json()).toMatchObject({ success: false, message: expect.any(String) });
    expect(answer.body).not.toMatch(/at \w+ \(|node_modules|\.ts:|SyntaxError/);
    expect(await rows("select id from leads where form = 'estimate'")).toEqual([]);
    expect(({} as { first_name?: string }).first_name).toBeUndefined();
  });
});

test('of a key that comes twice the last counts, in JSON and in a form', async () => {
  const { app, rows } = await startTestApp();
  const twice = JSON.stringify(GOOD_REQUEST).replace('{', '{"first_name":"Eve",');
  await postJson(app, twice);
  const form = await postForm(
    app,
    `first_name=Eve&${new URLSearchParams({ ...GOOD_REQUEST, description: 'b' })}`,
  );
  expect(form.statusCode).toBe(422);
  expect(await rows("select first_name from leads where form = 'estimate'")).toEqual([{ first_name: 'Ada' }]);
});
