import { existsSync } from 'node:fs';
import { defineConfig, type Project } from '@playwright/test';

const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * A mouse, which a machine without a screen does not have, and a wish for stillness. No page is kept whole for the Back
 * button: the driver does not find one again that comes back without a load.
 */
const SEEN_BY_PAGES = {
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'ui.prefersReducedMotion': 1,
  'browser.sessionhistory.max_total_viewers': 0,
};

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // A machine that is shared may stall once; what fails twice is ours. A second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: { viewport: { width: 1280, height: 900 } },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
          args: [
            ...asRoot,
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
      },
    },
    ...inFirefox(process.env.FIREFOX_PATH || '/usr/bin/firefox-esr'),
  ],
});

/**
 * Menu, estimate, contact, guide and gallery once more in Firefox, where there is one. What is tried without script stays
 * with the first browser: with script off, Firefox answers the driver nothing about a page.
 */
function inFirefox(executablePath: string): Project[] {
  if (!existsSync(executablePath)) return [];
  return [
    {
      name: 'firefox',
      grep: /(menu|estimate|contact|guide|gallery)\.spec\.ts|@firefox/,
      grepInvert: /without script/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath, firefoxUserPrefs: SEEN_BY_PAGES },
      },
    },
  ];
}
