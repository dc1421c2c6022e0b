import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { servicePage } from '../../messages/en/service-page.ts';
import { company, emergencyWords } from '../sample.ts';
import { selected, textOf } from './elements.ts';
import { documentOf, folder, manifest, services } from './site.ts';

const text = readFileSync(join(folder, 'llms.txt'), 'utf8');
const [title = '', summary = '', facts = '', ...sections] = text.trim().split('\n\n');
const LINK = /^- \[([^\]]+)\]\((\S+)\): (.+)$/;
const links = sections.flatMap((section) =>
  section.split('\n').flatMap((line) => {
    const [, name = '', address = '', notes = ''] = LINK.exec(line) ?? [];
    return address ? [{ name, path: address.replace(manifest.siteUrl, '') || '/', address, notes }] : [];
  }),
);

test('it has the form that llmstxt.org asks for: a title, a summary, facts, and two lists of links', () => {
  expect(title).toBe(`# ${company.name}`);
  expect(summary).toMatch(/^> [^\n]{40,}$/);
  expect(facts.split('\n').filter((line) => !line.startsWith('- '))).toEqual([]);
  const [first, ours, second, others, ...rest] = sections;
  expect([first, second, rest]).toEqual(['## Services', '## Pages', []]);
  for (const line of `${ours}\n${others}`.split('\n')) expect(line).toMatch(LINK);
});

test('it says how to reach the business and where it works, and names 911 before the emergency line', () => {
  const { phone, email, address, areasServed, licences, otherLicences, emergencyPhone } = company;
  for (const fact of [phone, email, address.street, address.zip, ...areasServed])
    expect(facts).toContain(fact);
  for (const { number } of [...licences, ...otherLicences]) expect(facts).toContain(number);
  const emergency = [emergencyWords.first, `${emergencyWords.button}: ${emergencyPhone}`]
    .filter(Boolean)
    .join(' ');
  expect(facts).toContain(emergency.replaceAll('\u00a0', ' '));
});

test('it leads to every page that search engines are shown, each with its description', () => {
  const listed = readFileSync(join(folder, 'sitemap.xml'), 'utf8').matchAll(/<loc>(.*?)<\/loc>/g);
  expect(links.map(({ address }) => address).sort()).toEqual(
    Array.from(listed, ([, address = '']) => address).sort(),
  );
  for (const { path, notes } of links) {
    const { head } = documentOf(path);
    const description = head.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    expect(notes.startsWith(description), path).toBe(true);
  }
});

test.each(services)('lists the lowest and highest price on $path', ({ path, name }) => {
  const link = links.find((candidate) => candidate.path === path);
  expect(link?.name).toBe(name);
  const schedule = selected(`[aria-label="${servicePage.schedule}"] summary`)
    .in(documentOf(path).body)
    .map(textOf)
    .join();
  // What a square foot costs is beside the size.
  const prices = [...schedule.replaceAll(/\(.*?\)/g, '').matchAll(/\$([\d,]+)/g)].map(
    ([, price = '']) => price,
  );
  const told = /(\S+) to (\S+) dollars\.$/.exec(link?.notes ?? '');
  const inOrder = prices.sort((one, other) => numberOf(one) - numberOf(other));
  expect(told?.slice(1, 3) ?? []).toEqual([inOrder[0], inOrder.at(-1)].filter(Boolean));
});

function numberOf(price: string): number {
  return Number(price.replaceAll(',', ''));
}
