import { existsSync } from 'node:fs';
import { defineConfig, type Project } from '@playwright/test';

const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * A mouse, which a headless machine does not have, and reduced motion. The back/forward cache is off, because Playwright
 * loses a page that comes back without a load.
 */
const FIREFOX_PREFERENCES = {
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'ui.prefersReducedMotion': 1,
  'browser.sessionhistory.max_total_viewers': 0,
};

/** What Playwright itself turns off (`chromiumSwitches.ts`), as far as it makes a difference on our pages. */
const DISABLED_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The list below the address bar is two pages of their own, made anew for each test: nobody sees them. */
const ADDRESS_LIST = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // A shared CI machine may stall once. A success on the retry is reported as flaky.
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
            // The last of several such arguments counts, so these are Playwright's own and ours.
            `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...ADDRESS_LIST].join()}`,
          ],
        },
      },
    },
    ...inFirefox(process.env.FIREFOX_PATH || '/usr/bin/firefox-esr'),
  ],
});

/**
 * Menu, estimate, contact, guide and gallery again in Firefox, if installed. Not the tests without JavaScript: with it
 * disabled, Firefox tells Playwright nothing about a page.
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
        launchOptions: { executablePath, firefoxUserPrefs: FIREFOX_PREFERENCES },
      },
    },
  ];
}
