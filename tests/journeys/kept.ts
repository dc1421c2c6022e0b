import { expect, type Page, type Request } from '@playwright/test';
import { hydrated } from '../journey.ts';

/** Opens a page on which script has taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Everything that lies in the device's storage, as one text. */
export function keptOn(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(localStorage));
}

/** Waits until these words lie in the device's storage. */
export async function untilKept(page: Page, words: string): Promise<void> {
  await expect.poll(() => keptOn(page)).toContain(words);
}

export async function expectNothingKept(page: Page): Promise<void> {
  await expect.poll(() => keptOn(page)).toBe('{}');
}

/** Collects what the page sends from now on. */
export function watchPosts(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request);
  });
  return posts;
}

/** What the browser tells a page when the connection is back. */
export function comeOnline(page: Page): Promise<void> {
  return page.evaluate(() => {
    dispatchEvent(new Event('online'));
  });
}
