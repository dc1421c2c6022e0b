import { expect, test } from 'vitest';
import { saidOf } from '../contract/said-of.ts';
import { daysToKeep } from '../server/operations/backup/rotation.ts';
import { paragraphsOf } from '../site/pages/privacy/paragraphs.ts';
import { LIFETIME, LINK_LIFETIME } from '../site/ui/form/persistence/storage.ts';
import { privacy } from './en/privacy.ts';

const HOUR = 60 * 60 * 1000;
const usual = {
  retentionMonths: 24,
  captchaProvider: 'altcha',
  requestsGoElsewhere: false,
  reportsGoElsewhere: false,
  mailboxYears: 2,
};

const sections = saidOf(privacy.sections, {
  films: true,
  guide: true,
  mailboxYears: true,
  map: true,
  phone: true,
  prices: true,
});

function notice(settings: Partial<typeof usual> = {}): string {
  return sections.flatMap((section) => paragraphsOf(privacy, section, { ...usual, ...settings })).join('\n');
}

test('the notice names the term that is set', () => {
  expect(notice()).toContain('deleted 24 months after');
  expect(notice({ retentionMonths: 1 })).toContain('deleted 1 month after');
  expect(notice({ retentionMonths: 0 })).toContain(privacy.noTerm);
  expect(notice({ retentionMonths: 0 })).not.toMatch(/\{|months after/);
});

test('the notice names other companies only where a setting brings them in', () => {
  expect(notice()).not.toMatch(/cookies of their own|cookies of its own|collects such reports/);
  expect(notice({ captchaProvider: 'turnstile' })).toContain('protected from robots by Cloudflare Turnstile');
  expect(notice({ reportsGoElsewhere: true })).toContain(privacy.foreignReports);
  expect(notice({ requestsGoElsewhere: true })).toContain(privacy.handOff);
  expect(notice()).not.toContain(privacy.handOff);
});

test('the other companies are named in one place, where the notice says so', () => {
  const naming = sections.filter((section) =>
    paragraphsOf(privacy, section, { ...usual, reportsGoElsewhere: true }).includes(privacy.foreignReports),
  );
  expect(naming.map(({ title }) => title)).toEqual(['Who sees it']);
});

test('the notice says for how long the server keeps its backups', () => {
  const days = Array.from({ length: 800 }, (_, n) =>
    new Date(Date.UTC(2026, 10, 21 - n)).toISOString().slice(0, 10),
  );
  const kept = [...daysToKeep(days)].sort();
  expect(new Set(kept.map((day) => day.slice(0, 7))).size).toBe(12);
  expect(notice()).toContain('stay in a copy for up to a year');
});

test('the notice says for how long a browser keeps what was typed', () => {
  expect(notice()).toContain(`after ${LIFETIME / HOUR} hours`);
  expect(notice()).toContain(`a link to it for ${LINK_LIFETIME / HOUR / 24} days`);
});
