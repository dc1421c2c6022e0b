import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { siteDir } from '../../scripts/folders.mjs';
import { expect, test as journey } from '../journey.ts';
import { type RunningServer, startServer, storedRequests } from '../running-server.ts';
import { expectNoFindings } from './axe.ts';
import { invite, signIn } from './office-people.ts';

/** With a server whose website may be in the store. */
const test = journey.extend<object, { server: RunningServer }>({
  server: [
    async ({ mailbox }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'website-'));
      const site = join(folder, 'site');
      symlinkSync(realpathSync(siteDir), site);
      // What the build has made of the same pictures and pages.
      symlinkSync(resolve(dirname(siteDir), 'cache'), join(folder, 'cache'));
      const server = await startServer({ SMTP_URL: mailbox.url, SITE_DIR: site, CONTENT_DIR: '' });
      await use(server);
      await server.remove();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

test('the script helps with a long text, also on the answer to a press', async ({
  page,
  server,
  mailbox,
}) => {
  await signIn(page, mailbox, await invite(server));
  await begin(page);
  await page.goto('/office/website/edit/services/decks.md');
  const jobs = page.getByRole('group', { name: 'Jobs' }).locator('ol > li');
  const titles = () => jobs.locator('> details > summary').allInnerTexts();
  const [first = '', second = '', third = ''] = await titles();
  await jobs.nth(2).getByTitle('Drag to move').scrollIntoViewIfNeeded();
  const from = await jobs.nth(0).getByTitle('Drag to move').boundingBox();
  const to = await jobs.nth(1).boundingBox();
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, to.y + to.height - 5, { steps: 5 });
  await page.mouse.up();
  expect((await titles()).slice(0, 3)).toEqual([second, first, third]);
  await expect(page.getByText('Nothing is saved yet')).toBeVisible();
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  expect((await titles()).slice(0, 3)).toEqual([first, second, third]);
  await page.getByRole('button', { name: 'Put it back' }).click();
  expect((await titles()).slice(0, 3)).toEqual([second, first, third]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: false }).first()).toBeVisible();
  expect((await titles()).slice(0, 3)).toEqual([second, first, third]);
  await page.locator('button[value="add jobs"]').dispatchEvent('click');
  await expect(page.getByText('Nothing is saved yet')).toBeVisible();
  const text = page.locator('[name="#text"]');
  await text.fill('One\n• Two\n\nus');
  const select = (from: number, to: number) =>
    text.evaluate((area: HTMLTextAreaElement, [start, end]) => area.setSelectionRange(start, end), [
      from,
      to,
    ] as const);
  await select(0, 9);
  await page.getByRole('button', { name: 'List' }).click();
  await expect(text).toHaveValue('- One\n- Two\n\nus');
  await select(13, 15);
  page.once('dialog', (dialog) => dialog.accept('example.com'));
  await page.getByRole('button', { name: 'Link' }).click();
  await expect(text).toHaveValue('- One\n- Two\n\n[us](https://example.com)');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeInViewport();
  expect(await page.getByRole('status').filter({ hasText: 'did not save it' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible();
});

/** Takes the website over, unless the test before has. */
async function begin(page: Page): Promise<void> {
  await page.goto('/office/website');
  const button = page.getByRole('button', { name: 'Edit the website here' });
  if (await button.isVisible()) await button.click();
}

const HOSTILE = 'Decks </script><script>alert(1)</script>';

test('an owner sees drafts as pages before they are live, and shows them to others by a link', async ({
  page,
  server,
  mailbox,
  browser,
}) => {
  await signIn(page, mailbox, await invite(server));
  await begin(page);
  await page.goto('/office/website/edit/services/decks.md');
  await page.getByLabel('Headline (optional)').fill(HOSTILE);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Preview what is saved' }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(HOSTILE);
  expect(await page.locator('iframe').evaluate((shown) => shown.clientWidth)).toBe(390);
  await expect(page.getByLabel('Page')).toHaveValue('/service/decks');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNoFindings(page);

  await page.getByRole('link', { name: 'On a desk' }).click();
  await expect(frame.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.getByLabel('Page').selectOption('Contact');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await expect(page.getByRole('link', { name: 'On a desk' })).toHaveAttribute('aria-current', 'true');
  await frame.getByRole('link', { name: 'Tips & Ideas' }).first().press('Enter');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Tips & Ideas');

  const link = await page.getByLabel('Link to the preview').inputValue();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  await page.getByRole('searchbox').press('ControlOrMeta+V');
  await expect(page.getByRole('searchbox')).toHaveValue(link);
  const context = await browser.newContext();
  const other = await context.newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await other.goto(server.url + new URL(link).pathname.replace(/contact$/, 'estimate'));
  await expect(other.getByText('Preview: not published yet.')).toBeVisible();
  await expect(other.locator('html')).not.toHaveAttribute('data-hydrated');
  await other.getByLabel('First name').fill('Ada');
  await other.getByLabel('Email').fill('ada@customer.example');
  const form = other.locator('form');
  await form.getByRole('button', { name: 'Submit Form' }).click({ noWaitAfter: true });
  await other.getByLabel('First name').press('Enter');
  await other.waitForTimeout(500);
  await expect(other.getByLabel('First name')).toHaveValue('Ada');
  expect(other.url()).toContain('/estimate');
  expect(asked.filter((each) => !each.startsWith('GET /preview/') && !/\.woff2$/.test(each))).toEqual([]);
  const live = await fetch(`${server.url}/service/decks`);
  expect(await live.text()).not.toContain('alert(1)');
  expect(storedRequests(server, 'ada@customer.example')).toEqual([]);
  await context.close();
});
