import { formatReference } from '../../contract/answer.ts';
import { expect, hydrated, test } from '../journey.ts';
import { type RunningServer, storedRequests } from '../running-server.ts';
import { fill, formOf, request } from './estimate-form.ts';
import { holdScript } from './network.ts';

test('what was typed before the script loaded is kept and sent', { tag: '@core' }, async ({
  page,
  server,
}) => {
  const email = 'early@customer.example';
  const release = await holdScript(page);
  await page.goto('/estimate');
  const form = formOf(page);
  await fill(form, { ...request, email });
  await form.getByLabel('Last name').focus();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  release();
  await hydrated(page);
  await expect(form.getByLabel('First name')).toHaveValue(request.first_name);
  await expect(form.getByLabel('Service')).toHaveValue(request.service);
  await expect(form.getByLabel('Describe your project')).toHaveValue(request.description);
  await expect(form.getByLabel('Last name')).toBeFocused();
  await form.getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByRole('heading', { name: 'Estimate Request Sent!' })).toBeVisible();
  expect(storedRequests(server, email)).toHaveLength(1);
});

test('an address that cannot be one is asked about, also while the script that asks is on its way', async ({
  page,
  server,
}) => {
  const email = 'slow hart@customer.example';
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/watch-words-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/estimate');
  await hydrated(page);
  const form = formOf(page);
  await fill(form, { ...request, email });
  await form.getByRole('button', { name: 'Submit Form' }).click();
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeVisible();
  release();
  await expect(form.getByRole('status').filter({ hasText: `Is that right? “${email}”` })).toBeVisible();
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Email')).toHaveValue(email);
  expect(storedRequests(server, email)).toEqual([]);
});

test('links, menu and form work while the script is still on its way', async ({ page }) => {
  await holdScript(page);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Skylights' }).click();
  await expect(page).toHaveURL('/service/skylights');
});

test.describe('without its content', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('a page stays plain HTML whose links and form work', async ({ page, server }) => {
    const email = 'plain@customer.example';
    await page.route('**/assets/content/*', (route) => route.abort());
    const asked = page.waitForRequest('**/assets/content/*');
    await page.goto('/estimate');
    await asked;
    await fill(formOf(page), { ...request, email });
    await formOf(page).getByRole('button', { name: 'Submit Form' }).click();
    await expect(page.getByRole('heading', { name: 'Estimate Request Sent!' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    expect(storedRequests(server, email)).toHaveLength(1);
  });

  test('a page that is moved to is loaded whole', async ({ page }) => {
    await page.route('**/assets/content/about-*', (route) => route.abort());
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  });
});

// Each test fails by itself when React complains that the page is not what it would have rendered.
test('a form that was sent before the script came has its reference, before and after the script', {
  tag: '@core',
}, async ({ page, server }) => {
  const email = 'faster@customer.example';
  const release = await holdScript(page);
  await page.goto('/estimate');
  await fill(formOf(page), { ...request, email });
  await formOf(page).getByRole('button', { name: 'Submit Form' }).click();
  const [stored] = await expectStored(server, email);
  const reference = formatReference(String(stored?.reference));
  await expect(page.getByText('Your reference')).toContainText(reference);
  release();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Your reference')).toContainText(reference);
});

test('a page that thanks says no reference that the server has not written', async ({ page }) => {
  for (const path of ['/estimate/sent', '/estimate/sent?r=AA2AA2AA.1795300000.AAAAAAAAAAAAAAAAAAAAAA']) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estimate Request Sent!');
    await expect(page.getByText('Your reference')).toHaveCount(0);
  }
});

test('the service in the address is selected before the script loads, and stays', async ({ page }) => {
  await page.goto('/estimate?service=tile%20and%20masonry');
  await expect(formOf(page).locator('option[selected]')).toHaveText('Tile and masonry');
  await hydrated(page);
  await expect(formOf(page).getByLabel('Service')).toHaveValue('tile and masonry');
});

async function expectStored(server: RunningServer, email: string) {
  await expect.poll(() => storedRequests(server, email)).toHaveLength(1);
  return storedRequests(server, email);
}
