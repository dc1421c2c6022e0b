import { expect, test } from 'vitest';
import { daysToKeep } from '../server/operations/backup/rotation.ts';
import { paragraphsOf } from '../site/pages/privacy/paragraphs.ts';
import { LIFETIME } from '../site/ui/form/persistence/storage.ts';
import { privacy } from './privacy.ts';
import { parseContent, privacySchema } from './schema.ts';

const HOUR = 60 * 60 * 1000;
const usual = { months: 24, captcha: 'altcha', reportsGoElsewhere: false, pages: 32 };

function notice(settings: Partial<typeof usual> = {}): string {
  return privacy.sections
    .flatMap((section) => paragraphsOf(privacy, section, { ...usual, ...settings }))
    .join('\n');
}

test('the notice names the term that is set', () => {
  expect(notice()).toContain('deleted from our database 24 months after');
  expect(notice({ months: 1 })).toContain('deleted from our database 1 month after');
  expect(notice({ months: 0 })).toContain(privacy.noTerm);
  expect(notice({ months: 0 })).not.toMatch(/\{|months after/);
});

test('the notice names other companies only where a setting brings them in', () => {
  expect(notice()).not.toMatch(/cookies of their own|cookies of its own|collects such reports/);
  expect(notice({ captcha: 'turnstile' })).toContain('protected from robots by Cloudflare Turnstile');
  expect(notice({ reportsGoElsewhere: true })).toContain(privacy.foreignReports);
});

test('the other companies are named where the notice says so, and the schema asks for one such place', () => {
  const sections = [...privacy.sections].reverse();
  const naming = sections.filter((section) =>
    paragraphsOf(privacy, { ...section }, { ...usual, reportsGoElsewhere: true }).includes(
      privacy.foreignReports,
    ),
  );
  expect(naming.map(({ title }) => title)).toEqual(['Who sees it']);
  const check = (left: object[]) => () =>
    parseContent('privacy.ts', privacySchema, { ...privacy, sections: left });
  expect(check(sections)).not.toThrow();
  expect(check(sections.filter((section) => !naming.includes(section)))).toThrow(
    'sections: expected one with "namesOtherCompanies: true"',
  );
});

test('the notice counts backups as the server keeps them', () => {
  const days = Array.from({ length: 800 }, (_, n) =>
    new Date(Date.UTC(2026, 10, 21 - n)).toISOString().slice(0, 10),
  );
  const kept = [...daysToKeep(days)].sort();
  const daily = kept.filter((day) => day > '2026-11-07').length;
  expect(notice()).toContain(`The last ${daily} copies`);
  expect(notice()).toContain(`each of the last ${new Set(kept.map((day) => day.slice(0, 7))).size} months`);
});

test('the notice says for how long a browser keeps what was typed', () => {
  expect(notice()).toContain(`after ${LIFETIME / HOUR} hours`);
});
