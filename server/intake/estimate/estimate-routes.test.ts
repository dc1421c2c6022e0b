import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BODY_LIMIT } from '../../../contract/answer.ts';
import { FORM_STRUCTURES } from '../../../contract/lead.ts';
import { answers as answerWords } from '../../../messages/en/answers.ts';
import { refusals as refusalWords } from '../../../messages/en/refusals.ts';
import { OWED } from '../../testing/postgres.ts';
import { GOOD_REQUEST, postForm, postJson } from '../../testing/requests.ts';
import { shareTestApp, startTestApp } from '../../testing/test-app.ts';

/** What an answer says of the time by which the office answers. */
const PROMISE = {
  by: expect.stringMatching(/^\d{4}-.*Z$/),
  words: expect.any(String),
  withZone: expect.any(String),
};

/** The page where it can be seen and corrected. */
const LINK = expect.stringMatching(/^\/my\/[A-Z0-9]{8}\.[0-9a-v]{26}$/);

const STORED = "select * from leads where form = 'estimate'";

test('stores a request with its two mails, and answers with its reference', async () => {
  const { app, rows } = await startTestApp();
  const answer = await postJson(app, GOOD_REQUEST);

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    success: true,
    reference: expect.stringMatching(/^[A-Z]{2}\d[A-Z]{2}\d[A-Z]{2}$/),
    promise: PROMISE,
    link: LINK,
  });
  expect(await rows(STORED)).toMatchObject([
    { ...GOOD_REQUEST, number: 1, reference: answer.json().reference },
  ]);
  expect(await rows(`select kind from ${OWED} order by kind`)).toEqual([
    { kind: 'customer-mail' },
    { kind: 'office-mail' },
  ]);
});

test.each([
  [{ email: 'bob@', phone: '' }, 'none'],
  [{ email: 'bob@', phone: 'n/a' }, 'none'],
  [{ email: 'bob@', phone: '914 555 01' }, 'none'],
  [{ email: 'bob@' }, 'phone'],
] as const)('a request with %j is stored, and answered as one with this reach: %s', async (given, reach) => {
  const { app, rows } = await startTestApp();
  const answer = await postJson(app, { ...GOOD_REQUEST, ...given });
  const isPromised = reach === 'phone';
  expect(answer.json()).toEqual({
    success: true,
    reference: expect.any(String),
    reach,
    ...(isPromised && { promise: PROMISE }),
    link: LINK,
  });
  expect(await rows(STORED)).toMatchObject([
    { email: 'bob@', promised_by: isPromised ? expect.any(String) : null },
  ]);
  // The same, without script and sent twice.
  const { headers } = await postForm(app, { ...GOOD_REQUEST, ...given });
  expect((await app.inject(String(headers.location))).body).toContain(
    `<title>/estimate/sent ${reach}</title>`,
  );
});

test('takes the same fields as a form from a program', async () => {
  const { app } = await startTestApp();
  const answer = await postForm(app, GOOD_REQUEST, { accept: '*/*' });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { success: true, reference: expect.any(String), promise: PROMISE, link: LINK },
  ]);
});

test('keeps every letter of what was typed', async () => {
  const { app, rows } = await startTestApp();
  const typed = {
    ...GOOD_REQUEST,
    first_name: '李',
    last_name: "O'Ñeill-Зоя",
    description: '`"\'; drop table\n👩‍🔧\t"',
  };
  await postJson(app, typed);
  expect(await rows(STORED)).toMatchObject([typed]);
});

describe('a request that is refused', () => {
  const server = shareTestApp();
  const good = JSON.stringify(GOOD_REQUEST);
  const padding = (bytes: number) => JSON.stringify({ ...GOOD_REQUEST, more: 'x'.repeat(bytes) });
  const overhead = padding(0).length;

  const table: [what: string, payload: string, contentType: string, status: number, message: string][] = [
    ['malformed JSON', '{"first_name": "Ada"', 'application/json', 400, refusalWords.malformed],
    ['an empty body as JSON', '', 'application/json', 400, refusalWords.malformed],
    [
      'a byte over 64 KiB',
      padding(BODY_LIMIT - overhead + 1),
      'application/json',
      413,
      refusalWords.tooLarge,
    ],
    ['a megabyte', padding(1_000_000), 'application/x-www-form-urlencoded', 413, refusalWords.tooLarge],
    ['text', good, 'text/plain', 415, refusalWords.contentType],
    ['XML', '<a/>', 'application/xml', 415, refusalWords.contentType],
    ['a form with files', '--x--', 'multipart/form-data; boundary=x', 415, refusalWords.contentType],
    ['an unreadable content type', good, 'nonsense', 415, refusalWords.contentType],
    ['JSON that is no object', '"Ada"', 'application/json', 422, refusalWords.fields],
    ['JSON that is a list', '[]', 'application/json', 422, refusalWords.fields],
    ['JSON null', 'null', 'application/json', 422, refusalWords.fields],
    ['an empty form', '', 'application/x-www-form-urlencoded', 422, refusalWords.fields],
  ];

  test.each(table)('for %s says why', async (_what, payload, contentType, status, message) => {
    const { app, rows } = server();
    const answer = await postJson(app, payload, { 'content-type': contentType });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ success: false, message });
    expect(await rows(STORED)).toEqual([]);
  });

  test('without a content type says which ones we take', async () => {
    const { app } = server();
    const answer = await app.inject({ method: 'POST', url: '/api/estimate' });
    expect(answer.statusCode).toBe(415);
  });

  test('names every field that needs another look', async () => {
    const { app } = server();
    const answer = await postJson(app, { phone: 7, service: 'gardening', last_name: 'x'.repeat(101) });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      success: false,
      message: refusalWords.fields,
      errors: {
        first_name: 'Please enter your first name.',
        last_name: 'Please keep the last name to 100 characters at most.',
        phone: answerWords.notText,
        email: 'Please enter your email address.',
        service: 'Please choose a service from the list.',
        description: 'Please enter a description of your project.',
      },
    });
  });
});

const server = shareTestApp();

test('takes a body of exactly 64 KiB', async () => {
  const { app } = server();
  const overhead = JSON.stringify({ ...GOOD_REQUEST, more: '' }).length;
  const answer = await postJson(app, { ...GOOD_REQUEST, more: 'x'.repeat(BODY_LIMIT - overhead) });
  expect(answer.statusCode).toBe(200);
});

test.each([
  ['JSON', 'application/json', `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},`],
  [
    'a form',
    'application/x-www-form-urlencoded',
    '__proto__=1&__proto__[polluted]=1&constructor.prototype.polluted=1&',
  ],
])('ignores keys meant to change our objects, in %s', async (_form, contentType, poison) => {
  const { app } = server();
  const isJson = contentType === 'application/json';
  const rest = isJson ? JSON.stringify(GOOD_REQUEST).slice(1) : new URLSearchParams(GOOD_REQUEST).toString();
  const answer = await postJson(app, poison + rest, { 'content-type': contentType });
  expect(answer.statusCode).toBe(200);
  expect({}).not.toHaveProperty('polluted');
});

test('asks for one answer when a form holds a field twice', async () => {
  const { app } = server();
  const answer = await postForm(app, `${new URLSearchParams(GOOD_REQUEST)}&email=b@b.example`, {
    accept: '*/*',
  });
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { email: answerWords.notText }]);
});

test.each(Object.values(FORM_STRUCTURES))(
  '$action answers any bytes, and never with a 5xx',
  async ({ action, fields }) => {
    const { app } = server();
    const types = fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/html', '');
    const accepts = fc.constantFrom('*/*', 'text/html');
    const bodies = fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      fc.json().map((json) => Buffer.from(json)),
      fc
        .dictionary(
          fc.constantFrom(...fields.map(({ name }) => name), 'altcha', '__proto__'),
          fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' })),
        )
        .map((body) => Buffer.from(JSON.stringify(body))),
    );
    await fc.assert(
      fc.asyncProperty(bodies, types, accepts, async (payload, contentType, accept) => {
        const headers = { 'content-type': contentType, accept };
        const answer = await app.inject({ method: 'POST', url: action, payload, headers });
        expect([200, 303, 400, 415, 422]).toContain(answer.statusCode);
      }),
      { numRuns: 300 },
    );
  },
);
