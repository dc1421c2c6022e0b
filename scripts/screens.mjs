// Takes a screenshot of every page in every size and both themes into screens/, for a person to look at.
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { buildIfStale } from './build.mjs';
import { findBrowser } from './find-browser.mjs';
import { buildDir, siteDir } from './folders.mjs';

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

buildIfStale();
process.env.PORT = '0';
process.env.DATA_DIR = 'screens/data';
process.env.LOG_LEVEL = 'error';
const { pages } = JSON.parse(readFileSync(join(siteDir, 'site.json'), 'utf8'));
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [],
});
const url = await startServer();
for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  for (const viewport of sizes) {
    const folder = `screens/${viewport.width}-${colorScheme}`;
    mkdirSync(folder, { recursive: true });
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
    for (const path of Object.keys(pages)) {
      await page.goto(url + path);
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await loadPictures(page);
      const name = path === '/' ? 'index' : path.slice(1).replaceAll('/', '-');
      await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
    }
    await page.close();
    console.log(folder);
  }
}
await browser.close();
process.kill(process.pid, 'SIGTERM');

/**
 * Loads lazy pictures.
 * @param {import('@playwright/test').Page} page
 */
async function loadPictures(page) {
  await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll('img')];
    for (const picture of pictures) {
      picture.loading = 'eager';
      // With async decoding, a picture can be missing from the one frame of the screenshot.
      picture.decoding = 'sync';
    }
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
}

/** Starts the server in this process and reads its address from its output. */
async function startServer() {
  const { log } = console;
  const said = new Promise((resolve) => {
    console.log = (line) => resolve(/http:\S+/.exec(line)?.[0]);
  });
  await import(String(pathToFileURL(resolve(buildDir, 'server/main.js'))));
  const address = await said;
  console.log = log;
  return address;
}
