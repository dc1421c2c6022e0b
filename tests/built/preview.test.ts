import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { asPreview } from '../../server/website/preview-page.ts';
import { folder, manifest, pages } from './site.ts';

const PREFIX = '/preview/1796037193.ETC8J1G1g8WETC8J1G1g8W';
const parser = new new JSDOM().window.DOMParser();

/** Attributes whose address a browser may fetch or follow. */
const FOLLOWED = /^(?:href|src|srcset|imagesrcset|poster|action|formaction|data|ping|background|cite)$/i;

describe.each(pages)('the preview of $path', ({ html }) => {
  const document = parser.parseFromString(
    asPreview(html, { prefix: PREFIX, back: undefined, isFramed: false }),
    'text/html',
  );
  const attributes = [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes]);

  test('runs nothing and sends nothing', () => {
    expect(document.querySelectorAll('script, iframe, object, embed, base, meta[http-equiv]')).toHaveLength(
      0,
    );
    expect(attributes.filter(({ name }) => /^on|^style$/i.test(name))).toEqual([]);
    for (const form of document.querySelectorAll('form'))
      expect([form.getAttribute('method'), form.hasAttribute('action')]).toEqual(['dialog', false]);
    expect(document.querySelectorAll('[formaction], [formmethod]')).toHaveLength(0);
  });

  test('stays below its address, where all of its files and pages are', () => {
    const addresses = attributes
      .filter(({ name }) => FOLLOWED.test(name))
      .flatMap(({ value }) => value.split(/,\s*/).map((each) => each.trim().split(' ')[0] ?? ''))
      .filter((address) => address.startsWith('/'));
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of addresses) {
      expect(address.startsWith(`${PREFIX}/`), address).toBe(true);
      const path = address.slice(PREFIX.length).replace(/[#?].*/, '');
      expect(path in manifest.pages || existsSync(join(folder, path)), path).toBe(true);
    }
  });

  test('has the text of the page', () => {
    const before = parser.parseFromString(html, 'text/html');
    for (const script of before.querySelectorAll('script')) script.remove();
    const text = (shown: Document) => shown.querySelector('main')?.textContent ?? '';
    expect(text(before).length).toBeGreaterThan(10);
    expect(text(document) === text(before)).toBe(true);
    expect(document.querySelector('.preview-strip + *')).not.toBeNull();
  });
});
