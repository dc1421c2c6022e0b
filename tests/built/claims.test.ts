import { describe, expect, test } from 'vitest';
import { demonstration } from '../../messages/en/demonstration.ts';
import { licenceLine } from '../../messages/licence-line.ts';
import { clients, company, emergencyWords } from '../sample.ts';
import { FORBIDDEN, NEEDED } from './claims.ts';
import { image, nameOf, selected, textOf } from './elements.ts';
import { documentOf, manifest, pages } from './site.ts';

/*
 * Whether the pages claim only what a contractor may, and name 911 before us wherever people may be in danger;
 * `emergency.test.ts` counts where.
 * docs/decisions/018-what-we-may-say.md has the sources.
 */

/** Of which people die while they look for the right number. */
const DANGER = /smell(?:s|ing)? (?:of )?gas|gas (?:leak|smell)|carbon monoxide|\bCO alarm/i;

/** Links to our own contact details. */
const TO_US = /\(\d{3}\) \d{3}-\d{4}|\b(?:call|ring|phone|then|before) us\b/i;

describe.each(pages.map(({ path }) => path))('%s', (path) => {
  const page = documentOf(path);

  test('says nothing that a firm may not say or cannot prove', () => {
    const said = FORBIDDEN.flatMap(({ reason, words }) =>
      textsOf(page)
        .filter((text) => words.test(text))
        .map((text) => `${reason}: ${text}`),
    );
    expect(said).toEqual([]);
  });

  test('says along with a subject what has to be said of it', () => {
    const main = textOf(page.querySelector('main'));
    const missing = NEEDED.flatMap(({ reason, about, needs, within }) =>
      (within === 'page' ? [main] : textsOf(page))
        .filter((text) => about.test(text) && !needs.test(text))
        .map((text) => `${reason}: ${text}`),
    );
    expect(missing).toEqual([]);
  });

  test('gas and carbon monoxide: everyone out, 911 from outside, and only then us', () => {
    expect(textsOf(page).filter((text) => DANGER.test(text) && !isSafe(text))).toEqual([]);
  });

  test('a business that serves New York City shows its license there', () => {
    const city = company.otherLicences.find(({ title }) => title.startsWith('New York City'));
    const texts = textsOf(page);
    if (texts.some((text) => text.includes('New York City'))) {
      expect(city && texts.some((text) => text.includes(licenceLine(city)))).toBe(true);
    }
  });

  test('a demonstration says so once under the header, and again beside each button that sends a form', () => {
    const notices = selected('p')
      .in(page.body)
      .filter((part) => textOf(part) === demonstration.notice);
    const forms = manifest.hasSamples ? [...page.querySelectorAll('main form:has([type=submit])')] : [];
    expect(notices.map((notice) => notice.closest('form'))).toEqual(
      manifest.hasSamples ? [null, ...forms] : [],
    );
    if (manifest.hasSamples)
      expect(page.querySelector('header')?.nextElementSibling?.contains(notices[0] ?? null)).toBe(true);
  });

  test('beside the numbers of licenses, which say it themselves, few words are marked as samples', () => {
    const others = textOf(page.body).replaceAll(/SAMPLE-[\w.-]+/g, '');
    expect(others.match(/\bsamples?\b/gi)?.length ?? 0).toBeLessThanOrEqual(6);
    expect(others).not.toMatch(/\(sample/i);
  });

  test('only clients are called clients', () => {
    for (const strip of page.querySelectorAll('[aria-label=Clients]')) {
      const names = image().in(strip).map(nameOf);
      expect(names).not.toEqual([]);
      expect(names.filter((name) => !clients.some((client) => client.name === name))).toEqual([]);
    }
  });
});

test.each(FORBIDDEN)('the rule is not blind: $reason', ({ words, such }) => {
  for (const sentence of such) expect(sentence).toMatch(words);
});

test.each(NEEDED)('the rule is not blind: $reason', ({ about, needs, such }) => {
  expect(such).toMatch(about);
  expect(such).not.toMatch(needs);
});

test.each([
  'Gas: leave first, then call. A smell of gas is no joke.',
  'Smell of gas: call us at (914) 555-0199, get out and call 911 from outside.',
  'Carbon monoxide alarm: call 911.',
  'Alarms for carbon monoxide last five to ten years.',
])('danger is not named like this: %s', (text) => {
  expect(isSafe(text)).toBe(false);
});

/** Out, 911, outside, in a sentence that does not send people to us first; or the short words before the emergency number. */
function isSafe(text: string): boolean {
  if (emergencyWords?.first && text.includes(emergencyWords.first)) return true;
  const emergency = text.indexOf('911');
  const out = text.search(/\bout\b/);
  const us = text.search(TO_US);
  return emergency > out && out >= 0 && /\boutside\b/.test(text) && (us < 0 || us > emergency);
}

const BLOCKS = 'p, li, dd, dt, h1, h2, h3, legend, label, figcaption, small, option, address, blockquote';

const known = new Map<Document, string[]>();

/** Everything that a page says, a block of text each: what is read, heard instead of a picture, and told elsewhere. */
function textsOf(page: Document): string[] {
  const texts = known.get(page) ?? readTexts(page);
  known.set(page, texts);
  return texts;
}

function readTexts({ head, body }: Document): string[] {
  const blocks = [...body.querySelectorAll(BLOCKS)].filter((block) => !block.querySelector(BLOCKS));
  const named = [...body.querySelectorAll('img[alt], [aria-label]')].map(nameOf);
  const told = [...head.querySelectorAll('meta[content]')].map((meta) => meta.getAttribute('content') ?? '');
  return [...new Set([...blocks.map(textOf), ...named, ...told, textOf(head.querySelector('title'))])];
}
