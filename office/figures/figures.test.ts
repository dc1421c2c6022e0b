import { expect, test } from 'vitest';
import { fill } from '../../contract/fill.ts';
import { figures as words } from '../../messages/en/figures.ts';
import { officeFigures as pageWords } from '../../messages/en/office-figures.ts';
import { type Office, openBrowser, startOffice } from '../../server/testing/office.ts';
import { GOOD_REQUEST, postJson } from '../../server/testing/requests.ts';

/** Monday at the office, at ten. */
const AT = Date.parse('2026-11-23T15:00:00Z');
const MINUTE = 60_000;

async function openFigures() {
  const clock = { now: AT };
  const office = await startOffice({ overrides: { clock: () => new Date(clock.now) } });
  await office.invite();
  const browser = openBrowser(office.app);
  await browser.signIn(office);
  const post = async (change: object = {}) =>
    (
      await postJson(office.app, {
        ...GOOD_REQUEST,
        phone: '',
        email: `${Math.random()}@x.example`,
        ...change,
      })
    ).json().reference as string;
  return { office, browser, clock, post };
}

async function answer({ store }: Pick<Office, 'store'>, reference: string, minutes: number) {
  const at = new Date(AT + minutes * MINUTE);
  await store.recordOutcome(reference, { outcome: 'reached' }, { user: null, via: 'cli', at });
}

/** The page without its markup, in one line. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

test('shows few cases one by one, and never as a percentage', async () => {
  const { office, browser, clock, post } = await openFigures();
  await answer(office, await post(), 12);
  const lost = await post();
  await answer(office, lost, 150);
  await office.store.setStatus(
    lost,
    { status: 'lost', reason: 'Too <dear>' },
    { user: null, via: 'cli', at: new Date(AT) },
  );
  await post();
  await answer(office, await post({ description: 'I smell gas.' }), 3);
  clock.now = AT + 200 * MINUTE;
  const { statusCode, body } = await browser.get('/office/figures');
  expect(statusCode).toBe(200);
  const text = textOf(body);
  expect(text).toContain(`${words.toContact} 2 cases: 12 min, 2 h 30 min`);
  expect(text).toContain(`${fill(pageWords.received, { days: 30 })} 3 `);
  expect(text).toContain(`${words.openWithoutContact} 1 `);
  expect(text).toContain(`${words.promises} 1 of 3 `);
  expect(text).toContain(fill(pageWords.emergenciesNote, { count: 1 }));
  expect(text).toContain('1 case: 3 min');
  expect(text).toContain('Painting 0 of 1 won');
  expect(text).toContain('Too &lt;dear&gt; 1');
  expect(text).not.toContain('%');
  expect(body).not.toMatch(/<script(?! type="module" src="\/office\/assets\/)| style=|Lovelace|x\.example/);
});

test('measures ten and more, and breaks the line of one that is far slower', async () => {
  const { office, browser, clock, post } = await openFigures();
  for (let index = 1; index <= 12; index++)
    await answer(office, await post(), index === 12 ? 400 : index * 2);
  clock.now = AT + 500 * MINUTE;
  const { body } = await browser.get('/office/figures?days=7');
  const text = textOf(body);
  for (const said of ['half in 12 min', '9 of 10 in 22 min', 'slowest 6 h 40 min']) {
    expect(text).toContain(said);
  }
  // Of 27.5 minutes, to which the width belongs.
  expect(body).toContain('x2="43.6%"');
  expect(body).toContain('x2="80%"');
  expect(body).toContain('x2="100%"');
  const [, table = ''] = /<table aria-label="How soon we answer".*?<tbody>(.*?)<\/tbody>/s.exec(body) ?? [];
  expect(textOf(table)).toContain(`${words.toContact} 12 min 22 min 6 h 40 min 12 cases`);
});

test('is of seven, thirty or ninety days', async () => {
  const { browser, clock, post } = await openFigures();
  await post();
  clock.now = AT + 8 * 24 * 60 * MINUTE;
  const receivedIn = async (query: string) =>
    /Received in (\d+ days) (\d+)/
      .exec(textOf((await browser.get(`/office/figures${query}`)).body))
      ?.slice(1);
  expect(textOf((await browser.get('/office/figures?days=7')).body)).toContain(pageWords.nothing);
  expect(await receivedIn('')).toEqual(['30 days', '1']);
  expect(await receivedIn('?days=7')).toEqual(['7 days', '0']);
  expect(await receivedIn('?days=90')).toEqual(['90 days', '1']);
  expect(await receivedIn('?days=8')).toEqual(['30 days', '1']);
});
