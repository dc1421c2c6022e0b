import { describe, expect, test } from 'vitest';
import {
  GOOD_MESSAGE,
  GOOD_REQUEST,
  GOOD_REQUEST_PATTERN,
  postForm,
  postMessageForm,
} from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';

const HOUR = 60 * 60 * 1000;
const minute = (count: number) => new Date(Date.UTC(2026, 10, 21, 9, count));

/** Sends the form as a browser without script does, and returns where that leads it, and the reference in the store. */
async function sent() {
  let now = minute(0);
  const server = await startTestApp({ overrides: { clock: () => now } });
  const { headers } = await postForm(server.app, GOOD_REQUEST);
  const [row] = await server.rows("select reference from leads where form = 'estimate'");
  const reference = String(row?.reference);
  return {
    ...server,
    link: String(headers.location),
    reference,
    shown: `<strong>${reference.slice(0, 4)} ${reference.slice(4)}</strong>`,
    setTime: (time: Date) => {
      now = time;
    },
  };
}

test('a browser without script is shown its reference, also when it reloads, and no cache keeps the page', async () => {
  const { app, link, reference, shown } = await sent();
  for (const encoding of ['identity', 'br', 'gzip']) {
    const { statusCode, headers } = await app.inject({ url: link, headers: { 'accept-encoding': encoding } });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
  }
  const { body } = await app.inject(link);
  expect(body).toContain(shown);
  expect(body).toContain(`data-reference="${reference}"`);
  expect(body).not.toContain('{{');
  expect((await app.inject(link)).body).toBe(body);
});

test('the address contains no personal data', async () => {
  const { link, reference } = await sent();
  expect(decodeURIComponent(link)).not.toMatch(GOOD_REQUEST_PATTERN);
  expect(link).toMatch(new RegExp(`^/estimate/sent\\?r=${reference}\\.\\d{10}\\.\\d{10}\\.[\\w-]{22}$`));
});

test('the page says by when the office answers, as it was stored, and what that is called later', async () => {
  const { app, link, rows, setTime } = await sent();
  expect(await rows('select promised_by from leads')).toEqual([{ promised_by: '2026-11-21T16:00:00.000Z' }]);
  const { body } = await app.inject(link);
  expect(body).toContain('data-promise="by Saturday, November 21, 11 a.m. Eastern Time"');
  expect(body).toContain('You’ll hear from us by Saturday, November 21, 11 a.m. Eastern Time.<');
  setTime(minute(59));
  expect((await app.inject(link)).body).toBe(body);
});

test('of a message that is held, it says only that the office answers', async () => {
  const { app } = await sent();
  const { headers } = await postMessageForm(app, GOOD_MESSAGE);
  expect((await app.inject(String(headers.location))).body).toContain(
    'You’ll hear from us during office hours.<',
  );
});

test('a second submission leads to the same reference', async () => {
  const { app, shown } = await sent();
  const { headers } = await postForm(app, GOOD_REQUEST);
  expect((await app.inject(String(headers.location))).body).toContain(shown);
});

test('a message has its reference on its own page, and on no other', async () => {
  const { app } = await sent();
  const { headers } = await postMessageForm(app, GOOD_MESSAGE);
  const link = String(headers.location);
  const [, code = ''] = /r=(\w{8})/.exec(link) ?? [];
  expect((await app.inject(link)).body).toContain(`data-reference="${code}"`);
  const moved = link.replace('/contact/sent', '/estimate/sent');
  expect((await app.inject(moved)).body).not.toContain(code);
});

describe('the plain page is shown', () => {
  test('after an hour', async () => {
    const { app, link, shown, setTime } = await sent();
    setTime(new Date(minute(0).getTime() + HOUR));
    expect((await app.inject(link)).body).toContain(shown);
    setTime(new Date(minute(0).getTime() + HOUR + 1000));
    expect((await app.inject(link)).body).toBe((await app.inject('/estimate/sent')).body);
  });

  test('for whatever we have not signed', async () => {
    const { app, link, reference } = await sent();
    const plain = await app.inject('/estimate/sent');
    const [, end = '', promised = '', signature = ''] = link.split('.');
    const forged = [
      `${reference}.${Number(end) + 1}.${promised}.${signature}`,
      `${reference}.${end}.${Number(promised) + 60}.${signature}`,
      `${reference}.${end}.${signature}`,
      `AA2AA2AA.${end}.${promised}.${signature}`,
      `${reference}.${end}.${promised}.${signature.slice(1)}`,
      `${reference}.${end}.${promised}.`,
      `${reference}.${end}.${promised}.${'é'.repeat(22)}`,
      `${reference}.${end}.${promised}.${signature}.`,
      '',
      '%E0%A4%A',
      '{{reference}}',
    ];
    for (const value of forged) {
      const { body, headers } = await app.inject(`/estimate/sent?r=${value}`);
      expect(body, value).toBe(plain.body);
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', etag: plain.headers.etag });
    }
  });

  test('for a link that is signed for another page of ours', async () => {
    const { app, link } = await sent();
    const plain = await app.inject('/about');
    expect((await app.inject(link.replace('/estimate/sent', '/about'))).body).toBe(plain.body);
  });
});

test('another server on the same store shows what the first has signed', async () => {
  const { link, sameStore, shown } = await sent();
  const other = await startTestApp({ settings: sameStore, overrides: { clock: () => minute(1) } });
  expect((await other.app.inject(link)).body).toContain(shown);
});
