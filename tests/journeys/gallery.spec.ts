import { expect, hydrated, test } from '../journey.ts';

// While a picture grows to its place, the lightbox takes no key.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the gallery opens on first use and is left by keyboard', { tag: '@core' }, async ({ page }) => {
  const lightbox: string[] = [];
  page.on('request', (request) => {
    if (/lightbox|photoswipe/.test(request.url())) lightbox.push(request.url());
  });
  await page.goto('/service/carpentry');
  await hydrated(page);
  const gallery = page.getByRole('region', { name: 'Recent Projects' });
  const pictures = gallery.getByRole('link');
  await expect(pictures).toHaveCount(3);
  await gallery.getByText('See all twelve').click();
  await expect(pictures).toHaveCount(12);
  expect(lightbox).toEqual([]);

  await pictures.nth(1).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const caption = dialog.getByRole('status');
  const second = await page
    .locator('figcaption')
    .filter({ has: page.locator(':scope') })
    .count();
  expect(second).toBeGreaterThan(12);
  const shown = (await caption.textContent()) ?? '';
  expect(shown).not.toBe('');
  await page.keyboard.press('ArrowRight');
  await expect(caption).not.toHaveText(shown);
  await page.keyboard.press('ArrowLeft');
  await expect(caption).toHaveText(shown);
  await page.keyboard.press('Tab');
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(pictures.nth(1)).toBeFocused();
});

test.describe('an open picture', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    await page.goto('/service/carpentry');
    await hydrated(page);
    await page.getByRole('region', { name: 'Recent Projects' }).getByRole('link').nth(2).click();
    await expect(page.getByRole('dialog')).toBeFocused();
  });

  test('is all that can be reached', async ({ page }) => {
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    for (const name of ['main', 'banner', 'contentinfo'] as const) {
      const link = page.getByRole(name).getByRole('link').first();
      await link.focus();
      await expect(link).not.toBeFocused();
    }
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      const outside = await dialog.evaluate(
        (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('body > [inert]')).toHaveCount(0);
  });

  test('is closed by the Back button, and the page stays where it was', { tag: '@core' }, async ({
    page,
  }) => {
    const opener = page.getByRole('region', { name: 'Recent Projects' }).locator('a').nth(2);
    // Firefox scrolls by fractions of a pixel and rounds each time.
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(0);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/service/carpentry');
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBeCloseTo(place, 0);

    await page.goForward();
    await expect(page).toHaveURL('/service/carpentry');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBeCloseTo(place, 0);
    await opener.click();
    await expect(page.getByRole('dialog')).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('that was closed by key or button leaves nothing for the Back button to undo', async ({ page }) => {
    const opener = page.getByRole('region', { name: 'Recent Projects' }).locator('a').nth(2);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await opener.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state?.lightbox)).toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
});

test.describe('injected text', () => {
  // In the words of Chromium, and of Firefox.
  test.use({ expectedErrors: /requires 'TrustedHTML' assignment|directive: “require-trusted-types-for/ });

  test('does not become part of the page, before the lightbox or with it', { tag: '@core' }, async ({
    page,
  }) => {
    const write = (html: string) =>
      page.evaluate((text) => {
        const box = document.createElement('div');
        try {
          box.innerHTML = text;
          return box.innerHTML;
        } catch (error) {
          return (error as Error).name;
        }
      }, html);
    const attack = '<svg aria-hidden="true" class="pswp__icn"><path onload="alert(1)"/></svg>';
    await page.goto('/service/carpentry');
    await hydrated(page);
    for (const html of ['<b>text</b>', attack]) expect(await write(html)).toBe('TypeError');
    await page.getByRole('region', { name: 'Recent Projects' }).getByRole('link').first().click();
    await expect(
      page.getByRole('dialog').getByRole('button', { name: 'Close' }).locator('svg'),
    ).toBeVisible();
    for (const html of ['<b>text</b>', attack]) expect(await write(html)).toBe('TypeError');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('each picture of the gallery is a link to its large file', async ({ page, request }) => {
    await page.goto('/service/tile');
    const pictures = page.getByRole('region', { name: 'Kitchens and bathrooms' }).getByRole('link');
    await page.getByText('See all nine').click();
    await expect(pictures).toHaveCount(9);
    const answer = await request.get((await pictures.first().getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('image/webp');
  });
});

test('a film loads when it is pressed, not before', { tag: '@core' }, async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) films.push(request.url());
  });
  await page.goto('/service/decks');
  await hydrated(page);
  await page.locator('summary', { hasText: 'How a deck goes together' }).click();
  const button = page.getByRole('link', { name: 'Play the film' });
  await button.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(films).toEqual([]);
  await button.press('Enter');
  const video = page.locator('video');
  await expect(video).toBeFocused();
  await expect.poll(() => films.length).toBeGreaterThan(0);
  // Not that a picture has moved: Firefox decodes in a process of its own, which a machine without a screen may never start.
  await expect(video).toHaveJSProperty('paused', false);
  await expect(video).toHaveJSProperty('error', null);
});

test.describe('the map', () => {
  // The one foreign request of the site, and only after the press.
  test.use({ expectedErrors: /foreign request: https:\/\/www\.openstreetmap\.org\// });

  for (const path of ['/contact', '/service/carpentry']) {
    test(`on ${path} is asked for when it is pressed, not before`, { tag: '@core' }, async ({
      page,
      browserErrors,
    }) => {
      let loads = 0;
      await page.route('https://www.openstreetmap.org/**', (route) => {
        loads++;
        return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
      });
      // On a slow phone the map may arrive while the page is still laid out for the focus.
      await page.addInitScript(() => {
        const focus = HTMLElement.prototype.focus;
        HTMLIFrameElement.prototype.focus = function (options) {
          for (const end = performance.now() + 500; performance.now() < end; );
          focus.call(this, options);
        };
      });
      await page.goto(path);
      await hydrated(page);
      if (path !== '/contact') await page.locator('summary', { hasText: 'The showroom' }).click();
      const button = page.getByRole('link', { name: 'Open the zoomable map' });
      await button.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(browserErrors).toEqual([]);
      await button.press('Enter');
      await expect(page.locator('iframe')).toBeFocused();
      await expect.poll(() => page.frames()[1]?.url()).toContain('marker=41.2709%2C-73.7776');
      // The page is rendered again, and the map is not.
      await page.evaluate(() => {
        location.hash = 'content';
      });
      await expect(page).toHaveURL(/#content$/);
      // A second frame would ask for its document once the page is painted.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(loads).toBe(1);
    });
  }
});
