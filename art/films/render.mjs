/** Renders a film's frames and poster, or a single frame. README.md in the folder above says how to call it. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { SIZE } from './drawing.mjs';

const FRAMES_PER_SECOND = 24;
const POSTER_SCALE = 4 / 3;
const ROOT = resolve(import.meta.dirname, '../..');

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    chromium: { type: 'string', default: '/usr/bin/chromium' },
    still: { type: 'string', multiple: true },
    out: { type: 'string', default: '.' },
  },
});
const [name] = positionals;
if (!name) throw new Error('Which film? For example: node art/films/render.mjs deck-assembly');

/** @type {{ SECONDS: number, POSTER_AT: number, frame: (t: number) => string }} */
const film = await import(`./${name}.mjs`);

const fontFace = (/** @type {string} */ family, /** @type {string} */ weight) => {
  const data = readFileSync(join(ROOT, 'site/fonts', `${family.toLowerCase()}.woff2`), 'base64');
  return `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}) }`;
};

const browser = await chromium.launch({
  executablePath: values.chromium,
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
});

/** A page of the film's size that takes pictures of the drawing at a time. */
async function openSheet(/** @type {number} */ deviceScaleFactor) {
  const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor });
  await page.setContent(
    `<style>${fontFace('Besley', '700')}${fontFace('Figtree', '400 700')} body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style><body></body>`,
  );
  await page.evaluate(() =>
    Promise.all([document.fonts.load('700 40px Besley'), document.fonts.load('600 32px Figtree')]),
  );
  return async (
    /** @type {number} */ t,
    /** @type {import('@playwright/test').PageScreenshotOptions} */ options,
  ) => {
    await page.evaluate((svg) => {
      document.body.innerHTML = svg;
    }, film.frame(t));
    await page.screenshot(options);
  };
}

function ffmpeg(/** @type {string[]} */ args) {
  const { status, stderr } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

if (values.still) {
  const take = await openSheet(1);
  for (const t of values.still) await take(Number(t), { path: join(values.out, `${name}-${t}.png`) });
} else {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const take = await openSheet(1);
  for (let index = 0; index < Math.round(film.SECONDS * FRAMES_PER_SECOND); index += 1) {
    await take(index / FRAMES_PER_SECOND, { path: join(folder, `${String(index).padStart(4, '0')}.png`) });
  }
  ffmpeg([
    ...['-framerate', String(FRAMES_PER_SECOND), '-i', join(folder, '%04d.png')],
    ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
    ...['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slow', '-tune', 'animation', '-crf', '24'],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
    ...['-movflags', '+faststart', join(ROOT, 'content/films', `${name}.mp4`)],
  ]);
  rmSync(folder, { recursive: true });
  const poster = await openSheet(POSTER_SCALE);
  await poster(film.POSTER_AT, {
    path: join(ROOT, 'content/photos', `film-${name}.jpg`),
    type: 'jpeg',
    quality: 94,
  });
}
await browser.close();
