import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fill as fillWords } from '../../contract/fill.ts';
import { confirmation as confirmationWords } from '../../messages/en/confirmation.ts';
import { promise as words } from '../../messages/en/promise.ts';
import { buildDir } from '../../scripts/folders.mjs';
import { promiseWithZone, promiseWords } from '../../server/calendar/promise.ts';
import { expect, hydrated, test } from '../journey.ts';
import { startServer, storedRequests } from '../running-server.ts';
import { company } from '../sample.ts';
import { fill, formOf, request } from './estimate-form.ts';
import { hold } from './network.ts';

/** Where the office is. */
test.use({ timezoneId: company.timeZone });

const GUIDE = '/ultimate-guide-to-selling-your-home';

/** The text before the promise, and before the hours. */
const [SEND_NOW = ''] = words.sendNow.split('{');
const [OFFICE_HOURS = ''] = words.officeHours.split('{');

/** The addresses under which the server was asked for its promise. */
function watchPromises(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (each) => {
    if (each.url().endsWith('/api/promise')) asked.push(each.url());
  });
  return asked;
}

for (const width of [360, 1280]) {
  test(`${width} wide, the promise takes the place of the hours above the button, and nothing moves`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/estimate', '/Andersen', '/contact', GUIDE]) {
      const release = await hold(page, '**/api/promise');
      await page.goto(path);
      await hydrated(page);
      const form = page.locator('form');
      const button = form.getByRole('button', { name: 'Submit Form' });
      await button.scrollIntoViewIfNeeded();
      await expect(form.getByText(OFFICE_HOURS)).toBeVisible();
      const before = await button.boundingBox();
      release();
      await expect(form.getByText(SEND_NOW)).toBeVisible();
      await expect(form.getByText(OFFICE_HOURS)).toBeHidden();
      expect(await button.boundingBox(), path).toEqual(before);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
        width,
      );
      const told = await (await fetch(`${server.url}/api/promise`)).json();
      await expect(form.getByText(SEND_NOW)).toHaveText(fillWords(words.sendNow, { promise: told.words }));
      await page.unroute('**/api/promise');
    }
  });
}

test('the promise of the form, of the thanks and of the mail is the one that was stored', {
  tag: '@core',
}, async ({ page, server, mailbox }) => {
  const email = 'promised@customer.example';
  await page.goto('/estimate');
  await hydrated(page);
  await expect(formOf(page).getByText(SEND_NOW)).toBeVisible();
  await fill(formOf(page), { ...request, email });
  await formOf(page).getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByRole('heading', { name: 'Estimate Request Sent!' })).toBeFocused();
  const [stored] = storedRequests(server, email);
  const by = new Date(String(stored?.promised_by));
  const promise = promiseWords(by, new Date());
  await expect(page.getByText(fillWords(confirmationWords.promised, { promise }))).toBeVisible();
  expect((await mailbox.mailTo(email)).text).toContain(promiseWithZone(by, new Date()));
});

for (const [timezoneId, whose, wordsOf] of [
  ['Pacific/Auckland', 'another day', promiseWithZone],
  ['America/Detroit', 'the same', promiseWords],
] as const) {
  test.describe(`where the clock shows ${whose}`, () => {
    test.use({ timezoneId });

    test(`a promise has its day and time zone only if needed: ${timezoneId}`, async ({ page, server }) => {
      const email = `clock-${timezoneId.replace('/', '-')}@customer.example`;
      await page.goto('/estimate');
      await hydrated(page);
      const told = await (await fetch(`${server.url}/api/promise`)).json();
      const before = wordsOf(new Date(told.by), new Date());
      await expect(formOf(page).getByText(SEND_NOW)).toHaveText(
        fillWords(words.sendNow, { promise: before }),
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
      await fill(formOf(page), { ...request, email });
      await formOf(page).getByRole('button', { name: 'Submit Form' }).click();
      await expect(page.getByRole('heading', { name: 'Estimate Request Sent!' })).toBeFocused();
      const [stored] = storedRequests(server, email);
      const after = wordsOf(new Date(String(stored?.promised_by)), new Date());
      await expect(page.getByText(fillWords(confirmationWords.promised, { promise: after }))).toBeVisible();
    });
  });
}

test('the server is asked once a minute at most, after the largest paint, and by no page without need', async ({
  page,
}) => {
  const asked = watchPromises(page);
  await page.goto('/');
  await hydrated(page);
  await formOf(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await page.goto('/estimate');
  await expect(formOf(page).getByText(SEND_NOW)).toBeVisible();
  const [painted, began] = await page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntryList>((resolve) =>
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      }),
    );
    const [fetched] = performance.getEntriesByName(`${location.origin}/api/promise`);
    return [entries.at(-1)?.startTime, fetched?.startTime];
  });
  expect(painted).toBeLessThan(Number(began));
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('form').getByText(SEND_NOW)).toBeVisible();
  await page.goBack();
  await expect(formOf(page).getByText(SEND_NOW)).toBeVisible();
  expect(asked).toHaveLength(1);
});

test.describe('when the promise cannot be had', () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR_FAILED|status of 503/ });

  for (const [what, answer] of [
    ['a lost connection', undefined],
    ['an answer that is none', { json: { success: false } }],
    ['a failure', { status: 503, json: { words: 'now' } }],
    ['a page in its place', { contentType: 'text/html', body: '<h1>Sign in</h1>' }],
  ] as const) {
    test(`${what} leaves the words of the page, and the form works`, async ({ page, server }) => {
      const email = `${what.replaceAll(' ', '-')}@customer.example`;
      await page.route('**/api/promise', (route) => (answer ? route.fulfill(answer) : route.abort()));
      const asked = page.waitForRequest('**/api/promise');
      await page.goto('/estimate');
      await hydrated(page);
      await asked;
      await fill(formOf(page), { ...request, email });
      await expect(formOf(page).getByText(OFFICE_HOURS)).toBeVisible();
      await expect(page.getByText(SEND_NOW)).toHaveCount(0);
      await formOf(page).getByRole('button', { name: 'Submit Form' }).click();
      await expect(page.getByRole('heading', { name: 'Estimate Request Sent!' })).toBeFocused();
      expect(storedRequests(server, email)).toHaveLength(1);
    });
  }
});

test('during a storm, its notice is above the forms and on the contact page', async ({
  page,
  browserErrors,
}) => {
  const notice = 'The storm keeps us busy. Leaks & open roofs come first.';
  const server = await startServer({});
  try {
    const command = ['storm', 'on', '--until', '3d', '--words', notice, '--factor', '4'];
    execFileSync(process.execPath, [join(buildDir, 'leads/main.js'), ...command], {
      env: { ...process.env, DATA_DIR: server.dataDir },
    });
    await server.stop();
    await server.start();
    for (const path of ['/estimate', '/Andersen', '/contact', GUIDE]) {
      await page.goto(`${server.url}${path}`);
      await hydrated(page);
      await page.locator('form').scrollIntoViewIfNeeded();
      const line = page.getByText(notice);
      await expect(line).toHaveCount(1);
      await expect(line).toBeVisible();
      const [above, form] = [await line.boundingBox(), await page.locator('form legend').boundingBox()];
      expect(above?.y, path).toBeLessThan(Number(form?.y));
    }
  } finally {
    await page.close();
    await server.remove();
    // This server is not the one of the other tests.
    browserErrors.length = 0;
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the page says when the office answers, and the thanks by when', async ({ page, server }) => {
    const email = 'promised-plain@customer.example';
    const asked = watchPromises(page);
    await page.goto('/estimate');
    await expect(formOf(page).getByText(OFFICE_HOURS)).toBeVisible();
    await fill(formOf(page), { ...request, email });
    await formOf(page).getByRole('button', { name: 'Submit Form' }).click();
    await expect(page).toHaveURL(/\/estimate\/sent\?r=/);
    const [stored] = storedRequests(server, email);
    const promise = promiseWithZone(new Date(String(stored?.promised_by)), new Date());
    await expect(page.getByText(fillWords(confirmationWords.promised, { promise }))).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(asked).toEqual([]);
  });
});

for (const [email, words] of [
  ['taken-over@customer.example', 'Our office will call or write'],
  ['taken-over@', confirmationWords.unreachable],
] as const) {
  test(`the thanks of a browser without script stay the same when a script takes the page over: ${email}`, async ({
    browser,
    page,
    server,
  }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
    const first = await plain.newPage();
    await first.goto('/estimate');
    await fill(formOf(first), { ...request, email, phone: '' });
    await formOf(first).getByRole('button', { name: 'Submit Form' }).click();
    // What cannot be an address is asked about first.
    if (words === confirmationWords.unreachable)
      await first.getByRole('button', { name: 'Submit Form' }).click();
    await expect(first).toHaveURL(/\/estimate\/sent\?r=/);
    const [said] = await first.getByText(words).allTextContents();
    await page.goto(first.url());
    await hydrated(page);
    await expect(page.getByText(words)).toHaveText(String(said));
    await plain.close();
  });
}
