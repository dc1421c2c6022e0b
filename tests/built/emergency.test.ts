import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { REFERENCE_PLACE, sentPage } from '../../contract/answer.ts';
import { FORMS } from '../../contract/lead.ts';
import { emergencyAdvice as adviceWords } from '../../messages/en/emergency-advice.ts';
import { telHref } from '../../site/ui/phone/phone.tsx';
import { company } from '../sample.ts';
import { textOf } from './elements.ts';
import { documentOf, folder, manifest } from './site.ts';

/* The confirmation pages of forms sent without script. They say first what to do in an emergency. */

const danger = FORMS.map((form) => sentPage(form, 'danger'));
const urgent = FORMS.map((form) => sentPage(form, 'urgent'));

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
  const text = head.textContent ?? '';
  for (const words of [adviceWords.gasText, adviceWords.fireText, adviceWords.harmText])
    expect(text).toContain(words);
  expect(text.indexOf('911')).toBeLessThan(text.replaceAll('\u00a0', ' ').indexOf(company.emergencyPhone));
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
