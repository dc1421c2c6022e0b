import { expect, hydrated, test } from '../journey.ts';
import { PAGE_SCRIPT } from './hold-requests.ts';

// React and the boundary report what broke to the console.
test.use({ expectedErrors: /the page broke|the frame broke|at Broken|net::ERR_FAILED/ });

test('a broken page says what to do, and the maintainer is told', async ({ page }) => {
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
  await expect(page.getByRole('main').getByRole('link', { name: '(914) 555-0142' })).toBeVisible();
  expect((await report).status()).toBe(204);

  // The rest of the site goes on.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One Call Does it All');
});

test('when the frame itself breaks there is still a page, in our look, and the maintainer is told', async ({
  page,
}) => {
  await page.route(PAGE_SCRIPT, async (route) => {
    const script = await route.fetch();
    const broken = (await script.text()).replace(
      /className:[`"]skip[`"],children:(?:[\w$.]+|"[^"]*")/,
      'children:(()=>{throw Error("the frame broke")})()',
    );
    await route.fulfill({ response: script, body: broken });
  });
  const report = page.waitForResponse('**/api/client-errors');
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorry, this page broke');
  await expect(page.getByRole('link', { name: '(914) 555-0142' })).toBeVisible();
  await expect(page.locator('h1')).toHaveCSS('font-family', /Besley/);
  expect((await report).status()).toBe(204);
});

test('a page whose script does not come is loaded whole', async ({ page }) => {
  // From the start: the scripts of all pages are fetched while the browser is idle.
  await page.route('**/assets/about-*.js', (route) => route.abort());
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await expect(page).toHaveURL('/about');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
});
