import type { Locator, Page, Route } from '@playwright/test';
import { confirmation as confirmationWords } from '../../messages/en/confirmation.ts';
import { form as formWords } from '../../messages/en/form.ts';
import { refusals as refusalWords } from '../../messages/en/refusals.ts';
import { expect, test } from '../journey.ts';
import { storedMessages, storedRequests } from '../running-server.ts';
import { company, estimateFormWords } from '../sample.ts';
import { fill, formOf, request } from './estimate-form.ts';
import { hold } from './network.ts';
import {
  comeOnline,
  expectNothingStored,
  open,
  storageOf,
  waitForStored,
  watchPosts,
} from './page-storage.ts';

// The browser reports by itself what did not come and what was refused.
test.use({ expectedErrors: /Failed to load resource|net::ERR_/ });

const NOTICE = 'Your request may not have reached us. Send it now?';
const ESTIMATE = '**/api/estimate';
const CONTACT = '**/contact_process.php';

function submit(page: Page): Promise<void> {
  return formOf(page).getByRole('button', { name: 'Submit Form' }).click();
}

/** Sends a request that does not get through. */
async function failToSend(page: Page, email: string, path = '/estimate'): Promise<void> {
  await page.route(ESTIMATE, (route) => route.abort());
  await open(page, path);
  await fill(formOf(page), { ...request, email });
  await submit(page);
  await expect(page.getByRole('alert')).toHaveText(formWords.failed);
  await page.unroute(ESTIMATE);
}

/** The specification's failure state: the message, the button, every word, and other ways. */
async function expectFailure(page: Page, email: string): Promise<void> {
  const form = formOf(page);
  await expect(page.getByRole('alert')).toHaveText(formWords.failed);
  await expect(form.getByRole('button', { name: formWords.submit })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
  for (const [field, answer] of Object.entries({ ...request, email })) {
    await expect(form.locator(`[name=${field}]`), field).toHaveValue(answer);
  }
  await expect(form.getByRole('link', { name: 'Send it as a text' })).toBeVisible();
}

/**
 * Listens to the live regions that are in the page now and say nothing: many a screen reader misses a text that comes
 * into the page together with its region. Returns a check that one of them says this.
 */
async function listen(page: Page): Promise<(words: string) => Promise<void>> {
  const regions = await page.evaluateHandle(() =>
    [...document.querySelectorAll('[role=status]')].filter((region) => region.textContent === ''),
  );
  const heard = () =>
    regions.evaluate((all) => all.filter((region) => region.isConnected).map((region) => region.textContent));
  return async (words) => expect.poll(heard).toContain(words);
}

async function expectSent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: estimateFormWords.sentTitle })).toBeVisible();
  await expect(page.getByText(confirmationWords.text)).toBeVisible();
  await expectNothingStored(page);
}

test('offline, the request waits; online again, it is sent automatically', { tag: '@core' }, async ({
  page,
  context,
  server,
}) => {
  const email = 'offline@customer.example';
  await open(page, '/estimate');
  await fill(formOf(page), { ...request, email });
  await waitForStored(page, email);
  await context.setOffline(true);
  const posts = watchPosts(page);
  // It fails at once, and yet the second half of a double press meets the button and not what comes in its place.
  await formOf(page).getByRole('button', { name: 'Submit Form' }).dblclick();
  await expectFailure(page, email);
  expect(posts).toHaveLength(1);
  await expect(formOf(page)).toContainText('we’ll keep trying to send it while this page is open');
  expect(storedRequests(server, email)).toEqual([]);

  await context.setOffline(false);
  await expectSent(page);
  expect(storedRequests(server, email)).toMatchObject([{ ...request, email }]);
});

for (const status of [500, 503, 429]) {
  test(`after a ${status} it is retried with the same key`, async ({ page, server }) => {
    const email = `status${status}@customer.example`;
    await page.clock.install();
    await page.route(ESTIMATE, (route) =>
      route.fulfill({
        status,
        headers: { 'retry-after': '30' },
        json: { success: false, message: formWords.failed },
      }),
    );
    const posts = watchPosts(page);
    await open(page, '/estimate');
    await fill(formOf(page), { ...request, email });
    await submit(page);
    await expectFailure(page, email);
    await comeOnline(page);
    expect(posts).toHaveLength(1);

    await page.unroute(ESTIMATE);
    await page.clock.fastForward(60_000);
    await expectSent(page);
    expect(storedRequests(server, email)).toMatchObject([{ ...request, email }]);
    const keys = posts.map((post) => post.headers()['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
}

test('an answer that takes more than a minute is a failure, and the request is retried', async ({
  page,
  server,
}) => {
  const email = 'timeout@customer.example';
  await page.clock.install();
  // The server has it, but its answer gets lost.
  await page.route(ESTIMATE, async (route) => {
    await route.fetch();
  });
  await open(page, '/estimate');
  await fill(formOf(page), { ...request, email });
  await submit(page);
  await expect(formOf(page).getByRole('button', { name: formWords.sending })).toBeVisible();
  await expect.poll(() => storedRequests(server, email)).toHaveLength(1);
  // The clock has gone on by itself for as long as the machine took to get here.
  await page.clock.fastForward(40_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.fastForward(20_000);
  await expectFailure(page, email);

  await page.unroute(ESTIMATE);
  await comeOnline(page);
  await expectSent(page);
  expect(storedRequests(server, email)).toMatchObject([{ ...request, email }]);
});

for (const arrived of [false, true]) {
  const when = arrived ? 'after the server has the request' : 'before the request gets out';
  test(`a tab that is killed while it sends, ${when}, leaves one that can be sent`, {
    tag: arrived ? [] : '@core',
  }, async ({ page, context, server }) => {
    const email = `killed-${arrived}@customer.example`;
    const reached = new Promise<void>((resolve) => {
      page.route(ESTIMATE, async (route) => {
        if (arrived) await route.fetch();
        resolve();
      });
    });
    await open(page, '/estimate');
    await fill(formOf(page), { ...request, email });
    await submit(page);
    await reached;
    await page.close();

    const next = await context.newPage();
    const posts = watchPosts(next);
    await open(next, '/');
    const form = formOf(next);
    await form.scrollIntoViewIfNeeded();
    await expect(next.getByRole('status').filter({ hasText: NOTICE })).toBeVisible();
    await expect(form.getByLabel('Describe your project')).toHaveValue(request.description);
    expect(posts).toEqual([]);
    await form.getByRole('button', { name: 'Send it now' }).dblclick();
    await expect(form.getByRole('heading', { name: confirmationWords.inlineTitle })).toBeVisible();
    await expect(next.getByText(NOTICE)).toHaveCount(0);
    expect(posts).toHaveLength(1);
    expect(storedRequests(server, email)).toMatchObject([{ ...request, email }]);
    await expectNothingStored(next);
  });
}

test('who fills the form again instead of pressing "Send it now" still makes one request', async ({
  page,
  context,
  server,
}) => {
  const email = 'same-words@customer.example';
  await page.route(ESTIMATE, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await open(page, '/estimate');
  await fill(formOf(page), { ...request, email });
  await submit(page);
  await expectFailure(page, email);
  await page.close();

  const next = await context.newPage();
  await open(next, '/estimate');
  await expect(next.getByText(NOTICE)).toBeVisible();
  await submit(next);
  await expectSent(next);
  expect(storedRequests(server, email)).toHaveLength(1);
});

test('a form with another service sends the kept request as it was', async ({ page, server }) => {
  const email = 'elsewhere@customer.example';
  await failToSend(page, email);
  await open(page, '/Andersen');
  await formOf(page).scrollIntoViewIfNeeded();
  await expect(formOf(page)).toContainText('It says: “The porch ceiling peels.');
  await formOf(page).getByRole('button', { name: 'Send it now' }).click();
  await expect(page.getByRole('heading', { name: confirmationWords.inlineTitle })).toBeVisible();
  expect(storedRequests(server, email)).toMatchObject([{ service: 'painting' }]);
});

test('"Send it now" disappears, and the focus moves to the button that shows the sending', async ({
  page,
}) => {
  await failToSend(page, 'focus@customer.example');
  const release = await hold(page, ESTIMATE);
  await open(page, '/estimate');
  await formOf(page).getByRole('button', { name: 'Send it now' }).focus();
  await page.keyboard.press('Enter');
  await expect(formOf(page).getByRole('button', { name: formWords.sending })).toBeFocused();
  release();
  await expect(page.getByRole('heading', { name: estimateFormWords.sentTitle })).toBeFocused();
});

test('a request that the first release has kept on a device is found and sent as it was', async ({
  page,
  server,
}) => {
  const email = 'first-release@customer.example';
  const key = '0123456789abcdef0123456789abcdef';
  const beside = { website: '', context: { page: '/estimate', seconds: 40 } };
  const kept = { key, answers: { ...request, email }, beside, at: Date.now() };
  await open(page, '/about');
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    `kept.estimate.unsent.${key}`,
    JSON.stringify(kept),
  ] as const);
  const posts = watchPosts(page);
  await open(page, '/estimate');
  await formOf(page).getByRole('button', { name: 'Send it now' }).click();
  await expectSent(page);
  expect(storedRequests(server, email)).toMatchObject([{ ...request, email }]);
  expect(posts.map((post) => post.headers()['idempotency-key'])).toEqual([key]);
  expect(posts[0]?.postDataJSON()).toMatchObject(beside);
});

test('discarded, it is gone from the device and from the form, and never sent', async ({ page, server }) => {
  const email = 'discarded@customer.example';
  await failToSend(page, email);
  await open(page, '/estimate');
  const posts = watchPosts(page);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Discarded. The request is no longer on this device.')).toBeFocused();
  await expect(formOf(page).getByLabel('Email')).toHaveValue('');
  await expectNothingStored(page);
  await comeOnline(page);
  await open(page, '/estimate');
  await formOf(page).getByLabel('First name').focus();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  expect(posts).toEqual([]);
  expect(storedRequests(server, email)).toEqual([]);
});

test('a day later there is nothing to send', async ({ page, context }) => {
  await failToSend(page, 'yesterday@customer.example');
  const now = await page.evaluate(() => Date.now());
  await page.close();
  const next = await context.newPage();
  await next.clock.setSystemTime(now + 24 * 60 * 60 * 1000);
  await open(next, '/estimate');
  await formOf(next).getByLabel('First name').focus();
  await expectNothingStored(next);
  await expect(next.getByText(NOTICE)).toHaveCount(0);
});

test('changing the answers stops the retries; sent again, they replace the old ones', async ({
  page,
  server,
}) => {
  const email = 'changed@customer.example';
  await page.clock.install();
  await failToSend(page, email);
  const posts = watchPosts(page);
  await formOf(page).getByLabel('Describe your project').fill('The porch ceiling and the rail.');
  await expect(formOf(page)).not.toContainText('we’ll keep trying');
  await comeOnline(page);
  await page.clock.fastForward(600_000);
  expect(posts).toEqual([]);
  // The words are still those that the text and the e-mail hold.
  await expect(page.getByRole('link', { name: 'Send it by email' })).toHaveAttribute(
    'href',
    /and%20the%20rail/,
  );

  await submit(page);
  await expectSent(page);
  expect(storedRequests(server, email)).toMatchObject([{ description: 'The porch ceiling and the rail.' }]);
});

test('what the server refuses is not sent again, and not kept to be sent', async ({ page, server }) => {
  const email = 'refused@customer.example';
  await page.clock.install();
  await open(page, '/estimate');
  await fill(formOf(page), { ...request, email, first_name: '   ' });
  const posts = watchPosts(page);
  await submit(page);
  await expect(page.getByRole('link', { name: 'Please enter your first name.' })).toBeVisible();
  await comeOnline(page);
  await page.clock.fastForward(600_000);
  expect(posts).toHaveLength(1);
  expect(await storageOf(page)).not.toContain('unsent');
  expect(await storageOf(page)).toContain(email);

  await formOf(page).getByLabel('First name').fill('Ada');
  await submit(page);
  await expectSent(page);
  expect(posts).toHaveLength(2);
  expect(storedRequests(server, email)).toHaveLength(1);
});

test('retries go on while the visitor reads another page, and the form reports the result', async ({
  page,
  server,
}) => {
  const email = 'reader@customer.example';
  await failToSend(page, email);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await comeOnline(page);
  await expect.poll(() => storedRequests(server, email)).toHaveLength(1);
  await expectNothingStored(page);
  await expect(page).toHaveURL('/about');

  await page.getByRole('banner').getByRole('link', { name: 'Get an Estimate' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'has reached us. Your reference is' }),
  ).toBeVisible();
  await expect(formOf(page).getByLabel('Describe your project')).toHaveValue('');
});

test('a retry that gets through does not take the focus', async ({ page, server }) => {
  const email = 'elsewhere-focus@customer.example';
  await failToSend(page, email);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
  await link.focus();
  const hearing = await listen(page);
  await comeOnline(page);
  await expectSent(page);
  await expect(link).toBeFocused();
  await hearing(estimateFormWords.sentTitle);
  expect(storedRequests(server, email)).toHaveLength(1);
});

test('a retry that gets through on another page is announced there', async ({ page, server }) => {
  const email = 'elsewhere-heard@customer.example';
  await failToSend(page, email);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'One Call Does it All' });
  await expect(heading).toBeFocused();
  await formOf(page).scrollIntoViewIfNeeded();
  await expect(page.getByText(NOTICE)).toBeVisible();
  const hearing = await listen(page);
  await comeOnline(page);
  await expect(page.getByRole('heading', { name: confirmationWords.inlineTitle })).toBeVisible();
  await expect(heading).toBeFocused();
  await hearing(confirmationWords.inlineTitle);
  expect(storedRequests(server, email)).toHaveLength(1);
});

test('two tabs with the same kept request make one of it', async ({ page, context, server }) => {
  const email = 'two-tabs@customer.example';
  await failToSend(page, email);
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await open(tab, '/estimate');
    await expect(tab.getByText(NOTICE)).toBeVisible();
  }
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Send it now' }).click()));
  for (const tab of tabs)
    await expect(tab.getByRole('heading', { name: estimateFormWords.sentTitle })).toBeVisible();
  await comeOnline(page);
  await expectNothingStored(page);
  expect(storedRequests(server, email)).toHaveLength(1);
});

test('what one tab discards, another one stops sending', async ({ page, context, server }) => {
  const email = 'withdrawn@customer.example';
  await failToSend(page, email);
  const tab = await context.newPage();
  await open(tab, '/estimate');
  await tab.getByRole('button', { name: 'Discard' }).click();
  await expectNothingStored(tab);
  const posts = watchPosts(page);
  await comeOnline(page);
  await expect(formOf(page)).not.toContainText('we’ll keep trying');
  expect(posts).toEqual([]);
  expect(storedRequests(server, email)).toEqual([]);
});

test('where storage is forbidden the page still tries until it gets through', async ({ page, server }) => {
  const email = 'no-storage@customer.example';
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await failToSend(page, email);
  await expectFailure(page, email);
  await comeOnline(page);
  await expect(page.getByRole('heading', { name: estimateFormWords.sentTitle })).toBeVisible();
  expect(storedRequests(server, email)).toMatchObject([{ ...request, email }]);
});

test('without the part that keeps words, the form sends and fails as before', async ({ page, server }) => {
  const email = 'bare@customer.example';
  await page.route('**/assets/persistence-*.js', (route) => route.abort());
  await failToSend(page, email);
  await expect(formOf(page)).toContainText(`You can also call ${company.phone}.`);
  await submit(page);
  await expect(page.getByRole('heading', { name: estimateFormWords.sentTitle })).toBeVisible();
  expect(storedRequests(server, email)).toMatchObject([{ ...request, email }]);
});

test('a part that keeps words and is late holds no request back, and leaves nothing behind', async ({
  page,
  server,
}) => {
  const email = 'late@customer.example';
  await page.clock.install();
  const release = await hold(page, '**/assets/persistence-*.js');
  await page.route(ESTIMATE, async (route) => {
    const answer = await route.fetch();
    release();
    await page.waitForResponse('**/assets/persistence-*.js');
    await waitForStored(page, email);
    await route.fulfill({ response: answer });
  });
  await open(page, '/estimate');
  await fill(formOf(page), { ...request, email });
  await submit(page);
  await page.clock.fastForward(3_000);
  await expectSent(page);
  expect(storedRequests(server, email)).toMatchObject([{ ...request, email }]);
});

test('a failure offers a call, a text and an e-mail that contain the answers', { tag: '@core' }, async ({
  page,
}) => {
  await failToSend(page, 'ways@customer.example');
  const link = (name: string) => formOf(page).getByRole('link', { name });
  await expect(link(`Call ${company.phone}`)).toHaveAttribute('href', 'tel:+19145550142');
  const text = (await link('Send it as a text').getAttribute('href')) ?? '';
  const mail = (await link('Send it by email').getAttribute('href')) ?? '';
  expect(text).toMatch(/^sms:\+19145550142\?&body=/);
  expect(mail).toMatch(
    /^mailto:office@oakhand\.example\?subject=Estimate%20request%20from%20Ada%20Okafor&body=/,
  );
  for (const href of [text, mail]) {
    expect(decodeURIComponent(href)).toContain(
      'Name: Ada Okafor\r\nPhone: 914 555 0177\r\nEmail: ways@customer.example\r\nService: Painting\r\n' +
        'Project: The porch ceiling peels.\r\nAbout 80 square feet.',
    );
  }
});

test.describe('a message of the contact form', () => {
  function contactFormOf(page: Page): Locator {
    return page.locator('form[action="/contact_process.php"]');
  }

  async function write(page: Page, email: string): Promise<void> {
    await open(page, '/contact');
    const form = contactFormOf(page);
    await form.getByLabel('First name').fill('Grace');
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Message').fill('The cellar door drags.');
    await form.getByRole('button', { name: 'Submit Form' }).click();
  }

  test('is retried with a fresh proof', { tag: '@core' }, async ({ page, server }) => {
    const email = 'proof@writer.example';
    await page.route(CONTACT, (route) => route.abort());
    const posts = watchPosts(page);
    await write(page, email);
    await expect(page.getByRole('alert')).toHaveText(formWords.failed);
    await expect(contactFormOf(page).getByLabel('Message')).toHaveValue('The cellar door drags.');
    await page.unroute(CONTACT);
    await comeOnline(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent!');
    expect(storedMessages(server, email)).toMatchObject([
      { description: 'The cellar door drags.', captcha: 'verified' },
    ]);
    const proofs = posts.map((post) => post.postDataJSON().altcha);
    expect(proofs).toHaveLength(2);
    expect(new Set(proofs).size).toBe(2);
    await expectNothingStored(page);
  });

  test('that was kept when its tab was killed is sent with a fresh proof too', async ({
    page,
    context,
    server,
  }) => {
    const email = 'killed@writer.example';
    const reached = new Promise<Route>((resolve) => {
      page.route(CONTACT, resolve);
    });
    await write(page, email);
    await reached;
    await page.close();
    const next = await context.newPage();
    await open(next, '/contact');
    await expect(next.getByText(NOTICE)).toBeVisible();
    await next.getByRole('button', { name: 'Send it now' }).click();
    await expect(next.getByRole('heading', { level: 1 })).toHaveText('Message Sent!');
    expect(storedMessages(server, email)).toMatchObject([
      { description: 'The cellar door drags.', captcha: 'verified' },
    ]);
    await expectNothingStored(next);
  });
});

test('a key that was used for other answers is reported, nothing is lost, and the next press gets through', async ({
  page,
  server,
}) => {
  const email = 'key@customer.example';
  const key = 'a-key-of-somebody-else';
  const other = { ...request, email: 'other-key@customer.example' };
  await page.request.post('/api/estimate', { data: other, headers: { 'idempotency-key': key } });
  await open(page, '/estimate');
  await fill(formOf(page), { ...request, email });
  const posts = watchPosts(page);
  await page.route(ESTIMATE, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'idempotency-key': key } }),
  );
  await submit(page);
  await expect(page.getByRole('alert')).toContainText(refusalWords.keyUsed);
  await expect(formOf(page).getByLabel('Describe your project')).toHaveValue(request.description);
  expect(await storageOf(page)).toContain(email);
  expect(storedRequests(server, email)).toEqual([]);

  await page.unroute(ESTIMATE);
  await submit(page);
  await expectSent(page);
  expect(storedRequests(server, email)).toHaveLength(1);
  const [first, second] = posts.map((post) => post.headers()['idempotency-key']);
  expect(second).not.toBe(first);
});
