import type { Page } from '@playwright/test';
import { GOOD_REQUEST } from '../../server/testing/requests.ts';
import { test as base, expect } from '../journey.ts';
import { type RunningServer, startServer } from '../running-server.ts';
import { company } from '../sample.ts';
import { expectNoFindings } from './axe.ts';
import { WIDTHS } from './measures.ts';
import { invite, officeCommand, signIn } from './office-people.ts';

/** Only a server with an address of its own puts links into its mails. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    async ({ mailbox }, use) => {
      const server = await startServer({ SMTP_URL: mailbox.url, SITE_URL: 'http://www.oakhand.example' });
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
});

// A press within a second, and one that came too late.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /status of (409|422)/,
  viewport: { width: 390, height: 844 },
});

test('a request is claimed from its mail on one phone, called and noted, and taken over on another', {
  tag: '@core',
}, async ({ browser, page, server, mailbox }) => {
  const email = await invite(server);
  await officeCommand(server, 'invite', 'lee@oakhand.example', 'Lee Moss');
  await fetch(`${server.url}/api/estimate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...GOOD_REQUEST,
      description: 'Water is pouring through the ceiling in Katonah.',
    }),
  });
  const { text = '' } = await mailbox.mailTo(company.email);
  const [link = ''] = /\/office\/claim\/\S+/.exec(text) ?? [];
  const context = await browser.newContext({
    baseURL: server.url,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const phone = await context.newPage();
  const press = (name: string, then: string) => pressOnceMore(phone, name, then);

  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Who is calling?');
  await expect(phone.getByText('Ada L., Katonah')).toBeVisible();
  await expect(phone.getByText('URGENT')).toBeVisible();
  await press('Dana Reyes', 'It’s yours. Everyone can see that you’re on it.');
  await expect(phone.getByRole('link', { name: 'Call (914) 555-0123' })).toHaveAttribute(
    'href',
    'tel:9145550123',
  );
  await press('Left a message', 'Noted.');
  await press('Undo: Left a message', 'Undone.');
  await press('No answer', 'Noted.');

  await page.goto(link);
  await expect(page.getByText(/^Dana Reyes has been on it since/)).toBeVisible();
  await expect(page.getByText('555')).toBeHidden();
  await expectNoFindings(page);
  await expectToFit(page);
  await expect(async () => {
    await page.getByRole('button', { name: 'Lee Moss' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your call', { timeout: 1_000 });
  }).toPass({ intervals: [1_100] });
  await expectNoFindings(page);
  await expectToFit(page);
  await press('Reached', 'Nothing was changed: someone has changed this since you opened the page.');
  await expect(phone.getByText(/^Lee Moss has been on it since/)).toBeVisible();

  await signIn(page, mailbox, email);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Take over' })).toBeVisible();
  await expectNoFindings(page);
  await context.close();
});

/** On the page of a link: a press within a second after it came asks for another one. */
function pressOnceMore(phone: Page, name: string, then: string) {
  return expect(async () => {
    await phone.getByRole('button', { name, exact: true }).click();
    await expect(phone.getByRole('status')).toHaveText(then, { timeout: 1_000 });
  }).toPass({ intervals: [1_100] });
}

/** Nothing sticks out sideways, and a thumb hits every button. */
async function expectToFit(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const heights = await page
    .locator('main button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
}
