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

test('a plain field is said with both values', () => {
  expect(
    between('company.yaml', 'name: Ada\nphone: (914) 555-0142\n', 'name: Ada\nphone: 914-555-0199\n'),
  ).toEqual(['Phone of the business: (914) 555-0142 → (914) 555-0199']);
  expect(between('company.yaml', 'name: Ada\nphone: (914) 555-0142\n', 'name: Ada\n')).toEqual([
    'Phone of the business: (914) 555-0142 → nothing',
  ]);
  expect(between('office.yaml', 'answerWithin: 120\n', 'answerWithin: 90\n')).toEqual([
    'Answer within, in minutes: 120 → 90',
  ]);
});

test('of a long text the beginning is quoted, or what is around the first difference', () => {
  const lead = (text: string) => `title: About\nlead: ${text}\n`;
  const said = (before: string, after: string) => between('about.yaml', lead(before), lead(after));
  const rest = 'and we bring what most jobs take, so one visit is often enough for them.';
  expect(said(`We come when we said ${rest}`, `We answer at night ${rest}`)).toEqual([
    'First sentences of the page about you: “We come when we said and we bring what most jobs take, so…” → “We answer at night and we bring what most jobs take, so one…”',
  ]);
  expect(said(`We come ${rest}`, `We come ${rest} Call us.`)).toEqual([
    'First sentences of the page about you: “…enough for them.” → “…enough for them. Call us.”',
  ]);
  expect(said('Short.', `We come ${rest}`)).toEqual([
    'First sentences of the page about you: “Short.” → “We come and we bring what most jobs take, so one visit is…”',
  ]);
  const url = 'x'.repeat(200);
  expect(said(`${url}1`, `${url}2`)).toEqual([
    `First sentences of the page about you: “…${'x'.repeat(30)}1” → “…${'x'.repeat(30)}2”`,
  ]);
  const decks = '---\nname: Decks\n---\n';
  expect(between('services/decks.md', decks, `${decks}\nOne more\nparagraph.\n`)).toEqual([
    'Text of Decks: nothing → One more paragraph.',
  ]);
});

test('entries of a list are added, removed, moved and renamed', () => {
  const review = (name: string) => `- { name: ${name}, text: Good. }\n`;
  const of = (...names: string[]) => names.map(review).join('');
  const said = (before: string, after: string) => between('reviews.yaml', before, after);
  expect(said(of('Ada', 'Bob'), of('Ada', 'Bob', 'Cy'))).toEqual(['Reviews: Cy added']);
  expect(said(of('Ada', 'Bob'), of('Bob'))).toEqual(['Reviews: Ada removed']);
  expect(said(of('Ada', 'Bob'), of('Bob', 'Ada'))).toEqual(['Reviews: another order']);
  expect(said(of('Ada', 'Bob'), of('Ada', 'Cy'))).toEqual(['Name of Cy: Bob → Cy']);
  expect(said(of('Ada', 'Bob', 'Cy'), of('Cy', 'Ada', 'Dan'))).toEqual([
    'Reviews: Bob removed',
    'Reviews: Dan added',
    'Reviews: another order',
  ]);
  expect(said('[]', of('Ada'))).toEqual(['Reviews: Ada added']);
  expect(said('[]', of(...'ABCDEF'))).toEqual(['Reviews: 6 entries added']);
});

test('another entry in the place of one, or at the end, is no renamed one', () => {
  const ours = OURS['reviews.yaml']?.text ?? '';
  const [head = '', ...reviews] = ours.split(/^(?=- name: )/m);
  const carol = `- name: Carol, Katonah
  town: Katonah
  text: They came on time.
  job: A gutter
  source: our email survey
  stars: true
  date: 2026-06
`;
  const without = (name: string) => reviews.filter((each) => !each.startsWith(`- name: ${name}\n`));
  const said = (...now: string[]) => between('reviews.yaml', ours, [head, ...now].join(''));
  const [first = '', ...others] = without('D. R.');
  const expected = ['Reviews: D. R. removed', 'Reviews: Carol, Katonah added'];
  expect(said(first, ...others, carol)).toEqual(expected);
  expect(said(first, carol, ...others)).toEqual(expected);
  expect(said(...without('Priya'), carol)).toEqual([
    'Reviews: Priya removed',
    'Reviews: Carol, Katonah added',
  ]);
});

test('a crew member is added to the crew', () => {
  const crew = (...names: string[]) => `crew:\n${names.map((name) => `  - { name: ${name} }\n`).join('')}`;
  expect(between('crew.yaml', crew('Joe D.'), crew('Joe D.', 'Tom B.'))).toEqual(['Crew: Tom B. added']);
  expect(between('about.yaml', 'title: About', 'title: About\nmotto: { title: Call, text: Once. }')).toEqual([
    'Motto of the page about you added',
  ]);
});

test('lists of texts and of choices name what is added and removed', () => {
  const towns = (...names: string[]) => `- name: Westchester County\n  towns: [${names}]\n`;
  const said = (before: string, after: string) => between('areas.yaml', before, after);
  expect(said(towns('Ardsley', 'Yonkers'), towns('Ardsley', 'Tuckahoe', 'Yonkers'))).toEqual([
    'Towns of Westchester County: Tuckahoe added',
  ]);
  expect(said(towns('Ardsley', 'Yonkers'), towns('Yonkers'))).toEqual([
    'Towns of Westchester County: Ardsley removed',
  ]);
  expect(said(towns('Ardsley', 'Yonkers'), towns('Ardsley', 'Pelham'))).toEqual([
    'Towns of Westchester County: Yonkers → Pelham',
  ]);
  const holidays = (...days: string[]) => `holidays: [${days}]\n`;
  expect(between('office.yaml', 'hours: {}\n', holidays('christmas-eve'))).toEqual([
    'Hours removed',
    'Holidays: Christmas Eve added',
  ]);
  expect(between('office.yaml', holidays('mlk-day'), holidays('christmas'))).toEqual([
    'Holidays: Martin Luther King Jr. Day removed',
    'Holidays: Christmas added',
  ]);
});

test('a place in braces is no part of a name', () => {
  const small = (...titles: string[]) =>
    `small:\n  title: "{Tips} jobs for this weekend"\n  items:\n${titles.map((title) => `    - { title: ${title} }\n`).join('')}`;
  expect(between('tips.yaml', small('Test your outlets'), small('Test your outlets', 'Keep a list'))).toEqual(
    ['Tips of jobs for this weekend: Keep a list added'],
  );
});

test('one picture or two are named, more are counted, and whole files are named', () => {
  const files = (...names: string[]) =>
    Object.fromEntries(
      names.map((name) => name.split('=') as [string, string]).map(([name, hash]) => [name, { hash }]),
    );
  const decks = { hash: '1', text: '---\nname: Decks\n---\n' };
  const before = {
    ...OURS,
    'services/decks.md': decks,
    ...files('photos/a.jpg=1', 'photos/b.jpg=1', 'photos/b.night.jpg=1', 'photos/c.jpg=1', 'films/f.mp4=1'),
    'photos.yaml': { hash: '1', text: 'a: { alt: A cedar deck, caption: Cedar }\n' },
  };
  const { 'services/decks.md': _, ...rest } = OURS;
  const after = {
    ...rest,
    'photos.yaml': before['photos.yaml'],
    ...files(
      'photos/a.jpg=2',
      'photos/b.jpg=2',
      'photos/b.night.jpg=2',
      'photos/d.jpg=1',
      'photos/e.jpg=1',
      'photos/f.jpg=1',
    ),
  };
  expect(whatChanged(before, after)).toEqual([
    'The page “Decks” is taken off',
    '3 photos added',
    'Photo “A cedar deck” replaced',
    'Photo “b” replaced',
    'Photo “c” removed',
    'Film “f” removed',
  ]);
  expect(whatChanged({}, { 'crew.yaml': { hash: '1', text: '[]' } })).toEqual(['The crew added']);
});

test('every change has a line, which stays short', () => {
  const { 'pages.yaml': _, ...files } = OURS;
  expect(whatChanged({}, files)).toHaveLength(Object.keys(files).length);
  const long = 'x'.repeat(5_000);
  const said = between('reviews.yaml', '[]', `- { name: ${long}, text: ${long} }`);
  expect(said.join('').length).toBeLessThan(200);
});

test('what cannot be understood, or says the same in other letters, is still named', () => {
  expect(between('office.yaml', 'hours: {}', 'hours: {} # none')).toEqual(['office.yaml']);
  expect(between('office.yaml', 'hours: {}', 'hours: [')).not.toEqual([]);
  expect(between('README.md', 'a', 'b')).toEqual(['README.md']);
});

test('a photograph is called by what it shows', () => {
  const folder = (home: string, gallery: string): FolderFiles =>
    Object.fromEntries(
      Object.entries({
        'photos.yaml': 'shed-2: { alt: An old shed, caption: Pine }\n',
        'home.yaml': `slides: [ { title: Ada${home} } ]\n`,
        'galleries.yaml': `recentProjects: [ ${gallery} ]\n`,
      }).map(([name, text]) => [name, { hash: text, text }]),
    );
  expect(whatChanged(folder('', 'other'), folder(', photo: shed-2', 'other, shed-2'))).toEqual([
    expect.stringMatching(/An old shed added$/),
    'Photo of Ada: nothing → An old shed',
  ]);
  expect(whatChanged(folder('', 'other, { photo: shed-2 }'), folder('', 'other'))).toEqual([
    expect.stringMatching(/An old shed removed$/),
  ]);
});

test('what is said of a page for the first time is said field by field', () => {
  const text = 'home: { title: Ada, description: Ada mends. }\n';
  const pages = { 'pages.yaml': { hash: '1', text } };
  const lines = ['Title of home: nothing → Ada', 'Description of home: nothing → Ada mends.'];
  expect(whatChanged({}, pages)).toEqual(lines);
  expect(whatChanged(pages, {})[0]).toBe('Title of home: Ada → nothing');
  expect(between('pages.yaml', text, `${text}contactSent: { title: Thanks }`)).toEqual([
    'Title of Contact sent: nothing → Thanks',
  ]);
});
