import { expect, hydrated, test } from '../journey.ts';
import { storedRequests } from '../stored.ts';
import { fill, formOf, request } from './estimate-form.ts';

test('what was typed before the script came is still there after it, and is sent', async ({
  page,
  server,
}) => {
  const email = 'early@customer.example';
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await held;
    await route.continue();
  });
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

test('links, menu and form work while the script is still on its way', async ({ page }) => {
  await page.route('**/assets/hydrate-*.js', () => {});
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.locator('summary').click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Skylights' }).click();
  await expect(page).toHaveURL('/service/skylights');
});
