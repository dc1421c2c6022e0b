import { existsSync } from 'node:fs';
import { defineConfig, type Project } from '@playwright/test';
import { CHROMIUM_FLAGS } from './chromium-flags.ts';

/**
 * A mouse, which a headless machine does not have, and reduced motion. The back/forward cache is off, because Playwright
 * loses a page that comes back without a load. A film starts in a window that is not in front, as one of two workers' is.
 */
const FIREFOX_PREFERENCES = {
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'ui.prefersReducedMotion': 1,
  'browser.sessionhistory.max_total_viewers': 0,
  'media.block-autoplay-until-in-foreground': false,
};

/*
 * Tags: `@core` is run by `npm test`, everything by `npm run test:all`; `@any-site` holds whatever a site is about
 * (`scripts/another-contractor.mjs`); `@firefox` is also tried there.
 */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Ends what hangs: axe needs most of a minute for a page while other programs use both cores.
  timeout: 120_000,
  // Two browsers, a server and its threads share two cores: what one tab waits for another may take longer than 5 seconds.
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: { viewport: { width: 1280, height: 900 } },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
          args: CHROMIUM_FLAGS,
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
