import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../journey.ts';
import { storedRequests } from '../running-server.ts';
import { company, emergencyWords } from '../sample.ts';
import { fill, formOf, request } from './estimate-form.ts';
import { holdScript } from './network.ts';

test('from the menu to a service to the estimate, where the service is already chosen', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Flooring' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Floor installation, refinishing and repair',
  );
  const beside = page.getByRole('complementary');
  await beside.getByText('All services', { exact: true }).click();
  await expect(beside.getByRole('link', { name: 'Flooring' })).toHaveAttribute('aria-current', 'page');
  await beside.getByRole('link', { name: 'Get an Estimate' }).click();
  await expect(page).toHaveURL('/estimate?service=flooring');
  const select = formOf(page).getByLabel('Service');
  await expect(select).toHaveValue('flooring');
  await select.selectOption('drywall');
  await expect(select).toHaveValue('drywall');
  await page.reload();
  await hydrated(page);
  await expect(select).toHaveValue('flooring');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('home has the office number in its first two screens, and its checklist leads to kitchens and bathrooms', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const office = page.locator('main').getByRole('link', { name: company.phone });
    expect((await office.boundingBox())?.y).toBeLessThan(2 * 844);
    await page.getByRole('link', { name: 'Kitchen and bathroom remodeling' }).click();
    await expect(page).toHaveURL('/service/tile');
  });

  for (const path of ['/tips', '/ultimate-guide-to-selling-your-home']) {
    test(`an agent finds from ${path} what can be done in two weeks, and the number`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      await page.getByRole('link', { name: 'How we work with you' }).click();
      await expect(page).toHaveURL('/commercial');
      await expect(page.locator('main').getByText('Closing in two weeks?')).toBeInViewport();
      const bar = page.getByRole('navigation', { name: 'Quick contact' });
      await expect(bar.getByRole('link', { name: company.phone })).toBeInViewport();
    });
  }

  test('feedback leads to the message form', async ({ page }) => {
    await page.goto('/testimonials');
    await hydrated(page);
    await page.getByRole('link', { name: 'Share your feedback' }).click();
    await expect(page).toHaveURL('/contact#write');
    await expect(page.locator('#write')).toBeInViewport();
  });
});

test('a row that unfolds is opened by its address, and printed whole', async ({ page }) => {
  await page.goto('/about#permits');
  await hydrated(page);
  const row = page.locator('details:has(> #permits)');
  await expect(row).toHaveAttribute('open');
  await expect(row).toBeInViewport();
  const closed = page.locator('#deposit');
  await expect(closed).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(closed).toBeVisible();
});

test('the form of the windows page is fixed to its service, and the request carries it', async ({
  page,
  server,
}) => {
  const email = 'windows@customer.example';
  await page.goto('/Andersen');
  await hydrated(page);
  const form = formOf(page);
  await expect(form.getByLabel('Service')).toBeDisabled();
  await fill(form, { ...request, email, service: undefined });
  await form.getByRole('button', { name: 'Submit Form' }).click();
  await expect(form.getByText('Estimate request sent!')).toBeVisible();
  expect(storedRequests(server, email)).toMatchObject([{ service: 'windows and doors' }]);
});

test('the home page names the parts of the house that have no card, and lights them up too', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const others = page.getByRole('navigation', { name: 'Also on the drawing' }).getByRole('link');
  await expect(others).toHaveCount(7);
  await others.filter({ hasText: 'Flooring' }).hover();
  await expect(page.locator('[data-part="flooring"]')).toHaveAttribute('data-lit', '');
});

test('pointing at a card lights up its part of the house, and the other way round', async ({ page }) => {
  await page.goto('/services');
  await hydrated(page);
  const part = page.locator('[data-part="tile"]');
  await page.getByRole('heading', { name: 'Tile & Masonry' }).hover();
  await expect(part).toHaveAttribute('data-lit', '');
  await expect(page.locator('[data-part][data-lit]')).toHaveCount(1);
  await page.locator('[data-part="decks"] b').hover();
  await expect(part).not.toHaveAttribute('data-lit');
  await expect(page.locator('[data-part]')).toHaveCount(15);
  await page.locator('[data-part="decks"] b').click();
  await expect(page).toHaveURL('/service/decks');
});

test('the ticks of the guide survive a reload, are counted, and can be taken back', {
  tag: ['@firefox', '@core'],
}, async ({ page }) => {
  await page.goto('/ultimate-guide-to-selling-your-home');
  await hydrated(page);
  const boxes = await openGroups(page);
  await boxes.nth(0).check();
  await boxes.nth(12).check();
  await expect(page.getByText(/^2 of 61 done$/)).toBeVisible();
  await expect(page.getByText(/^1 of 10 done$/)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await openGroups(page);
  await expect(boxes.nth(0)).toBeChecked();
  await expect(boxes.nth(12)).toBeChecked();
  await expect(boxes.nth(1)).not.toBeChecked();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByText(/ of 61 done$/)).toHaveCount(0);
  await expect(boxes.nth(0)).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('what was ticked before the script loaded is counted and survives a reload', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/ultimate-guide-to-selling-your-home');
  const boxes = await openGroups(page);
  await boxes.nth(0).check();
  await boxes.nth(12).check();
  release();
  await hydrated(page);
  await expect(page.getByText(/^2 of 61 done$/)).toBeVisible();
  await expect(boxes.nth(0)).toBeChecked();
  await page.reload();
  await hydrated(page);
  await openGroups(page);
  await expect(page.getByText(/^2 of 61 done$/)).toBeVisible();
  await expect(boxes.nth(12)).toBeChecked();
});

test('a button that is removed passes the focus to its replacement', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const slides = page.getByRole('region', { name: 'What we do' });
  await slides.getByRole('button', { name: 'Stop the slides' }).focus();
  await page.keyboard.press('Enter');
  await expect(slides.getByRole('button', { name: /^Slide 1/ })).toBeFocused();

  await page.goto('/ultimate-guide-to-selling-your-home');
  await hydrated(page);
  await (await openGroups(page)).nth(0).check();
  await page.getByRole('button', { name: 'Start over' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Start over' })).toHaveCount(0);
  await expect(page.locator('summary', { hasText: 'Exterior' })).toBeFocused();
});

/** The boxes of the checklist, once its groups are open. */
async function openGroups(page: Page) {
  for (const name of ['Exterior', 'Kitchen']) await page.getByRole('heading', { name, exact: true }).click();
  return page.getByRole('checkbox');
}

test('on a phone the names of the folded groups are the way to them, and nothing covers the box with the focus', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ultimate-guide-to-selling-your-home');
  await hydrated(page);
  for (const name of ['Garage', 'Kitchen']) {
    const heading = page.getByRole('heading', { name, exact: true });
    await heading.click();
    await expect(heading).toBeInViewport();
    await expect(page.getByRole('group', { name }).getByRole('checkbox').first()).toBeVisible();
  }
  // Backwards through the boxes, the one with the focus comes in at the top: the kitchen's eight, and two of the garage.
  await page.getByRole('checkbox').nth(9).focus();
  for (let press = 0; press < 9; press++) {
    await page.keyboard.press('Shift+Tab');
    const [header, box] = await Promise.all([
      page.getByRole('banner').boundingBox(),
      page.locator(':focus').boundingBox(),
    ]);
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }
});

test('the guide is folded from the first paint and short, opens what one asks for, and prints all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdScript(page);
  await page.goto('/ultimate-guide-to-selling-your-home');
  await expect(page.locator('footer')).toBeVisible();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const first = await height();
  expect(first).toBeLessThan(8 * 844);
  release();
  await hydrated(page);
  // The buttons for printing and the calendar come with the script.
  expect((await height()) - first).toBeLessThan(300);
  await expect(page.locator('main details[open]')).toHaveCount(0);
  await page.getByRole('heading', { name: 'Basement', exact: true }).click();
  const light = page
    .locator('summary', { hasText: 'Basement' })
    .locator('svg')
    .first()
    .locator('path')
    .last();
  const dark = await light.getAttribute('d');
  await page.getByRole('checkbox').first().check();
  await expect(light).not.toHaveAttribute('d', dark ?? '');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('checkbox').filter({ visible: true })).toHaveCount(61);
});

test('when all of the guide is ticked, a finished house appears below it', async ({ page }) => {
  await page.goto('/ultimate-guide-to-selling-your-home');
  await hydrated(page);
  const boxes = page.getByRole('checkbox');
  const finished = page.getByRole('figure').filter({ hasText: 'That’s the whole list.' });
  await page.locator('main details').evaluateAll((all) => {
    for (const fold of all) fold.setAttribute('open', '');
  });
  await boxes.first().check();
  await page.evaluate(() => {
    for (const box of document.querySelectorAll<HTMLInputElement>('main input:not(:checked)[type=checkbox]'))
      if (!box.closest('li:last-child')) box.click();
  });
  await expect(finished).toHaveCount(0);
  for (const last of await page.locator('main li:last-child input[type=checkbox]').all()) await last.check();
  await expect(finished).toBeVisible();
});

const digitsOf = (phone: string) => phone.replace(/\D/g, '');

test('on a phone the bar at the lower edge calls and leads to the form; beside the form it only calls an open office', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-08-20T01:00:00Z') });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/service/decks');
  await hydrated(page);
  const bar = page.getByRole('navigation', { name: 'Quick contact' });
  const call = `Opens Thursday at 8 ${company.phone}`;
  await expect(bar.getByRole('link')).toHaveText([call, 'Get an Estimate']);
  await expect(bar).not.toContainText('911');
  await bar.getByRole('link', { name: 'Get an Estimate' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get a Free Estimate');
  await expect(page.getByLabel('Service')).toHaveValue('deck renovation');
  await expect(bar).toBeHidden();
  await page.clock.setSystemTime('2026-08-20T14:00:00Z');
  await page.clock.runFor(60_000);
  await expect(bar.getByRole('link')).toHaveText([`Open until 5 ${company.phone}`]);
  await page.getByLabel('First name').focus();
  await expect(bar).toBeHidden();
});

test('where work cannot wait the bar calls the emergency line, after the words about 911', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/service/mechanical-repairs');
  await hydrated(page);
  const bar = page.getByRole('navigation', { name: 'Quick contact' });
  await expect(bar).toContainText(`${emergencyWords.first}Call 24/7 ${company.emergencyPhone}`);
  await expect(bar.getByRole('link').last()).toHaveAttribute('href', /^\/estimate\?service=/);
});

test('the bar does not move when the clock replaces its first words', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-08-20T01:00:00Z') });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  const bar = page.getByRole('navigation', { name: 'Quick contact' });
  const boxes = async () =>
    Promise.all((await bar.getByRole('link').all()).map((link) => link.boundingBox()));
  await expect(bar.getByRole('link').first()).toHaveText(`Call us ${company.phone}`);
  const before = await boxes();
  await expect(bar.getByRole('link').first()).toHaveText(`Opens Thursday at 8 ${company.phone}`);
  expect(await boxes()).toEqual(before);
});

for (const width of [390, 360]) {
  test(`the bar has one line and one row of large buttons at ${width}, within the room kept for it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/service/exterior');
    await hydrated(page);
    const bar = page.getByRole('navigation', { name: 'Quick contact' });
    const [note, ...buttons] = await Promise.all(
      [bar.getByText('911'), ...(await bar.getByRole('link').all())].map((part) => part.boundingBox()),
    );
    expect(note?.height).toBeLessThan(20);
    expect(new Set(buttons.map((button) => button?.y)).size).toBe(1);
    for (const button of buttons) expect(button?.height).toBeGreaterThanOrEqual(44);
    expect(740 - (note?.y ?? 0)).toBeLessThan(88);
    // The end of the page is clear of it.
    const endOfPage = async () => {
      await scrollAtOnce(page, 99_999);
      const end = await page.getByRole('contentinfo').boundingBox();
      return (end?.y ?? 0) + (end?.height ?? 0);
    };
    // The page grows until the rest of its style has come.
    await expect.poll(endOfPage).toBeLessThanOrEqual(note?.y ?? 0);
  });
}

/** Unlike a wheel's turn, which ends where the part that has been painted so far ends. */
function scrollAtOnce(page: Page, top: number): Promise<void> {
  return page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('on an urgent page the bar has the emergency number from the first screen on', async ({ page }) => {
      await page.goto('/service/skylights');
      const bar = page.getByRole('navigation', { name: 'Quick contact' }).getByRole('link').first();
      await expect(bar).toHaveAttribute('href', `tel:+1${digitsOf(company.emergencyPhone)}`);
      await expect(bar).toBeInViewport({ ratio: 1 });
      await scrollAtOnce(page, 1_500);
      await expect(bar).toBeInViewport({ ratio: 1 });
    });

    test('on the home page the bar appears once the buttons of the first screen are out of view', async ({
      page,
    }) => {
      // A lower window has the bar from the start: its first screen has no number.
      await page.setViewportSize({ width: 360, height: 844 });
      await page.goto('/');
      const bar = page.getByRole('navigation', { name: 'Quick contact' }).getByRole('link').first();
      await expect(bar).not.toBeInViewport();
      // Until what follows the first screen is shown, there is nowhere to scroll.
      await expect(page.locator('footer')).toBeVisible();
      await scrollAtOnce(page, 1_000);
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Get an Estimate' }).first(),
      ).not.toBeInViewport();
    });
  });
}

test('the guide can be added to a calendar', { tag: '@firefox' }, async ({ page }) => {
  await page.goto('/ultimate-guide-to-selling-your-home');
  await hydrated(page);
  await page.getByLabel('Listing date').fill('2027-03-20');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to my calendar' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('selling-your-home.ics');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(8);
  await expect(page.getByText(/ of 61 done$/)).toHaveCount(0);
});

test('the guide prints as a checklist on two sheets', { tag: '@firefox' }, async ({ page }) => {
  await page.goto('/ultimate-guide-to-selling-your-home');
  // The style for paper comes with that of what follows the first screen.
  await expect(page.locator('footer')).toBeVisible();
  for (const format of ['Letter', 'A4']) {
    const pdf = await page.pdf({ format });
    expect(readable(pdf).match(/\/Type\s*\/Page\b/g), format).toHaveLength(2);
  }
});

/** The objects of a PDF as text, those too that Firefox packs together. */
function readable(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const packed = text.matchAll(/\/Type \/ObjStm.*?stream\r?\n(.*?)\r?\nendstream/gs);
  return [text, ...[...packed].map(([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')))].join('\n');
}

test('on paper the estimate form has what was typed, on a page or two, and nothing to press', async ({
  page,
}) => {
  await page.goto('/estimate');
  await hydrated(page);
  const form = formOf(page);
  await fill(form, request);
  await page.emulateMedia({ media: 'print' });
  await expect(form.getByLabel('Last name')).toBeVisible();
  await expect(form.getByLabel('Last name')).toHaveValue(request.last_name);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Submit Form' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Quick contact' })).toBeHidden();
  const paper = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
});
