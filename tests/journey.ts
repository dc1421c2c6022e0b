import { test as base, expect, type Page } from '@playwright/test';
import { completeBrowser, completePage } from './firefox.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { type RunningServer, startServer } from './running-server.ts';

type Shared = { mailbox: Mailbox; server: RunningServer; driver: undefined };

/**
 * A test with the built program behind it. Every page that it opens fails it by a console error or warning, a
 * broken script, or a request to anybody else.
 */
export const test = base.extend<{ complaints: string[]; expected: RegExp | null }, Shared>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const mailbox = await openMailbox();
      await use(mailbox);
      await mailbox.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mailbox }, use) => {
      const server = await startServer({ SMTP_URL: mailbox.url });
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
  driver: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') completeBrowser(browser);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // A complaint that a test provokes: the browser reports each answer of 400 and above by itself.
  expected: [null, { option: true }],
  complaints: [
    async ({ context, browserName, server, expected }, use) => {
      const complaints: string[] = [];
      context.on('page', (page) => {
        watch(page, server.url, complaints);
        if (browserName === 'firefox') completePage(page);
      });
      await use(complaints);
      const surprises = complaints.filter((complaint) => !expected?.test(complaint));
      expect(surprises, 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

function watch(page: Page, url: string, complaints: string[]) {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`script: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(`${url}/`) && !request.url().startsWith('data:')) {
      complaints.push(`foreign request: ${request.url()}`);
    }
  });
}

/** Waits until script has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

export { expect };
