import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readAnswers } from '../contract/content/new-site/answers.ts';
import { readCatalogue } from '../contract/content/new-site/catalogue.ts';
import { newFolder } from '../contract/content/new-site/folder.ts';
import { readContent } from '../contract/content/read.ts';
import { demonstration } from '../messages/en/demonstration.ts';
import { addressesOf } from '../site/navigation/resolve-path.ts';
import { loadContent } from '../site/prerender/load-content.ts';
import type { PageContent } from '../site/prerender/page-content.ts';
import { renderPage, renderShell, renderUnavailable } from '../site/prerender/render.tsx';
import { siteFiles } from '../site/prerender/site-files.ts';
import { structuredData } from '../site/structured-data.ts';

const root = mkdtempSync(join(tmpdir(), 'optional-'));
afterAll(() => rmSync(root, { recursive: true }));

const BY_PHONE = 'name: Ann\nphone: (212) 555-2100\n';
const BY_EMAIL = 'name: Ann and Daughters Roofing\nemail: ann@ann.example\n';

/** The least that the file of a service may hold. */
function services(count: number): Record<string, string> {
  const files = Array.from({ length: count }, (_, place) => [
    `services/roof-${'abcdefghijklmnopqrs'.charAt(place)}.md`,
    `---\nname: Roof ${place + 1}\n---\n`,
  ]);
  return Object.fromEntries(files);
}

describe.each([
  ['a name and a phone number', { 'company.yaml': BY_PHONE }],
  ['a name and an email address', { 'company.yaml': BY_EMAIL }],
  ['a name and an emergency line', { 'company.yaml': 'name: Ann\nemergencyPhone: (212) 555-0100\n' }],
  ['one service', { 'company.yaml': BY_PHONE, ...services(1) }],
  ['nineteen services', { 'company.yaml': BY_EMAIL, ...services(19) }],
  [
    'nineteen services with a text, and more than one about the same part of the house',
    {
      'company.yaml': BY_PHONE,
      ...Object.fromEntries(
        Object.entries(services(19)).map(([name, head]) => [
          name,
          `${head.replace(/---\n$/, 'drawing: decks\n---\n')}\n## How it goes\n\nWe come.\n`,
        ]),
      ),
    },
  ],
  [
    'files that say next to nothing',
    {
      'company.yaml': BY_EMAIL,
      'home.yaml': 'slides: [{ title: Dry by dinner }]\n',
      'contact.yaml': 'title: Write\n',
      'estimate.yaml': 'title: Ask\n',
      'not-found.yaml': 'title: Gone\n',
      'terms.yaml': 'figures: {}\nlist: []\n',
      'office.yaml': '{}\n',
      'crew.yaml': '{}\n',
      'logos.yaml': '{}\n',
      'pages.yaml': '{}\n',
    },
  ],
])('a folder with %s', (name, files) => {
  let content: PageContent;
  beforeAll(async () => {
    content = await load(folderWith(name, files));
  });

  test('becomes pages with nothing in them that is not there', async () => {
    expect(await faultsOf(content)).toEqual([]);
  });

  test('becomes pages with no words of the sample', async () => {
    const all = [...(await render(content)).values(), ...Object.values(siteFiles(content, new Map()))];
    expect(all.join().match(SAMPLE)).toBeNull();
  });

  test('becomes pages that assert and promise nothing that is not in the folder', async () => {
    const said = [...(await render(content))].flatMap(([path, html]) => {
      // The numbers and addresses of these folders are for examples, and such a site says that it is invented.
      const text = textOf(html).replaceAll(demonstration.notice, '');
      const parts = /^\/(?:privacy|accessibility)$/.test(path) ? (text.match(PARTS) ?? []) : [];
      return [...parts, ...(text.match(CLAIMS) ?? []), ...countsOf(text, content)].map(
        (it) => `${path}: ${it}`,
      );
    });
    expect(said).toEqual([]);
  });

  test('says that it is a demonstration while its numbers and addresses are invented, and not after', async () => {
    const says = async (shown: PageContent) => [...(await render(shown)).values()].map(noticesIn);
    const { company, services } = content;
    const hasBusiness = services.length > 0 || company.phone || company.emergencyPhone;
    const counts = await says(content);
    expect(Math.min(...counts)).toBe(content.hasSamples && hasBusiness ? 1 : 0);
    expect(new Set(await says({ ...content, hasSamples: false }))).toEqual(new Set([0]));
  });

  test('asks for a call only where there is a number', async () => {
    const { phone, emergencyPhone } = content.company;
    const calls = /\bcall (?:us|now|the office)\b|tel:\+/i;
    const { length } = [...(await render(content)).values()].filter((html) => calls.test(html));
    expect(length > 0).toBe(phone !== undefined || emergencyPhone !== undefined);
  });

  test('has no address for a page that nothing is written for', () => {
    expect(content.sitemap.filter(({ path }) => !/^\/service\//.test(path)).map(({ path }) => path)).toEqual([
      '/',
      ...(content.services.length > 0 ? ['/services'] : []),
      '/contact',
      '/contact/sent',
      '/contact/sent/danger',
      '/contact/sent/urgent',
      '/estimate',
      '/estimate/sent',
      '/estimate/sent/danger',
      '/estimate/sent/urgent',
      '/privacy',
      '/accessibility',
      '/404',
    ]);
  });
});

describe.each([
  ['gutters and roofing in Austin', readFileSync('tests/gutters-in-austin.yaml', 'utf8')],
  ['the smallest answers', BY_PHONE],
  ['all services', `${BY_EMAIL}services: [ ${Object.keys(readCatalogue()).join(', ')} ]\n`],
  ['names in other letters', `${BY_PHONE}services: [ "גגות", "<b>Roofs</b> & more" ]\n`],
])('the new site of %s', (name, text) => {
  let content: PageContent;
  beforeAll(async () => {
    const catalogue = readCatalogue();
    const { answers } = readAnswers(text, 'answers.yaml', catalogue);
    if (!answers) throw new Error('mistakes in the answers');
    content = await load(folderWith(`new ${name}`, newFolder(answers, catalogue).files));
  });

  test('becomes pages with nothing in them that is not there', async () => {
    expect(await faultsOf(content)).toEqual([]);
  });

  test('becomes pages with no words of the sample', async () => {
    const all = [...(await render(content)).values(), ...Object.values(siteFiles(content, new Map()))].join();
    expect(all.match(SAMPLE)).toBeNull();
    expect(all.match(/New York|\bNY\b|>Credential</)).toBeNull();
    // Sheets have numbers where a construction detail refers to them.
    const isSet = Object.values(content.sheets).some(({ detail }) => detail);
    expect(/\b[AG]-\d{3}\b/.test(all)).toBe(isSet);
  });

  test('has a basement in its drawing only where someone works in it', async () => {
    const [house] = /<div[^>]* data-above=""[^>]*>/.exec((await render(content)).get('/') ?? '') ?? [];
    expect(house !== undefined).toBe(name.startsWith('gutters'));
  });
});

test('a page of which only the title is written has an address, and nothing in it that is not there', async () => {
  const files = {
    'company.yaml': BY_PHONE,
    'about.yaml': 'title: Us\n',
    'tips.yaml': 'title: Tips\n',
  };
  const content = await load(folderWith('titles', files));
  expect(content.sitemap.flatMap(({ menu }) => menu ?? [])).toEqual(['Home', 'Tips', 'About us', 'Contact']);
  expect(await faultsOf(content)).toEqual([]);
});

test('a sentence that names a way to reach the business which is not there is left out', async () => {
  const sections = [
    { title: 'Keys', paragraphs: ['We keep them. Call {phone} to fetch one.', 'Call {phone}.'] },
    { title: 'Calls', paragraphs: ['Call {phone}!'] },
    { title: 'Mail', paragraphs: ['Write to {email}.'] },
  ];
  const commercial = { title: 'Agents', lead: 'For agents.', sections };
  const files = { 'company.yaml': BY_EMAIL, 'commercial.yaml': JSON.stringify(commercial) };
  const content = await load(folderWith('sentences', files));
  expect(await faultsOf(content)).toEqual([]);
  const html = (await render(content)).get('/commercial') ?? '';
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  expect(main.match(/(?<=<p>)[\s\S]*?(?=<\/p>)/g)).toEqual([
    'We keep them.',
    'Write to <a href="mailto:ann@ann.example">ann@ann.example</a>.',
  ]);
  expect(main).not.toContain('Calls');
});

test('terms are shown without words of their own around them', async () => {
  const files = {
    'company.yaml': BY_PHONE,
    'about.yaml': 'title: Us\n',
    'terms.yaml':
      'figures: { newWork: 2 }\nlist: [{ title: Warranty, text: "New work is good for {newWork}." }]\n',
  };
  const html = (await render(await load(folderWith('terms', files)))).get('/about');
  expect(html).toContain('New work is good for two years.');
});

test('the privacy notice names the other companies of the folder, and for how long mail is kept there', async () => {
  const privacy = { companies: [{ name: 'Our bookkeeper', what: 'Sees the bill.' }], mailboxYears: 1 };
  const company = `${BY_EMAIL}privacy: ${JSON.stringify(privacy)}\n`;
  const content = await load(folderWith('companies', { 'company.yaml': company }));
  const said = textOf((await render(content)).get('/privacy') ?? '');
  expect(said).toMatch(/Who sees it .*Our bookkeeper Sees the bill\..* What stays in your browser/);
  expect(said).toContain('for at most one year after you wrote');
  expect(await faultsOf(content)).toEqual([]);
});

test.each([
  [['Travis County', 'Williamson County', 'Hays County'], 'Travis, Williamson and Hays counties'],
  [['Austin', 'Hays County'], 'Austin and Hays County'],
  [['Hays County'], 'Hays County'],
  [['Putnam County', 'Fairfield County, Connecticut'], 'Putnam; Fairfield County, Connecticut'],
])('the areas %j are said below the title of a service as %s', async (areasServed, said) => {
  const files = {
    'company.yaml': BY_PHONE,
    'areas.yaml': JSON.stringify(areasServed.map((name) => ({ name }))),
    'services/roofs.md': '---\nname: Roofs\nheading: Sound roofs\n---\n',
  };
  const content = await load(folderWith(said, files));
  expect((await render(content)).get('/service/roofs')).toMatch(
    new RegExp(`<p class="_places_[^"]*">${said}</p>`),
  );
});

test.each([
  {
    name: 'a parent company',
    parent: 'parent: { name: Ann’s, url: https://ann.example, founded: 1990 }\n',
    bands: 1,
  },
  { name: 'no parent company', parent: '', bands: 0 },
])(
  'the page for lost addresses asks once for an estimate of ours: $name',
  async ({ name, parent, bands }) => {
    const content = await load(folderWith(name, { 'company.yaml': BY_PHONE + parent }));
    const html = (await render(content)).get('/404') ?? '';
    expect(html.match(/<footer>[\s\S]*/)?.[0].match(/<h2>/g) ?? []).toHaveLength(bands);
  },
);

test('a card has the short or the cheapest job of a service, and none of a service that has only large ones', async () => {
  const job = (name: string, from: number, to: number, short = '') =>
    `{ name: ${name}, price: [${from}, ${to}], time: 1 day, permit: No, raises: Height${short} }`;
  const service = (...jobs: string[]) => `---\nname: Roofs\njobs: [${jobs.join(', ')}]\n---\n`;
  const files = {
    'company.yaml': BY_PHONE,
    'services/a.md': service(job('Hung', 900, 1400), job('Cleaned', 140, 220)),
    'services/b.md': service(job('Cleaned', 140, 220), job('Hung', 900, 1400, ', short: Hung')),
    'services/c.md': service(job('Shingles', 9800, 14500, ', short: Shingles'), job('Metal', 24000, 34000)),
  };
  const content = await load(folderWith('small', files));
  expect(Object.values(content.shortJobs).map(({ name }) => name)).toEqual(['Cleaned', 'Hung']);
  expect((await render(content)).get('/services')?.match(/\$[^<]*/g)).toEqual(['$140–$220', '$900–$1,400']);
});

test('all that is wrong with a folder is said at once, with its words and its pictures', async () => {
  const folder = folderWith('wrong', {
    'company.yaml': 'name: Ann\nphone: 12\n',
    'photos/roof.jpg': 'a text',
    'drawings/van.svg': '<svg><rect fill="currentColor"/></svg>',
  });
  const { message } = await load(folder).catch((error) => error);
  expect(message.split('\n')).toEqual([
    expect.stringMatching(/company\.yaml, line 2, phone: found 12; expected a phone number/),
    expect.stringMatching(/photos\/roof\.jpg cannot be read as a picture/),
    expect.stringMatching(/drawings\/van\.svg: a picture cannot have the color currentColor/),
  ]);
});

/** What only the sample says: names, places, and what its site has. */
const SAMPLE =
  /Oakhand|Westchester|Yonkers|Yorktown|Putnam|Fairfield|Connecticut|Andersen|\(914\)|showroom|openstreetmap|home-selling|Our films/;

/** What only the business itself can say of its work, its papers and its answers. */
const CLAIMS =
  /\b(?:(?:un)?licensed|licenses|insured|insurance|bonded|certified|lead-safety|warrant\w*|guarantee\w*|free of charge|(?:is|are) free|written (?:estimate|price)|business days?|within (?:an?|one|two|\w+teen|ten|\d+) (?:hours?|days?)|job-management|broker|architects?|lenders?|tradespeople|comment card|our (?:crew|films|work|reviews))\b/gi;

/** Parts of a site that a folder of a few lines doesn't have. */
const PARTS =
  /\b(?:galler\w+|guides?|films?|checklists?|check marks|reviews?|showroom|price tables|reCAPTCHA|hCaptcha|Turnstile)\b/gi;

/** Counts of pages in figures that are not those of the site. */
function countsOf(text: string, { sitemap }: PageContent): string[] {
  const counts = [...text.matchAll(/\b(\d+) pages\b/g)];
  return counts.filter(([, count]) => Number(count) !== sitemap.length).map(([said]) => said);
}

/** What is read of a page; comments between pieces of text are not. */
function noticesIn(html: string): number {
  return textOf(html).split(demonstration.notice).length - 1;
}

function textOf(html: string): string {
  return html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>|<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ');
}

test.each([
  ['licensed tradespeople', CLAIMS],
  ['any lead-safety records', CLAIMS],
  ['within one business day', CLAIMS],
  ['Estimates are free', CLAIMS],
  ['an open picture, a film', PARTS],
  ['how far a checklist is done', PARTS],
])('“%s” is found where it is said', (text, pattern) => {
  expect(text.match(pattern)).not.toBeNull();
});

describe.each(
  globSync('content/*.yaml')
    .map((file) => basename(file))
    .filter((file) => file !== 'company.yaml')
    .sort(),
)('the sample without %s', (file) => {
  test('becomes pages with nothing in them that is not there', async () => {
    const folder = sampleWithout(file);
    expect(await faultsOf(await load(folder))).toEqual([]);
  });
});

function load(folder: string): Promise<PageContent> {
  return loadContent(folder, { onDemand: true }).then(({ content }) => content);
}

function folderWith(name: string, files: Record<string, string>): string {
  const folder = join(root, name.replaceAll(/\W+/g, '-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

/** Without what other files say of the one that is missing, as the reader points it out. */
function sampleWithout(file: string): string {
  const folder = join(root, file);
  cpSync('content/services', join(folder, 'services'), { recursive: true });
  for (const each of globSync('content/*.yaml')) cpSync(each, join(folder, basename(each)));
  for (const name of ['photos', 'drawings', 'films', 'logos', 'public'])
    symlinkSync(resolve('content', name), join(folder, name));
  rmSync(join(folder, file));
  if (file === 'photos.yaml') rmSync(join(folder, 'photos'));
  for (;;) {
    const { mistakes } = readContent(folder);
    if (mistakes.length === 0) return folder;
    // One of each file: what is left out of a list moves what follows.
    for (const { file: name, field } of new Map(mistakes.toReversed().map((it) => [it.file, it])).values())
      leaveOut(join(folder, name), field.split(' > ').filter(Boolean));
  }
}

/** Takes a field out of a file, or what is around it where the field is not there; at last the file. */
function leaveOut(file: string, field: string[]): void {
  const whole = readFileSync(file, 'utf8');
  const [, head = whole, text] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(whole) ?? [];
  const data = parse(head);
  if (!removeFrom(data, field)) {
    rmSync(file);
    return;
  }
  const rest = JSON.stringify(data, null, 1);
  writeFileSync(file, text === undefined ? rest : `---\n${rest}\n---\n${text}`);
}

function removeFrom(data: unknown, field: string[]): boolean {
  if (field.length === 0) return false;
  const path = field.map((part) => (/^\d+$/.test(part) ? String(Number(part) - 1) : part));
  const last = path.pop() ?? '';
  const around = path.reduce((at, part) => at?.[part], data as Tree | undefined);
  if (around?.[last] === undefined) return removeFrom(data, field.slice(0, -1));
  if (Array.isArray(around)) around.splice(Number(last), 1);
  else delete around[last];
  return true;
}

type Tree = { [name: string]: Tree };

const rendered = new WeakMap<PageContent, Promise<Map<string, string>>>();

/** The HTML of every page by its path, and of those that the server shows when something is wrong. */
function render(content: PageContent): Promise<Map<string, string>> {
  const pages = rendered.get(content) ?? renderAnew(content);
  rendered.set(content, pages);
  return pages;
}

async function renderAnew(content: PageContent): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const parts = { css: null, startScript: '' };
  for (const { path } of content.sitemap)
    pages.set(
      path,
      await renderPage(path, { ...parts, structuredData: structuredData(content, path) }, content),
    );
  const shell = await renderShell(parts, content);
  pages.set('unavailable', await renderUnavailable(shell, content));
  return pages;
}

async function faultsOf(content: PageContent): Promise<string[]> {
  const pages = await render(content);
  const ofPages = [...pages].flatMap(([path, html]) =>
    [...faultsIn(html), ...deadLinks(html, path, content, pages)].map((fault) => `${path}: ${fault}`),
  );
  const ofFiles = Object.entries(siteFiles(content, new Map())).flatMap(([name, text]) =>
    (text.match(MISSING) ?? []).map((fault) => `${name}: ${fault}`),
  );
  return [...new Set([...ofPages, ...ofFiles])];
}

/** What a program writes for a value that is not there, and what follows. */
const MISSING = /(?:\bundefined\b|\bNaN\b|\bnull\b|\[object|\{\w+\}(?!\})).{0,60}/g;

const EMPTY =
  /<p>(?:\s|<!-- -->)*<\/p>|<(h[1-6]|li|a|ul|ol|dl|dt|dd|nav|section|aside|article|figure|figcaption|button|small|strong|th|caption)\b[^>]*>(?:\s|<!-- -->)*<\/\1>/g;

function faultsIn(html: string): string[] {
  const said = html.replaceAll(/<script(?! type="application\/ld)[\s\S]*?<\/script>/g, '');
  const titles = said.match(/<h1[ >]/g) ?? [];
  return [
    ...(said.replaceAll(/<script[\s\S]*?<\/script>/g, '').match(MISSING) ?? []),
    ...(said.match(/undefined|NaN|\[object/g) ?? []),
    ...(said.match(EMPTY) ?? []),
    ...(titles.length === 1 ? [] : [`${titles.length} headings of the first level`]),
  ];
}

function deadLinks(html: string, path: string, content: PageContent, pages: Map<string, string>): string[] {
  const links = Array.from(html.matchAll(/<a\b[^>]*? href="([^"]*)"/g), ([, to = '']) => to);
  return links.filter((to) => {
    if (/^tel:/.test(to)) return !/^tel:(?:\+1\d{10}|911)$/.test(to);
    if (/^mailto:/.test(to)) return !/^mailto:[^@]+@[^@]+$/.test(to);
    if (!/^[/#]/.test(to) || to.startsWith('/assets/')) return false;
    const [address = '', id] = to.replace(/\?[^#]*/, '').split('#');
    const page =
      address === '' ? path : content.sitemap.find((each) => addressesOf(each).includes(address))?.path;
    const target = page && pages.get(page);
    return !target || (id !== undefined && !target.includes(`id="${id}"`));
  });
}
