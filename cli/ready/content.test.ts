import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Company, Review } from '../../content/schema.ts';
import { temporaryFolder } from '../../server/testing/test-app.ts';
import { type Content, checkContent } from './content.ts';
import { checkSampleContent } from './sample-content.ts';

const review = (sample: boolean): Review => ({
  name: 'Ada',
  town: 'Rye',
  text: 'Good.',
  job: 'Porch steps',
  source: 'told us by email',
  date: '2026-03',
  sample,
});
const photo = (sample: boolean) => ({ alt: 'A deck', caption: 'A deck', sample });

const licence = (own: { number: string; sample: boolean }) => ({
  title: 'Westchester license',
  registry: 'https://county.com',
  ...own,
});

const company: Company = {
  name: 'Rye Repairs',
  shortName: 'Rye',
  slogan: 'We come',
  phone: '(914) 736-2100',
  emergencyPhone: '(914) 736-0155',
  email: 'office@rye.com',
  mailFrom: 'estimates@rye.com',
  address: { street: '2 Main St', city: 'Rye', state: 'NY', zip: '10580', latitude: 41, longitude: -73.7 },
  parent: { name: 'Rye Carpentry', url: 'https://carpentry.com', founded: 1994 },
  founded: 2008,
  licences: [licence({ number: 'WC-31415-H19', sample: false })],
  otherLicences: [],
  areasServed: ['Rye'],
  timeZone: 'America/New_York',
  profiles: [],
};

const real: Content = {
  company,
  reviews: [review(false)],
  quotes: [review(false)],
  photos: { 'deck.jpg': photo(false), 'film-deck.jpg': photo(false) },
  films: ['deck.mp4'],
  logos: [{ name: 'Rye Lumber', file: 'rye-lumber', size: [100, 50] }],
  maker: { name: 'Rye Windows', file: 'rye-windows', size: [100, 50] },
  certificates: [{ name: 'Rye Windows' }],
  terms: { sample: false },
  sheets: { 'decks.ts': { sample: false } },
  privacy: { sample: false },
};

test('finds nothing wrong with a real business', () => {
  expect(checkContent(real).filter(({ state }) => state !== 'right')).toEqual([]);
});

test('finds everything that came with the program', () => {
  const findings = checkContent({
    company: {
      ...company,
      emergencyPhone: '(914) 555-0199',
      email: 'office@rye.example',
      licences: [licence({ number: 'WC-31415-H19', sample: true })],
    },
    reviews: [review(true)],
    quotes: [review(true)],
    photos: { 'deck.jpg': photo(true), 'film-deck.jpg': photo(true) },
    films: ['deck.mp4'],
    logos: [{ name: 'Skyward', file: 'skyward', size: [194, 56], sample: true }],
    maker: { name: 'Andersen', file: 'andersen', size: [161, 56], sample: true },
    certificates: [{ name: 'Skyward', sample: true }],
    terms: { sample: true },
    sheets: { 'decks.ts': { sample: true }, 'tile.ts': { sample: false } },
    privacy: { sample: true },
  });
  expect(findings.filter(({ state }) => state !== 'wrong')).toEqual([]);
  expect(findings.map(({ says }) => says)).toContain(
    'Nobody answers at (914) 555-0199: the number is a sample.',
  );
  expect(findings.map(({ says }) => says)).toContain('A film is a sample: deck.mp4.');
});

test('counts the samples that are left', () => {
  const [first] = checkContent({ ...real, reviews: [review(true), review(false), review(true)] });
  expect(first?.says).toBe('2 of 3 reviews are samples.');
});

test('names each place where a text still speaks of the sample business', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'services'));
  await writeFile(join(folder, 'about.ts'), "const a = 1;\nconst name = 'Oakhand';\n");
  await writeFile(join(folder, 'services/decks.mdx'), 'Call (914) 555-0142.\n');
  await writeFile(join(folder, 'schema.ts'), '// like "Oakhand"\n');
  expect(checkSampleContent(folder).says).toBe(
    `The sample business is still named in ${folder}/about.ts:2, ${folder}/services/decks.mdx:1.`,
  );
});

test('accepts the texts of another business', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'about.ts'), "const name = 'Rye Repairs, (914) 555-2100';\n");
  expect(checkSampleContent(folder).state).toBe('right');
});
