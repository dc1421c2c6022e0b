import type { Page } from '@playwright/test';
import { confirmation as confirmationWords } from '../../messages/en/confirmation.ts';
import { myRequest as words } from '../../messages/en/my-request.ts';
import { unsent as unsentWords } from '../../messages/en/unsent.ts';
import { expect, test } from '../journey.ts';
import { storedRequests } from '../running-server.ts';
import { expectNoFindings } from './axe.ts';
import { fill, formOf, request } from './estimate-form.ts';

test.use({ viewport: { width: 360, height: 740 } });

async function send(page: Page, email: string) {
  await page.goto('/estimate');
  await fill(formOf(page), { ...request, email });
  await formOf(page).getByRole('button', { name: 'Submit Form' }).click();
  await page.getByRole('link', { name: confirmationWords.see }).click();
  await expect(page).toHaveTitle(words.titles.estimate);
}

/** Corrects the phone, cancels, and takes that back. */
async function correctAndCancel(page: Page) {
  await page.getByLabel('Phone').fill('914 555 0178');
  await page.getByLabel(words.wish).fill('Tuesday after 3');
  await page.getByRole('button', { name: words.save }).click();
  const status = page.getByRole('status');
  await expect(status).toContainText('Phone is now (914) 555-0178.');
  await expect(status).toBeInViewport();
  await expect(page.getByText(`First sent: ${request.phone}`)).toBeInViewport();
  await page.getByLabel(words.remark).fill('We sold the house.');
  await page.getByRole('button', { name: words.cancel }).click();
  await expect(page.getByRole('status')).toHaveText(words.did.canceled);
  await expect(page.getByText(words.steps.canceled, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: words.undo }).click();
  await expect(page.getByRole('status')).toHaveText(words.did.undone);
  await expect(page.getByText('We sold the house.')).toBeVisible();
}

async function expectToFit(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

test('what was sent is found again, corrected, canceled and opened again', { tag: '@core' }, async ({
  page,
  server,
}) => {
  const email = 'my@customer.example';
  await send(page, email);
  await expect(page.getByLabel('Phone')).toBeInViewport();
  await expectNoFindings(page);
  await expectToFit(page);
  await correctAndCancel(page);
  await expectNoFindings(page);
  await expectToFit(page);
  expect(storedRequests(server, email)).toMatchObject([
    { phone: '914 555 0178', sent_phone: request.phone, wished_times: 'Tuesday after 3', status: 'new' },
  ]);

  // The device remembers the way, until it is told to forget it.
  await page.goto('/estimate');
  const again = page.getByRole('link', { name: unsentWords.sentLink });
  await formOf(page).scrollIntoViewIfNeeded();
  await again.click();
  await expect(page.getByLabel(words.wish)).toHaveValue('Tuesday after 3');
  await page.goto('/estimate');
  await page.getByRole('button', { name: unsentWords.sentDiscard }).click();
  await expect(page.getByText(unsentWords.discarded)).toBeVisible();
  await page.reload();
  await formOf(page).getByLabel('First name').focus();
  await expect(again).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 422/ });

  test('the page shows little until the last digits of the phone are named', async ({ page, server }) => {
    const email = 'my-plain@customer.example';
    await send(page, email);
    await expect(page.getByText('(914) •••-••77')).toBeInViewport();
    await expect(page.locator('main')).not.toContainText(/okafor|customer\.example|0177|ceiling/i);
    await expectToFit(page);
    await page.getByLabel(words.digits).fill('1234');
    await page.getByRole('button', { name: words.open }).click();
    await expect(page.getByText(words.wrongDigits).first()).toBeVisible();
    await page.getByLabel(words.digits).fill('0177');
    await page.getByRole('button', { name: words.open }).click();
    await correctAndCancel(page);
    expect(storedRequests(server, email)).toMatchObject([{ phone: '914 555 0178', status: 'new' }]);
  });

  test('what was typed stays when something of it is wrong, and is saved at last as it is', async ({
    page,
    server,
  }) => {
    const email = 'my-wrong@customer.example';
    await send(page, email);
    await page.getByLabel(words.digits).fill('0177');
    await page.getByRole('button', { name: words.open }).click();
    await page.getByLabel('Phone').fill('914 555 018');
    await page.getByLabel('Describe your project').fill('x');
    await page.getByLabel(words.remark).fill('Ring twice.');
    await page.getByLabel(words.wish).fill('x'.repeat(101));
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByText('Please keep the time to 100 characters at most.').first()).toBeVisible();
    await expect(page.getByLabel(words.remark)).toHaveValue('Ring twice.');
    await page.getByLabel(words.wish).fill('Tuesday');
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByText('“914 555 018” looks incomplete or mistyped.').first()).toBeInViewport();
    await expect(page.getByLabel(words.remark)).toHaveValue('Ring twice.');
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByRole('status')).toContainText('Phone is now 914 555 018.');
    expect(storedRequests(server, email)).toMatchObject([
      { phone: '914 555 018', wished_times: 'Tuesday', sent_phone: request.phone },
    ]);
  });
});
