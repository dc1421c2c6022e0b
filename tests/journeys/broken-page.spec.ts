import { expect, hydrated, test } from '../journey.ts';
import { storedRequests } from '../running-server.ts';
import { company } from '../sample.ts';
import { fill, formOf, request } from './estimate-form.ts';
import { PAGE_SCRIPT } from './network.ts';
import { open, waitForStored } from './page-storage.ts';

// React and the boundary report what broke to the console. Chromium may ask for /favicon.ico, which is not there, when React
// empties the head for a moment.
test.use({ expectedErrors: /the page broke|the frame broke|at Broken|net::ERR_FAILED|status of 404/ });

test('a broken page says what to do, and the error is reported', { tag: '@core' }, async ({ page }) => {
  await page.route('**/assets/about-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Broken() { throw new Error("the page broke for ada@customer.example") }',
    }),
  );
  await page.goto('/');
  await hydrated(page);
  const report = page.waitForResponse('**/api/client-errors');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorry, this page broke');
  await expect(page.getByRole('main').getByRole('link', { name: company.phone })).toBeVisible();
  expect((await report).status()).toBe(204);

  // The rest of the site goes on.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One Call Does it All');
});

test('a page that breaks under a form gives the answers back', async ({ page, server }) => {
  const email = 'broke@customer.example';
  await open(page, '/estimate');
  await fill(formOf(page), { ...request, email });
  await waitForStored(page, email);
  await formOf(page).getByLabel('Last name').fill('');
  await page.evaluate(() => {
    const { insertBefore } = Node.prototype;
    Node.prototype.insertBefore = () => {
      Node.prototype.insertBefore = insertBefore;
      throw new Error('the page broke');
    };
  });
  await formOf(page).getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorry, this page broke');
  await page.getByRole('main').getByRole('link').first().click();
  await hydrated(page);
  await expect(formOf(page).getByLabel('Describe your project')).toHaveValue(request.description);
  await formOf(page).getByLabel('Last name').fill(request.last_name);
  await formOf(page).getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByRole('heading', { name: 'Estimate Request Sent!' })).toBeVisible();
  expect(storedRequests(server, email)).toMatchObject([{ ...request, email }]);
});

test('when the frame itself breaks, the page stays as plain HTML with what was typed, and the error is reported', async ({
  page,
  server,
}) => {
  const email = 'frame@customer.example';
  const { promise: typed, resolve: release } = Promise.withResolvers<void>();
  await page.route(PAGE_SCRIPT, async (route) => {
    const script = await route.fetch();
    const broken = (await script.text()).replace(
      /className:[`"]skip[`"],children:(?:[\w$.]+|"[^"]*")/,
      'children:(()=>{throw Error("the frame broke")})()',
    );
    await typed;
    await route.fulfill({ response: script, body: broken });
  });
  const report = page.waitForResponse('**/api/client-errors');
  await page.goto('/estimate');
  await fill(formOf(page), { ...request, email });
  await formOf(page).getByLabel('Last name').focus();
  release();
  expect((await report).status()).toBe(204);
  await expect(formOf(page).getByLabel('Last name')).toBeFocused();
  await expect(page.locator('h1')).toHaveCSS('font-family', /Besley/);
  await page.unroute(PAGE_SCRIPT);
  await formOf(page).getByRole('button', { name: 'Submit Form' }).click();
  await expect(page).toHaveURL(/\/estimate\/sent/);
  expect(storedRequests(server, email)).toMatchObject([{ ...request, email }]);
});

test('a page whose script fails to load is loaded as a document', async ({ page }) => {
  // From the start: the scripts of all pages are fetched while the browser is idle.
  await page.route('**/assets/about-*.js', (route) => route.abort());
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await expect(page).toHaveURL('/about');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
});
