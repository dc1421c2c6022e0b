import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readTokens } from '../styles/read-tokens.ts';
import { THEMES, themedUrl } from '../theme/theme.ts';
import { groupsOf, houseParts, phoneParts } from '../ui/house/house-parts.ts';
import { housePictures, phonePictures } from '../ui/house/house-pictures.ts';
import { type Cut, drawFiles, markPictures, prepareDrawings } from './draw-files.ts';
import house from './house.svg?themed=house';

const colorOf = readTokens();

/** The files that are made of a drawing with this in it, by the ends of their names. */
async function draw(content: string, cut?: Cut): Promise<Record<string, string>> {
  const file = join(await mkdtemp(join(tmpdir(), 'drawing-')), 'shed.svg');
  await writeFile(file, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50">${content}</svg>`);
  const { address, files } = await drawFiles(file, cut);
  expect(address).toMatch(/^\/assets\/drawings\/shed-[0-9a-f]{8}$/);
  return Object.fromEntries([...files].map(([name, svg]) => [`/${name}`.replace(address, ''), svg]));
}

test('a drawing becomes one file in the colors of each theme', async () => {
  const files = await draw('<path d="M0 0h9" stroke="var(--color-line)" fill="var(--color-page)"/>');
  expect(Object.keys(files)).toEqual(['-light.svg', '-dark.svg']);
  for (const theme of THEMES) {
    const [line, page] = [colorOf('line', theme), colorOf('page', theme)];
    expect(files[themedUrl('', theme)]).toContain(`stroke="${line}" fill="${page}"`);
  }
});

test('the name of a file changes with what is in it', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'drawing-')), 'shed.svg');
  await writeFile(file, '<svg/>');
  const { address } = await drawFiles(file);
  expect((await drawFiles(file)).address).toBe(address);
  await writeFile(file, '<svg><g/></svg>');
  expect((await drawFiles(file)).address).not.toBe(address);
});

test('a logo comes in the colors of text and of quiet text, and as it is', async () => {
  const files = await draw('<g id="mark" fill="currentColor"/>', markPictures);
  const fill = Object.entries(files).map(([name, svg]) => [name, /fill="(.*?)"/.exec(svg)?.[1]]);
  expect(Object.fromEntries(fill)).toEqual({
    '-text-light.svg': colorOf('text', 'light'),
    '-text-dark.svg': colorOf('text', 'dark'),
    '-quiet-light.svg': colorOf('quiet', 'light'),
    '-quiet-dark.svg': colorOf('quiet', 'dark'),
    '.svg': 'currentColor',
  });
});

test('texts become outlines, with what the groups around them say', async () => {
  const { '-light.svg': svg = '' } = await draw(`<g font-weight="600" font-size="10" text-anchor="end">
    <g font-family="Besley, serif"><text x="90" y="20" fill="var(--color-text)" opacity="0.5">Shed</text></g>
    <text x="90" y="40">&amp;</text></g>
    <path id="road" d="M0 0C30 10 60 10 90 0"/><text dy="3"><textPath href="#road">ROAD</textPath></text>`);
  expect(svg).not.toMatch(/<text|Shed|ROAD/);
  expect(svg.match(/<path transform=/g)).toHaveLength(4 + 1 + 4);
  expect(svg).toContain(`<g fill="${colorOf('text', 'light')}" opacity="0.5">`);
  // Ends at 90, so it begins well to the left of that.
  const [, left] = /translate\(([\d.]+) 20\)/.exec(svg) ?? [];
  expect(Number(left)).toBeGreaterThan(55);
  expect(Number(left)).toBeLessThan(75);
});

test.each([
  ['a color that only the page knows', '<path fill="currentColor"/>', 'currentColor'],
  ['a variable that is no color', '<path stroke-width="var(--rule)"/>', 'var(--rule)'],
  ['a color that is not among the tokens', '<path fill="var(--color-mauve)"/>', '--color-mauve'],
  ['a text of several lines', '<text><tspan>1</tspan></text>', '<tspan>'],
  ['a text on a path that is not there', '<text><textPath href="#road">R</textPath></text>', '#road'],
])('%s stops the build, which names the file', async (_, content, message) => {
  await expect(draw(content)).rejects.toThrow(/shed\.svg: /);
  await expect(draw(content)).rejects.toThrow(message);
});

test('a folder gives addresses by name, and tells all that is wrong with its file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
  const mark = svg('<g id="mark"><path fill="currentColor" d="M0 0h9"/></g>');
  const files = {
    'drawings/logo.svg': mark,
    'drawings/van.svg': svg('<path d="M0 0h9" stroke="var(--color-line)"/>'),
    'drawings/map.svg': svg('<path fill="currentColor"/>'),
    'logos/acme.svg': mark,
    'logos/other.svg': svg('<path/>'),
  };
  for (const part of ['drawings', 'logos']) await mkdir(join(folder, part));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  const made = await prepareDrawings(folder);
  expect(Object.keys(made.drawings)).toEqual(['van']);
  expect(Object.keys(made.logos)).toEqual(['acme']);
  const wanted = [made.mark, `${made.drawings.van}-dark.svg`, `${made.logos.acme}-quiet-light.svg`];
  for (const address of wanted) expect(made.files.has(`${address}`.slice(1)), address).toBe(true);
  expect(made.mistakes).toEqual([
    expect.stringMatching(/drawings\/map\.svg: a picture cannot have the color currentColor/),
    expect.stringMatching(/logos\/other\.svg has no element with id="mark"/),
  ]);
  expect((await prepareDrawings('/nowhere')).files.size).toBe(0);
});

test('an import gives what the addresses of all pictures begin with', () => {
  expect(house).toMatch(/^\/assets\/drawings\/house-[0-9a-f]{8}$/);
});

const svg = readFileSync('site/drawings/house.svg', 'utf8');
const { themed } = housePictures(svg);

test('the house is cut into its parts', () => {
  for (const name of Object.keys(houseParts)) {
    const ids = [...(themed[name] ?? '').matchAll(/id="(.*?)"/g)].map(([, id]) => id);
    expect(ids).toEqual(groupsOf(name));
  }
  expect(themed['without-andersen']).toContain('id="part-decks"');
  expect(themed['without-andersen']).not.toMatch(/part-andersen|dimensions/);
  expect(themed.dimensions?.match(/id="/g)).toEqual(['id="']);
});

test('the house for phones has a detail of each part, its lines thinner than in the whole', () => {
  const whole = readFileSync('site/drawings/house-phone.svg', 'utf8');
  const pictures = phonePictures(whole).themed;
  expect(pictures['']).toBe(whole);
  for (const name of Object.keys(phoneParts))
    expect(pictures[`${name}-detail`]).toContain(`id="part-${name}"`);
  expect(whole).toContain('stroke-width="6"');
  expect(pictures['decks-detail']).not.toContain('stroke-width="6"');
  expect(pictures['without-andersen']).not.toMatch(/part-andersen|dimensions/);
});

test('a detail leaves out nothing that it shows', async () => {
  const whole = /<g id="drawing">[\s\S]*<\/g>\s*(?=<g id="dimensions")/
    .exec(svg)?.[0]
    // Around the part, a lamp is as faint as the rays.
    .replaceAll('--color-glow', '--color-beam');
  for (const name of ['exterior', 'skylights']) {
    const detail = themed[`${name}-detail`] ?? '';
    const [opening] = /^<svg[^>]*>/.exec(detail) ?? [];
    const parts = groupsOf(name).map((id) => new RegExp(`<g id="${id}"[\\s\\S]*?</g>`).exec(svg)?.[0]);
    const uncut = `${opening}<g opacity="0.45">${whole}</g>${parts.join('')}</svg>`;
    expect(detail.length).toBeLessThan(uncut.length / 2);
    expect(await pixelsOf(detail), name).toEqual(await pixelsOf(uncut));
  }
});

function pixelsOf(svg: string): Promise<Buffer> {
  const colored = svg.replace(/var\(--color-([a-z-]+)\)/g, (_, meaning) => colorOf(meaning, 'light'));
  return sharp(Buffer.from(colored)).resize(1120).raw().toBuffer();
}
