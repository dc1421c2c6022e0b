import channel from 'node:diagnostics_channel';
import { readdirSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { officeProblem as problemWords } from '../messages/en/office-problem.ts';
import { removeExpired } from '../server/operations/retention.ts';
import { eventually } from '../server/testing/eventually.ts';
import { HELD, recordLead } from '../server/testing/leads.ts';
import { DANA, openBrowser, startOffice } from '../server/testing/office.ts';
import { BROWSER_FORM } from '../server/testing/requests.ts';
import { deviceName } from './sign-in/device-name.ts';
import { backPath } from './sign-in/sessions.ts';

const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default";

const OUR_SCRIPT = /<script type="module" src="\/office\/assets\/live-\w+\.js"><\/script>/;

describe('every answer below /office', () => {
  test('has the policy of the office, is kept by no cache and listed by no search engine', async () => {
    const office = await startOffice({ settings: { RATE_LIMIT: '40' }, failuresExpected: true });
    await office.invite();
    const { app } = office;
    const browser = openBrowser(app);
    await browser.post('/office/sign-in', { email: DANA.email });
    const post = { method: 'POST', url: '/office/sign-in' } as const;
    const ours = { 'sec-fetch-site': 'same-origin' };
    const json = { ...ours, 'content-type': 'application/json', accept: 'text/html' };
    const answers = [
      [200, await app.inject('/office/sign-in')],
      [303, await app.inject({ method: 'HEAD', url: '/office/devices' })],
      [303, await app.inject('/office/anything/at/all')],
      [308, await app.inject('/office/t/AA2AA2AA')],
      [401, await openBrowser(app).post('/office/requests/AA2AA2AA/claim', {})],
      [403, await app.inject({ ...post, headers: BROWSER_FORM })],
      [413, await app.inject({ ...post, headers: json, payload: `"${'x'.repeat(70_000)}"` })],
      [415, await app.inject({ ...post, headers: { ...json, 'content-type': 'text/x' }, payload: 'x' })],
      [400, await app.inject({ ...post, headers: json, payload: '{' })],
      [422, await browser.post('/office/sign-in', { email: 'x' })],
      [404, await app.inject('/office/assets/nothing.css')],
      [200, await browser.signIn(office, DANA.email, 2).then(() => browser.get('/office'))],
      [404, await browser.get('/office/requests/AA2AA2AA')],
      [400, await browser.post('/office/requests/AA2AA2AA/claim', {})],
      [404, await browser.post('/office/nothing', {})],
      [303, await browser.post('/office/sign-out', {})],
    ] as const;
    for (const [place, [status, { statusCode, headers, body }]] of answers.entries()) {
      expect([place, statusCode]).toEqual([place, status]);
      expect(headers, `answer ${place}`).toMatchObject({
        'content-security-policy': POLICY,
        'cache-control': 'no-store, private',
        'x-robots-tag': 'noindex',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(body.replace(OUR_SCRIPT, ''), `answer ${place}`).not.toMatch(/<script|<style| style=| on\w+=/);
    }
    for (let number = 0; number < 40; number++) await browser.post('/office/sign-in', { email: 'x' });
    const tooMany = await browser.post('/office/sign-in', { email: 'x' });
    expect(tooMany.statusCode).toBe(429);
    expect(tooMany.headers).toMatchObject({ 'content-security-policy': POLICY });
    expect(tooMany.body).toContain('Office');
  });

  test('its style is kept for a year, and is found without signing in', async () => {
    const office = await startOffice();
    await office.invite();
    const { body } = await office.app.inject('/office/sign-in');
    const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(body) ?? [];
    const answer = await office.app.inject({ url: style, headers: { 'accept-encoding': 'br' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/css; charset=utf-8',
      'x-robots-tag': 'noindex',
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('body { color: black; }');
    for (const url of [
      '/office/script.json',
      '/office/assets/../../script.json',
      '/office/assets/../../manifest.json',
      '/office/assets/%2e%2e/%2e%2e/manifest.json',
    ]) {
      expect((await office.app.inject(url)).statusCode).not.toBe(200);
    }
  });
});

describe('posts', () => {
  const SITE = 'https://www.oakhand.example';
  const table: [headers: Record<string, string>, status: number][] = [
    [{}, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 303],
    [{ 'sec-fetch-site': 'same-origin', origin: SITE }, 303],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://other.oakhand.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: SITE }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ origin: SITE }, 303],
    [{ origin: 'http://localhost:8080', host: 'localhost:8080' }, 303],
    [{ origin: 'https://other.oakhand.example' }, 403],
    [{ origin: `${SITE}:8443` }, 403],
    [{ origin: `${SITE}.evil.example` }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'nonsense' }, 403],
    [{ referer: `${SITE}/office/sign-in` }, 403],
  ];

  test.each(table)('with %o are answered with %i', async (headers, status) => {
    const office = await startOffice({ settings: { SITE_URL: SITE } });
    await office.invite();
    const answer = await office.app.inject({
      method: 'POST',
      url: '/office/sign-in',
      payload: 'email=none%40x.example',
      headers: { ...BROWSER_FORM, ...headers },
    });
    expect(answer.statusCode).toBe(status);
    const stored = () => office.rows('select id from sign_ins');
    if (status === 303) await eventually(async () => expect(await stored()).toHaveLength(1));
    else expect(await stored()).toEqual([]);
  });
});

describe('the cookies', () => {
  test('over TLS belong to this very host, and no script reads them', async () => {
    const office = await startOffice({ settings: { SITE_URL: 'https://www.oakhand.example' } });
    await office.invite();
    const browser = openBrowser(office.app);
    const asked = await browser.post('/office/sign-in', { email: DANA.email });
    expect(asked.headers['set-cookie']).toMatch(
      /^__Host-office-pending=[\w-]{43}\.[\w-]+; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const code = await office.codeFor(DANA.email);
    const typed = await browser.post('/office/sign-in/code', { code });
    expect(typed.headers['set-cookie']).toEqual([
      '__Host-office-pending=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
      expect.stringMatching(
        /^__Host-office=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    const out = await browser.post('/office/sign-out', {});
    expect(out.headers['set-cookie']).toMatch(/^__Host-office=; Max-Age=0; Path=\/; /);
    expect(out.headers['clear-site-data']).toBe('"cache", "storage"');
  });

  test('are stored as hashes alone', async () => {
    const office = await startOffice();
    await office.invite();
    const browser = openBrowser(office.app);
    await browser.post('/office/sign-in', { email: DANA.email });
    const tokens = [...browser.cookies.values()].map((value) => value.split('.')[0] ?? '');
    await browser.post('/office/sign-in/code', { code: await office.codeFor(DANA.email) });
    tokens.push(browser.cookies.get('office') ?? '');
    const stored = JSON.stringify([
      await office.rows('select * from sessions'),
      await office.rows('select * from sign_ins'),
    ]);
    expect(tokens).toHaveLength(2);
    for (const token of tokens) expect(stored).not.toContain(token);
  });
});

test.each([
  ['/office', '/office'],
  ['/office/devices?a=b&c=%2F', '/office/devices?a=b&c=%2F'],
  ['/office/a#top', '/office/a'],
  ['/office//evil.example', '/office//evil.example'],
  ['//evil.example/office', undefined],
  ['https://evil.example/office', undefined],
  ['/officer', undefined],
  ['/office/../estimate', undefined],
  ['/office/%2e%2e/estimate', undefined],
  ['/office\\..\\..\\evil', undefined],
  ['/office/\n/evil.example', '/office//evil.example'],
  ['\t/office', undefined],
  ['/Office', undefined],
  ['javascript:alert(1)//office', undefined],
  ['', undefined],
  [undefined, undefined],
  [['/office'], undefined],
  [`/office/${'a'.repeat(600)}`, undefined],
])('back to %j leads to %j', (wanted, leads) => {
  expect(backPath(wanted)).toBe(leads);
});

test.each([
  ['Chrome/146.0 Safari/537.36 Edg/146.0 (Windows NT 10.0)', 'Edge on Windows'],
  ['(Linux; Android 15) Chrome/146.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['(iPhone; CPU iPhone OS 18_4 like Mac OS X) CriOS/146 Mobile Safari/604.1', 'Chrome on iPhone'],
  ['(Macintosh; Intel Mac OS X 10_15_7) Version/18.4 Safari/605.1.15', 'Safari on Mac'],
  ['<b>curl</b>', 'Another browser on another system'],
  [undefined, 'Another browser on another system'],
])('%j is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

/** What each role may do beside what is for everyone; everything else refuses it. */
const OPEN_TO = {
  office: /^\/office(?:$|\/(?:mine|all|held|search|events|photos\/:id)$|\/requests\/:reference(?!\/forget))/,
  editor: /^\/office\/website(?!\/begin)/,
};

/** For everyone: signing in and out, one's own devices, what a link from a mail can do, former and unknown addresses. */
const OPEN_TO_ALL = /^\/office\/(?:\*|t\/\*|assets\/|sign-|devices|claim\/)/;

describe.each(['office', 'editor'] as const)('a user with the role %s', (role) => {
  test('is refused at every address that is not for it, and changes nothing there', async () => {
    const routes: [method: string, url: string][] = [];
    const note = (message: unknown) =>
      (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
        for (const each of [method].flat()) if (each === 'GET' || each === 'POST') routes.push([each, url]);
      });
    channel.subscribe('fastify.initialization', note);
    const office = await startOffice();
    channel.unsubscribe('fastify.initialization', note);
    const dana = await office.invite();
    await office.invite({ email: 'lee@oakhand.example', name: 'Lee Moss', role });
    const reference = await recordLead(office.store, { at: new Date(), spam: HELD });
    const browser = openBrowser(office.app);
    await browser.signIn(office, 'lee@oakhand.example');
    const before = await office.rows('select * from audit');

    const refused: string[] = [];
    for (const [method, url] of routes) {
      if (!url.startsWith('/office') || url.startsWith('/office/start') || OPEN_TO_ALL.test(url)) continue;
      if (OPEN_TO[role].test(url)) continue;
      const at = url
        .replace(':reference', reference)
        .replace(':id', dana)
        .replace(/:\w+|\*/g, 'x');
      const answer = await (method === 'GET' ? browser.get(at) : browser.post(at, { name: 'X', role }));
      const isHome = role === 'editor' && url === '/office';
      if (url === '/office/events') expect(answer.statusCode).toBe(204);
      else if (isHome) expect(answer.headers.location).toBe('/office/website');
      else
        expect([at, answer.statusCode, answer.body.includes(problemWords.noAccess)]).toEqual([at, 403, true]);
      refused.push(`${method} ${url}`);
    }
    expect(refused).toEqual(
      expect.arrayContaining([
        'POST /office/people',
        'GET /office/export.csv',
        'POST /office/settings/storm',
      ]),
    );
    expect(await office.store.users()).toMatchObject([{ ...DANA, isActive: true }, { role }]);
    expect(await office.store.countLeads({})).toBe(1);
    expect(await office.rows('select * from audit')).toEqual(before);
  });

  test('finds no link to them on its pages', async () => {
    const office = await startOffice();
    await office.invite();
    await office.invite({ email: 'lee@oakhand.example', name: 'Lee Moss', role });
    const reference = await recordLead(office.store, { at: new Date(), spam: HELD });
    const browser = openBrowser(office.app);
    await browser.signIn(office, 'lee@oakhand.example');
    const pages = {
      office: ['/office/all', '/office/held', `/office/requests/${reference}/emails`],
      editor: ['/office/website', '/office/website/photos', '/office/devices'],
    };
    const others = { office: /\/office\/website/, editor: /\/office\/(?:search|mine|all|held)|"\/office"/ };
    for (const path of pages[role]) {
      const { statusCode, body } = await browser.get(path);
      expect([path, statusCode]).toEqual([path, 200]);
      expect(body).not.toMatch(/\/office\/(?:people|settings|figures|export\.csv|website\/begin)|\/forget/);
      expect(body).not.toMatch(others[role]);
    }
  });
});

test('mails written as files are removed after a week', async () => {
  const office = await startOffice({ settings: { SMTP_URL: '' } });
  await office.invite();
  await openBrowser(office.app).post('/office/sign-in', { email: DANA.email });
  const folder = `${office.config.dataDir}/mail`;
  // Until it is whole, its name is another.
  const written = [expect.stringMatching(/^[\dT-]{19}-[\da-f]{8}-sign-in-mail\.eml$/)];
  await eventually(() => expect(readdirSync(folder)).toEqual(written));
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);
  for (const [days, left] of [
    [6, 1],
    [8, 0],
  ] as const) {
    await removeExpired({ store: office.store, config: office.config, at: inDays(days), leads: 'none' });
    expect(readdirSync(folder)).toHaveLength(left);
  }
});
