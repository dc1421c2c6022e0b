import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { buildApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { eventually } from '../server/testing/eventually.ts';
import { DANA, isOpen, openBrowser, startOffice } from '../server/testing/office.ts';
import { BROWSER_FORM } from '../server/testing/requests.ts';
import { shareTestApp } from '../server/testing/test-app.ts';

const site = shareTestApp();

/** Everything that is sent, but for the time of day. */
async function wholeAnswer(options: InjectOptions) {
  const { statusCode, statusMessage, headers, rawPayload } = await site().app.inject(options);
  const { date: _, ...others } = headers;
  return { statusCode, statusMessage, headers: others, body: rawPayload.toString('base64') };
}

const JSON_BODY = { 'content-type': 'application/json' };
const asks: [what: string, ask: Omit<InjectOptions, 'url'>][] = [
  ['GET', { method: 'GET' }],
  ['GET by a browser', { method: 'GET', headers: { accept: 'text/html', cookie: 'office=x' } }],
  ['HEAD', { method: 'HEAD' }],
  ['POST', { method: 'POST' }],
  ['POST of a form', { method: 'POST', headers: BROWSER_FORM, payload: 'email=dana%40oakhand.example' }],
  ['POST of JSON', { method: 'POST', headers: JSON_BODY, payload: '{"email":"x"}' }],
  ['POST of broken JSON', { method: 'POST', headers: JSON_BODY, payload: '{' }],
  ['POST of too much', { method: 'POST', headers: JSON_BODY, payload: `"${'x'.repeat(70_000)}"` }],
  ['POST of text', { method: 'POST', headers: { 'content-type': 'text/plain' }, payload: 'x' }],
  ['POST from elsewhere', { method: 'POST', headers: { ...BROWSER_FORM, 'sec-fetch-site': 'cross-site' } }],
  [
    'POST from a sister site',
    { method: 'POST', headers: { ...BROWSER_FORM, 'sec-fetch-site': 'same-site' } },
  ],
  ['PUT', { method: 'PUT' }],
  ['DELETE', { method: 'DELETE' }],
  ['OPTIONS', { method: 'OPTIONS' }],
];

describe('without a user', () => {
  const paths = [
    ['/office', '/nowhere'],
    ['/office/sign-in?back=/office', '/nowhere/at-all?back=/office'],
    ['/office/sign-in/code', '/nowhere/at-all/code'],
    ['/office/claim/KD4RW7MA.0', '/nowhere/claim/KD4RW7MA.0'],
    ['/office/anything', '/nowhere/anything'],
    ['/office/assets/style-1a2b3c.css', '/nowhere/assets/style-1a2b3c.css'],
    ['/preview/1796000000.AAAAAAAAAAAAAAAAAAAAAA/', '/nowhere/1796000000.AAAAAAAAAAAAAAAAAAAAAA/'],
  ] as const;

  for (const [path, unknown] of paths) {
    test.each(asks)(`${path} answers %s to the last byte like any unknown address`, async (_, ask) => {
      expect(await wholeAnswer({ ...ask, url: path })).toEqual(await wholeAnswer({ ...ask, url: unknown }));
    });
  }
});

test('another case of an address leads there, while the office is open', async () => {
  const office = await startOffice();
  const where = async (url: string) => {
    const { statusCode, headers } = await office.app.inject(url);
    return [statusCode, headers.location];
  };
  const spellings = [
    ['/Office', '/office'],
    ['/OFFICE/Claim/KD4RW7MA.0AB?did=claim', '/office/claim/kd4rw7ma.0ab?did=claim'],
    ['/Office/Requests/KD4RW7MA', '/office/requests/kd4rw7ma'],
  ] as const;
  const closed = await Promise.all(spellings.map(([typed]) => where(typed)));
  expect(closed).toEqual(await Promise.all(['/Nowhere', '/Nowhere/KD4.0AB', '/Nowhere/x'].map(where)));
  await office.invite();
  for (const [typed, leads] of spellings) expect(await where(typed)).toEqual([302, leads]);
  expect(await where('/Officer')).toEqual(await where('/Nowhere'));
});

test('it opens with the first user, on every server of the store, and closes after the last', async () => {
  const office = await startOffice();
  const other = await buildApp(readConfig({ ...office.sameStore, RATE_LIMIT: '0' }), {
    buildDir: `${office.config.dataDir}/../build`,
    logStream: { write: () => {} },
    pollInterval: 50,
  });
  try {
    const apps = [office.app, other];
    for (const app of apps) expect((await app.inject('/office')).headers.location).toBe('/404');
    const id = await office.invite();
    for (const app of apps) {
      await isOpen(app);
      expect((await app.inject('/office')).headers.location).toBe('/office/sign-in');
    }
    await office.store.deactivateUser(id, { by: null, at: new Date() });
    for (const app of apps) {
      await eventually(async () => expect((await app.inject('/office')).headers.location).toBe('/404'));
    }
    await office.invite();
    expect((await openBrowser(office.app).post('/office/sign-in', { email: DANA.email })).statusCode).toBe(
      303,
    );
  } finally {
    await other.close();
  }
});
