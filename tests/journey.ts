import { test as base, expect, type Page } from '@playwright/test';
// The contractor's own lines take the place of the program's, here as on the pages.
import '../contract/content/current.ts';
import { type MailServer, openMailServer, type Received } from '../server/testing/smtp.ts';
import { completeBrowser, completePage } from './firefox.ts';
import { type RunningServer, startServer } from './running-server.ts';

/** A real SMTP server whose mails a journey can wait for. */
export type Mailbox = MailServer & {
  /** Waits for a mail to this address; throws after ten seconds. */
  mailTo: (address: string) => Promise<Received>;
};

async function openMailbox(): Promise<Mailbox> {
  const server = await openMailServer();

  async function mailTo(address: string) {
    for (let waited = 0; waited < 10_000; waited += 50) {
      const mail = server.mails.find(({ recipients }) => recipients.includes(address));
      if (mail) return mail;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`no mail to ${address} came; there were ${server.mails.length} others`);
  }

  return Object.assign(server, { mailTo });
}

type Shared = { mailbox: Mailbox; server: RunningServer; driver: undefined };

/**
 * A test with the built server. It fails when a page that it opens logs an error or a warning, throws, or makes a request
 * to another host.
 */
export const test = base.extend<{ browserErrors: string[]; expectedErrors: RegExp | null }, Shared>({
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
  // Errors that a test provokes: the browser logs each answer of 400 and above.
  expectedErrors: [null, { option: true }],
  browserErrors: [
    async ({ context, browserName, server, expectedErrors }, use) => {
      const browserErrors: string[] = [];
      context.on('page', (page) => {
        watch(page, server.url, browserErrors);
        if (browserName === 'firefox') completePage(page);
      });
      await use(browserErrors);
      const unexpected = browserErrors.filter((browserError) => !expectedErrors?.test(browserError));
      expect(unexpected, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

function watch(page: Page, url: string, browserErrors: string[]) {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) browserErrors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => browserErrors.push(`script: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(`${url}/`) && !request.url().startsWith('data:')) {
      browserErrors.push(`foreign request: ${request.url()}`);
    }
  });
}

/** Waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

export { expect };
