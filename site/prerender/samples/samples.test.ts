import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Company, Review } from '../../../contract/content/schema.ts';
import { type Content, lookAtFacts } from './facts.ts';
import { lookAtTexts } from './own-content.ts';

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
  manufacturer: { name: 'Rye Windows', file: 'rye-windows', size: [100, 50] },
  certificates: [{ name: 'Rye Windows' }],
  windows: { sample: false },
  terms: { sample: false },
  crew: [{ name: 'Ada L.', sample: false }],
  trades: [{ name: 'Rye Electric', licences: [licence({ number: 'ME-2718', sample: false })] }],
  howSoon: { sample: false },
  areas: [{ name: 'Rye', licence: 'Westchester license', towns: ['Rye'] }],
  sheets: { 'decks.md': { sample: false } },
  projects: [{ sample: false }],
};

test('finds nothing wrong with a real business', () => {
  expect(lookAtFacts(real).filter(({ todo }) => todo)).toEqual([]);
});

test('finds everything that came with the program', () => {
  const looks = lookAtFacts({
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
    manufacturer: { name: 'Andersen', file: 'andersen', size: [161, 56], sample: true },
    certificates: [{ name: 'Skyward', sample: true }],
    windows: { sample: true },
    terms: { sample: true },
    crew: [
      { name: 'Joe D.', sample: true },
      { name: 'Ada L.', sample: false },
    ],
    trades: [{ name: 'Rye Electric', licences: [licence({ number: 'SAMPLE-ME-0000', sample: true })] }],
    howSoon: { sample: true },
    areas: real.areas,
    sheets: { 'decks.md': { sample: true }, 'tile.md': { sample: false } },
    projects: [{ sample: true }, { sample: false }],
    commercial: { sample: true },
  });
  expect(looks.filter(({ todo }) => !todo)).toEqual([]);
  expect(looks.map(({ says }) => says)).toContain(
    'Calls to (914) 555-0199 reach no one: the number is a sample.',
  );
  expect(looks.map(({ says }) => says)).toEqual(
    expect.arrayContaining([
      'A film is a sample: deck.mp4.',
      'No license covers Rye (Westchester license).',
      'The page for agents and shops makes promises that came with the program.',
      '1 of 2 people of the crew are samples: Joe D.',
      '1 of 2 projects are samples.',
      '1 of 1 licensed trades are samples: Rye Electric.',
      'The response times are the sample’s.',
    ]),
  );
});

test('counts the samples that are left', () => {
  const [first] = lookAtFacts({ ...real, reviews: [review(true), review(false), review(true)] });
  expect(first?.says).toBe('2 of 3 reviews are samples.');
});

test.each(['WC-00000', 'SAMPLE-WC-31415'])('no office has given out the number %s', (number) => {
  const looks = lookAtFacts({
    ...real,
    company: { ...company, licences: [licence({ number, sample: false })] },
  });
  expect(looks.map(({ says }) => says)).toContain('These numbers are samples: Westchester license.');
});

test('names each place where a text still speaks of the sample business', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'services'));
  await writeFile(join(folder, 'about.yaml'), 'a: 1\nname: Oakhand\n');
  await writeFile(join(folder, 'services/decks.md'), 'Call (914) 555-0142.\n');
  await writeFile(join(folder, 'tips.yaml'), 'number: SAMPLE-WC-00000\n');
  expect(lookAtTexts(folder).says).toBe(
    `The sample business is still named in ${folder}/about.yaml:2, ${folder}/services/decks.md:1, ${folder}/tips.yaml:1.`,
  );
});

test('accepts the texts of another business', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'about.yaml'), 'name: Rye Repairs, (914) 555-2100\n');
  expect(lookAtTexts(folder)).not.toHaveProperty('todo');
});

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'samples-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}
