import type { Page } from '@playwright/test';

/** The script that takes a page over. Until it comes a page is plain HTML. */
export const PAGE_SCRIPT = '**/assets/hydrate-*.js';

/** Holds back what a page asks for at these addresses, until the function that this returns is called. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await released;
    // To whatever else answers for that address: a route of the test's, or the server.
    await route.fallback();
  });
  return release;
}

/** Leaves a page without its script, until the function that this returns is called. */
export function holdScript(page: Page): Promise<() => void> {
  return hold(page, PAGE_SCRIPT);
}
