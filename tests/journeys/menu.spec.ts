import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../journey.ts';
import { company } from '../sample.ts';

function menuOf(page: Page) {
  return page.getByRole('navigation', { name: 'Main' });
}

/** The last link of the services. */
function lastOf(page: Page) {
  return menuOf(page).getByRole('link', { name: 'All services on one page' });
}

test('by mouse: pointing opens the services, a press leads to one, and the panel is gone', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  const menu = menuOf(page);
  const painting = menu.getByRole('link', { name: 'Painting' });
  await expect(painting).toBeHidden();
  await menu.getByText('Services', { exact: true }).hover();
  await expect(painting).toBeVisible();
  await painting.click();
  await expect(page).toHaveURL('/service/painting');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.mouse.move(5, 600);
  await expect(painting).toBeHidden();

  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(menu.getByRole('link', { name: 'Contact' })).toHaveAttribute('aria-current', 'page');
});

test('by keys: Enter opens the services, Tab walks through them, Enter leads to one', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  const menu = menuOf(page);
  const services = menu.getByText('Services', { exact: true });
  await services.focus();
  await page.keyboard.press('Enter');
  const links = menu.locator('details').getByRole('link');
  for (const index of [0, 1, 2]) {
    await page.keyboard.press('Tab');
    await expect(links.nth(index)).toBeFocused();
  }
  const path = (await links.nth(2).getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await expect(links.nth(2)).toBeHidden();

  await services.focus();
  await page.keyboard.press('Enter');
  await expect(links.nth(0)).toBeVisible();
  for (let press = 0; press <= (await links.count()); press++) await page.keyboard.press('Tab');
  await expect(links.nth(0)).toBeHidden();

  await services.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu.locator('summary')).toBeFocused();
  await expect(links.nth(0)).toBeHidden();
});

test.describe('the services that pointing has opened', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('banner').locator('summary').hover();
    await expect(lastOf(page)).toBeVisible();
  });

  test('stay while the mouse is over them, close when it leaves, and on Escape wherever the focus is', async ({
    page,
  }) => {
    await lastOf(page).hover();
    await expect(lastOf(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(lastOf(page)).toBeHidden();
    await page.getByRole('banner').locator('summary').hover();
    await expect(lastOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lastOf(page)).toBeHidden();
    await expect(page.getByRole('banner').locator('summary')).not.toBeFocused();
  });

  test('stay open after a press on their button, slow or at once, and close on the next', async ({
    page,
  }) => {
    await page.waitForTimeout(1000);
    await page.getByRole('banner').locator('summary').click();
    await expect(lastOf(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(lastOf(page)).toBeVisible();
    await page.getByRole('banner').locator('summary').click();
    await expect(lastOf(page)).toBeHidden();
    await page.getByRole('heading', { level: 1 }).hover();
    // This press comes right after the pointing that opens them.
    await page.getByRole('banner').locator('summary').click();
    await expect(lastOf(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(lastOf(page)).toBeVisible();
  });

  test('close on the first press by keyboard, which involves no hover', async ({ page }) => {
    await page.getByRole('banner').locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(lastOf(page)).toBeHidden();
  });
});

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap opens the menu, one more the services, and one leads to a page', { tag: '@core' }, async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const menu = menuOf(page);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(menu).toBeVisible();
    await menu.getByText('Services', { exact: true }).tap();
    await menu.getByRole('link', { name: 'Painting' }).tap();
    await expect(page).toHaveURL('/service/painting');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interior and exterior house painting');
  });

  test('its button closes the menu again, and so does a tap beside it', async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    const opener = page.getByRole('button', { name: 'Menu' });
    await opener.tap();
    await expect(menuOf(page)).toBeVisible();
    await expect(menuOf(page).getByRole('link', { name: company.emergencyPhone })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).tap();
    await expect(menuOf(page)).toBeHidden();

    // A wider screen, for on this one nothing is beside it.
    await page.setViewportSize({ width: 600, height: 844 });
    await opener.tap();
    await expect(menuOf(page)).toBeVisible();
    await page.touchscreen.tap(100, 500);
    await expect(menuOf(page)).toBeHidden();
    await expect(page).toHaveURL('/about');
  });
});
