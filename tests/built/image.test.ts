import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { AUSTIN } from '../../server/testing/interview.ts';

const containerfile = readFileSync('deploy/Containerfile', 'utf8');
const [, packagesStage = '', buildStage = '', lastStage = ''] = containerfile.split(/^FROM .*$/m);
const PATH = `${dirname(process.execPath)}:${process.env.PATH}`;

/** The stage that builds, in a folder, and what it said. */
let built = { folder: '', status: null as number | null, stderr: '' };

beforeAll(() => {
  built = buildImage();
}, 240_000);

afterAll(() => rmSync(built.folder, { recursive: true }));

test('the image is built without content, and serves the folder that it is given', {
  timeout: 240_000,
}, async () => {
  expect(built).toMatchObject({ status: 0, stderr: '' });
  const { edit, write, page, serve } = start({ hasFolder: true });

  // As editors on Windows store them.
  edit('home.yaml', (text) => `\ufeff${text}`);
  edit('services/decks.md', (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`);
  edit('services/tile.md', (text) => text.replace(/^---$/gm, '--- '));
  expect(write()).toMatchObject({ status: 0, stderr: '' });
  const before = page();
  expect(before).toContain('12 months');
  expect(before).not.toContain('\ufeff');
  const address = await serve();
  expect(await (await fetch(`${address}/privacy`)).text()).toBe(before);

  edit('services/decks.md', (text) => `${text}\n\nThe <b>nominal</b> thickness.\n`);
  expect(write()).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/services\/decks\.md, line \d+: found HTML/),
  });
  edit('services/decks.md', (text) => text.replace(/<\/?b>/g, ''));
  edit('photos/project-deck.jpg', () => 'a text');
  expect(write().stderr).toMatch(
    /photos\/project-deck\.jpg cannot be read as a picture .*: export it again as JPEG/,
  );
  edit('tips.yaml', (text) => Buffer.from(`\ufeff${text}`, 'utf16le'));
  expect(write().stderr).toMatch(/tips\.yaml, line 1: found text saved as UTF-16/);
  expect(page()).toBe(before);
  expect(await (await fetch(`${address}/privacy`)).text()).toBe(before);
});

test('the image without a folder says so, and becomes what its owner answers in the browser', {
  timeout: 240_000,
}, async () => {
  const { write, serve, said, publicFiles, isOpenToProxy } = start({ hasFolder: false });
  expect(write()).toMatchObject({ status: 0, stderr: '' });
  const address = await serve();
  const pageAt = async (path: string) => (await fetch(`${address}${path}`)).text();
  expect(await pageAt('/')).toMatch(/New website[\s\S]*This website is being set up/);
  await expect.poll(said).toMatch(/Set up your own website: \S+\n/);
  const [, door = ''] = /Set up your own website: (\S+)/.exec(said()) ?? [];

  const opened = await fetch(door, { redirect: 'manual' });
  const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  let session = '';
  for (const { step, typed } of AUSTIN) {
    const answer = await fetch(`${address}/office/start/${step}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(typed),
    });
    expect([step, answer.status]).toEqual([step, 303]);
    session = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }
  expect((await fetch(`${address}/office/going-live`, { headers: { cookie: session } })).status).toBe(200);
  expect((await fetch(door)).url).toContain('/office/sign-in');

  await expect.poll(() => pageAt('/contact'), { timeout: 60_000, interval: 200 }).toContain('(512) 555-2148');
  expect(await pageAt('/service/gutters')).toContain('$1,100');
  expect(await pageAt('/')).not.toContain('New website');
  expect(isOpenToProxy()).toBe(true);
  const texts = publicFiles();
  expect(texts.length).toBeGreaterThan(20);
  for (const [file, text] of texts)
    expect([file, text.match(/Oakhand|New York|\bNY\b/)]).toEqual([file, null]);
});

/** Runs the stage that builds in a folder with what it and the one before copy, after `deploy/Containerfile.dockerignore`. */
function buildImage() {
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  const sent = readFileSync('deploy/Containerfile.dockerignore', 'utf8').split('\n');
  for (const [, sources = '', to = ''] of (packagesStage + buildStage).matchAll(/^COPY ([^$\n]+) (\S+)$/gm)) {
    for (const source of sources.split(' ').filter((each) => sent.includes(`!${each}`)))
      cpSync(source, join(folder, sources.includes(' ') ? join(to, source) : to), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  // The mount of the image.
  mkdirSync(join(folder, 'build'));
  mkdirSync('build/cache', { recursive: true });
  symlinkSync(resolve('build/cache'), join(folder, 'build/cache'));
  const [, command = ''] = /^RUN --mount\S+ (.*)$/m.exec(buildStage) ?? [];
  return { folder, ...spawnSync('sh', ['-c', command], { cwd: folder, env: { PATH }, encoding: 'utf8' }) };
}

/** A folder with what the last stage takes from the one that builds, and the folder that a container is given. */
function imageWith(content: string): string {
  const folder = temporaryFolder();
  for (const [, from = '', to = ''] of lastStage.matchAll(/^COPY --from=build \/app\/(\S+) (\S+)$/gm)) {
    const place = to.endsWith('/') ? join(to, from.replace(/^.*\//, '')) : to;
    cpSync(join(built.folder, from), join(folder, place), { recursive: true });
  }
  for (const name of ['package.json', 'package-lock.json']) cpSync(name, join(folder, name));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const [, link = ''] = /&& ln -s \/content (\w+)$/m.exec(lastStage) ?? [];
  symlinkSync(content, join(folder, link));
  return folder;
}

/** A container of the image with volumes of its own, and our content in its folder or none. */
function start({ hasFolder }: { hasFolder: boolean }) {
  const volumes = temporaryFolder();
  const content = join(volumes, 'content');
  if (hasFolder) cpSync('content', content, { recursive: true });
  const image = imageWith(content);
  const [, writer = '', server = ''] = /^CMD \["sh", "-c", "(.*); exec (.*)"\]$/m.exec(lastStage) ?? [];
  const env = {
    PATH,
    NODE_ENV: 'production',
    PORT: '0',
    SITE_DIR: join(volumes, 'site/site'),
    DATA_DIR: join(volumes, 'data'),
    RETENTION_MONTHS: '12',
  };
  let said = '';
  mkdirSync(join(volumes, 'site'));
  return {
    said: () => said,
    publicFiles: () =>
      globSync('**/*.{html,js,css,svg,json,txt,xml,webmanifest}', { cwd: join(env.SITE_DIR, 'public') }).map(
        (file) => [file, readFileSync(join(env.SITE_DIR, 'public', file), 'utf8')] as const,
      ),
    /** Whether another user may read the page that a proxy shows while no server answers. */
    isOpenToProxy: () => {
      const site = realpathSync(env.SITE_DIR);
      return [dirname(site), site, join(site, 'unavailable.html')].every(
        (path) => statSync(path).mode & 0o004,
      );
    },
    edit: (name: string, change: (text: string) => string | Buffer) =>
      writeFileSync(join(content, name), change(readFileSync(join(content, name), 'utf8'))),
    write: () => spawnSync('sh', ['-c', writer], { cwd: image, env, encoding: 'utf8' }),
    page: () => readFileSync(join(env.SITE_DIR, 'public/privacy.html'), 'utf8'),
    serve(): Promise<string> {
      const child = spawn('sh', ['-c', `exec ${server}`], {
        cwd: image,
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      onTestFinished(() => void child.kill('SIGKILL'));
      return new Promise((resolveAddress, reject) => {
        child.stdout.on('data', (text) => {
          said += text;
          const [address] = /http:\S+/.exec(said) ?? [];
          if (address) resolveAddress(address);
        });
        child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
      });
    },
  };
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
