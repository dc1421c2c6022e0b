// Looks at the pages of CONTENT_DIR as an owner would before publishing (`npm run check`): mistakes in the files, links, the layout
// on a phone, a tablet and a desk, and what axe finds in both themes. This site lies in a folder of its own, and its server gets
// none of the settings, which may name a real database.
import { spawn, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../tests/chromium-flags.ts';
import { axeFindings } from '../tests/journeys/axe.ts';
import { findBrokenWords, findCovered, findMisfits } from '../tests/journeys/layout-faults.ts';
import { buildProgramIfStale } from './build.mjs';
import { browserIfAny } from './find-browser.mjs';
import { buildDir, contentDir } from './folders.mjs';

const WIDTHS = /** @type {const} */ ([1440, 768, 360]);
/** While one page waits for the disk or a frame, another is measured. */
const AT_ONCE = 4;

/** What is wrong, and on which pages at which widths. @type {Map<string, Map<string, Set<number | undefined>>>} */
const findings = new Map();
/** @type {Map<string, { links: string[], ids: string[] }>} */
const pages = new Map();

const own = mkdtempSync(join(tmpdir(), 'one-call-check-'));
const place = join(own, 'site');
const env = {
  PATH: process.env.PATH,
  CONTENT_DIR: contentDir,
  SITE_DIR: place,
  DATA_DIR: join(own, 'data'),
  PORT: '0',
  LOG_LEVEL: 'error',
  RATE_LIMIT: '0',
  // A folder may name no address, which a live site has to.
  OFFICE_EMAIL: 'office@check.example',
  MAIL_FROM: 'site@check.example',
};
process.on('exit', () => rmSync(own, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

if (!buildProgramIfStale() || !writeSite()) process.exit(1);
const executablePath = browserIfAny();
if (executablePath) process.exitCode = await lookAtPages(executablePath);
else
  console.log(
    'The content has no mistakes. The pages were not looked at, because no browser was found: install Chromium, or set CHROMIUM_PATH to one.',
  );

function writeSite() {
  return (
    spawnSync(process.execPath, [join(buildDir, 'prerender/main.js')], { stdio: 'inherit', env }).status === 0
  );
}

/** @param {string} executablePath of the browser */
async function lookAtPages(executablePath) {
  const sitemap = readFileSync(join(place, 'public/sitemap.xml'), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const server = spawn(process.execPath, [join(buildDir, 'server/main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const context = await browser.newContext({
      baseURL: await addressOf(server),
      colorScheme: 'light',
      reducedMotion: 'reduce',
      // As on phones, the scrollbar takes no room.
      isMobile: true,
    });
    const left = [...paths];
    const work = async () => {
      const page = await context.newPage();
      for (let path = left.shift(); path; path = left.shift()) await lookAt(page, path);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await browser.close();
    server.kill();
  }
  lookAtFragments();
  for (const [what, places] of findings) console.log(`${listed(places)}: ${what}`);
  if (findings.size > 0) console.log(`${findings.size} to put right on ${paths.length} pages.`);
  else
    console.log(
      `All is well: ${paths.length} pages at ${WIDTHS.join(', ')} px, in the light and the dark theme.`,
    );
  return findings.size > 0 ? 1 : 0;
}

/** @param {import('node:child_process').ChildProcess} server */
async function addressOf(server) {
  let said = '';
  for await (const chunk of server.stdout ?? []) {
    said += chunk;
    const [address] = /http:\S+/.exec(said) ?? [];
    if (address) return address;
  }
  throw new Error('the server of the pages did not start');
}

/** @param {import('@playwright/test').Page} page @param {string} path */
async function lookAt(page, path) {
  await page.setViewportSize({ width: WIDTHS[0], height: 800 });
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  // The style of what is below the first screen, and the fonts, may still be on their way.
  await page.locator('#later-style').waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    // What scripts do at another width is done after two frames.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    for (const fault of await page.evaluate(findMisfits)) find(path, misfitInWords(fault), width);
    for (const text of await page.evaluate(findCovered))
      find(
        path,
        `a picture and “${text.trim()}” lie on each other: move the picture to another place`,
        width,
      );
    for (const word of await page.evaluate(findBrokenWords))
      find(path, `“${word}” is longer than its line and broken in the middle${shorten(word)}`, width);
  }
  // At the end of a page the bar of a phone lies over no link.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  for (const { theme, help, html } of await axeFindings(page))
    find(
      `${path} (${theme})`,
      `${help}: ${html} Change your words or picture there; if it has none of yours, report a fault of the program.`,
    );
  const { links, ids } = await page.evaluate(() => ({
    links: [...document.querySelectorAll('a')]
      .filter(({ hash, origin }) => hash && origin === location.origin)
      .map(({ href }) => href),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
  }));
  pages.set(path, { links, ids });
}

/** @param {string} fault */
function misfitInWords(fault) {
  const [, how, text = ''] = /^(sticks out|broken): (.*)$/.exec(fault.replaceAll(/\s+/g, ' ').trim()) ?? [];
  if (how === 'sticks out') return `“${text}” is wider than its place and cut off${shorten(text)}`;
  if (how === 'broken') return `the phone number “${text}” is on two lines${shorten(text)}`;
  return `the page can be moved sideways, for something is too wide: ${fault}`;
}

/** What to do, with the place of the longest word of a text in the folder. @param {string} text */
function shorten(text) {
  const word = text
    .split(/\s+/)
    .reduce((longest, each) => (each.length > longest.length ? each : longest), '');
  for (const file of globSync('**/*.{yaml,md}', { cwd: contentDir }).sort()) {
    const line = readFileSync(join(contentDir, file), 'utf8')
      .split('\n')
      .findIndex((each) => each.includes(word));
    if (line >= 0) return `: use a shorter word in ${contentDir}/${file}, line ${line + 1}`;
  }
  return ': use shorter words';
}

/** Links to a place in a page that the page does not have; the addresses themselves are checked as the folder is read. */
function lookAtFragments() {
  for (const [from, { links }] of pages)
    for (const { pathname, hash } of links.map((link) => new URL(link))) {
      const to = pages.get(pathname);
      if (to && !to.ids.includes(decodeURIComponent(hash.slice(1))))
        find(
          from,
          `a link leads to ${pathname}${hash}, and that page has no such place: take out what is behind the #`,
        );
    }
}

/** @param {string} path @param {string} what @param {number} [width] */
function find(path, what, width) {
  const places = findings.get(what) ?? new Map();
  findings.set(what, places.set(path, (places.get(path) ?? new Set()).add(width)));
}

/** "/about at 768 px, /contact at 768, 360 px and 5 more pages" @param {Map<string, Set<number | undefined>>} places */
function listed(places) {
  const names = [...places].map(([path, widths]) => {
    const known = [...widths].filter((width) => width !== undefined);
    return known.length > 0 ? `${path} at ${known.join(', ')} px` : path;
  });
  return `${names.slice(0, 3).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more pages` : ''}`;
}
