import type { Locator, Page } from '@playwright/test';
import { formatReference } from '../../contract/answer.ts';
import { confirmation } from '../../messages/en/confirmation.ts';
import { emergencyAdvice as adviceWords } from '../../messages/en/emergency-advice.ts';
import { expect, test } from '../journey.ts';
import { storedMessages, storedRequests } from '../running-server.ts';
import { company, emergencyWords } from '../sample.ts';
import { fill, formOf, request } from './estimate-form.ts';
import { open, waitForStored, watchPosts } from './page-storage.ts';

const GAS = 'I smell gas in the kitchen.';
const HURT = 'My father fell off the ladder and is hurt.';
const CEILING = 'Water is pouring through the ceiling.';
const number = `tel:+1${company.emergencyPhone.replace(/\D/g, '')}`;

/** The region of a form that says it, which a screen reader listens to. */
function adviceIn(form: Locator): Locator {
  return form.getByRole('status').filter({ hasText: /911|Call us now/ });
}

const descriptionIn = (form: Locator) => form.getByLabel(/Describe your project|Message/);
const contactForm = (page: Page) => page.locator('form[action="/contact_process.php"]');

for (const path of ['/estimate', '/contact']) {
  test(`a description of a gas leak on ${path} shows what to do first, without a phone link`, {
    tag: path === '/estimate' ? '@core' : [],
  }, async ({ page }) => {
    await open(page, path);
    const form = path === '/contact' ? contactForm(page) : formOf(page);
    const description = descriptionIn(form);
    await description.pressSequentially(GAS);
    const advice = adviceIn(form);
    await expect(advice).toContainText(adviceWords.gasText);
    await expect(advice.getByRole('link')).toHaveCount(0);
    await expect(description).toBeFocused();
    await expect(description).toHaveValue(GAS);
    await expect(form.getByRole('button', { name: 'Submit Form' })).toBeEnabled();
    // Above the button, below what was typed.
    const [words, box, button] = await Promise.all(
      [description, advice, form.getByRole('button', { name: 'Submit Form' })].map((part) =>
        part.boundingBox(),
      ),
    );
    expect(box?.y).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0) - 1);
    expect(button?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0) - 1);

    await description.fill('A gas fireplace, please.');
    await expect(advice).toHaveCount(0);
  });
}

test('in another danger 911 can be called at once, and nothing else', async ({ page }) => {
  // In office hours, when the bar has its number.
  await page.clock.setFixedTime('2026-08-20T14:00:00Z');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/estimate');
  const bar = page.locator('body > nav').getByRole('link');
  await expect(bar).toBeVisible();
  await descriptionIn(formOf(page)).fill(HURT);
  const advice = adviceIn(formOf(page));
  await expect(advice).toBeVisible();
  // Nor does the bar at the lower edge come back when the field loses the focus.
  await descriptionIn(formOf(page)).blur();
  await expect(bar).toBeHidden();
  await expect(advice).toContainText(adviceWords.harmText);
  await expect(advice.getByRole('link')).toHaveCount(1);
  await expect(advice.getByRole('link', { name: adviceWords.call911 })).toHaveAttribute('href', 'tel:911');
  await expect(advice).toContainText(company.emergencyPhone);
});

test('where it is urgent our number is there, large, and after the one for gas', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/estimate');
  const form = formOf(page);
  await descriptionIn(form).fill(CEILING);
  const call = adviceIn(form).getByRole('link');
  await expect(call).toHaveAttribute('href', number);
  await expect(call).toHaveText(company.emergencyPhone);
  await expect(adviceIn(form)).toContainText(emergencyWords.first);
  const [button, box] = await Promise.all([call, adviceIn(form)].map((part) => part.boundingBox()));
  expect(button?.height).toBeGreaterThanOrEqual(48);
  const rightEdge = (place: typeof box) => (place?.x ?? 0) + (place?.width ?? 0);
  expect(rightEdge(button)).toBeLessThan(rightEdge(box));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('by keyboard it follows the text field', async ({ page }) => {
  await open(page, '/estimate');
  const form = formOf(page);
  await descriptionIn(form).pressSequentially(CEILING);
  await expect(adviceIn(form)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(adviceIn(form).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form.getByLabel('First name')).toBeFocused();
});

test('what was typed on an earlier visit is read too', async ({ page }) => {
  await open(page, '/estimate');
  await descriptionIn(formOf(page)).fill(GAS);
  await waitForStored(page, 'smell gas');
  await open(page, '/estimate');
  await expect(adviceIn(formOf(page))).toContainText(adviceWords.gasText);
  await page.getByRole('button', { name: 'Clear what I typed' }).click();
  await expect(adviceIn(formOf(page))).toHaveCount(0);
});

test('nothing moves away from under a finger', async ({ page }) => {
  await page.clock.install();
  await open(page, '/estimate');
  const form = formOf(page);
  await fill(form, { ...request, email: 'pressed@customer.example' });
  // The script that reads the description must be loaded before the clock is stopped.
  await descriptionIn(form).fill(GAS);
  await expect(adviceIn(form)).toBeVisible();
  await descriptionIn(form).fill('Nothing of that sort.');
  await expect(adviceIn(form)).toHaveCount(0);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));

  await descriptionIn(form).fill(CEILING);
  const button = form.getByRole('button', { name: 'Submit Form' });
  await button.hover();
  await page.mouse.down();
  const placeOf = async () => (await button.boundingBox())?.y ?? 0;
  const before = await placeOf();
  await page.clock.runFor(5_000);
  await expect(adviceIn(form)).toHaveCount(0);
  // A pressed button sinks by a pixel.
  expect(Math.abs((await placeOf()) - before)).toBeLessThan(2);
  const posts = watchPosts(page);
  await page.mouse.up();
  // A form sends after the browser could paint.
  await page.clock.runFor(1);
  await expect.poll(() => posts.length).toBe(1);
});

test('a press that was meant for the button does not make a call', async ({ page }) => {
  await page.clock.install();
  await open(page, '/estimate');
  const form = formOf(page);
  await descriptionIn(form).fill(CEILING);
  const call = adviceIn(form).getByRole('link');
  await expect(call).toBeVisible();
  await descriptionIn(form).fill('');
  await expect(call).toHaveCount(0);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await descriptionIn(form).fill(CEILING);
  await page.clock.runFor(450);
  await expect(call).toBeVisible();
  // A browser without a phone does nothing with such a link; this tells whether it was to be followed.
  const follows = () =>
    call.evaluate((link) => {
      const press = new PointerEvent('click', { bubbles: true, cancelable: true, detail: 1 });
      const keep = (event: Event) => {
        follow = !event.defaultPrevented;
        event.preventDefault();
      };
      let follow: boolean | undefined;
      addEventListener('click', keep, { once: true });
      link.dispatchEvent(press);
      return follow;
    });
  expect(await follows()).toBe(false);
  await page.clock.runFor(1_000);
  expect(await follows()).toBe(true);
});

for (const [path, words, advised] of [
  ['/estimate', GAS, adviceWords.gasText],
  ['/', CEILING, adviceWords.urgentText],
  ['/contact', GAS, adviceWords.gasText],
] as const) {
  test(`after sending from ${path} it is above the reference`, {
    tag: path === '/estimate' ? '@core' : [],
  }, async ({ page, server }) => {
    const email = `emergency${path.length}@customer.example`;
    await open(page, path);
    const form = path === '/contact' ? contactForm(page) : formOf(page);
    if (path === '/contact') {
      await form.getByLabel('Email').fill(email);
      await form.getByLabel('Message').fill(words);
    } else await fill(form, { ...request, email, description: words });
    await form.getByRole('button', { name: 'Submit Form' }).click();
    const reference = page.getByText('Your reference');
    await expect(reference).toBeVisible();
    const advice = page.getByText(advised);
    await expect(advice).toBeVisible();
    const [above, below] = await Promise.all([advice, reference].map((part) => part.boundingBox()));
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    const heading = page.getByRole('heading', {
      name: words === GAS ? adviceWords.dangerTitle : confirmation.inlineTitle,
    });
    await expect(heading).toBeFocused();
    await expect(page.getByText(confirmation.stamp, { exact: true })).toHaveCount(words === GAS ? 0 : 1);
    const stored = path === '/contact' ? storedMessages(server, email) : storedRequests(server, email);
    expect(stored).toMatchObject([{ priority: words === GAS ? 'danger' : 'urgent' }]);
  });
}

test('the list of emergency words is loaded with a form, and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isLoaded = () => asked.some((url) => url.includes('/watch-words-'));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(isLoaded()).toBe(false);
  await formOf(page).scrollIntoViewIfNeeded();
  await expect.poll(isLoaded).toBe(true);
});

test.describe('where the script does not come', () => {
  test.use({ expectedErrors: /net::ERR_FAILED|Failed to (?:load|fetch)/ });

  test('the form is sent all the same, and the thanks say what to do in an emergency', async ({ page }) => {
    await page.route('**/watch-words-*', (route) => route.abort());
    await open(page, '/estimate');
    await fill(formOf(page), { ...request, email: 'unread@customer.example', description: GAS });
    await formOf(page).getByRole('button', { name: 'Submit Form' }).click();
    await expect(page.getByRole('heading', { name: 'Estimate Request Sent!' })).toBeVisible();
    await expect(page.getByRole('heading', { name: adviceWords.dangerTitle })).toBeFocused();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [level, words, titles, advised] of [
    ['danger', GAS, [adviceWords.dangerTitle, adviceWords.dangerTitle], adviceWords.gasText],
    ['urgent', CEILING, ['Estimate Request Sent!', 'Message Sent!'], adviceWords.urgentText],
  ] as const) {
    test(`the page that thanks says what to do above the reference: ${level}`, async ({ page, server }) => {
      const email = `plain-${level}@customer.example`;
      await page.goto('/estimate');
      await fill(formOf(page), { ...request, email, description: words });
      await formOf(page).getByRole('button', { name: 'Submit Form' }).click();
      await expect(page).toHaveURL(new RegExp(`/estimate/sent/${level}\\?r=`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0]);
      await expect(page.getByRole('main')).toContainText(advised);
      const [stored] = storedRequests(server, email);
      await expect(page.getByText('Your reference')).toContainText(
        formatReference(String(stored?.reference)),
      );

      await page.goto('/contact');
      await contactForm(page).getByLabel('Email').fill(email);
      await contactForm(page).getByLabel('Message').fill(words);
      await contactForm(page).getByRole('button', { name: 'Submit Form' }).click();
      await expect(page).toHaveURL(new RegExp(`/contact/sent/${level}\\?r=`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[1]);
      await expect(page.getByRole('main')).toContainText(advised);
    });
  }
});

test.describe('in the colors of a visitor', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the advice still has a frame', async ({ page }) => {
    await open(page, '/estimate');
    await descriptionIn(formOf(page)).fill(GAS);
    const box = adviceIn(formOf(page)).locator('div').last();
    await expect(box).toBeVisible();
    const [frame, paper] = await box.evaluate((element) => {
      const { borderInlineStartColor, backgroundColor } = getComputedStyle(element);
      return [borderInlineStartColor, backgroundColor];
    });
    expect(frame).not.toBe(paper);
  });
});
