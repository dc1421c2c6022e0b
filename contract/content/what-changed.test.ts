import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type FolderFiles, whatChanged } from './what-changed.ts';

const OURS: FolderFiles = Object.fromEntries(
  ['', 'services/'].flatMap((folder) =>
    readdirSync(`content/${folder}`)
      .filter((name) => /\.(?:yaml|md)$/.test(name))
      .map((name) => {
        const text = readFileSync(`content/${folder}${name}`, 'utf8');
        return [`${folder}${name}`, { hash: text, text }];
      }),
  ),
);

/** What is said of a file with this text, and then with that. */
function between(name: string, before: string, after: string): string[] {
  const [old, now] = [before, after].map((text) => ({ [name]: { hash: text, text } }));
  return whatChanged(old ?? {}, now ?? {});
}

test('nothing is said where nothing has changed', () => {
  expect(whatChanged(OURS, OURS)).toEqual([]);
});

test('a price is named by its job, and hours by their day', () => {
  const service = (price: string) =>
    `---\nname: Decks\njobs:\n  - { name: A rail post, price: ${price} }\n---\n`;
  expect(between('services/decks.md', service('[ 480, 950 ]'), service('[ 1520, 1980 ]'))).toEqual([
    'Price of A rail post: $480–950 → $1,520–1,980',
  ]);
  const hours = (saturday: string) => `hours:\n  saturday: ${saturday}\n`;
  expect(
    between('office.yaml', hours('[ [ 09:00, 12:00 ] ]'), hours("[['07:30', '12:00'], ['13:00', '17:00']]")),
  ).toEqual([
    expect.stringMatching(/^Hours on Saturday: 9 a\.m\.–noon → 7:30 a\.m\.–noon, 1 p\.m\.–5 p\.m\.$/),
  ]);
});

test('a plain field is said with both values, a long text by its name', () => {
  expect(
    between('company.yaml', 'name: Ada\nphone: (914) 555-0142\n', 'name: Ada\nphone: 914-555-0199\n'),
  ).toEqual(['Phone of the business: (914) 555-0142 → (914) 555-0199']);
  expect(between('company.yaml', 'name: Ada\nphone: (914) 555-0142\n', 'name: Ada\n')).toEqual([
    'Phone of the business: (914) 555-0142 → nothing',
  ]);
  const service = (intro: string) => `---\nname: Decks\nintro: ${intro}\n---\n`;
  const decks = service('Short.');
  expect(between('services/decks.md', decks, `${decks}\nOne more paragraph.\n`)).toEqual(['Text of Decks']);
  const long = 'Long words. '.repeat(9);
  expect(between('services/decks.md', service('Short.'), service(long))).toEqual(['Intro of Decks']);
});

test('entries of a list are added, removed, moved and renamed', () => {
  const review = (name: string) => `- { name: ${name}, text: Good. }\n`;
  const of = (...names: string[]) => names.map(review).join('');
  const said = (before: string, after: string) => between('reviews.yaml', before, after);
  expect(said(of('Ada', 'Bob'), of('Ada', 'Bob', 'Cy'))).toEqual(['The reviews: Cy added']);
  expect(said(of('Ada', 'Bob'), of('Bob'))).toEqual(['The reviews: Ada removed']);
  expect(said(of('Ada', 'Bob'), of('Bob', 'Ada'))).toEqual(['The reviews: another order']);
  expect(said(of('Ada', 'Bob'), of('Ada', 'Cy'))).toEqual(['Name of Cy: Bob → Cy']);
});

test('pictures are counted, and whole files named', () => {
  const files = (...names: string[]) =>
    Object.fromEntries(
      names.map((name) => name.split('=') as [string, string]).map(([name, hash]) => [name, { hash }]),
    );
  const decks = { hash: '1', text: '---\nname: Decks\n---\n' };
  const before = {
    ...OURS,
    'services/decks.md': decks,
    ...files('photos/a.jpg=1', 'photos/b.jpg=1', 'photos/c.jpg=1', 'films/f.mp4=1'),
  };
  const { 'services/decks.md': _, ...rest } = OURS;
  const after = { ...rest, ...files('photos/a.jpg=2', 'photos/b.jpg=2', 'photos/d.jpg=1') };
  expect(whatChanged(before, after)).toEqual([
    'Decks removed',
    '1 photo added',
    '2 photos replaced',
    '1 photo removed',
    '1 film removed',
  ]);
  expect(whatChanged({}, { 'crew.yaml': { hash: '1', text: '[]' } })).toEqual(['The crew added']);
});

test('stays short, however much has changed', () => {
  const lines = whatChanged({}, OURS);
  expect(lines).toHaveLength(13);
  expect(lines.at(-1)).toBe(`and ${Object.keys(OURS).length - 12} more changes`);
  const long = 'x'.repeat(5_000);
  const said = between('reviews.yaml', '[]', `- { name: ${long}, text: ${long} }`);
  expect(said.join('').length).toBeLessThan(200);
});

test('what cannot be understood, or says the same in other letters, is still named', () => {
  expect(between('office.yaml', 'hours: {}', 'hours: {} # none')).toEqual(['office.yaml']);
  expect(between('office.yaml', 'hours: {}', 'hours: [')).not.toEqual([]);
  expect(between('README.md', 'a', 'b')).toEqual(['README.md']);
});
