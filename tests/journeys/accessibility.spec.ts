import type { Page } from '@playwright/test';
import { emergencyAdvice as adviceWords } from '../../messages/en/emergency-advice.ts';
import { expect, hydrated, test } from '../journey.ts';
import { pagePaths } from '../page-paths.ts';
import { expectNoFindings } from './axe.ts';
import { fill, formOf } from './estimate-form.ts';
import { pageTags, THEMES } from './measures.ts';
import { hold } from './network.ts';
import { open } from './page-storage.ts';

// The page for lost addresses has the status 404, and the browser says so.
test.use({ expectedErrors: /status of 404/ });

test.describe('in both themes', () => {
  test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

  for (const path of pagePaths) {
    test(`axe finds nothing on ${path}`, { tag: pageTags(path) }, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      await expectNoFindings(page);
    });
  }

  test('axe finds nothing in any state of the form', { tag: '@core' }, async ({ page }) => {
    await page.goto('/estimate');
    await hydrated(page);
    const form = formOf(page);
    const submit = form.getByRole('button');
    await submit.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoFindings(page);

    await fill(form);
    await page.route('**/api/estimate', (route) =>
      route.fulfill({ json: { success: false, message: 'not today' } }),
    );
    const release = await hold(page, '**/api/estimate');
    await submit.click();
    await expect(submit).toHaveText('Sending...');
    await expectNoFindings(page);
    release();
    await expect(page.getByRole('alert')).toContainText('Woops!');
    await expectNoFindings(page);

    await page.unroute('**/api/estimate');
    await submit.click();
    await expect(page.getByRole('heading', { name: 'Estimate Request Sent!' })).toBeVisible();
    await expectNoFindings(page);
  });

  test('axe finds nothing in any state of the contact form', async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
    const form = page.locator('form[action="/contact_process.php"]');
    await form.getByRole('button').click();
    await expect(page.getByRole('alert')).toContainText('Please check these answers');
    await expect(page.getByText('Protected by ALTCHA')).toBeVisible();
    await expectNoFindings(page);
    await form.getByLabel('Email').fill('axe@writer.example');
    await form.getByLabel('Message').fill('A message.');
    await form.getByRole('button').click();
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
    await expectNoFindings(page);
  });

  test('axe finds nothing in what a form says of earlier visits', async ({ page }) => {
    await open(page, '/estimate');
    await fill(formOf(page));
    await open(page, '/estimate');
    await expect(page.getByText('What you typed is saved on this device')).toBeVisible();
    await expectNoFindings(page);
    await hold(page, '**/api/estimate');
    await formOf(page).getByRole('button', { name: 'Submit Form' }).click();
    await open(page, '/estimate');
    await expect(page.getByText('Your request may not have reached us. Send it now?')).toBeVisible();
    await expectNoFindings(page);
    for (const name of ['Send it now', 'Discard']) {
      const box = await page.getByRole('button', { name }).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(48);
    }
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText('Discarded.')).toBeVisible();
    await expectNoFindings(page);
  });

  test('axe finds nothing in what a form says in an emergency', async ({ page }) => {
    await open(page, '/estimate');
    for (const [words, advice] of [
      ['I smell gas.', adviceWords.gasText],
      ['My father fell off the ladder and is hurt.', adviceWords.harmText],
      ['Water is pouring through the ceiling.', adviceWords.urgentText],
    ] as const) {
      await formOf(page).getByLabel('Describe your project').fill(words);
      await expect(page.getByText(advice)).toBeVisible();
      await expectNoFindings(page);
    }
  });

  test('axe finds nothing while a picture or the film is open', { tag: '@core' }, async ({ page }) => {
    await page.goto('/service/carpentry');
    await hydrated(page);
    await page.getByRole('region', { name: 'Recent Projects' }).getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeFocused();
    await expectNoFindings(page);
    await page.goto('/service/decks');
    await hydrated(page);
    await page.locator('summary', { hasText: 'How a deck goes together' }).click();
    await page.getByRole('link', { name: 'Play the film' }).click();
    await expect(page.locator('video')).toBeVisible();
    await expectNoFindings(page);
  });

  test('axe finds nothing in the open menus', { tag: ['@any-site', '@core'] }, async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    await page.getByRole('banner').locator('summary').click();
    await expectNoFindings(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectNoFindings(page);
  });
});

test('assistive technology hears of no invalid field before the form is judged', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  const invalidFields = async () => {
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    const isInvalid = ({ properties = [] }: (typeof nodes)[number]) =>
      properties.some(({ name, value }) => name === 'invalid' && value.value !== 'false');
    return nodes.filter(isInvalid).map(({ name }) => String(name?.value));
  };
  for (const path of ['/', '/Andersen', '/contact', '/estimate']) {
    await open(page, path);
    expect(await invalidFields(), path).toEqual([]);
  }
  const required = ['Service', 'Describe your project', 'First name', 'Last name', 'Email'];
  for (const label of required) await expect(formOf(page).getByLabel(label)).toHaveAttribute('required');
  await formOf(page).getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await invalidFields()).toEqual(required);
});

test('the keyboard alone reaches everything on every page and never gets stuck', async ({ page }) => {
  test.slow();
  for (const path of pagePaths) {
    await page.goto(path);
    await hydrated(page);
    const controls = await page
      .locator(
        ':is(a[href], button, input:not([type=hidden], [tabindex="-1"]), select, textarea, summary):visible:enabled',
      )
      .count();
    const seen = new Set<string>();
    let last = '';
    for (let press = 0; press < controls + 20; press++) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => {
        const all = [...document.querySelectorAll('*')];
        return document.activeElement === document.body
          ? 'end'
          : String(all.indexOf(document.activeElement as Element));
      });
      if (place === 'end') break;
      // A date has parts of its own: day, month, year.
      if (place === last) continue;
      last = place;
      expect(seen.has(place), `${path}: the focus came back to where it was before the end`).toBe(false);
      seen.add(place);
    }
    // The link that jumps over the header counts as invisible until it has the focus.
    expect(seen.size, path).toBeGreaterThanOrEqual(controls);
  }
});

test.describe('lists that may scroll sideways', () => {
  for (const width of [390, 1280]) {
    test(`stop the Tab key only where there is something to scroll at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const path of ['/', '/ultimate-guide-to-selling-your-home']) {
        await page.goto(path);
        await hydrated(page);
        await expect
          .poll(() =>
            page.getByRole('group').evaluateAll((groups) =>
              groups.flatMap((group) => {
                const track = group.querySelector(':scope > ul');
                if (!track) return [];
                const scrolls = track.scrollWidth > track.clientWidth + 1;
                const buttons = group.querySelectorAll(':scope > p > button').length;
                if (scrolls === (track.getAttribute('tabindex') === '0') && scrolls === buttons > 0)
                  return [];
                return [group.getAttribute('aria-label')];
              }),
            ),
          )
          .toEqual([]);
      }
    });
  }
});

for (const colorScheme of THEMES) {
  test.describe(`colors of the visitor's own, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active' } });

    /** The color of something, after the visitor's colors have been put in the place of ours. */
    const colorOf = (page: Page, name: string) =>
      page.evaluate((color) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = color;
        const { color: used } = getComputedStyle(probe);
        probe.remove();
        return used;
      }, name);

    test('still tell the slide that is shown from the others', async ({ page }) => {
      await page.goto('/');
      await hydrated(page);
      const dots = page.getByRole('button', { name: /^Slide \d/ });
      const fills = await dots.evaluateAll((all) =>
        all.map((dot) => getComputedStyle(dot, '::before').backgroundColor),
      );
      expect(fills[0]).toBe(await colorOf(page, 'CanvasText'));
      expect(fills[1]).not.toBe(fills[0]);
    });

    test('still show the arrow of a list to choose from', async ({ page }) => {
      await page.goto('/estimate');
      await hydrated(page);
      const arrow = await formOf(page)
        .getByLabel('Service')
        .evaluate((select) => getComputedStyle(select).backgroundImage);
      expect(arrow).toContain(await colorOf(page, 'CanvasText'));
    });

    test('still show how much of the list is done', async ({ page }) => {
      await page.goto('/ultimate-guide-to-selling-your-home');
      await hydrated(page);
      await page.getByRole('heading', { name: 'Exterior' }).click();
      const exterior = page.getByRole('group', { name: 'Exterior' });
      const bar = page.getByRole('progressbar');
      const [first, ...others] = await exterior.getByRole('checkbox').all();
      await first?.check();
      const begun = await bar.screenshot();
      for (const box of others) await box.check();
      const full = await bar.screenshot();
      expect(full.equals(begun)).toBe(false);
    });
  });
}
