import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { expectNoFindings } from './axe.ts';
import { expectWithinReach } from './layout-faults.ts';
import { codeTo, invite, officeCommand, sendRequest, signIn } from './office-people.ts';

// A code that is wrong, and a page that is not there; the browser reports both.
test.use({ expectedErrors: /status of (422|404|403)/ });

/** A code that is one, but not this one. */
const otherThan = (code: string) => (code === 'AA2-AA2' ? 'BB3-BB3' : 'AA2-AA2');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a member signs in, sees the devices, and signs out', { tag: '@core' }, async ({
    page,
    server,
    mailbox,
  }) => {
    const email = await invite(server);
    await page.goto('/office/devices');
    await expect(page).toHaveURL('/office/sign-in?back=%2Foffice%2Fdevices');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByText(/^Sent to p…@oakhand\.example, good for 30 minutes\.$/)).toBeVisible();
    const code = await codeTo(mailbox, email);
    await page.getByLabel('Code').fill(otherThan(code));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('That’s not the code we sent. You have 4 tries left.')).toBeVisible();
    await expect(page).toHaveTitle(/^Error: Enter your code/);
    await page.getByLabel('Code').fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/office/devices');
    await expect(page.getByText('This device')).toBeVisible();
    await page.getByRole('link', { name: 'Board' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Board');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('status')).toHaveText('You’re signed out on this device.');
    await page.goBack();
    await expect(page).toHaveURL(/\/office\/sign-in/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an owner invites a member, changes their details, and removes their access', {
    tag: '@core',
  }, async ({ page, server, mailbox }) => {
    await signIn(page, mailbox, await invite(server));
    await page.getByRole('link', { name: 'People' }).click();
    const name = 'Lee';
    const email = `lee-${Date.now()}@oakhand.example`;
    const form = page.locator('form', { has: page.getByRole('button', { name: 'Invite' }) });
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Name').fill(name);
    await form.getByRole('button').click();
    await expect(page.getByRole('status')).toHaveText('Invited. They can sign in now.');
    const row = page.getByRole('listitem').filter({ hasText: email });
    await row.locator('summary').click();
    await row.getByLabel('Name').fill(`${name} Moss`);
    await row.getByLabel('Role').selectOption('Owner');
    await row.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status')).toHaveText('Saved.');
    await expect(row).toContainText(`${name} Moss`);
    await expect(row).toContainText('Owner');
    await row.locator('summary').click();
    await row.getByRole('button', { name: 'Take away access' }).click();
    await expect(row).toContainText('Can’t sign in');
    await expect(page.getByRole('row').filter({ hasText: `Took away the access of ${email}` })).toBeVisible();
  });
});

/** Goes through every page and state, and does something in each. */
async function throughEveryPage(
  page: Page,
  email: string,
  look: (name: string) => Promise<void>,
  code: () => Promise<string>,
) {
  await page.goto('/office/sign-in');
  await look('sign in');
  await page.getByLabel('Email').fill('x@y');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText('Please enter an email address')).toBeVisible();
  await look('no address');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.waitForURL('/office/sign-in/code');
  await look('code');
  await page.getByLabel('Code').fill('nonsense');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('A code has six letters and numbers')).toBeVisible();
  await look('no code');
  await page.getByLabel('Code').fill(await code());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('/office');
  const { reference } = await sendRequest(page, 'The cellar is flooded.');
  await sendRequest(page, '[url]http://x.example[/url] A tree fell on the roof.');
  for (const path of [
    '/office',
    '/office/mine',
    '/office/all?status=new&since=2026-01-01',
    '/office/held',
    '/office/search?q=lovelace',
    `/office/requests/${reference}/forget`,
    `/office/requests/${reference}/emails`,
    '/office/figures',
    '/office/settings',
    '/office/devices',
    '/office/people',
    '/office/nothing',
  ]) {
    await page.goto(path);
    await look(path);
  }
  await page.goto('/office/people');
  await page.locator('summary').last().click();
  await look('a person');
}

test('axe finds nothing on any page of the office, and everything is within reach of a thumb', async ({
  page,
  server,
  mailbox,
}) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const email = await invite(server);
  const look = async (name: string) => {
    await expectNoFindings(page);
    await expectWithinReach(page, name);
  };
  await throughEveryPage(page, email, look, () => codeTo(mailbox, email));
});

test('the six squares of the code hold its six signs, and the hyphen of the mail does no harm', async ({
  page,
  server,
}) => {
  const email = await invite(server);
  await page.goto('/office/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const field = page.getByLabel('Code');
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await field.fill('WWWWWW');
  expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
  await field.fill((await officeCommand(server, 'sign-in', email)).replace('-', ' - '));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/office');
});

test.describe('colors of the visitor’s own', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('still show where in the menu we are, and the squares of the code', async ({
    page,
    server,
    mailbox,
  }) => {
    const email = await invite(server);
    await page.goto('/office/sign-in');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    const rules = () =>
      page
        .getByLabel('Code')
        .evaluate((input) => getComputedStyle(input.parentElement ?? input, '::after').backgroundImage);
    expect(await rules()).toContain('repeating-linear-gradient');
    await page.getByLabel('Code').fill(await codeTo(mailbox, email));
    await page.getByRole('button', { name: 'Sign in' }).click();
    const width = (name: string) =>
      page.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).borderBlockEndWidth);
    expect(await width('Board')).toBe('3px');
    expect(await width('Devices')).toBe('0px');
  });
});
