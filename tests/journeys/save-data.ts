import type { Page } from '@playwright/test';

/** Has the browser say from the next page on that its visitor wants to save data, or what else of its connection. */
export async function saveData(
  page: Page,
  connection: { saveData?: boolean; effectiveType?: string } = { saveData: true },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}
