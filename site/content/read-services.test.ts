import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { serviceOptions } from '../../content/service-options.ts';
import { type Mistake, mistakesInWords } from './mistakes.ts';
import { readServices } from './read-services.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'services-'));
  mkdirSync(join(folder, 'services'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const HEAD = `order: 1
name: Gutters
service: exterior
title: Gutters in Austin
description: New gutters and downspouts, hung with a fall and screwed into the fascia, in Austin and Round Rock.
summary: Water goes where it should.
`;

const JOBS = Array.from(
  { length: 5 },
  (_, n) => `  - {name: Job ${n}, price: [100, 200], time: 1 day, permit: No, raises: Height}\n`,
).join('');

const SHEET = `heading: Gutters
proof: We screw every hanger into the fascia.
intro: We hang gutters.
sample: false
jobs:
${JOBS}`;

/** What reading such a file gives, and what is wrong with it, in words and without the folder. */
function read(file: string | Buffer, prices = '') {
  writeFileSync(join(folder, 'services/gutters.md'), file);
  writeFileSync(join(folder, 'prices.yaml'), prices);
  const mistakes: Mistake[] = [];
  const [service] = readServices(folder, serviceOptions, mistakes);
  return {
    service,
    mistakes: mistakes.map((each) => mistakesInWords([each]).replace(/^.*\n {2}\S+(?:, |: )/, '')),
  };
}

const page = (head: string, text = 'We hang gutters.\n') => `---\n${head}---\n${text}`;

describe('a file that is as it should be', () => {
  test('has its head, its prices and its text', () => {
    const { service, mistakes } = read(page(HEAD + SHEET));
    expect(mistakes).toEqual([]);
    expect(service).toMatchObject({
      slug: 'gutters',
      head: { name: 'Gutters' },
      sheet: {
        heading: 'Gutters',
        jobs: expect.arrayContaining([expect.objectContaining({ permit: 'No' })]),
      },
      text: [['p', {}, 'We hang gutters.']],
    });
  });

  test.each([
    ['a byte-order mark', (text: string) => `\ufeff${text}`],
    ['line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
    ['line ends of old Macs', (text: string) => text.replaceAll('\n', '\r')],
    ['spaces behind the dashes', (text: string) => text.replaceAll('---', '---  ')],
  ])('is the same with %s', (_, change) => {
    const plain = read(page(HEAD + SHEET));
    expect(read(change(page(HEAD + SHEET)))).toEqual(plain);
  });

  test('may have signs that mean something to programs, and words that mean something to YAML', () => {
    const text = 'Under 5 ft. < ladder, {any} "quote" & 9:00, note:this, 1-2 days.';
    const { service, mistakes } = read(
      page(HEAD.replace('Gutters\n', 'no\n').replace('Water goes where it should.', '2026-01-02'), text),
    );
    expect(mistakes).toEqual([]);
    expect(service?.head).toMatchObject({ name: 'no', summary: '2026-01-02' });
    expect(service?.text).toEqual([['p', {}, text]]);
  });

  test('takes what it does not say itself of a shared price', () => {
    const job = '  - {use: visit, raises: Height}\n';
    const prices = 'visit: {name: Visit, price: [165, 245], time: 1 hour, permit: No}';
    const { service, mistakes } = read(page(HEAD + SHEET + job), prices);
    expect(mistakes).toEqual([]);
    expect(service?.sheet?.jobs.at(-1)).toEqual({
      name: 'Visit',
      price: [165, 245],
      time: '1 hour',
      permit: 'No',
      raises: 'Height',
    });
  });

  test('is the same when a program has written it again', () => {
    const { service } = read(page(HEAD + SHEET));
    const { head, sheet } = service ?? {};
    expect(read(page(stringify({ ...head, ...sheet }))).service).toEqual(service);
  });
});

describe('a mistake is named with its line, what is there and what is expected', () => {
  test.each([
    [
      'the price turned around',
      page(HEAD + SHEET.replace('[100, 200]', '[200, 100]')),
      'line 13: jobs.0.price: expected the lower number first, found [200,100]',
    ],
    [
      'a price in words',
      page(HEAD + SHEET.replace('[100, 200]', '"$100"')),
      'line 13: jobs.0.price: expected two numbers in brackets, as [480, 950], found "$100"',
    ],
    ['an unknown field', page(`${HEAD}heding: Gutters\n`), 'line 8: there is no field "heding"'],
    ['a missing field', page(HEAD.replace(/summary.*\n/, '')), 'line 2: summary: is missing'],
    ['a field twice', page(`${HEAD}name: Roofs\n`), 'line 8: the same field stands here twice'],
    [
      'a number for a text',
      page(HEAD.replace('Gutters\n', '12\n')),
      'line 3: name: expected a text; put it in quotes, found 12',
    ],
    [
      'a service that is not offered',
      page(HEAD.replace('exterior', 'roofs')),
      'line 4: service: expected one of the services in service-options.ts, found "roofs"',
    ],
    [
      'a colon in a text',
      page(HEAD.replace('Gutters in', 'Gutters: in')),
      'line 5: a colon with a space behind it: put the whole text in quotes',
    ],
    ['a tab', page(HEAD + SHEET.replace('  - {', '\t- {')), 'line 13: a tab: indent with spaces'],
    [
      'a shared price that there is not',
      page(`${HEAD}${SHEET}  - {use: visit, raises: Height}\n`),
      'line 18: jobs.5.use: expected one of the shared prices: , found "visit"',
    ],
    ['no fields', 'We hang gutters.', 'line 1: expected fields between two lines of ---'],
    [
      'HTML',
      page(HEAD, 'A\n\n<script>alert(1)</script>'),
      'line 11: HTML is not shown: use Markdown, or write the sign < as "\\<"',
    ],
    [
      'a picture',
      page(HEAD, '![A deck](deck.jpg)'),
      'line 9: a picture is shown by a line of its own, as ::photo{name=text-decks}',
    ],
    [
      'a link that runs',
      page(HEAD, '[here](javascript:alert(1))'),
      'line 9: a link to "javascript:alert(1)": expected an address like "/contact", "#heading" or "https://…"',
    ],
    [
      'an unknown line',
      page(HEAD, '::film{name=decks}'),
      'line 9: "::film" is unknown: there are ::photo{name=…} and ::arrival',
    ],
  ])('%s', (_, file, mistake) => {
    expect(read(file).mistakes).toEqual([mistake]);
  });

  test('all of them at once', () => {
    const wrong = page(
      HEAD.replace('order: 1', 'order: first') + SHEET.replace('[100, 200]', '[200, 100]'),
      '<b>',
    );
    expect(read(wrong).mistakes).toHaveLength(3);
  });

  test.each([
    [
      'UTF-16',
      Buffer.from(`\ufeff${page(HEAD)}`, 'utf16le'),
      'is stored as UTF-16 or is no text: save it again with the encoding UTF-8',
    ],
    [
      'Latin-1',
      Buffer.from(page(HEAD.replace('Gutters', 'Gouttières')), 'latin1'),
      'is not stored as UTF-8: save it again with that encoding',
    ],
    ['10 MB', page(HEAD, 'a '.repeat(5_000_000)), 'is larger than 2 MB, too large for a text'],
    [
      'anchors that explode',
      page(
        `a: &a [x, x]\n${'bcdefghij'.replace(/./g, (name) => {
          const before = String.fromCharCode(name.charCodeAt(0) - 1);
          return `${name}: &${name} [${Array(9).fill(`*${before}`)}]\n`;
        })}${HEAD}`,
      ),
      'repeats parts by "*" too often: write them out',
    ],
  ])('%s', (_, file, mistake) => {
    expect(read(file).mistakes).toEqual([mistake]);
  });
});
