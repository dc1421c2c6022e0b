import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MAP_ORIGIN } from '../../contract/site-manifest.ts';
import { telHref } from '../../site/ui/phone/phone.tsx';
import { company } from '../sample.ts';
import { textOf } from './elements.ts';
import { documentOf, folder, manifest, pages } from './site.ts';

const ours = manifest.siteUrl;

/** Where a form may send to; the server answers there, and no page does. */
const formTargets = ['/api/estimate', '/contact_process.php'];

/** The other sites that a page may lead to. */
const theirs = [
  ...(company.parent ? [company.parent.url] : []),
  MAP_ORIGIN,
  ...company.profiles.map(({ url }) => url),
  ...[...company.licences, ...company.otherLicences].map(({ registry }) => registry),
];

/** The elements and attributes that hold an address. */
const holders = [
  'a[href]',
  'area[href]',
  'link[href]',
  'use[href]',
  'img[src]',
  'script[src]',
  'iframe[src]',
  'video[src]',
  'video[poster]',
  'source[src]',
  'source[srcset]',
  'img[srcset]',
  'meta[property="og:url"][content]',
  'meta[property="og:image"][content]',
];

describe.each(pages.map(({ path }) => path))('%s', (path) => {
  test('every address of ours leads to a page, a part of a page or a file', () => {
    const lost = addressesOf(path).filter((address) => isOurs(address) && !leadsSomewhere(address, path));
    expect(lost).toEqual([]);
  });

  test('every other address is one that we mean', () => {
    const strange = addressesOf(path).filter((address) => !isOurs(address) && !isMeant(address));
    expect(strange).toEqual([]);
  });

  test('a link that shows a number or an address calls that number and writes to that address', () => {
    for (const link of documentOf(path).querySelectorAll('a[href^="tel:"]')) {
      const [shown] = /\(\d{3}\) \d{3}-\d{4}/.exec(textOf(link)) ?? [];
      if (shown) expect(link.getAttribute('href')).toBe(telHref(shown));
    }
    for (const link of documentOf(path).querySelectorAll('a[href^="mailto:"]')) {
      expect(textOf(link)).toBe(company.email);
    }
  });

  test('its forms send to the server', () => {
    for (const form of documentOf(path).querySelectorAll('form')) {
      expect(formTargets).toContain(form.getAttribute('action'));
    }
  });
});

test('the fonts and pictures that the style names exist', () => {
  const addresses = pages.flatMap(({ html }) =>
    [...html.matchAll(/url\(["']?([^)"']+)/g)].map(([, url = '']) => url),
  );
  expect(addresses.filter((address) => !leadsSomewhere(address, '/'))).toEqual([]);
});

test('the sitemap lists each page once, under its own address, without the noindex pages', () => {
  const listed = [...readText('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const canonical = pages.flatMap(({ path }) => {
    const link = documentOf(path).querySelector('link[rel=canonical]');
    return link ? [link.getAttribute('href')] : [];
  });
  expect(listed.sort()).toEqual([...new Set(canonical)].sort());
});

test('the icons of the web app exist', () => {
  const { icons, start_url } = JSON.parse(readText('site.webmanifest'));
  for (const address of [start_url, ...icons.map(({ src }: { src: string }) => src)]) {
    expect(leadsSomewhere(address, '/'), address).toBe(true);
  }
});

/** All that a page names, as it is written there. */
function addressesOf(path: string): string[] {
  return holders.flatMap((selector) => {
    const [, attribute = ''] = /\[([a-z]+)\]$/.exec(selector) ?? [];
    return [...documentOf(path).querySelectorAll(selector)].flatMap((element) => {
      const value = element.getAttribute(attribute) ?? '';
      return attribute === 'srcset' ? value.split(/,\s+/).map((part) => part.replace(/\s.*$/, '')) : [value];
    });
  });
}

function isOurs(address: string): boolean {
  return /^(?:\/(?!\/)|[#?])/.test(address) || address === ours || address.startsWith(`${ours}/`);
}

function isMeant(address: string): boolean {
  if (address.startsWith('tel:'))
    return [company.phone, company.emergencyPhone].map(telHref).includes(address);
  if (address.startsWith('mailto:')) return address === `mailto:${company.email}`;
  return (
    address.startsWith('https://') &&
    theirs.some((site) => address === site || address.startsWith(`${site}/`))
  );
}

/** Spelt as the page is spelt: a link that is only redirected to its page is lost here. */
function leadsSomewhere(address: string, from: string): boolean {
  const { pathname, hash } = new URL(address, ours + from);
  const fragment = decodeURIComponent(hash.slice(1));
  if (pathname in manifest.pages) return !fragment || documentOf(pathname).getElementById(fragment) !== null;
  if (!statSync(join(folder, pathname), { throwIfNoEntry: false })?.isFile()) return false;
  return !fragment || readText(pathname).includes(` id="${fragment}"`);
}

function readText(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}
