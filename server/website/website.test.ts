import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openPostgresStore, openSqliteStore, type Store } from '../store/store.ts';
import { AT, later } from '../store/testing/contract.ts';
import { createDatabase } from '../testing/postgres.ts';
import { temporaryFolder } from '../testing/test-app.ts';
import { createWebsite, type Published, type Website } from './website.ts';
import { hashOf, websiteFilesIn } from './website-folder.ts';

/** Users of the store that was opened last. */
const ADA = { by: '', at: AT };
const BOB = { by: '', at: later(5) };

const SITE: Record<string, string | Buffer> = {
  'company.yaml': 'name: Ada\nphone: (914) 555-0142\n',
  'office.yaml': "hours:\n  saturday: [['09:00', '12:00']]\n",
  'services/decks.md': '---\nname: Decks\n---\n\nWe build decks.\n',
  'public/mark.png': Buffer.from('89504e470d0a1a0a00ff', 'hex'),
};

async function openStore(dataDir: string, url: string | undefined): Promise<Store> {
  const store = url ? await openPostgresStore(url, () => {}) : openSqliteStore(dataDir);
  onTestFinished(() => store.close());
  return store;
}

/** Two servers on one empty store. */
async function start({ contentFromFolder = false } = {}) {
  const dataDir = await temporaryFolder();
  const server = inject('postgresUrl');
  const database = server ? await createDatabase(server, inject('migratedDatabase')) : undefined;
  if (database) onTestFinished(database.drop);
  const stores = [await openStore(dataDir, database?.url), await openStore(dataDir, database?.url)] as const;
  ADA.by = await addUser(stores[0], 'Ada');
  BOB.by = await addUser(stores[0], 'Bob');
  const [website, other] = stores.map((store) =>
    createWebsite({ store, config: { dataDir, contentFromFolder, mediaUrl: undefined } }),
  ) as [Website, Website];
  return { website, other, store: stores[0], dataDir };
}

async function addUser(store: Store, name: string): Promise<string> {
  const user = await store.inviteUser({ email: `${name}@ada.example`, name }, { by: null, at: AT });
  return user?.id ?? '';
}

async function folderOf(files: Record<string, string | Buffer>): Promise<string> {
  const folder = await temporaryFolder();
  for (const [name, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  }
  return folder;
}

/** Both, with a first publication. */
async function startWithSite() {
  const started = await start();
  expect(await started.website.importFolder(await folderOf(SITE), ADA)).toMatchObject({
    done: true,
    number: 1,
  });
  return started;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function hashIn(website: Website, name: string): Promise<string | null> {
  return (await website.publication())?.manifest[name] ?? null;
}

async function put(website: Website, name: string, text: string | null, who = ADA) {
  const draft = (await website.drafts()).find((each) => each.name === name);
  const from = draft ? draft.hash : await hashIn(website, name);
  return website.putDraft(name, text === null ? null : bytesOf(text), { ...who, from });
}

async function published(website: Website, name: string): Promise<string | null> {
  return website.textOf(await hashIn(website, name));
}

const phone = (last: number) => `name: Ada\nphone: (914) 555-0${last}\n`;

test('a draft is published with what it changes, who did it and when', async () => {
  const { website, other } = await startWithSite();
  await put(website, 'company.yaml', phone(199));
  await put(website, 'services/decks.md', '---\nname: Decks\n---\n\nWe mend decks.\n');
  expect(await published(other, 'company.yaml')).toBe(SITE['company.yaml']);
  const changes = [
    'Phone of the business: (914) 555-0142 → (914) 555-0199',
    'Text of Decks: We build decks. → We mend decks.',
  ];
  expect(await other.review()).toEqual({ done: true, changes });
  expect(await website.publish(BOB)).toEqual({ done: true, number: 2, changes });
  expect(await published(other, 'company.yaml')).toBe(phone(199));
  expect(await other.drafts()).toEqual([]);
  expect((await other.history())[0]).toEqual({ ...BOB, number: 2, changes });
  expect(await website.publish(BOB)).toEqual({ done: false, because: 'nothing' });
});

test('some drafts are published, and the others stay', async () => {
  const { website } = await startWithSite();
  await put(website, 'company.yaml', phone(199));
  await put(website, 'office.yaml', null);
  expect(await website.publish(ADA, ['office.yaml'])).toEqual({
    done: true,
    number: 2,
    changes: ['Taken off: the office'],
  });
  expect(await published(website, 'office.yaml')).toBeNull();
  expect(await published(website, 'company.yaml')).toBe(SITE['company.yaml']);
  expect(await website.drafts()).toMatchObject([{ name: 'company.yaml' }]);
});

test('of two who edit one file, the second is shown both versions', async () => {
  const { website, other } = await startWithSite();
  const from = await hashIn(website, 'company.yaml');
  await website.putDraft('company.yaml', bytesOf(phone(111)), { ...ADA, from });
  expect(await other.putDraft('company.yaml', bytesOf(phone(122)), { ...BOB, from })).toEqual({
    done: false,
    because: 'conflict',
    conflicts: [{ ...ADA, name: 'company.yaml', yours: phone(122), theirs: phone(111) }],
  });
  expect(await website.publish(ADA)).toMatchObject({ number: 2 });
  expect(await published(website, 'company.yaml')).toBe(phone(111));
});

test('a draft does not overwrite what was published since it was begun', async () => {
  const { website, other } = await startWithSite();
  await put(website, 'company.yaml', phone(111));
  await other.importFolder(await folderOf({ ...SITE, 'company.yaml': phone(122) }), BOB);
  const conflict = { ...BOB, name: 'company.yaml', yours: phone(111), theirs: phone(122) };
  const refused = { done: false, because: 'conflict', conflicts: [conflict] };
  expect(await website.review()).toEqual(refused);
  expect(await website.publish(ADA)).toEqual(refused);
  expect(await website.publish(ADA, ['office.yaml'])).toEqual({ done: false, because: 'nothing' });
  const from = await hashIn(website, 'company.yaml');
  await website.putDraft('company.yaml', bytesOf(phone(133)), { ...ADA, from });
  expect(await website.publish(ADA)).toMatchObject({ number: 3 });
  expect(await published(website, 'company.yaml')).toBe(phone(133));
});

test('a mistake is answered as it is, and changes nothing', async () => {
  const { website } = await startWithSite();
  await put(website, 'company.yaml', 'name: Ada\nphone: 12\n');
  const before = [await website.publication(), await website.drafts()];
  const refused = {
    done: false,
    because: 'mistakes',
    mistakes: [expect.objectContaining({ file: 'company.yaml', line: 2, field: 'phone', found: '12' })],
  };
  expect(await website.review()).toEqual(refused);
  expect(await website.publish(ADA)).toEqual(refused);
  expect([await website.publication(), await website.drafts()]).toEqual(before);
  const broken = await folderOf({ 'compny.yaml': 'name: Ada\n' });
  expect(await website.importFolder(broken, ADA)).toMatchObject({ because: 'mistakes' });
  expect(await website.publication()).toEqual(before[0]);
});

test('any of ten publications is taken back, the last one first and then another', async () => {
  const { website, other } = await startWithSite();
  for (let n = 0; n < 10; n++) {
    await put(website, 'company.yaml', phone(150 + n));
    expect(await website.publish(ADA)).toMatchObject({ number: n + 2 });
  }
  await put(website, 'office.yaml', 'hours: {}\n');
  for (let n = 10; n >= 1; n--) {
    const taken = await other.takeBackTo(n, BOB);
    expect(taken).toMatchObject({ done: true, number: 22 - n });
    expect(taken).toMatchObject({ changes: [`As in version ${n}`, expect.stringMatching(/^Phone/)] });
    const [older, latest] = [await website.publication(n), await website.publication()];
    expect(latest?.manifest).toEqual(older?.manifest);
  }
  expect(await published(website, 'company.yaml')).toBe(SITE['company.yaml']);
  expect(await website.takeBackTo(11, BOB)).toMatchObject({ number: 22 });
  expect(await published(website, 'company.yaml')).toBe(phone(159));
  expect(await website.drafts()).toMatchObject([{ name: 'office.yaml' }]);
  for (const number of [99, 0, -1, 1.5, 1e12, Number.NaN])
    expect(await website.takeBackTo(number, BOB)).toEqual({ done: false, because: 'unknown' });
  expect(await website.history()).toHaveLength(22);
});

test('an older publication is taken back alone, and what came after it stays', async () => {
  const { website, other } = await startWithSite();
  const decks = (jobs: string, text: string) => `---\nname: Decks\njobs:\n${jobs}---\n\n${text}\n`;
  const job = (name: string, to: number) => `  - name: ${name} # ours\n    price: [ 100, ${to} ]\n`;
  const publish = async (files: Record<string, string | null>) => {
    for (const [name, text] of Object.entries(files)) await put(website, name, text);
    return website.publish(ADA);
  };
  await publish({ 'services/decks.md': decks(job('A post', 200) + job('A step', 200), 'We build decks.') });
  await publish({
    'services/decks.md': decks(job('A post', 300), 'We mend decks.'),
    'company.yaml': phone(199),
    'office.yaml': null,
  });
  await publish({
    'services/decks.md': decks(job('A rail', 200) + job('A post', 300), 'We mend decks.'),
    'company.yaml': `${phone(199)}founded: 1994\n`,
  });
  expect(await other.takeBack(3, BOB)).toEqual({
    done: true,
    number: 5,
    changes: [
      'Version 3 is taken back',
      'Phone of the business: (914) 555-0199 → (914) 555-0142',
      'The office added',
      'Jobs of Decks: A step added',
      'Price of A post: $100–300 → $100–200',
      'Text of Decks: We mend decks. → We build decks.',
    ],
  });
  const all = job('A rail', 200) + job('A post', 200) + job('A step', 200).replace(' # ours', '');
  expect(await published(website, 'services/decks.md')).toBe(decks(all, 'We build decks.'));
  expect(await published(website, 'company.yaml')).toBe(`${SITE['company.yaml']}founded: 1994\n`);
  expect(await published(website, 'office.yaml')).toBe(SITE['office.yaml']);
  expect(await website.takeBack(3, BOB)).toEqual({ done: false, because: 'nothing' });
  expect(await website.takeBack(5, BOB)).toMatchObject({ done: true, number: 6 });
  expect((await website.publication())?.manifest).toEqual((await website.publication(4))?.manifest);
  for (const number of [99, 1, 0, 1.5, Number.NaN])
    expect(await website.takeBack(number, BOB)).toEqual({ done: false, because: 'unknown' });
});

test('what was changed again later stays when a publication is taken back, and is said', async () => {
  const { website } = await startWithSite();
  await put(website, 'company.yaml', `${phone(199)}slogan: One call\n`);
  await put(website, 'services/decks.md', null);
  await website.publish(ADA);
  await put(website, 'company.yaml', `${phone(155)}slogan: One call\n`);
  await website.publish(ADA);
  expect(await website.takeBack(2, BOB)).toMatchObject({
    changes: [
      'Version 2 is taken back',
      'Not taken back, because it was changed again later: Phone of the business: (914) 555-0155 → (914) 555-0142',
      'Slogan of the business: One call → nothing',
      'Decks added',
    ],
  });
  expect(await published(website, 'company.yaml')).toBe(phone(155));
  await put(website, 'company.yaml', phone(166));
  await website.publish(ADA);
  expect(await website.takeBack(3, BOB)).toEqual({
    done: false,
    because: 'later',
    changes: ['Phone of the business: (914) 555-0166 → (914) 555-0199'],
  });
});

test('what a later publication needs is not taken back', async () => {
  const { website } = await startWithSite();
  await put(website, 'prices.yaml', 'rail: { name: Rail, price: [1, 2] }\n');
  await website.publish(ADA);
  await put(
    website,
    'services/decks.md',
    '---\nname: Decks\njobs: [{ use: rail }]\n---\n\nWe build decks.\n',
  );
  expect(await website.publish(ADA)).toMatchObject({ number: 3 });
  expect(await website.takeBack(2, BOB)).toMatchObject({
    done: false,
    because: 'mistakes',
    mistakes: [{ file: 'services/decks.md' }],
  });
});

test('two who publish at once both do, or the second finds it done', async () => {
  const { website, other } = await startWithSite();
  await put(website, 'company.yaml', phone(111));
  await put(website, 'office.yaml', 'hours: {}\n');
  const own = await Promise.all([
    website.publish(ADA, ['company.yaml']),
    other.publish(BOB, ['office.yaml']),
  ]);
  expect(own.map((each) => each.done && each.number).sort()).toEqual([2, 3]);
  expect(await published(website, 'company.yaml')).toBe(phone(111));
  expect(await published(website, 'office.yaml')).toBe('hours: {}\n');
  expect(await website.drafts()).toEqual([]);

  await put(website, 'company.yaml', phone(122));
  const both: Published[] = await Promise.all([website.publish(ADA), other.publish(BOB)]);
  expect(both.map((each) => (each.done ? each.number : each.because)).sort()).toEqual([4, 'nothing']);
});

test('a folder that is imported comes out byte for byte', async () => {
  const { website, other, dataDir } = await start();
  const files = {
    ...SITE,
    'company.yaml': '\ufeffname: "Ada 🏠 בית"\r\nphone: (914) 555-0142\r\n',
    'README.md': '',
    'public/Fotos für später.bin': Buffer.from(Array.from({ length: 70_000 }, (_, n) => (n * 31) % 256)),
    'public/large.txt': 'x'.repeat(1_000_001),
    'public/a/b.txt': 'deep',
  };
  const left = { '.git/config': 'x', 'photos/copies/a-480.avif': 'x', 'public/.DS_Store': 'x' };
  const from = await folderOf({ ...files, ...left });
  expect(await website.importFolder(from, ADA)).toMatchObject({ done: true, number: 1 });
  const into = join(await temporaryFolder(), 'new');
  const latest = await other.publication();
  if (latest) await other.writeTo(into, latest);
  expect(await websiteFilesIn(into)).toEqual(Object.keys(files).sort());
  for (const name of Object.keys(files))
    expect((await readFile(join(into, name))).equals(await readFile(join(from, name))), name).toBe(true);
  expect(await other.importFolder(into, ADA)).toEqual({ done: false, because: 'nothing' });
  expect(await readFile(join(dataDir, 'website/copies/a-480.avif'), 'utf8')).toBe('x');
});

test.each([
  '../company.yaml',
  '/etc/passwd',
  'services/../../a.md',
  'services\\..\\a.md',
  'c:a.yaml',
  'other/a.txt',
  '.env',
  'public/.htaccess',
  'photos/copies/a.avif',
  'photos/copies',
  'photos',
  'public//a',
  'public/a\n.txt',
  '',
])('no draft is called %j', async (name) => {
  const { website } = await start();
  const put = website.putDraft(name, bytesOf('x'), { ...ADA, from: null });
  expect(await put).toEqual({ done: false, because: 'name' });
});

test('with CONTENT_DIR the store changes nothing, and says why', async () => {
  const { website } = await start({ contentFromFolder: true });
  const refused = { done: false, because: 'folder' };
  expect(await website.putDraft('a.yaml', bytesOf('x'), { ...ADA, from: null })).toEqual(refused);
  expect(await website.publish(ADA)).toEqual(refused);
  expect(await website.takeBackTo(1, ADA)).toEqual(refused);
  expect(await website.takeBack(2, ADA)).toEqual(refused);
  expect(await website.importFolder(await folderOf(SITE), ADA)).toEqual(refused);
  expect(website.isUsed).toBe(false);
  expect(await website.publication()).toBeUndefined();
});

test('a preview has every draft, also one that is no longer up to date, and is written once', async () => {
  expect(await (await start()).website.writePreview()).toBeUndefined();
  const { website, dataDir } = await startWithSite();
  const published = await website.writePreview();
  await put(website, 'company.yaml', phone(155));
  await put(website, 'services/decks.md', null);
  await website.importFolder(await folderOf({ ...SITE, 'company.yaml': phone(166) }), BOB);
  const name = await website.writePreview();
  expect(name).not.toBe(published);
  expect(await readFile(join(website.previewFolder, 'company.yaml'), 'utf8')).toBe(phone(155));
  expect(await websiteFilesIn(`${website.previewFolder}/`)).toEqual([
    'company.yaml',
    'office.yaml',
    'public/mark.png',
  ]);
  await writeFile(join(website.previewFolder, 'company.yaml'), 'not written again');
  expect(await website.writePreview()).toBe(name);
  expect(await readFile(join(website.previewFolder, 'company.yaml'), 'utf8')).toBe('not written again');
  expect(await readdir(join(dataDir, 'website/previews'))).toEqual([name]);
});

test('a field that only another version of the program knew is in no one’s way', async () => {
  const { website, store } = await startWithSite();
  const company = bytesOf('name: Ada\nphone: (914) 555-0142\nareasServed: [Yonkers]\n');
  await store.keepWebsiteFile({ hash: hashOf(company), bytes: company }, AT);
  const manifest = { ...(await website.publication())?.manifest, 'company.yaml': hashOf(company) };
  await store.publishWebsite({ ...ADA, after: 1, drafts: [], changes: [], manifest });
  const decks = '---\nname: Decks\n---\n\nWe mend decks.\n';
  await put(website, 'services/decks.md', decks);
  expect(await website.publish(BOB)).toMatchObject({ done: true, number: 3 });
  expect(await published(website, 'services/decks.md')).toBe(decks);
  await put(website, 'company.yaml', 'name: Ada\nphone: (914) 555-0142\nareasServd: [Yonkers]\n');
  expect(await website.publish(BOB)).toMatchObject({ done: false, mistakes: [{ field: 'areasServd' }] });
  expect(await website.takeBackTo(2, BOB)).toMatchObject({ done: true, number: 4 });
});
