import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentOf } from '../../../contract/content/read.ts';
import type { Company } from '../../../contract/content/schema.ts';
import { lookAtFacts } from './facts.ts';
import { lookAtMarks, lookAtTexts, lookForSamples } from './own-content.ts';

const licence = (sample: boolean) => ({
  title: 'Westchester license',
  number: 'WC-31415-H19',
  registry: 'https://county.com',
  sample,
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
  licences: [licence(false)],
  otherLicences: [],
  areasServed: ['Rye'],
  timeZone: 'America/New_York',
  profiles: [],
};

const real = {
  company,
  areas: [{ name: 'Rye', licence: 'Westchester license', towns: ['Rye'] }],
  partners: [{ name: 'Rye Lumber', file: 'rye-lumber', size: [100, 50] as [number, number] }],
  clients: [],
  brands: [],
};

test('finds nothing wrong with a real business', () => {
  expect(lookAtFacts('ann', real).filter(({ todo }) => todo)).toEqual([]);
});

test('finds what reaches no one, does not exist, or has no license', () => {
  const looks = lookAtFacts('ann', {
    ...real,
    company: {
      ...company,
      emergencyPhone: '(914) 555-0199',
      email: 'office@rye.example',
      licences: [licence(true)],
    },
    brands: [{ name: 'Skyward', file: 'skyward', size: [194, 56] }],
  });
  expect(looks.map(({ says }) => says)).toEqual([
    '1 of 2 logos are of firms that do not exist, such as Skyward.',
    'Calls to (914) 555-0199 reach no one: the number is a sample.',
    'rye.example: such names are for examples, and lead nowhere.',
    'No license covers Rye (Westchester license).',
  ]);
  expect(looks[1]?.todo).toBe('ann/company.yaml: set phone and emergencyPhone.');
});

test('an address for examples names the field in which it is, and an area needs no license where none is named', () => {
  const areas = [{ name: 'Travis County', towns: ['Manor'] }];
  const looks = lookAtFacts('ann', { ...real, areas, company: { ...company, mailFrom: 'web@ann.example' } });
  expect(looks[2]?.todo).toBe('ann/company.yaml: set mailFrom.');
  expect(looks[3]).toEqual({
    says: 'areas.yaml names no license for Travis County: right only where none is needed.',
  });
});

test('counts the marks of each file, with the first names', async () => {
  const folder = await temporaryFolder();
  expect(lookAtMarks(folder)).toEqual([{ says: 'Nothing in the folder is marked as a sample.' }]);
  await mkdir(join(folder, 'services'));
  await writeFile(
    join(folder, 'crew.yaml'),
    'people:\n  - { name: Joe D., sample: true }\n  - { name: Ada L. }\n# sample: true\ntrades:\n  - name: Rye Electric\n    licences: [ { title: Electrician, sample: true } ]\n',
  );
  await writeFile(join(folder, 'terms.yaml'), 'sample: true\n');
  for (const [file, sample] of [
    ['decks', true],
    ['tile', false],
    ['drywall', true],
  ])
    await writeFile(
      join(folder, `services/${file}.md`),
      `---\nname: The ${file}\nsample: ${sample}\n---\n\nsample: true\n`,
    );
  expect(lookAtMarks(folder).map(({ says }) => says.replace(`${folder}/`, ''))).toEqual([
    'crew.yaml has 2 marks "sample: true" (Joe D., Electrician).',
    'services has 2 marks "sample: true" (The decks, The drywall).',
    'terms.yaml has 1 mark "sample: true".',
  ]);
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

test('the website of a program without content is a sample', () => {
  const blank = 'contract/content/new-site/blank';
  const looks = lookForSamples(blank, contentOf(blank));
  expect(looks.flatMap(({ todo }) => todo ?? [])).toHaveLength(1);
});
