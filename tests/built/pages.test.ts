import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { siteDir } from '../../scripts/folders.mjs';
import { NIGHT_SCRIPT } from '../../site/pictures/night-script.ts';
import { pagePaths } from '../page-paths.ts';
import { nameOf, textOf } from './elements.ts';
import { documentOf, pages } from './site.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes these its own way, which is valid HTML too.
    'void-style': 'off',
    'attr-case': 'off',
    'valid-id': ['error', { relaxed: true }],
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // "tel" is checked by the browser's keyboard, and the specification wants e-mail as a plain text field.
    'tel-non-breaking': 'off',
    'no-inline-style': 'error',
    'require-sri': 'off',
  },
});

/** Placeholders, and values printed by mistake, with some context. */
const FORGOTTEN =
  /.{0,30}(?:[Ll]orem|\b(?:TODO|FIXME|TBD|XXX|NOTE|PLACEHOLDER|undefined|null|NaN)\b|\[object|\{\{|\$\{).{0,30}/g;

describe.each(pages)('$path', ({ path, html }) => {
  test('is valid HTML', async () => {
    const report = await validator.validateString(html);
    const messages = report.results.flatMap((result) => result.messages);
    expect(
      messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
    ).toEqual([]);
  });

  test('has one h1, headings in order, a title and a description', () => {
    const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map((match) => Number(match[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.reduce((above, level) => {
      expect(level - above, `${levels}`).toBeLessThanOrEqual(1);
      return level;
    }, 0);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]+"/);
  });

  test('needs no script to be read: no inline handler, nothing hidden, one small script besides those of night pictures', () => {
    expect(html).not.toMatch(/\son[a-z]+=/);
    expect(html).not.toMatch(/ style="/);
    expect(html).not.toMatch(/<template|hidden=""|\$RC|\$RS/);
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/g)].map(([, code]) => code);
    expect(inline.filter((code) => code !== NIGHT_SCRIPT)).toHaveLength(1);
  });

  test('has no placeholders or missing values', () => {
    const { head, body } = documentOf(path);
    const attributes = [...head.querySelectorAll('meta'), ...body.querySelectorAll('*')]
      .flatMap((element) => [...element.attributes])
      .map(({ value }) => value);
    const words = [textOf(head.querySelector('title')), textOf(body), ...attributes];
    expect(words.flatMap((text) => text.match(FORGOTTEN) ?? [])).toEqual([]);
  });

  test('says what is on each picture, and in words that are no file name', () => {
    for (const picture of documentOf(path).querySelectorAll('img:not([src$=".svg"])')) {
      const alt = picture.getAttribute('alt') ?? '';
      expect(alt.split(' ').length, `“${alt}” for ${picture.getAttribute('src')}`).toBeGreaterThan(2);
      expect(picture.getAttribute('src')).not.toContain(alt.toLowerCase().replace(/\W+/g, '-'));
    }
    for (const drawing of documentOf(path).querySelectorAll('[role=img]')) {
      expect(nameOf(drawing), drawing.outerHTML).not.toBe('');
    }
  });

  test('keeps room for each picture, and fetches those below the first when they are near', () => {
    const pictures = [...documentOf(path).querySelectorAll('img')];
    for (const picture of pictures) {
      expect(Number(picture.getAttribute('width')), picture.src).toBeGreaterThan(0);
      expect(Number(picture.getAttribute('height')), picture.src).toBeGreaterThan(0);
    }
    const early = pictures.slice(1).filter((picture) => picture.getAttribute('loading') !== 'lazy');
    expect(early.map(({ src }) => src)).toEqual([]);
  });
});

test('the order of the layers is said before any style, or base styles win over components', () => {
  for (const { html } of pages)
    expect(html).toMatch(/<style[^>]*>@layer reset, tokens, base, components, pages, print;/);
});

test('no two pages share a title or a description', () => {
  const own = pages.filter(({ path }) => pagePaths.includes(path));
  for (const pattern of [/<title>(.*?)<\/title>/, /<meta name="description" content="(.*?)"/]) {
    const values = own.map(({ html }) => pattern.exec(html)?.[1]);
    expect(new Set(values).size).toBe(values.length);
  }
});

test('the page for a proxy to show has the telephone number, its own style, and nothing left to fill in', async () => {
  const html = readFileSync(join(siteDir, 'unavailable.html'), 'utf8');
  const { valid } = await validator.validateString(html);
  expect(valid).toBe(true);
  expect(html).toContain('<section class="problem"><h1>');
  expect(html).toContain('.problem{');
  expect(html.match(FORGOTTEN)).toBeNull();
  expect(html).toMatch(/You can also call us: <a [^>]*href="tel:\+1\d{10}"/);
});
