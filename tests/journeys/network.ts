import type { Page } from '@playwright/test';

/** The script that hydrates a page. */
export const PAGE_SCRIPT = '**/assets/hydrate-*.js';

/** Delays requests to these addresses until the returned function is called. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await released;
    // To the test's own route for that address, or the server.
    await route.fallback();
  });
  return release;
}

/** Delays hydration until the returned function is called. */
export function holdScript(page: Page): Promise<() => void> {
  return hold(page, PAGE_SCRIPT);
}

/** Has the browser say from the next page on that its visitor wants to save data, or what else of its connection. */
export async function saveData(
  page: Page,
  connection: { saveData?: boolean; effectiveType?: string } = { saveData: true },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}
