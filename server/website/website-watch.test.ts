import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, readlink, rename, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { company } from '../../contract/content/current.ts';
import { contentOf } from '../../contract/content/read.ts';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { openStore } from '../store/store.ts';
import { AT } from '../store/testing/contract.ts';
import { startBucket } from '../testing/bucket.ts';
import { buildSite } from '../testing/build-site.ts';
import { takeBusiness } from '../testing/business.ts';
import { eventually } from '../testing/eventually.ts';
import { startTestApp, temporaryFolder } from '../testing/test-app.ts';
import { createWebsite } from './website.ts';
import type { WriteSite } from './website-watch.ts';

const ADA = { by: null, at: AT };

/** A built program with a small site, which `write` replaces as the real writer does. */
async function buildFolder() {
  onTestFinished(takeBusiness);
  const buildDir = await temporaryFolder();
  await buildSite(buildDir);
  await mkdir(join(buildDir, 'sites'));
  await rename(join(buildDir, 'site'), join(buildDir, 'sites/0'));
  await symlink('sites/0', join(buildDir, 'site'));
  let count = 0;
  const write: WriteSite = async (contentDir) => {
    count += 1;
    const next = join(buildDir, 'sites', String(count));
    await cp(join(buildDir, 'sites/0'), next, { recursive: true });
    await writeFile(join(next, 'content.json'), JSON.stringify(contentOf(contentDir)));
    await symlink(join('sites', String(count)), join(buildDir, 'site.new'));
    await rename(join(buildDir, 'site.new'), join(buildDir, 'site'));
  };
  const phone = async () =>
    JSON.parse(await readFile(join(buildDir, 'site/content.json'), 'utf8')).company.phone;
  return { buildDir, write, phone, written: () => count };
}

async function folderWith(phone: string): Promise<string> {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'company.yaml'), `name: Ada\nphone: ${phone}\n`);
  return folder;
}

/** Someone beside the servers who publishes, as the command line does. */
async function publisher(config: Config) {
  const store = await openStore(config, { warn: () => {} });
  onTestFinished(() => store.close());
  const website = createWebsite({ store, config });
  const publish = async (phone: string) =>
    expect(await website.importFolder(await folderWith(phone), ADA)).toMatchObject({ done: true });
  return { website, publish };
}

test('two servers end with the site that is published, and the site that is taken back', async () => {
  const [one, two] = [await buildFolder(), await buildFolder()];
  const overrides = { pollInterval: 20 };
  const { app, config, sameStore } = await startTestApp({
    overrides: { ...overrides, buildDir: one.buildDir, writeSite: one.write },
  });
  const elsewhere = config.databaseUrl ? await temporaryFolder() : config.dataDir;
  const other = await buildApp(readConfig({ ...sameStore, DATA_DIR: elsewhere }), {
    ...overrides,
    buildDir: two.buildDir,
    writeSite: two.write,
    logStream: { write: () => {} },
  });
  onTestFinished(() => other.close());
  await Promise.all([app.ready(), other.ready()]);
  const { website, publish } = await publisher(config);
  const both = () => Promise.all([one.phone(), two.phone()]);
  await publish('(914) 555-0111');
  await eventually(async () => expect(await both()).toEqual(['(914) 555-0111', '(914) 555-0111']));
  await publish('(914) 555-0122');
  await eventually(async () => expect(await both()).toEqual(['(914) 555-0122', '(914) 555-0122']));
  await eventually(async () => {
    const problem = await app.inject({ url: '/nothing.php', headers: { accept: 'text/html' } });
    expect(problem.body).toContain('(914) 555-0122');
  });
  await website.takeBackTo(1, ADA);
  await eventually(async () => expect(await both()).toEqual(['(914) 555-0111', '(914) 555-0111']));
  expect(await readdir(join(config.dataDir, 'website/contents'))).toHaveLength(1);
});

test('a server that was stopped between folder and pages writes the pages when it starts', async () => {
  const { buildDir, write, phone, written } = await buildFolder();
  const { app, config } = await startTestApp({ overrides: { buildDir, pollInterval: 20, writeSite: write } });
  const { website, publish } = await publisher(config);
  await publish('(914) 555-0111');
  const name = await website.writeLatest();
  expect(name).toMatch(/^1-/);
  expect(await website.writeLatest()).toBe(name);
  await app.ready();
  await eventually(async () => expect(await phone()).toBe('(914) 555-0111'));
  await setTimeout(100);
  expect(written()).toBe(1);
});

test('pages that cannot be written leave the site before, and are said once for each publication', async () => {
  const { buildDir, phone } = await buildFolder();
  const before = await phone();
  let tries = 0;
  const writeSite = async () => {
    tries += 1;
    throw new Error('photos/a.jpg is too small');
  };
  const { app, config, logged } = await startTestApp({
    overrides: { buildDir, pollInterval: 20, writeSite },
  });
  const { publish } = await publisher(config);
  await app.ready();
  await publish('(914) 555-0111');
  await eventually(() => expect(tries).toBe(1));
  await publish('(914) 555-0122');
  await eventually(() => expect(tries).toBe(2));
  await setTimeout(100);
  const said = 'the published website cannot be put in place, and the one before is served';
  expect(logged(40).map(({ msg }) => msg)).toEqual([said, said]);
  expect([await phone(), tries]).toEqual([before, 2]);
});

test('a server begins with what is published, and with no other business’s pages where that cannot be shown', async () => {
  const first = await buildFolder();
  const { config, sameStore } = await startTestApp({
    overrides: { buildDir: first.buildDir, writeSite: first.write },
  });
  const { publish } = await publisher(config);
  await publish('(914) 555-0111');
  const dataDir = config.databaseUrl ? await temporaryFolder() : config.dataDir;
  const begin = async (write: WriteSite, buildDir: string) => {
    const log: string[] = [];
    const app = await buildApp(
      readConfig({ ...sameStore, DATA_DIR: dataDir, OFFICE_EMAIL: 'ada@ada.example' }),
      {
        buildDir,
        writeSite: write,
        logStream: { write: (line) => void log.push(line) },
      },
    );
    onTestFinished(() => app.close());
    return log.join('');
  };
  const other = await buildFolder();
  await begin(other.write, other.buildDir);
  expect([await other.phone(), company.phone]).toEqual(['(914) 555-0111', '(914) 555-0111']);

  const broken = await buildFolder();
  await buildSite(join(broken.buildDir, 'samples'), { hasSamples: true });
  const isBlank = (folder: string) => folder.endsWith('new-site/blank');
  const writeBlank: WriteSite = async (folder, ...rest) => {
    if (!isBlank(folder)) throw new Error('photos/a.jpg is too small');
    await broken.write(folder, ...rest);
  };
  await cp(join(broken.buildDir, 'samples/site/site.json'), join(broken.buildDir, 'sites/0/site.json'));
  expect(await begin(writeBlank, broken.buildDir)).toContain('photos/a.jpg is too small');
  expect(company.name).toBe('New website');
});

test('with CONTENT_DIR nothing is written out', async () => {
  const { buildDir, write, written } = await buildFolder();
  const { app, config } = await startTestApp({
    settings: { CONTENT_DIR: 'content' },
    overrides: { buildDir, pollInterval: 20, writeSite: write },
  });
  const { publish } = await publisher({ ...config, contentFromFolder: false });
  await publish('(914) 555-0111');
  await app.ready();
  await setTimeout(100);
  expect(written()).toBe(0);
});

/** Two servers on one store, each with a disk of its own; on the second one a picture is published. */
async function startApart(settings: Record<string, string> = {}) {
  const { buildDir, write } = await buildFolder();
  const { app, config, logged, sameStore } = await startTestApp({
    settings,
    overrides: { buildDir, pollInterval: 20, writeSite: write },
  });
  await app.ready();
  const store = await openStore(config, { warn: () => {} });
  onTestFinished(() => store.close());
  const elsewhere = readConfig({ ...sameStore, ...settings, DATA_DIR: await temporaryFolder() });
  const other = createWebsite({ store, config: elsewhere });
  const folder = await folderWith('(914) 555-0111');
  await mkdir(join(folder, 'public'));
  await writeFile(join(folder, 'public/a.jpg'), Uint8Array.of(0, 1));
  expect(await other.importFolder(folder, ADA)).toMatchObject({ done: true });
  return { website: createWebsite({ store, config }), logged };
}

test('a server that lacks a picture of another one says which setting it needs', async () => {
  const { website, logged } = await startApart();
  await eventually(() => expect(logged(40)).toHaveLength(1));
  expect(logged(40)).toEqual([
    expect.objectContaining({
      err: expect.objectContaining({
        message:
          'public/a.jpg is not on this server. If another server has it, set MEDIA_URL (docs/running.md, "Several servers"); if it is lost, bring it back from a backup.',
      }),
    }),
  ]);
  expect(await website.missing()).toEqual(['public/a.jpg']);
});

test('servers that share a bucket have the pictures of each other', async () => {
  const { url } = await startBucket();
  const { website } = await startApart({ MEDIA_URL: url });
  const file = join(website.folder, 'public/a.jpg');
  await eventually(async () => expect([...(await readFile(file))]).toEqual([0, 1]));
  expect(await website.missing()).toEqual([]);
});

const ROUNDS = 12;

/** Puts one version after the other in place, each of many files that all say which one it is, until it is killed. */
const PUTTING = (website: string) => `
  import { versionFolder, writeWebsite } from ${JSON.stringify(pathToFileURL(resolve('server/website/website-folder.ts')))};
  const { put } = versionFolder(${JSON.stringify(website)}, 'content');
  for (let version = 1; ; version++) {
    const name = process.pid + '-' + version;
    const manifest = Object.fromEntries(Array.from({ length: 60 }, (_, n) => ['services/' + n + '.md', 'v']));
    await put(name, (folder) => writeWebsite(folder, manifest, new Map([['v', new TextEncoder().encode(name)]])));
    if (version === 1) console.log('putting');
  }`;

test('a server that is killed while it writes the folder leaves one that is whole', async () => {
  const website = await temporaryFolder();
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '--eval', PUTTING(website)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    if (child.stdout) await once(child.stdout, 'data');
    await setTimeout(Math.random() * 80);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const folder = join(website, await readlink(join(website, 'content')));
    const names = await readdir(join(folder, 'services'));
    const said = await Promise.all(names.map((name) => readFile(join(folder, 'services', name), 'utf8')));
    expect(names).toHaveLength(60);
    expect(new Set(said).size).toBe(1);
    expect(folder.endsWith(said[0] ?? '?')).toBe(true);
    seen.add(said[0] ?? '');
  }
  expect(seen.size).toBe(ROUNDS);
});
