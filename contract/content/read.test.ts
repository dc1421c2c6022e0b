import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { FILES } from './files.ts';
import { readContent } from './read.ts';
import { timeZoneOf } from './schema/company.ts';
import { COMPANY, readFiles } from './testing.ts';

const SAMPLE = 'content';
const sample = Object.fromEntries(
  globSync(['*.yaml', 'services/*.md'], { cwd: SAMPLE }).map((file) => [
    file,
    readFileSync(join(SAMPLE, file), 'utf8'),
  ]),
);

test('what comes with the program needs no correction, and shows each file that there may be', () => {
  expect(readContent(SAMPLE).mistakes).toEqual([]);
  const names = Object.keys(sample).filter((file) => !file.includes('/'));
  expect(names.sort()).toEqual(
    Object.keys(FILES)
      .map((name) => `${name}.yaml`)
      .sort(),
  );
  for (const name of names) expect(sample[name]).toMatch(/^# .{30}/);
});

test('written by the program, it is read as before', () => {
  const written = Object.entries(sample).map(([file, text]) => {
    const [, head, body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
    const yaml = stringify(parse(head ?? text));
    return [file, head === undefined ? yaml : `---\n${yaml}---\n${body}`];
  });
  expect(readFiles(Object.fromEntries(written))).toEqual(readContent(SAMPLE));
});

test.each([
  ['a byte-order mark', (text: string) => `\ufeff${text}`],
  ['Windows line ends', (text: string) => text.replaceAll('\n', '\r\n')],
  ['old Macintosh line ends', (text: string) => text.replaceAll('\n', '\r')],
])('%s changes nothing', (_, changed) => {
  const files = Object.entries(sample).map(([file, text]) => [file, changed(text)]);
  expect(readFiles(Object.fromEntries(files))).toEqual(readContent(SAMPLE));
});

test('a name and a phone number are enough', () => {
  const { content, mistakes } = readFiles({});
  expect(mistakes).toEqual([]);
  expect(content?.company).toMatchObject({ name: 'Ada', shortName: 'Ada', licences: [], areasServed: [] });
  expect(content).toMatchObject({ services: [], crew: [], reviews: [], serviceOptions: [] });
});

test('the time zone follows from the state, unless it is given', () => {
  const zoneIn = (address: string) =>
    readFiles({ 'company.yaml': `${COMPANY}${address}` }).content?.company.timeZone;
  expect(zoneIn('')).toBe('America/New_York');
  expect(zoneIn('address: { state: TX }\n')).toBe('America/Chicago');
  expect(zoneIn('address: { state: TX }\ntimeZone: America/Denver\n')).toBe('America/Denver');
});

test('every state has a time zone that there is', () => {
  const states =
    'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC';
  for (const state of states.split(' ')) {
    const timeZone = timeZoneOf(state);
    expect(
      () => new Intl.DateTimeFormat('en-US', { timeZone: timeZone ?? `none for ${state}` }),
    ).not.toThrow();
  }
  expect(timeZoneOf('XX')).toBeUndefined();
});

test('towns come in any order, and a caption with a period', () => {
  const { content, mistakes } = readFiles({
    'areas.yaml': '- { name: Travis County, towns: [Manor, Bee Cave, Manor] }\n',
    'photos.yaml': 'mesh: { alt: Steel mesh, caption: Mesh in March. }\n',
  });
  expect(mistakes).toEqual([]);
  expect(content?.areas[0]?.towns).toEqual(['Bee Cave', 'Manor']);
  expect(content?.photos.mesh?.caption).toBe('Mesh in March');
});

test('a service needs no more than its name', () => {
  const { content, mistakes } = readFiles({
    'services/roofs.md': '---\nname: Roofs\n---\n',
    'services/gutters.md': '---\nname: Gutters\norder: 1\nsummary:\n---\nWe clean them.\n',
  });
  expect(mistakes).toEqual([]);
  expect(content?.services).toEqual([
    { slug: 'gutters', order: 1, name: 'Gutters', service: 'Gutters', title: 'Gutters' },
    { slug: 'roofs', order: 2, name: 'Roofs', service: 'Roofs', title: 'Roofs' },
  ]);
  expect(content?.serviceOptions).toEqual(['Gutters', 'Roofs']);
  expect(content?.serviceDetails.roofs).toEqual({ text: [] });
});

test('words stay words: "no", dates, hours and any sign', () => {
  const slogan = 'No “doubt” it’s "5" < 6 & { more';
  const { content } = readFiles({
    'company.yaml': `${COMPANY}slogan: ${slogan}\nshortName: NO\n`,
    'areas.yaml': '- name: 2026-03-01\n  towns: [8:30, off, yes]\n',
  });
  expect(content?.company).toMatchObject({ slogan, shortName: 'NO' });
  expect(content?.areas).toEqual([{ name: '2026-03-01', towns: ['8:30', 'off', 'yes'] }]);
});

test('a price is written once, and its own words win', () => {
  const job = { name: 'Visit', price: [165, 245], time: '1 hour', permit: 'No' };
  const { content } = readFiles({
    'prices.yaml': stringify({ visit: job }),
    'terms.yaml': 'figures: { visit: { use: visit }, arrival: [60, 120] }\nlist: []\n',
    'how-soon.yaml': stringify({
      figures: { repair: [1, 3], measure: 5, price: 3, start: [1, 3] },
      text: '{repair} {measure} {price} {start}',
    }),
    'services/repairs.md': `---\nname: Repairs\njobs:\n${'  - { use: visit, raises: Parts, time: 2 hours }\n'.repeat(5)}---\n`,
  });
  expect(content?.serviceDetails.repairs?.sheet?.jobs[0]).toEqual({
    ...job,
    raises: 'Parts',
    time: '2 hours',
  });
  expect(content?.terms?.figures).toEqual({ visit: [165, 245], arrival: [60, 120] });
});

test.each([
  ['8-5', [['08:00', '17:00']]],
  ['7:30–5', [['07:30', '17:00']]],
  ['8 to 5 pm', [['08:00', '17:00']]],
  ['1-5pm', [['13:00', '17:00']]],
  ['9-12', [['09:00', '12:00']]],
  ['12-4', [['12:00', '16:00']]],
  [
    '9a until noon & 1-4',
    [
      ['09:00', '12:00'],
      ['13:00', '16:00'],
    ],
  ],
  ['0730-1700', [['07:30', '17:00']]],
  ['24 hours', [['00:00', '24:00']]],
  // A clock of 24 hours says which half of the day it means.
  ['17:00-7:30', undefined],
  ['9:00', undefined],
  ['25-30', undefined],
  ['early to late', undefined],
])('the hours %s', (typed, spans) => {
  const { content } = readFiles({ 'company.yaml': COMPANY, 'office.yaml': `hours: { monday: ${typed} }\n` });
  expect(content?.office.hours?.monday).toEqual(spans);
});

test.each([
  ['March 2026', '2026-03'],
  ['Sept 2026', '2026-09'],
  ['Sept. 14, 2026', '2026-09'],
  ['9/2026', '2026-09'],
  ['9/14/2026', '2026-09'],
  ['2026-9', '2026-09'],
  ['2026-09-14', '2026-09'],
  ['13/2026', undefined],
  ['Fall 2026', undefined],
])('the month %s', (typed, month) => {
  const review = `- { name: Ada, town: Rye, job: Steps, source: told us, text: Good., date: "${typed}" }\n`;
  const { content } = readFiles({ 'company.yaml': COMPANY, 'reviews.yaml': review });
  expect(content?.reviews[0]?.date).toBe(month);
});

test.each([
  ['Texas', 'TX'],
  ['new  york', 'NY'],
  ['west virginia', 'WV'],
  ['N.Y.', 'NY'],
  ['tx', 'TX'],
  ['Tex', undefined],
])('the state %s', (typed, state) => {
  const { content } = readFiles({ 'company.yaml': `${COMPANY}address: { state: ${typed} }\n` });
  expect(content?.company.address?.state).toBe(state);
});

test.each([
  ['450', [450, 450]],
  ['"$1,450"', [1450, 1450]],
  // Within braces, a comma ends the price.
  ['$1,450', undefined],
  ['"$450.00"', [450, 450]],
  ['[450]', undefined],
  ['450+', undefined],
  ['0', undefined],
])('the price %s', (typed, price) => {
  const job = `{ name: Shingles, time: 2 days, permit: No, raises: Rot, price: ${typed} }`;
  const { content } = readFiles({
    'company.yaml': COMPANY,
    'services/roofs.md': `---\nname: Roofs\njobs:\n  - ${job}\n---\n`,
  });
  expect(content?.serviceDetails.roofs?.sheet?.jobs[0]?.price).toEqual(price);
});

test('what people write by themselves is taken as it is meant', () => {
  const { content, mistakes } = readFiles({
    'company.yaml': 'name: Ada\nphone: +1 914-555-0142\naddress:\n  zip: 01234\n',
    'office.yaml':
      'hours:\n  monday: 7:30-17:00\n  tuesday: 8:00 to 12:00, 13:00 – 17:00\n  wednesday: [7:30-16:00]\n  thursday: [[7:30, 16:00]]\n  friday: [[9am, "12:00"], [1 pm, 5 p.m.]]\n  saturday: 8 am to noon, 1:30 PM - 12 am\n  sunday: closed\n',
    'reviews.yaml':
      '- { name: 7, town: Rye, job: Steps, source: told us, text: Good., date: March 2026, stars: 5 }\n',
    'services/roofs.md':
      '---\nname: Roofs\njobs:\n  - { name: Shingles, time: 2 days, permit: Yes, raises: Rot, price: "$9,500 to $14,000" }\nsample: on\nshowroom: no\n---\n',
  });
  expect(mistakes).toEqual([]);
  expect(content?.company).toMatchObject({ phone: '(914) 555-0142', address: { zip: '01234' } });
  expect(content?.office.hours).toMatchObject({
    monday: [['07:30', '17:00']],
    tuesday: [
      ['08:00', '12:00'],
      ['13:00', '17:00'],
    ],
    wednesday: [['07:30', '16:00']],
    thursday: [['07:30', '16:00']],
    friday: [
      ['09:00', '12:00'],
      ['13:00', '17:00'],
    ],
    saturday: [
      ['08:00', '12:00'],
      ['13:30', '24:00'],
    ],
    sunday: [],
  });
  expect(content?.serviceDetails.roofs).toMatchObject({ sheet: { sample: true }, showroom: false });
  expect(content?.reviews[0]).toMatchObject({ name: '7', date: '2026-03', stars: true });
  expect(content?.serviceDetails.roofs?.sheet?.jobs[0]?.price).toEqual([9_500, 14_000]);
});

test('of what was published, only what the program does not know is left out', () => {
  const files = {
    'company.yaml': `${COMPANY}# gone\nareasServed: [Yonkers]\nslogn: { a: 1 }\n`,
    'weather.yaml': 'rain: true\n',
    'photos.yaml': 'deck: { alt: A deck, caption: A deck, camera: Nikon }\n',
    'prices.yaml': 'visit: { price: [90, 120] }\n',
    'terms.yaml':
      'figures: { visit: { use: visit, per: hour } }\nlist: [{ title: Dust, text: We clean up. }]\n',
    'services/decks.md':
      '---\nname: Decks\nphoto: deck\njobs: [{ name: Rail, price: [1, 2], raise: 3 }]\n---\n\nText.\n',
  };
  const { content, mistakes, leftOut } = readFiles(files, () => true);
  expect(mistakes).toEqual([]);
  expect(leftOut.map(({ file, line, field }) => `${file} ${line} ${field}`).sort()).toEqual([
    'company.yaml 4 areasServed',
    'company.yaml 5 slogn',
    'photos.yaml 1 deck > camera',
    'services/decks.md 4 jobs > 1 > raise',
    'terms.yaml 1 figures > visit > per',
    'weather.yaml 1 ',
  ]);
  expect(content?.company.name).toBe('Ada');
  expect(content?.services).toMatchObject([{ name: 'Decks' }]);
  const published = (file: string) => file === 'weather.yaml';
  expect(readFiles(files, published).mistakes.map(({ file }) => file)).not.toContain('weather.yaml');
  expect(readFiles(files, published).mistakes).toHaveLength(5);
  expect(readFiles({ 'company.yaml': 'nme: Ada\n' }, () => true).mistakes).not.toEqual([]);
});
