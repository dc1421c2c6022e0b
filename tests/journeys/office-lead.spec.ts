import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { expectNoFindings } from './axe.ts';
import { expectWithinReach } from './layout-faults.ts';
import { invite, officeCommand, signIn } from './office-people.ts';

const PHONE = { width: 390, height: 844 };

// Conflicting change, invalid input and expired session: the browser logs each status.
test.use({ viewport: PHONE, expectedErrors: /status of (401|409|422)/ });

let sent = 0;

/** Sends a request for an estimate, and returns the path of its page. */
async function pathOfNew(request: APIRequestContext, description = 'Paint the hall.'): Promise<string> {
  const answer = await request.post('/api/estimate', {
    data: {
      first_name: 'Rosalind',
      last_name: 'Featherstone-Okonkwo',
      phone: '914-555-0123',
      email: `customer-${process.pid}-${++sent}@customer.example`,
      service: 'service and maintenance',
      description,
    },
  });
  return `/office/requests/${(await answer.json()).reference}`;
}

/** The code that the command line prints. */
const codeIn = (text: string) => /[A-Z0-9]{2,}(?:-[A-Z0-9]{2,})+/.exec(text)?.[0] ?? '';
const notice = (page: Page) => page.getByRole('status');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const newest = (page: Page) => page.getByRole('row').nth(1);
const step = (page: Page) => page.getByRole('list', { name: 'Progress' }).locator('[aria-current]');

test('a request is claimed, called, noted, quoted and won with one thumb', { tag: '@core' }, async ({
  page,
  server,
  mailbox,
  request,
}) => {
  await signIn(page, mailbox, await invite(server));
  const path = await pathOfNew(request);
  await page.goto(path);
  await expect(page.getByRole('link', { name: 'Call (914) 555-0123' })).toHaveAttribute(
    'href',
    'tel:9145550123',
  );
  await expect(step(page)).toHaveText('New');
  await press(page, 'I’m calling');
  await expect(notice(page)).toHaveText('It’s yours. Call them now.');
  await expect(step(page)).toHaveText('Claimed');
  await page.getByLabel('Note').fill('Calls back at noon.\nAsk about the ceiling.');
  await press(page, 'Left a message');
  await expect(notice(page)).toHaveText('Noted: left a message.');
  await expect(page.getByRole('listitem').getByText('Calls back at noon.')).toBeVisible();
  await press(page, 'Tomorrow 9 a.m.');
  await expect(page.getByText(/^Set for \w+ 9 a\.m\.$/)).toBeVisible();
  await page.getByLabel('Amount in dollars').fill('a lot');
  await press(page, 'Quoted');
  await expect(page).toHaveTitle(/^Error: Request #/);
  await expect(page.getByLabel('Amount in dollars')).toHaveAccessibleDescription(/Please enter an amount/);
  await page.getByLabel('Amount in dollars').fill('1,200');
  await press(page, 'Quoted');
  await expect(notice(page)).toHaveText('Marked: quoted, $1,200.');
  await press(page, 'Won');
  await expect(step(page)).toHaveText('Won');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(notice(page)).toHaveText('Taken back.');
  await expect(step(page)).toHaveText('Quoted');
  await expect(page.locator('s')).toHaveText('won (undone)');
  await expect(page.getByRole('row')).toHaveCount(8);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Paint the hall.')).toBeVisible();
  await expect(page.getByText('(914) 555-0123')).toBeVisible();
  await expect(
    page.getByRole('button').or(page.getByRole('navigation')).filter({ visible: true }),
  ).toHaveCount(0);
});

test('what was typed after a session expired is sent after signing in on another page', {
  tag: '@core',
}, async ({ page, context, server, mailbox, request }) => {
  const email = await invite(server);
  await signIn(page, mailbox, email);
  await page.goto(await pathOfNew(request));
  await page.getByLabel('Note').fill('The gate is open.');
  await context.clearCookies();
  await press(page, 'No answer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re signed out');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Sign in' }).click();
  const fresh = await opened;
  await fresh.getByLabel('Email').fill(email);
  await fresh.getByRole('button', { name: 'Send me a code' }).click();
  await fresh.getByLabel('Code').fill(codeIn(await officeCommand(server, 'sign-in', email)));
  await fresh.getByRole('button', { name: 'Sign in' }).click();
  await expect(fresh.getByRole('link', { name: 'Call (914) 555-0123' })).toBeVisible();
  await expect(page.getByLabel('Note')).toHaveValue('The gate is open.');
  await press(page, 'Send again');
  await expect(newest(page)).toContainText('no answer');
  await expect(newest(page)).toContainText('The gate is open.');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the keyboard alone claims, notes, and takes back', async ({ page, server, mailbox, request }) => {
    await signIn(page, mailbox, await invite(server));
    await page.goto(await pathOfNew(request));
    const focused = page.locator(':focus');
    /** Goes on with Tab to what has this name. */
    const reach = async (name: string | RegExp) => {
      for (let tries = 0; tries < 40; tries++) {
        await page.keyboard.press('Tab');
        if (await focused.and(page.getByRole('button', { name }).or(page.getByLabel(name))).count()) return;
      }
      throw new Error(`no Tab leads to ${name}`);
    };
    await reach('I’m calling');
    await page.keyboard.press('Enter');
    await expect(notice(page)).toHaveText('It’s yours. Call them now.');
    await reach('Note');
    await page.keyboard.type('Back on Friday.');
    await reach('Amount in dollars');
    await page.keyboard.type('90');
    // Enter in a field presses none of the many buttons.
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Amount in dollars')).toHaveValue('90');
    await reach('Quoted');
    await page.keyboard.press('Space');
    await expect(notice(page)).toHaveText('Marked: quoted, $90.');
    await expect(newest(page)).toContainText('Back on Friday.');
    await reach('Undo rev 3');
    expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
    await page.keyboard.press('Enter');
    await expect(notice(page)).toHaveText('Taken back.');
  });
});

test('axe finds nothing on the page of a request in any state, and everything is within reach of a thumb', async ({
  page,
  server,
  mailbox,
  request,
}) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signIn(page, mailbox, await invite(server));
  await pathOfNew(request);
  const long = `I smell gas!\n${'Averyveryverylongwordwithoutanyplacetobreakit'.repeat(4)}`;
  const path = await pathOfNew(request, long);
  const look = async (name: string) => {
    await expectNoFindings(page);
    await expectWithinReach(page, name);
  };
  await page.goto(path);
  await look('new');
  await press(page, 'I’m calling');
  await page.getByText('Another time').click();
  await page.locator('summary', { hasText: 'Lost' }).click();
  await page.getByLabel('Note').fill(long);
  await press(page, 'Remind me then');
  await look('with a slip');
  await page.locator('summary', { hasText: 'Lost' }).click();
  await press(page, 'Mark as lost');
  await page.getByLabel('In your own words').fill('They moved.');
  await press(page, 'Mark as lost');
  await expect(step(page)).toHaveText('Lost');
  await look('lost');
});
