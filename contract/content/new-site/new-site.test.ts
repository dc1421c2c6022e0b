import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { openTextOutliner } from '../../../site/prerender/text-outliner.ts';
import type { TextNode } from '../content.ts';
import { inWords } from '../mistake.ts';
import { readFiles } from '../testing.ts';
import { readAnswers } from './answers.ts';
import { readCatalogue } from './catalogue.ts';
import { newFolder } from './folder.ts';
import { goingLive, goingLiveText } from './going-live.ts';
import { handOn, settingsOf } from './hand-on.ts';
import { MAIL_PROVIDERS } from './mail-providers.ts';
import { drawMark } from './mark.ts';
import { QUESTIONS } from './questions.ts';

const catalogue = readCatalogue();

const LEAST = { name: 'Ada', phone: '(512) 555-2142' };

/** The folder that answers become, and its content. Fails with the mistakes of either. */
function made(answers: object) {
  const { answers: read, open, mistakes } = readAnswers(stringify(answers), 'answers.yaml', catalogue);
  expect(mistakes.map(inWords)).toEqual([]);
  if (!read) throw new Error('no answers');
  const { files, photos } = newFolder(read, catalogue);
  const pictures = Object.fromEntries(Object.keys(photos).map((name) => [name, Buffer.from('')]));
  const { content, mistakes: wrong } = readFiles({ ...files, ...pictures });
  expect(wrong.map(inWords)).toEqual([]);
  if (!content) throw new Error('no content');
  const left = goingLive(read, catalogue, { open, photosLeftOut: [] });
  return {
    files,
    photos,
    content,
    settings: settingsOf(read, '../ada'),
    left,
    goingLive: goingLiveText(left),
  };
}

/** What is wrong with a file of answers, as its writer reads it. */
function sentences(text: string): string[] {
  return readAnswers(text, 'answers.yaml', catalogue).mistakes.map(inWords);
}

describe.each(Object.entries(catalogue))('the service %s', (id, service) => {
  test('becomes a page without a mistake', () => {
    const prices = Object.fromEntries(service.jobs.map((job) => [job.id, [100, 200]]));
    for (const each of [{ use: id }, { use: id, prices }]) {
      const { content } = made({ ...LEAST, services: [each] });
      expect(content.services.map(({ slug, name }) => [slug, name])).toEqual([[id, service.name]]);
      const { sheet, text } = content.serviceDetails[id] ?? {};
      const table = sheet?.jobs.map(({ name }) => name) ?? [];
      for (const { name } of service.jobs) expect([...table, textOf(text)].join()).toContain(name);
      expect(table).toHaveLength('prices' in each ? service.jobs.length : 0);
      // Only the business knows how long a job takes, and what its towns ask for.
      expect(sheet?.jobs.flatMap(({ time, permit }) => time ?? permit ?? []) ?? []).toEqual([]);
    }
  });

  test('names no price, no place and no law of a state, and fits every contractor', () => {
    const words = JSON.stringify(service);
    expect(words).not.toMatch(
      /\$|\bdollars?\b|guarantee|warrant|licensed|certified|free of charge|same day/i,
    );
    expect(words).not.toMatch(
      /New York|Westchester|Yonkers|Putnam|Fairfield|Connecticut|Bronx|Hudson|Texas|Austin|Oakhand|Andersen|\b(?:NY|CT|TX)\b/,
    );
    expect(service.jobs.filter(({ short }) => short)).toHaveLength(1);
  });
});

test('there are thirty services, each under its own name', () => {
  const names = Object.values(catalogue).map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(30);
  expect(new Set(names).size).toBe(names.length);
});

test('the words about 911 are only for an emergency line of a trade with gas or smoke', () => {
  const wordsOf = (use: string, emergencyPhone?: string) =>
    made({ ...LEAST, emergencyPhone, services: [{ use }] }).content.emergencyWords?.first;
  expect(wordsOf('plumbing', LEAST.phone)).toContain('911');
  expect(wordsOf('painting', LEAST.phone)).toBeUndefined();
  expect(wordsOf('plumbing')).toBeUndefined();
});

test('what the pages of services say of the work is read before it is published', () => {
  const { files, left } = made({
    ...LEAST,
    services: [{ use: 'gutters', prices: { clean: [140, 220] } }, { use: 'tile' }],
  });
  const { work = [] } = left;
  expect(work.map(({ service }) => service)).toEqual(['Gutters', 'Tile']);
  for (const [, steps = ''] of (files['services/gutters.md'] ?? '').matchAll(/^\d\. (.*)$/gm))
    expect(work[0]?.lines).toContain(steps);
  expect(work[0]?.lines.join()).toContain('a clogged underground drain');
});

test('a name and a phone number are enough', () => {
  const { files, content, goingLive } = made(LEAST);
  expect(Object.keys(files).sort()).toEqual([
    'company.yaml',
    'drawings/logo.svg',
    'home.yaml',
    'public/favicon.svg',
  ]);
  expect(content.company).toMatchObject({ name: 'Ada', phone: '(512) 555-2142' });
  expect(goingLive.indexOf('services/:')).toBeLessThan(goingLive.indexOf('crew.yaml'));
});

test('every question can be put off, or have "none" for an answer', () => {
  for (const word of ['later', 'none']) {
    const rest = QUESTIONS.filter(({ id }) => id !== 'name' && id !== 'phone');
    const { files } = made({ ...LEAST, ...Object.fromEntries(rest.map(({ id }) => [id, word])) });
    expect(Object.keys(files)).toHaveLength(4);
  }
  const { open } = readAnswers('name: Ada\nlicences: none\ncrew: later\n', '', catalogue);
  expect(open).toContain('crew');
  expect(open).not.toContain('licences');
});

test('every answer has its question', () => {
  const { open } = readAnswers('{}', '', catalogue);
  expect(QUESTIONS.map(({ id }) => id)).toEqual(open);
});

test('all mistakes are named at once, with their lines', () => {
  expect(
    sentences(`name: Ada
phone: 12
addres: { city: Austin }
services:
  - use: guters
  - use: gutters
    prices: { cleaning: [ 100, 200 ], clean: [ 300, 200 ] }
hours: { weekdays: nine to five }
mail: gmail
`),
  ).toEqual([
    'answers.yaml, line 2, phone: found 12; expected a phone number like "(123) 456-7890".',
    'answers.yaml, line 3, addres: found an unknown field; expected "address".',
    'answers.yaml, line 5, services > 1 > use: found "guters"; expected gutters.',
    'answers.yaml, line 7, services > 2 > prices > clean: found a list with 2 entries; expected the lower number first.',
    'answers.yaml, line 7, services > 2 > prices > cleaning: found a list with 2 entries; expected a job of gutters: new, rehang, clean.',
    'answers.yaml, line 8, hours > weekdays: found "nine to five"; expected times in brackets, like [[07:30, 12:00], [13:00, 17:00]].',
    'answers.yaml, line 9, mail: found "gmail"; expected one of google, microsoft, fastmail, zoho, postmark, other.',
  ]);
  const photos = { folder: 'x', list: [{ file: 'a.jpg', alt: 'A roof', page: 'roofs' }] };
  expect(sentences(stringify({ ...LEAST, photos }))).toEqual([
    'answers.yaml, line 8, photos > list > 1 > page: found "roofs"; expected "home" or one of the services.',
  ]);
  expect(sentences('name: Ada\n')).toEqual([
    'answers.yaml, line 1, phone: found nothing; expected one way to be reached: a phone number or an email address.',
  ]);
  expect(sentences('name: Ada\nphone: 512-555-0142\n')).toEqual([
    'answers.yaml, line 2, phone: found "512-555-0142"; expected a number that customers can call: those with 555-01 are for examples.',
  ]);
  expect(
    sentences('name: Ada\nphone: 512-555-2142\nservices: [ { use: gutters, prices: { wash: 100-200 } } ]\n'),
  ).toEqual([
    'answers.yaml, line 3, services > 1 > prices > wash: found "100-200"; expected a job of gutters: new, rehang, clean.',
  ]);
});

const HOSTILE = [
  `Bob "The Roof" O’Neil: gutters, #1 'in town'`,
  '---',
  '- a dash',
  '# a comment',
  'We are #1',
  '🔨 Hämmer & Söhne <script>alert(1)</script>',
  'שלום גגות',
  'Dachrinnenreinigungsunternehmensberatungsgesellschaftsvertrag',
  '&anchor *alias !tag %percent @at `tick`',
  'yes',
  '1e3',
  '[ a, b ]',
  '| > ? : -',
  'C:\\roofs\\n "quoted" \\u0041',
];

/** The words of a text, without its marks. */
function textOf(nodes: TextNode[] = []): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : textOf(node.slice(2) as TextNode[])))
    .join('');
}

test('where the business works is said once, also without towns', () => {
  const { content, files } = made({
    ...LEAST,
    areas: [{ name: 'Travis County', towns: ['Manor'] }, { name: 'Hays County' }],
  });
  expect(files['company.yaml']).not.toContain('Travis County');
  expect(content.company.areasServed).toEqual(['Travis County', 'Hays County']);
});

test.each(HOSTILE)('the name %s is read back as it was typed', (name) => {
  const { content, files } = made({
    ...LEAST,
    name,
    shortName: name,
    address: { street: name, city: name, state: 'TX' },
    areas: [{ name, towns: [name] }],
    services: [
      { name, jobs: [{ name: name.slice(0, 70), price: [100, 200], raises: name }] },
      { name: `${name} again`, jobs: [{ name: name.slice(0, 70) }] },
    ],
    crew: [{ name, trade: name.slice(0, 40), since: 2001, calledFor: name }],
    reviews: [{ name, town: name, text: name, job: name.slice(0, 40), source: 'a card', date: '2026-03' }],
  });
  const { company, services, crew, reviews, areas } = content;
  expect([company.name, company.address?.city, company.areasServed[0], areas[0]?.towns[0]]).toEqual([
    name,
    name,
    name,
    name,
  ]);
  const asTitle = name.charAt(0).toUpperCase() + name.slice(1);
  expect([services[0]?.name, crew[0]?.name, reviews[0]?.text]).toEqual([asTitle, name, name]);
  expect(textOf(content.serviceDetails[services[1]?.slug ?? '']?.text)).toContain(name.slice(0, 70));
  expect(services[0]?.slug).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
  expect(files['drawings/logo.svg']).not.toMatch(/<script|[^\x20-\u017f\n]/);
});

test('a service that is typed has a card with a sentence and a price', () => {
  const jobs = [
    { name: 'One steel cap', price: [250, 420] as [number, number] },
    { name: 'Crown sealed against rain, brushed' },
  ];
  const { content, files } = made({ ...LEAST, services: [{ name: 'chimney caps', jobs }] });
  expect(content.services[0]).toMatchObject({
    name: 'Chimney caps',
    summary: 'One steel cap, Crown sealed against rain, brushed.',
  });
  expect(files['services/chimney-caps.md']?.match(/short: .*/g)).toEqual(['short: One steel cap']);
});

test('services of one name have pages of their own, and one of the list is chosen once', () => {
  const { content } = made({ ...LEAST, services: ['Gutters', 'Gutters!', 'Caps', 'Caps?'] });
  expect(content.services.map(({ slug }) => slug)).toEqual(['gutters', 'gutters-2', 'caps', 'caps-4']);
  expect(sentences('name: Ada\nphone: 512-555-2142\nservices: [ Gutters, gutters ]\n')).toEqual([
    'answers.yaml, line 3, services: found a list with 2 entries; expected each service of the list once.',
  ]);
});

test('hours, terms, time zone and a described photograph are where pages read them', () => {
  const { content, photos, settings, goingLive } = made({
    ...LEAST,
    domain: 'https://www.ada.com/',
    address: { city: 'Boise', state: 'ID', zip: '83702' },
    services: [{ use: 'gutters', prices: { clean: '$140–220' } }],
    hours: { weekdays: '7:30-17:00', friday: 'closed', saturday: '9:00-12:00' },
    terms: { deposit: 20, cancel: 1, newWork: 2 },
    photos: {
      folder: 'x',
      list: [
        { file: 'IMG 1.JPG', alt: 'A gutter', caption: 'A new gutter', page: 'gutters' },
        { file: 'IMG 2.jpeg', alt: 'A corner', page: 'Gutters' },
        { file: 'later.png', alt: 'A ladder', page: 'later' },
        { file: 'roof.png', alt: 'A roof', caption: 'A new roof', page: 'home' },
        { file: 'no-words.jpg' },
      ],
    },
    mail: 'fastmail',
  });
  expect(content.office.hours).toMatchObject({
    monday: [['07:30', '17:00']],
    friday: [],
    saturday: [['09:00', '12:00']],
  });
  expect(content.company.timeZone).toBe('America/Denver');
  expect(content.terms?.list.map(({ text }) => text)).toContain(
    'You may cancel within {cancel} business day of signing.',
  );
  expect(photos).toEqual({
    'photos/header-gutters.jpg': 'IMG 1.JPG',
    'photos/img-2.jpeg': 'IMG 2.jpeg',
    'photos/later.png': 'later.png',
    'photos/roof.png': 'roof.png',
  });
  expect(content.home?.slides[0]?.photo).toBe('roof');
  expect(content.serviceDetails.gutters?.sheet?.jobs.filter(({ short }) => short)).toEqual([]);
  expect(settings).toContain('\nSITE_URL=https://www.ada.com\n');
  expect(settings).toContain('smtp.fastmail.com');
  expect(goingLive).toContain('_dmarc  TXT  v=DMARC1; p=none;');
  expect(goingLive).toContain('fm1._domainkey  CNAME  fm1.ada.com.dkim.fmhosted.com');
  expect(goingLive).toContain('costs $140 to $220');
  expect(goingLive).toContain('We ask for a deposit of 20 percent.');
});

test.each([
  ['Dark Green', '#2f6b4f'],
  ['a dark-green color', '#2f6b4f'],
  ['navy', '#000080'],
  ['forest green', '#228b22'],
  ['ForestGreen', '#228b22'],
  ['dark brown', '#37291f'],
  ['light grey', '#d3d3d3'],
  ['8A3B12', '#8a3b12'],
  ['#abc', '#aabbcc'],
  ['rgb(10, 20, 30)', '#0a141e'],
])('the color %s', (typed, color) => {
  expect(made({ ...LEAST, color: typed }).files['public/favicon.svg']).toContain(`fill="${color}"`);
});

test.each(['plaid', 'transparent', 'bed', 'dark', ''])('%j is no color', (color) => {
  expect(sentences(stringify({ ...LEAST, color }))[0]).toMatch(
    /color: found .*; expected the name of a color/,
  );
});

test('numbers may have their unit, and addresses lack their beginning', () => {
  const { content, goingLive } = made({
    ...LEAST,
    parent: { name: 'Byron', url: 'www.byron.com', founded: 1990 },
    address: { city: 'Boise', state: 'id' },
    hours: { weekdays: '8-5' },
    answerWithin: '1.5 hours',
    services: [{ use: 'gutters', prices: { clean: '$140' } }],
    terms: { deposit: '10%', newWork: '2 years', cancel: '3 business days', estimate: '30 days' },
  });
  expect([content.company.parent?.url, content.company.address?.state]).toEqual([
    'https://www.byron.com',
    'ID',
  ]);
  expect(content.office.answerWithin).toBe(90);
  expect(content.terms?.figures).toMatchObject({ deposit: 10, newWork: 2, cancel: 3, estimate: 30 });
  expect(content.serviceDetails.gutters?.sheet?.jobs[2]?.price).toEqual([140, 140]);
  expect(goingLive).toContain('Gutters cleaned and flushed, one story costs $140.');
  expect(sentences(stringify({ ...LEAST, terms: { newWork: '18 months' } }))).toHaveLength(1);
});

test.each([
  {},
  { domain: 'ada.com' },
  { mail: 'google' },
  { domain: 'ada.com', email: 'a@ada.com', mail: 'postmark' },
])('what is handed on is complete with %j', (more) => {
  const { answers } = readAnswers(stringify({ ...LEAST, ...more }), '', catalogue);
  const text = answers ? handOn(answers) : '';
  for (const each of [
    '_dmarc  TXT',
    '_domainkey',
    'SITE_URL=https://www.',
    'MAIL_FROM=website@',
    'OFFICE_EMAIL=',
    'SMTP_URL=smtp',
  ])
    expect(text).toContain(each);
  expect(text).not.toMatch(/undefined|# |\{/);
});

test('the mail server of every provider is an address, and the other has none', () => {
  for (const { smtp } of Object.values(MAIL_PROVIDERS)) {
    if (smtp) expect(new URL(smtp).hostname).toMatch(/^smtp/);
  }
  expect(MAIL_PROVIDERS.other?.smtp).toBeUndefined();
});

test.each([
  ['Cedar Ridge', undefined, 'CR'],
  ['ada’s roofing & gutters', undefined, 'AR'],
  ['Ada', 'A&B', 'A&amp;B'],
])('the mark of %s is set in letters', (name, mark, letters) => {
  const { files } = made({ ...LEAST, name, mark, color: '#ffee00' });
  expect(files['drawings/logo.svg']).toContain(`>${letters}</text>`);
  // Dark letters on a light ground.
  expect(files['public/favicon.svg']).toContain('fill="#ffee00"/><g fill="#1b1f24">');
});

test('the letters of a mark stay off its frame', async () => {
  const { width } = await openTextOutliner(
    'node_modules/@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
    700,
  );
  // The frame is 54 wide inside.
  for (const mark of ['B', 'M', 'AB', 'WM', 'BGR', 'KHK', 'WWW', '@%m', 'ŒÆŒ']) {
    const { logo } = drawMark({ name: 'Ada', mark });
    expect([mark, width(mark, Number(/font-size="([\d.]+)"/.exec(logo)?.[1])) < 51]).toEqual([mark, true]);
  }
});
