import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../journey.ts';
import { fill, formOf } from './estimate-form.ts';

async function expectNoFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`),
  );
  expect(findings).toEqual([]);
}

// The page for lost addresses has the status 404, which the browser reports.
test.use({ expected: /status of 404/ });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of [
      '/',
      '/estimate',
      '/estimate/sent',
      '/404',
      '/service/painting',
      '/services',
      '/about',
      '/Andersen',
      '/contact',
      '/tips',
      '/testimonials',
      '/ultimate-guide-to-selling-your-home',
    ]) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        await hydrated(page);
        await expectNoFindings(page);
      });
    }

    test('axe finds nothing in any state of the form', async ({ page }) => {
      await page.goto('/estimate');
      await hydrated(page);
      const form = formOf(page);
      const submit = form.getByRole('button');
      await submit.click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectNoFindings(page);

      await fill(form);
      let answer = () => {};
      await page.route('**/api/estimate', async (route) => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        await route.fulfill({ json: { success: false, message: 'not today' } });
      });
      await submit.click();
      await expect(submit).toHaveText('Sending...');
      await expectNoFindings(page);
      answer();
      await expect(page.getByRole('alert')).toContainText('Woops!');
      await expectNoFindings(page);

      await page.unroute('**/api/estimate');
      await submit.click();
      await expect(page.getByRole('heading', { name: 'Estimate Request Sent!' })).toBeVisible();
      await expectNoFindings(page);
    });

    test('axe finds nothing in the open menus', async ({ page }) => {
      await page.goto('/about');
      await hydrated(page);
      await page.locator('summary').click();
      await expectNoFindings(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Menu' }).click();
      await expectNoFindings(page);
    });
  });
}

test('the keyboard alone reaches everything on the home page and never gets stuck', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const controls = await page
    .locator(':is(a[href], button, input, select, textarea, summary):visible')
    .count();
  const seen = new Set<string>();
  for (let press = 0; press < controls + 20; press++) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const all = [...document.querySelectorAll('*')];
      return document.activeElement === document.body
        ? 'end'
        : String(all.indexOf(document.activeElement as Element));
    });
    if (place === 'end') break;
    expect(seen.has(place), 'the focus came back to where it was before the end').toBe(false);
    seen.add(place);
  }
  expect(seen.size).toBeGreaterThanOrEqual(controls - 1);
});
