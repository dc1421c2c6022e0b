import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Locator,
  type Page,
} from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.mjs';

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Starts the Chromium of the journeys with these flags. */
export function startBrowser(flags: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: flags });
}

/** The slowdown of the phone that Lighthouse simulates, relative to this machine. */
const SLOW_PROCESSOR = 4;

/** 150 ms for each request, 1.6 Mbit/s down and 0.75 Mbit/s up, in bytes a second. */
const SLOW_NETWORK = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Makes the processor of a page four times slower, and its network that of a phone, if asked. */
export async function slowDown(page: Page, { network }: { network: boolean }): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_NETWORK });
  }
  return session;
}

/** Scrolls at once, also to elements that are far below the screen and not laid out yet. */
export async function scrollTo(element: Locator): Promise<void> {
  await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
}
