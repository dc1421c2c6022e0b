import type { Page } from '@playwright/test';
import { callBar as callBarWords } from '../../messages/en/call-bar.ts';
import { confirmation as confirmationWords } from '../../messages/en/confirmation.ts';
import { form as formWords } from '../../messages/en/form.ts';
import { expect, hydrated, test } from '../journey.ts';
import { startServer, storedRequests } from '../running-server.ts';
import { company, estimateFormWords } from '../sample.ts';
import { fill, formOf, request } from './estimate-form.ts';
import { hold } from './network.ts';
import { comeOnline, watchPosts } from './page-storage.ts';

test('a visitor asks from the home page; it is stored and both mails arrive', { tag: '@core' }, async ({
  page,
  server,
  mailbox,
}) => {
  const email = 'home@customer.example';
  await page.goto('/');
  await hydrated(page);
  const form = formOf(page);
  await fill(form, { ...request, email });
  const logged = page.waitForEvent('console', (message) => message.text() === 'Ada');
  await form.getByRole('button', { name: 'Submit Form' }).click();
  await logged;
  await expect(form.getByRole('heading', { name: 'Estimate request sent!' })).toBeFocused();
  await expect(form).toContainText('Keep an eye on your inbox. We will get back to you soon.');
  await expect(form.getByRole('button', { name: 'Submit Form' })).toHaveCount(0);
  await expect(form.getByLabel('First name')).toBeDisabled();

  const [stored, ...others] = storedRequests(server, email);
  expect(others).toEqual([]);
  expect(stored).toMatchObject({ ...request, email });
  const reference = (await form.getByText('Your reference').textContent())?.replace(/Your reference|\s/g, '');
  expect(reference).toBe(stored?.reference);

  const toCustomer = await mailbox.mailTo(email);
  expect(toCustomer.text).toContain(reference);
  expect(toCustomer.text).not.toContain(request.first_name);
  const toOffice = () =>
    mailbox.mails.filter(({ recipients }) => recipients.includes('office@oakhand.example'));
  await expect
    .poll(() => toOffice().some(({ text }) => text?.includes('The porch ceiling peels.')))
    .toBe(true);
});

test('the estimate page keeps the answers while the server is down, and sends them when it is back', {
  tag: '@core',
}, async ({ page, context, mailbox, browserErrors }) => {
  const server = await startServer({ SMTP_URL: mailbox.url });
  const email = 'patient@customer.example';
  try {
    await page.goto(`${server.url}/estimate`);
    await hydrated(page);
    const form = formOf(page);
    await fill(form, { ...request, email });
    await server.stop();
    await form.getByRole('button', { name: 'Submit Form' }).click();
    await expect(page.getByRole('alert')).toContainText(formWords.failed);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(form.getByLabel('Describe your project')).toHaveValue(request.description);
    await expect(form.getByRole('button', { name: 'Submit Form' })).toBeEnabled();

    await server.start();
    await comeOnline(page);
    await expect(page.getByRole('heading', { name: 'Estimate Request Sent!' })).toBeFocused();
    await expect(page.getByText('Keep an eye on your inbox - we will get back to you soon!')).toBeVisible();
    await expect(form).toHaveCount(0);
    expect(storedRequests(server, email)).toHaveLength(1);
    expect(context.pages()).toHaveLength(1);
  } finally {
    await server.remove();
    // The browser says that the server was away, and that this server is not the one of the other tests.
    browserErrors.length = 0;
  }
});

test('a double press and a lost answer make one request', { tag: '@core' }, async ({ page, server }) => {
  const email = 'twice@customer.example';
  await page.clock.install();
  await loseTheFirstAnswer(page);
  await page.goto('/estimate');
  await hydrated(page);
  const form = formOf(page);
  await fill(form, { ...request, email });
  const posts = watchPosts(page);
  await form.getByRole('button', { name: 'Submit Form' }).dblclick();
  await expect(page.getByRole('alert')).toContainText(formWords.failed);
  expect(posts).toHaveLength(1);
  // The visitor is faster than the page, which would try again by itself after four seconds.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await form.getByRole('button', { name: 'Submit Form' }).click();
  // A form sends after the browser could paint.
  await page.clock.runFor(1);
  await expect(page.getByRole('heading', { name: 'Estimate Request Sent!' })).toBeVisible();
  expect(storedRequests(server, email)).toHaveLength(1);
});

test('an empty form is not sent; a summary leads to each answer', { tag: '@core' }, async ({ page }) => {
  await page.goto('/estimate');
  await hydrated(page);
  const form = formOf(page);
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts++;
  });
  await form.getByRole('button', { name: 'Submit Form' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('heading')).toHaveText('Please check these answers');
  await expect(summary.getByRole('link')).toHaveText([
    'Please choose a service.',
    'Please enter a description of your project.',
    'Please enter your first name.',
    'Please enter your last name.',
    'Please enter your email address.',
  ]);
  await expect(page).toHaveTitle('Error: Get a Free Estimate');
  await summary.getByRole('link', { name: 'Please enter a description of your project.' }).click();
  const description = form.getByLabel('Describe your project');
  await expect(description).toBeFocused();
  await expect(description).toHaveAccessibleDescription(
    'Please enter a description of your project. Your town or ZIP, all you need done, and by when.',
  );
  await description.fill('A fence.');
  await expect(summary.getByRole('link')).toHaveCount(4);
  await expect(description).toHaveAccessibleDescription(/^Your town or ZIP, all you need done/);
  expect(posts).toBe(0);
});

test('on a phone the work is asked for first, and on the first screen', async ({ page }) => {
  // In office hours, when the bar has its number.
  await page.clock.setFixedTime('2026-08-20T14:00:00Z');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/estimate');
  await hydrated(page);
  const names = await formOf(page)
    .locator('select, textarea, input:not([type=hidden], [tabindex="-1"])')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
  expect(names).toEqual(['service', 'description', 'first_name', 'last_name', 'phone', 'email']);
  const first = await formOf(page).getByLabel('Service').boundingBox();
  const bar = await page
    .getByRole('navigation', { name: callBarWords.label })
    .locator('a')
    .first()
    .boundingBox();
  expect(Number(first?.y) + Number(first?.height)).toBeLessThan(Number(bar?.y));
});

for (const [path, description, place] of [
  ['/estimate', 'A kitchen in Yonkers, two windows.', 'Yonkers'],
  ['/', 'A deck. We are in 07030.', '07030'],
] as const) {
  test(`${path} says before sending that we do not work in ${place}, and sends all the same`, async ({
    page,
    server,
  }) => {
    const email = `${place.toLowerCase()}@customer.example`;
    await page.goto(path);
    await hydrated(page);
    const form = formOf(page);
    await form.scrollIntoViewIfNeeded();
    await fill(form, { ...request, email, description });
    const note = form.getByRole('status').filter({ hasText: `We don’t work in ${place}.` });
    await expect(note.getByRole('link')).toHaveAttribute('href', '/contact#areas');
    await form
      .getByLabel('Describe your project')
      .fill(`${description} No: Katonah.`.replace(place, '10536'));
    await expect(note).toHaveCount(0);
    await form.getByLabel('Describe your project').fill(description);
    await expect(note).toBeVisible();
    await form.getByRole('button', { name: 'Submit Form' }).click();
    await expect(page.getByText('Your reference')).toBeVisible();
    expect(storedRequests(server, email)).toMatchObject([{ description }]);
  });
}

for (const [phone, said] of [
  ['', confirmationWords.unreachable],
  ['914 555 01', confirmationWords.unreachable],
  ['914 555 0177', 'Our office will call '],
] as const) {
  test(`an address or number that cannot be one is asked about, and sent by a second press; phone: "${phone}"`, async ({
    page,
    server,
  }) => {
    const email = `bob${phone.length}@`;
    const doubted = phone.length === 10 ? `${phone} and ${email}` : email;
    const posts = watchPosts(page);
    await page.goto('/estimate');
    await hydrated(page);
    const form = formOf(page);
    await fill(form, { ...request, email, phone });
    const question = form.getByRole('status').filter({ hasText: `Is that right? “${doubted}”` });
    await form.getByRole('button', { name: 'Submit Form' }).dblclick();
    await expect(question).toBeVisible();
    expect(posts).toEqual([]);
    // What is typed takes it away, and it is asked again.
    await form.getByLabel('Email').fill('bob');
    await expect(question).toHaveCount(0);
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button', { name: 'Submit Form' }).click();
    await expect(question).toBeVisible();
    await page.waitForTimeout(600);
    await form.getByRole('button', { name: 'Submit Form' }).click();
    await expect(page.getByRole('heading', { name: 'Estimate Request Sent!' })).toBeFocused();
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByText('inbox')).toHaveCount(0);
    await expect(page.getByText('reply to our email')).toHaveCount(0);
    const [stored, ...others] = storedRequests(server, email);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      email,
      promised_by: said === confirmationWords.unreachable ? null : expect.any(String),
    });
  });
}

for (const path of ['/estimate', '/contact']) {
  test(`on a phone, the thanks of ${path} are on one screen, with what was sent and where the mail goes`, async ({
    page,
  }) => {
    // In office hours, when the bar has its number.
    await page.clock.setFixedTime('2026-08-20T14:00:00Z');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await hydrated(page);
    const form = page.locator('main form');
    const email = 'screen@customer.example';
    for (const [label, answer] of [
      ['First name', request.first_name],
      ['Last name', request.last_name],
      ['Phone', request.phone],
      ['Email', email],
    ] as const)
      await form.getByLabel(label).fill(answer);
    if (path === '/estimate') await form.getByLabel('Service').selectOption(request.service);
    await form.getByRole('textbox', { name: /Describe your project|Message/ }).fill('It peels, and drips.');
    await form.getByRole('button', { name: 'Submit Form' }).click();
    await expect(page.getByText('Your reference')).toBeVisible();
    const ticket = page.locator('main').getByText('You sent').locator('../../..');
    await expect(ticket).toContainText(`Ada Okafor · ${request.phone}`);
    await expect(ticket).toContainText('It peels, and drips.');
    await expect(ticket).toContainText(`Our email goes to ${email}.`);
    await expect(ticket).toContainText(company.phone);
    await expect(ticket).not.toContainText(/911|button/);
    const box = await ticket.boundingBox();
    const bar = await page
      .getByRole('navigation', { name: callBarWords.label })
      .locator('a')
      .first()
      .boundingBox();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(Number(box?.y) + Number(box?.height)).toBeLessThanOrEqual(Number(bar?.y));
  });
}

test.describe('a refusal', () => {
  test.use({ expectedErrors: /status of 422/ });

  test('answers of spaces are refused by the server, beside their field, and nothing is lost', {
    tag: '@core',
  }, async ({ page }) => {
    await page.goto('/estimate');
    await hydrated(page);
    const form = formOf(page);
    await fill(form, { ...request, first_name: '   ' });
    await form.getByRole('button', { name: 'Submit Form' }).click();
    await expect(page.getByRole('link', { name: 'Please enter your first name.' })).toBeVisible();
    await expect(form.getByLabel('Last name')).toHaveValue(request.last_name);
    // The failure is shown as well, but only the summary is heard.
    await expect(form).toContainText(formWords.failed);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page).toHaveTitle('Error: Get a Free Estimate');
  });
});

test('a screen reader hears that the form is being sent, and what came of it', async ({ page }) => {
  await page.route('**/api/estimate', (route) =>
    route.fulfill({ json: { success: false, message: formWords.failed } }),
  );
  const release = await hold(page, '**/api/estimate');
  await page.goto('/estimate');
  await hydrated(page);
  const form = formOf(page);
  await fill(form);
  await form.getByRole('button', { name: 'Submit Form' }).click();
  const sending = form.getByRole('status').filter({ hasText: formWords.sending });
  await expect(sending).toHaveText(formWords.sending);
  release();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(sending).toHaveCount(0);
});

test('a success without a reference is shown and gets the focus', async ({ page }) => {
  await page.route('**/api/estimate', (route) => route.fulfill({ json: { success: true } }));
  for (const [path, title] of [
    ['/estimate', estimateFormWords.sentTitle],
    ['/', confirmationWords.inlineTitle],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    await fill(formOf(page));
    await formOf(page).getByRole('button', { name: 'Submit Form' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeFocused();
    await expect(page.getByText('Your reference')).toHaveCount(0);
  }
});

test('a success that is no boolean is a failure', async ({ page }) => {
  await page.route('**/api/estimate', (route) =>
    route.fulfill({ json: { success: 'true', reference: 'ABCD2345' } }),
  );
  await page.goto('/estimate');
  await hydrated(page);
  await fill(formOf(page));
  await formOf(page).getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByRole('alert')).toHaveText(formWords.failed);
  await expect(formOf(page).getByLabel('Email')).toHaveValue(request.email);
});

test('a likely slip in the e-mail address is asked about and never blocks', async ({ page }) => {
  await page.goto('/estimate');
  await hydrated(page);
  const email = formOf(page).getByLabel('Email');
  await email.pressSequentially('ada@gamil.com');
  await email.press('Tab');
  await expect(page.getByText('Did you mean ada@gmail.com?')).toBeVisible();
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(email).toHaveValue('ada@gmail.com');
});

test('every live region of a page can be listened to before it says anything', async ({ page }) => {
  for (const path of ['/', '/estimate', '/contact']) {
    await page.goto(path);
    await hydrated(page);
    const all = page.locator('[role=status], [role=alert], [aria-live]');
    expect(await all.count(), path).toBeGreaterThan(1);
    // What is not displayed is not among the roles that a screen reader has.
    await expect(page.getByRole('status'), path).toHaveCount(await all.count());
  }
});

/** The first request for an estimate comes in; its answer is cut off on the way back. */
function loseTheFirstAnswer(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const send = window.fetch;
    let isLost = false;
    window.fetch = async (address, options) => {
      const answer = await send(address, options);
      if (isLost || !String(address).endsWith('/api/estimate')) return answer;
      isLost = true;
      return new Response('the answer was cut off');
    };
  });
}
