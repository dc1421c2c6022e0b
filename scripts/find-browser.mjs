import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * Finds a Chromium for the tests, or downloads one.
 * @returns {string} the path of the executable
 */
export function findBrowser() {
  const found = browserIfAny();
  if (found) return found;
  console.error(
    'No browser was found and none could be fetched. Install Chromium or set CHROMIUM_PATH to one.',
  );
  process.exit(1);
}

/** The same, or undefined where none can be had. */
export function browserIfAny() {
  const found = installedBrowser();
  if (found) return found;
  console.log('Fetching a browser; this happens once.');
  quietly(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', '--with-deps', 'chromium']);
  if (!installedBrowser()) installFromDebian('chromium');
  return installedBrowser();
}

/**
 * Finds a Firefox for the journeys in a second browser, or installs Debian's.
 * @returns {string} the path of the executable
 */
export function findFirefox() {
  if (!installedFirefox()) installFromDebian('firefox-esr');
  const found = installedFirefox();
  if (found) return found;
  console.error('No Firefox was found. Install one, or set FIREFOX_PATH to it.');
  process.exit(1);
}

function installedBrowser() {
  return firstInstalled([process.env.CHROMIUM_PATH, chromium.executablePath(), '/usr/bin/chromium']);
}

function installedFirefox() {
  return firstInstalled([process.env.FIREFOX_PATH, '/usr/bin/firefox-esr']);
}

/** @param {(string | undefined)[]} candidates */
function firstInstalled(candidates) {
  return candidates.find((path) => path && existsSync(path));
}

/** @param {string} name */
function installFromDebian(name) {
  if (process.getuid?.() !== 0) return;
  quietly('apt-get', ['update']);
  quietly('apt-get', ['install', '--yes', '--no-install-recommends', name]);
}

/** @param {string} command @param {string[]} args */
function quietly(command, args) {
  spawnSync(command, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
