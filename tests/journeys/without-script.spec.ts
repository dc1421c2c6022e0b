import { expect, test } from '../journey.ts';
import { storedRequests } from '../stored.ts';
import { fill, formOf, request } from './estimate-form.ts';

test.use({ javaScriptEnabled: false });

test('the form works as a plain form, and nothing personal stands in an address', async ({
  page,
  server,
  mailbox,
}) => {
  const email = 'plain@customer.example';
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.goto('/');
  await fill(formOf(page), { ...request, email });
  await formOf(page).getByRole('button', { name: 'Submit Form' }).click();
  await expect(page).toHaveURL('/estimate/sent');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estimate Request Sent!');
  await expect(page.getByText('Keep an eye on your inbox - we will get back to you soon!')).toBeVisible();
  expect(storedRequests(server, email)).toHaveLength(1);
  expect(addresses.join(' ')).not.toMatch(/ada|okafor|customer/i);
  await mailbox.mailTo(email);
});

test.describe('a refusal', () => {
  test.use({ expected: /status of 422/ });

  test('a refused form comes back with its words and can be sent again', async ({ page, server }) => {
    const email = 'again@customer.example';
    await page.goto('/estimate');
    await fill(formOf(page), { ...request, email, first_name: ' ' });
    await formOf(page).getByRole('button', { name: 'Submit Form' }).click();
    await expect(page.getByText('Please enter your first name.').first()).toBeVisible();
    await expect(formOf(page).getByLabel('Describe your project')).toHaveValue(request.description);
    await formOf(page).getByLabel('First name').fill('Ada');
    await formOf(page).getByRole('button').click();
    await expect(page).toHaveURL('/estimate/sent');
    expect(storedRequests(server, email)).toHaveLength(1);
  });
});

test('menus open and links lead on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('summary').click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Painting' }).click();
  await expect(page).toHaveURL('/service/painting');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Painting');
});

test('every slide and review can be reached by scrolling', async ({ page }) => {
  await page.goto('/');
  const last = page.getByRole('heading', { name: 'Certified skylight installer' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(page.locator('blockquote')).toHaveCount(5);
});
