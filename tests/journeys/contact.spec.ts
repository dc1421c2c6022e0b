import type { Locator, Page } from '@playwright/test';
import { formatReference } from '../../contract/answer.ts';
import { confirmation as confirmationWords } from '../../messages/en/confirmation.ts';
import { contactFormWords } from '../../messages/en/contact-form.ts';
import { form as formWords } from '../../messages/en/form.ts';
import { refusals as refusalWords } from '../../messages/en/refusals.ts';
import { expect, hydrated, test } from '../journey.ts';
import { startServer, storedMessages } from '../running-server.ts';

const GUIDE = '/ultimate-guide-to-selling-your-home';
const MISSING = 'Please write a message.';
const words = { message: 'The cellar door drags on the floor.\nIt did not before the rain.' };

function formOf(page: Page): Locator {
  return page.locator('form[action="/contact_process.php"]');
}

async function fill(form: Locator, email: string): Promise<void> {
  await form.getByLabel('First name').fill('Grace');
  await form.getByLabel('Last name').fill('Osei');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Message').fill(words.message);
}

for (const path of ['/contact', GUIDE]) {
  test(`a message from ${path} is proven by a challenge that the browser solved`, {
    tag: path === '/contact' ? '@core' : [],
  }, async ({ page, server, mailbox }) => {
    const email = `${path.slice(1, 5)}@writer.example`;
    await page.goto(path);
    await hydrated(page);
    await fill(formOf(page), email);
    await expect(page.getByText('Protected by ALTCHA')).toBeVisible();
    await formOf(page).getByRole('button', { name: 'Submit Form' }).click();

    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent!');
    await expect(page.getByText(confirmationWords.text)).toBeVisible();
    expect(storedMessages(server, email)).toMatchObject([
      { first_name: 'Grace', description: words.message, captcha: 'verified', held_because: null },
    ]);
    const confirmation = await mailbox.mailTo(email);
    expect(confirmation.text).not.toContain('cellar');

    await page.getByRole('link', { name: 'Write another message' }).focus();
    await page.keyboard.press('Enter');
    await expect(formOf(page).getByText('Write to us')).toBeFocused();
    await expect(formOf(page).getByText('Write to us')).toBeInViewport();
    await expect(formOf(page).getByLabel('Message')).toHaveValue('');
    await page.keyboard.press('Tab');
    await expect(formOf(page).getByLabel('First name')).toBeFocused();
  });
}

test('nothing of the captcha loads before the form is used', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/captcha|altcha|pbkdf2/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/contact');
  await hydrated(page);
  await page.mouse.wheel(0, 2000);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const challenge = page.waitForRequest('**/api/captcha');
  await formOf(page).getByLabel('Phone').focus();
  await challenge;
});

test.describe('in a tab that was open during an update', () => {
  // Firefox names the missing file otherwise than Chromium.
  test.use({ expectedErrors: /Failed to load resource|dynamically imported module|disallowed MIME type/ });

  for (const path of ['/contact', GUIDE]) {
    test(`a message from ${path} is proven by the script of the new version`, async ({
      page,
      server,
      mailbox,
    }) => {
      const email = `${path.slice(1, 5)}-updated@writer.example`;
      await page.goto(path);
      await hydrated(page);
      // The files of the version that wrote the page are gone; the worker is the one that the new script names.
      await page.route('**/assets/**', (route) =>
        /pbkdf2/.test(route.request().url()) ? route.fallback() : route.fulfill({ status: 404 }),
      );
      // Without its script, the page of the confirmation is loaded whole, and names files of the new version.
      await page.route('/contact', async (route) => {
        await page.unroute('**/assets/**');
        await route.fallback();
      });
      await fill(formOf(page), email);
      await formOf(page).getByRole('button', { name: 'Submit Form' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent!');
      expect(storedMessages(server, email)).toMatchObject([{ captcha: 'verified', held_because: null }]);
      await mailbox.mailTo(email);
    });
  }
});

test.describe('when the captcha cannot be had', () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR_FAILED/ });

  test('the message is sent all the same, and held', { tag: '@core' }, async ({ page, server, mailbox }) => {
    const email = 'blocked@writer.example';
    await page.route('**/api/captcha', (route) => route.abort());
    await page.goto('/contact');
    await hydrated(page);
    await fill(formOf(page), email);
    await formOf(page).getByRole('button', { name: 'Submit Form' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent!');
    const [stored] = storedMessages(server, email);
    expect(stored).toMatchObject({ captcha: 'unverified', held_because: 'missing' });
    await expect
      .poll(() => mailbox.mails.some(({ text }) => text?.includes(String(stored?.reference))))
      .toBe(true);
    expect(mailbox.mails.some(({ recipients }) => recipients.includes(email))).toBe(false);
  });
});

test('a message without a way to answer it is refused as in the estimate form', async ({ page, server }) => {
  const email = 'empty@writer.example';
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.goto('/contact');
  await hydrated(page);
  const title = await page.title();
  const form = formOf(page);
  await expect(form.locator('[required]')).toHaveCount(0);
  await form.getByLabel('First name').fill('Grace');
  await form.getByRole('button').click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([contactFormWords.noneOf, MISSING]);
  await expect(page).toHaveTitle(`Error: ${title}`);
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(contactFormWords.noneOf);
  await summary.getByRole('link', { name: MISSING }).click();
  await expect(form.getByLabel('Message')).toBeFocused();
  await expect(form.getByLabel('Message')).toHaveAccessibleDescription(new RegExp(`^${MISSING} .+`));
  await expect(form.getByLabel('First name')).toHaveValue('Grace');

  // A phone number is as good as an address.
  await form.getByLabel('Phone').fill('914 555 0177');
  await expect(summary.getByRole('link')).toHaveText([MISSING]);
  await form.getByLabel('Message').fill('Now there is one.');
  await expect(summary).toHaveCount(0);
  await expect(page).toHaveTitle(title);
  expect(posts).toEqual([]);

  await form.getByLabel('Email').fill(email);
  await form.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent!');
  expect(storedMessages(server, email)).toMatchObject([{ captcha: 'verified' }]);
});

test('a message with a phone number alone is not told to watch its inbox', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  const form = formOf(page);
  await form.getByLabel('Phone').fill('914 555 0178');
  await form.getByLabel('Message').fill('Please call after five.');
  await form.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent!');
  await expect(page.getByText(confirmationWords.textByPhone)).toBeVisible();
  await expect(page.getByText('Our office will call ')).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/inbox|email/);
});

test.describe('what only the server finds', () => {
  test.use({ expectedErrors: /status of 422/ });

  test('is shown in the same way', async ({ page }) => {
    const wrong = 'Please enter another number.';
    await page.route('**/contact_process.php', (route) =>
      route.fulfill({
        status: 422,
        json: { success: false, message: refusalWords.fields, errors: { number: wrong, nothing: 'x' } },
      }),
    );
    await page.goto('/contact');
    await hydrated(page);
    const form = formOf(page);
    await fill(form, 'server@writer.example');
    await form.getByRole('button').click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([wrong]);
    await expect(form.getByLabel('Phone')).toHaveAccessibleDescription(wrong);
    await expect(form).toContainText(formWords.failed);
    // The focus stays in the field while it is corrected.
    await form.getByLabel('Phone').focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('914 555 0123');
    await expect(form.getByLabel('Phone')).toHaveValue('914 555 0123');
    await expect(form.getByLabel('Phone')).toBeFocused();
  });
});

test('a success without a reference is shown and gets the focus', async ({ page }) => {
  await page.route('**/contact_process.php', (route) => route.fulfill({ json: { success: true } }));
  await page.goto('/contact');
  await hydrated(page);
  await fill(formOf(page), 'bare@writer.example');
  await formOf(page).getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Message Sent!' })).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the plain form is answered by a page; the message is held', { tag: '@core' }, async ({
    page,
    server,
  }) => {
    const email = 'plain@writer.example';
    await page.goto(GUIDE);
    await expect(formOf(page)).toHaveAttribute('novalidate');
    // By keyboard: without script Firefox gives Playwright no animation frame to check that a field is stable.
    for (const [label, answer] of [
      ['First name', 'Grace'],
      ['Email', email],
      ['Message', words.message],
    ] as const) {
      await formOf(page).getByLabel(label).focus();
      await page.keyboard.type(answer);
    }
    await formOf(page).getByRole('button').press('Enter');
    await expect(page).toHaveURL(/\/contact\/sent\?r=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent!');
    const [stored] = storedMessages(server, email);
    expect(stored).toMatchObject({ captcha: 'unverified', page: GUIDE });
    await expect(page.getByText('Your reference')).toContainText(formatReference(String(stored?.reference)));
  });
});

/** What each provider's script puts on the window, after its documentation; it answers as soon as it is asked. */
function standIn(global: string): string {
  return `window.${global} = {
    render(container, options) { this.options = options; container.dataset.sitekey = options.sitekey; return 0; },
    reset() {},
    execute() { setTimeout(() => this.options.callback('answer-of-${global}')); },
  };
  window.captchaIsReady();`;
}

for (const [provider, global, script, field] of [
  ['recaptcha', 'grecaptcha', 'https://www.google.com/recaptcha/api.js', 'g-recaptcha-response'],
  ['hcaptcha', 'hcaptcha', 'https://js.hcaptcha.com/1/api.js', 'h-captcha-response'],
  [
    'turnstile',
    'turnstile',
    'https://challenges.cloudflare.com/turnstile/v0/api.js',
    'cf-turnstile-response',
  ],
] as const) {
  test(`${provider} by setting: its script is let in, asked at the press of the button, and its answer sent`, async ({
    page,
    browserErrors,
  }) => {
    test.slow();
    const server = await startServer({
      CAPTCHA_PROVIDER: provider,
      CAPTCHA_SITE_KEY: 'key-of-the-site',
      CAPTCHA_SECRET: 'secret',
    });
    try {
      await page.route(`${script}*`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: standIn(global) }),
      );
      // The provider's verdict is the server's to ask for, and tested there; here counts what the browser sends.
      await page.route('**/contact_process.php', (route) =>
        route.fulfill({ json: { success: true, reference: 'ABCD2345' } }),
      );
      await keepWhatIsSent(page);
      await page.goto(`${server.url}/contact`);
      await hydrated(page);
      await fill(formOf(page), 'foreign@writer.example');
      await expect(page.locator('[data-sitekey="key-of-the-site"]')).toBeAttached();
      await formOf(page).getByRole('button').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent!');
      expect(await whatWasSent(page)).toMatchObject({ [field]: `answer-of-${global}` });
    } finally {
      // A connection that the browser has opened ahead would keep the server from ending.
      await page.close();
      await server.remove();
      // Another server than the other tests', and a provider's script: both are foreign to the watch.
      browserErrors.splice(
        0,
        browserErrors.length,
        ...browserErrors.filter((each) => !each.startsWith('foreign request')),
      );
    }
  });
}

/** Records the body of the page's posts, because WebDriver BiDi does not expose request bodies. */
function keepWhatIsSent(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (address, options) => {
      if (String(address).endsWith('/contact_process.php')) Object.assign(window, { sent: options?.body });
      return send(address, options);
    };
  });
}

async function whatWasSent(page: Page): Promise<unknown> {
  return JSON.parse(await page.evaluate(() => (window as unknown as { sent: string }).sent));
}
