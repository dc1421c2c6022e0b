import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { REFERENCE_PLACE, sentPage } from '../../contract/answer.ts';
import { FORMS } from '../../contract/lead.ts';
import { emergencyAdvice as adviceWords } from '../../messages/en/emergency-advice.ts';
import { telHref } from '../../site/ui/phone/phone.tsx';
import { company, emergencyWords, office, serviceDetails, tips } from '../sample.ts';
import { textOf } from './elements.ts';
import { documentOf, folder, manifest, services } from './site.ts';

const GUIDE = '/ultimate-guide-to-selling-your-home';

const danger = FORMS.map((form) => sentPage(form, 'danger'));
const urgent = FORMS.map((form) => sentPage(form, 'urgent'));

/* Who has to call 911 first is said in the same words wherever our emergency number is, and in few other places. */

const { first } = emergencyWords ?? {};
const urgentServices = services.filter(({ file }) => serviceDetails[file]?.sheet?.urgent);
const sentPages = FORMS.flatMap((form) => [...danger, ...urgent, sentPage(form)]);

/** In the bar where everybody comes, until a clock says that the office is open. */
const forAll = office.hours || !company.phone ? 1 : 0;

/** How often the words are in a kind of page: in its own part, and in the bar at the bottom of a phone. In each footer they are once. */
const KINDS: [kind: string, paths: string[], own: number, bar: number][] = [
  ['home: the band', ['/'], 1, forAll],
  ['what may not be able to wait: below the headline and beside the text', pathsOf(urgentServices), 2, 1],
  [
    'planned services: beside the text',
    pathsOf(services.filter((each) => each.file !== 'andersen' && !urgentServices.includes(each))),
    1,
    0,
  ],
  ['the estimate form: above it', ['/estimate'], 1, 0],
  ['the contact form: above it', ['/contact'], 1, forAll],
  ['all services', ['/services'], 0, forAll],
  ['tips: beside the tip about alarms', tips ? ['/tips'] : [], 1, 0],
];

function pathsOf(list: readonly { path: string }[]): string[] {
  return list.map(({ path }) => path);
}

const known = KINDS.flatMap(([, paths]) => paths);
/** Without those that are shown under a second address as well. */
const pagesOnce = Object.keys(manifest.pages).filter((path) => {
  const canonical = documentOf(path).querySelector('link[rel=canonical]')?.getAttribute('href');
  return !sentPages.includes(path) && (!canonical || new URL(canonical).pathname === path);
});
const others = pagesOnce.filter((path) => !known.includes(path));

const kinds = [...KINDS, ['every other page', others, 0, 0] as const].filter(([, paths]) => paths.length > 0);
describe.each(kinds)('%s', (_kind, paths, own, bar) => {
  test.each(paths)('%s', (path) => {
    const { body } = documentOf(path);
    const counts = ['main', 'body > nav', 'footer'].map((part) => {
      const text = textOf(body.querySelector(part)).replaceAll('\u00a0', ' ');
      return first && company.emergencyPhone ? text.split(first).length - 1 : 0;
    });
    expect(counts).toEqual(first && company.emergencyPhone ? [own, bar, 1] : [0, 0, 0]);
  });
});

test.each(Object.keys(manifest.pages))('on %s they precede each link to the emergency number', (path) => {
  if (!first || danger.includes(path)) return;
  const links = emergencyLinks(documentOf(path));
  expect(links.length > 0).toBe(company.emergencyPhone !== undefined);
  for (const link of links) expect(wordsBefore(link).replaceAll('\u00a0', ' ')).toContain(first);
});

test.each(pagesOnce)(
  'beside them %s names 911 only at an alarm, or for a danger of its own trade that is not ours',
  (path) => {
    const blocks = [...documentOf(path).body.querySelectorAll('p, li, dd, small, strong, label')];
    const naming = blocks.filter(
      (block) =>
        !block.querySelector('p, li, small, strong, label') &&
        /\b911\b/.test(textOf(block).replace(first ?? '', '')),
    );
    for (const block of naming) {
      const text = textOf(block);
      const headings = [...documentOf(path).querySelectorAll('main h2')];
      const under = headings.findLast((each) => each.compareDocumentPosition(block) & 4 /* follows */);
      if (/alarm/.test(text)) expect(['/tips', GUIDE]).toContain(path);
      else {
        expect(text).not.toMatch(/\b(?:gas|smok|carbon monoxide|CO\b)/i);
        expect(textOf(under)).toBe('When not to call us');
      }
    }
    expect(naming.length).toBeLessThanOrEqual(1);
  },
);

/** With one number for everything, those that are offered for an emergency. */
function emergencyLinks(page: Document): Element[] {
  const links = [...page.querySelectorAll(`body a[href="${telHref(company.emergencyPhone ?? '')}"]`)];
  if (company.phone !== company.emergencyPhone) return links;
  return links.filter((link) => FOR_EMERGENCIES.test(`${link.previousSibling?.textContent} ${textOf(link)}`));
}

const FOR_EMERGENCIES = /emergency|24\/7|day (?:and|or) night/i;

/** The text from the start of the link's section up to the link. */
function wordsBefore(link: Element): string {
  const part = link.closest('section, aside, nav, header, dl > div, p') ?? link.parentElement;
  const range = link.ownerDocument.createRange();
  range.setStart(part as Element, 0);
  range.setEndBefore(link);
  return range.toString();
}

/* The confirmation pages of forms sent without script. They say first what to do in an emergency. */

/** The page as it is shown with a reference, up to that. */
function beforeTheReference(path: string) {
  const { document } = new JSDOM(manifest.sentPages[path]).window;
  const main = document.querySelector('main');
  const range = document.createRange();
  range.setStart(main as Element, 0);
  range.setEndBefore(main?.querySelector(`[data-reference="${REFERENCE_PLACE}"]`) as Element);
  return range.cloneContents();
}

describe.each([...danger, ...urgent])('%s', (path) => {
  test('cannot be found without sending a form', () => {
    expect(documentOf(path).querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    for (const file of ['sitemap.xml', 'llms.txt'])
      expect(readFileSync(join(folder, file), 'utf8')).not.toContain(path);
    for (const page of Object.keys(manifest.pages))
      expect(documentOf(page).querySelector(`a[href*="${path}"]`), page).toBeNull();
  });
});

test.each(danger)('%s names every danger above the reference, with no phone link before it', (path) => {
  const head = beforeTheReference(path);
  const text = (head.textContent ?? '').replaceAll('\u00a0', ' ');
  for (const words of [adviceWords.gasText, adviceWords.fireText, adviceWords.harmText])
    expect(text).toContain(words);
  expect(text.indexOf('911')).toBeLessThan(text.indexOf(company.emergencyPhone));
  expect(head.querySelectorAll('a[href^="tel:"]')).toHaveLength(0);
  // Not repeated below; a contractor may have one number for both.
  const times = company.phone === company.emergencyPhone ? 2 : 1;
  expect(textOf(documentOf(path).querySelector('main')).split(company.emergencyPhone)).toHaveLength(
    times + 1,
  );
});

test.each(urgent)('%s has the emergency number, large, above the reference', (path) => {
  const links = beforeTheReference(path).querySelectorAll('a');
  expect([...links].map((link) => link.getAttribute('href'))).toEqual([telHref(company.emergencyPhone)]);
});

test.each([...danger, ...urgent])('%s never says that help was called', (path) => {
  const text = textOf(documentOf(path).querySelector('main'));
  expect(text).not.toMatch(
    /\b(?:we|have) (?:alerted|called|notified|dispatched)\b|on (?:our|the|their) way/i,
  );
});
