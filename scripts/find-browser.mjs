import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * Finds a Chromium for the tests, or fetches one.
 * @returns {string} the path of its program
 */
export function findBrowser() {
  const found = installedBrowser();
  if (found) return found;
  console.log('Fetching a browser for the tests; this happens once.');
  quietly(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', '--with-deps', 'chromium']);
  if (!installedBrowser() && process.getuid?.() === 0) {
    quietly('apt-get', ['update']);
    quietly('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']);
  }
  const fetched = installedBrowser();
  if (fetched) return fetched;
  console.error(
    'No browser was found and none could be fetched. Install Chromium or set CHROMIUM_PATH to one.',
  );
  process.exit(1);
}

function installedBrowser() {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), '/usr/bin/chromium'];
  return candidates.find((path) => path && existsSync(path));
}

/** @param {string} command @param {string[]} args */
function quietly(command, args) {
  spawnSync(command, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
