import { expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { GOOD_REQUEST, postJson } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';

/** Monday at the office. */
const MONDAY = new Date('2026-11-23T09:05:00-05:00');

/** A server that asks the store every few milliseconds, at a time that a test sets. */
async function serverAt(at: Date, settings: Record<string, string> = {}) {
  let now = at;
  const server = await startTestApp({
    settings,
    overrides: { clock: () => now, calendarInterval: 20 },
  });
  await server.app.ready();
  return {
    ...server,
    setTime: (time: Date) => {
      now = time;
    },
    ask: async () => (await server.app.inject('/api/promise')).json(),
  };
}

const closure = (day: string, hours: [string, string] | null = null) =>
  `insert into closures values ('${day}', 'Inventory', ${hours ? `'${hours[0]}', '${hours[1]}'` : 'null, null'}, 'cli', '2026-11-21T09:00:00.000Z')`;

const storm = (value: object) =>
  `insert into settings values ('storm', '${JSON.stringify(value)}', 'cli', '2026-11-21T09:00:00.000Z')`;

test('the promise of the moment is public and cached for a minute', async () => {
  const { app } = await serverAt(MONDAY);
  const { statusCode, headers, body } = await app.inject('/api/promise');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=60',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(JSON.parse(body)).toEqual({
    open: true,
    by: '2026-11-23T16:30:00.000Z',
    words: 'today by 11:30 a.m.',
    withZone: 'by Monday, November 23, 11:30 a.m. Eastern Time',
  });
});

test('closed days and days with other hours count as soon as they are read', async () => {
  const { ask, rows } = await serverAt(MONDAY);
  await rows(closure('2026-11-23'));
  await rows(closure('2026-11-24', ['13:00', '15:00']));
  // Two hours from one o'clock on end at closing time.
  await eventually(async () =>
    expect(await ask()).toMatchObject({ open: false, words: 'tomorrow by 3 p.m.' }),
  );
});

test('a storm is announced until it ends, and lengthens the promise', async () => {
  const { ask, rows, setTime } = await serverAt(MONDAY);
  const words = 'The storm keeps us busy: <b>leaks</b> come first.';
  await rows(storm({ until: '2026-11-24T17:00:00.000Z', words, factor: 3 }));
  await eventually(async () =>
    expect(await ask()).toMatchObject({ notice: words, words: 'today by 3:30 p.m.' }),
  );
  setTime(new Date('2026-11-24T17:00:00.000Z'));
  expect(await ask()).toMatchObject({ open: true, by: '2026-11-24T19:00:00.000Z', words: 'today by 2 p.m.' });
});

test('a storm that is on at startup counts for the first request', async () => {
  const first = await serverAt(MONDAY);
  await first.rows(storm({ until: '2026-11-30T00:00:00.000Z', words: 'Wait.', notBefore: '2026-11-25' }));
  const second = await serverAt(MONDAY, first.sameStore);
  const { promise } = (await postJson(second.app, GOOD_REQUEST)).json();
  expect(promise).toMatchObject({ by: '2026-11-25T15:00:00.000Z', words: 'by Wednesday, 10 a.m.' });
  expect((await second.ask()).notice).toBe('Wait.');
});

test('while the store cannot be read, the last known hours count', async () => {
  const { app, rows, ask, log } = await serverAt(MONDAY);
  await rows(closure('2026-11-23'));
  await eventually(async () => expect(await ask()).toMatchObject({ open: false }));
  await rows('drop table settings');
  await rows('drop table closures');
  await eventually(() => expect(log()).toContain('closed days and storm mode could not be read'));
  const answer = (await postJson(app, GOOD_REQUEST)).json();
  expect(answer.promise).toMatchObject({ by: '2026-11-24T15:00:00.000Z', words: 'tomorrow by 10 a.m.' });
  expect(await rows('select promised_by from leads')).toEqual([{ promised_by: answer.promise.by }]);
});

test.each([
  ['no JSON', 'storm'],
  ['of another shape', '{"until": "soon", "words": 7}'],
  ['without words', '{"until": "2026-11-30T00:00:00.000Z", "words": ""}'],
])('a storm setting that is %s is ignored', async (_what, value) => {
  const { rows, sameStore } = await serverAt(MONDAY);
  await rows(`insert into settings values ('storm', '${value}', 'cli', '2026-11-21T09:00:00.000Z')`);
  const second = await serverAt(MONDAY, sameStore);
  expect(await second.ask()).toEqual({
    open: true,
    by: '2026-11-23T16:30:00.000Z',
    words: 'today by 11:30 a.m.',
    withZone: 'by Monday, November 23, 11:30 a.m. Eastern Time',
  });
});
