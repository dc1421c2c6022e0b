import type { Page } from '@playwright/test';
import { parseSubmissionContext } from '../../contract/submission-context.ts';
import { expect, hydrated, test } from '../journey.ts';
import { storedRequests } from '../running-server.ts';
import { fill, formOf, request } from './estimate-form.ts';
import { holdScript } from './network.ts';
import { open, storageOf } from './page-storage.ts';

const TAGS = '?utm_source=flyer&utm_medium=paper&utm_campaign=spring+roofs';
const tags = { utm_source: 'flyer', utm_medium: 'paper', utm_campaign: 'spring roofs' };

/** Sends the form of the page and returns the body that it sends. */
async function send(page: Page, email: string) {
  const sending = page.waitForRequest('**/api/estimate');
  await fill(formOf(page), { ...request, email });
  await formOf(page).getByRole('button', { name: 'Submit Form' }).click();
  const body = (await sending).postDataJSON();
  await expect(page.getByText('Keep an eye on your inbox')).toBeVisible();
  // What we send is what the server will read, to the letter.
  expect(parseSubmissionContext(body.context)).toEqual(body.context);
  return body;
}

/** Goes there in the app, and waits until the page before is gone with its form. */
async function goToEstimate(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Get an Estimate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Get a Free Estimate' })).toBeFocused();
}

test('a request says from which page, site and flyer it came', { tag: '@core' }, async ({ page, server }) => {
  const email = 'flyer@customer.example';
  await page.goto(`/${TAGS}`, { referer: 'https://search.example/find?q=porch' });
  await hydrated(page);
  await goToEstimate(page);
  const { context, website, ...answers } = await send(page, email);
  expect(context).toEqual({
    page: '/estimate',
    referrer: 'search.example',
    ...tags,
    click_id: '',
    seconds: expect.any(Number),
  });
  expect(website).toBe('');
  expect(answers).toEqual({ ...request, email });
  expect(storedRequests(server, email)).toHaveLength(1);
});

test('a visit that went on before the script came is still known by its flyer', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto(`/about${TAGS}`);
  await page.getByRole('banner').getByRole('link', { name: 'Get an Estimate' }).click();
  await expect(page).toHaveURL('/estimate');
  release();
  await page.reload();
  await hydrated(page);
  const { context } = await send(page, 'hasty@customer.example');
  expect(context).toMatchObject({ page: '/estimate', referrer: '', ...tags });
});

test('a visit from nowhere says so, and nothing of it is on the device', async ({ page }) => {
  await open(page, '/');
  expect(await storageOf(page)).toBe('{}');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  const { context } = await send(page, 'nowhere@customer.example');
  expect(context).toMatchObject({
    page: '/',
    referrer: '',
    utm_source: '',
    utm_medium: '',
    utm_campaign: '',
    click_id: '',
  });
});

test('the number of a click on an ad is kept beside what the page before has', async ({ page, server }) => {
  const email = 'clicked@customer.example';
  await page.goto('/?gclid=Cj0KCQ-x_1&service=painting');
  await hydrated(page);
  await goToEstimate(page);
  const { context } = await send(page, email);
  expect(context).toMatchObject({ page: '/estimate', click_id: 'gclid=Cj0KCQ-x_1', utm_source: '' });
  expect(storedRequests(server, email)).toMatchObject([{ page: '/estimate', click_id: 'gclid=Cj0KCQ-x_1' }]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 422/ });

  test('the labels in the address of the form are kept, also when an answer was wrong first', async ({
    page,
    server,
  }) => {
    const email = 'plain-ad@customer.example';
    await page.goto('/estimate?gclid=Cj0KCQ-x_1&utm_source=spring');
    await fill(formOf(page), { ...request, first_name: ' ', email });
    await formOf(page).getByRole('button', { name: 'Submit Form' }).click();
    await expect(page).toHaveTitle(/^Error/);
    await page.getByLabel('First name').fill(request.first_name);
    await page.getByRole('button', { name: 'Submit Form' }).click();
    await expect(page).toHaveURL(/\/estimate\/sent\?r=/);
    expect(storedRequests(server, email)).toMatchObject([
      { page: '/estimate', click_id: 'gclid=Cj0KCQ-x_1', utm_source: 'spring' },
    ]);
  });
});

test('the time counts from when the form was shown', async ({ page }) => {
  await page.clock.install();
  await open(page, '/about');
  await page.clock.fastForward(600_000);
  await goToEstimate(page);
  await page.clock.fastForward(90_000);
  const { context } = await send(page, 'slow@customer.example');
  expect(context.seconds).toBeGreaterThanOrEqual(90);
  expect(context.seconds).toBeLessThan(600);
});

test.describe('the honeypot field', () => {
  test('is out of the way of eyes, of the Tab key and of screen readers', async ({ page }) => {
    for (const path of ['/estimate', '/contact']) {
      await open(page, path);
      const field = page.locator('input[name=website]');
      await expect(field).toBeAttached();
      await expect(field).not.toBeInViewport();
      await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
      await expect(field).toHaveAttribute('tabindex', '-1');
    }
  });

  test('travels with the request of a program that fills it in, and is not kept', async ({
    page,
    server,
  }) => {
    const email = 'program@customer.example';
    await open(page, '/estimate');
    await page.locator('input[name=website]').evaluate((field: HTMLInputElement) => {
      field.value = 'spam.example';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await fill(formOf(page), { ...request, email });
    await expect.poll(() => storageOf(page)).toContain(email);
    expect(await storageOf(page)).not.toContain('spam.example');
    const { website } = await send(page, email);
    expect(website).toBe('spam.example');
    expect(storedRequests(server, email)).toHaveLength(1);
  });
});
