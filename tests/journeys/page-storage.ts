import { expect, type Page, type Request } from '@playwright/test';
import { hydrated } from '../journey.ts';

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The page's localStorage as JSON. */
export function storageOf(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(localStorage));
}

/** Waits until localStorage contains this text. */
export async function waitForStored(page: Page, words: string): Promise<void> {
  await expect.poll(() => storageOf(page)).toContain(words);
}

/** Nothing that was typed; the link to what was sent may be there. */
export async function expectNothingStored(page: Page): Promise<void> {
  const names = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => !/^kept\.\w+\.sent$/.test(name)));
  await expect.poll(names).toEqual([]);
}

/** Collects the page's POST requests from now on. */
export function watchPosts(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request);
  });
  return posts;
}

/** Fires the event of a restored connection. */
export function comeOnline(page: Page): Promise<void> {
  return page.evaluate(() => {
    dispatchEvent(new Event('online'));
  });
}
