import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildSite } from './testing/build-site.ts';
import { eventually } from './testing/eventually.ts';
import { bundleServer, type Program, startProgram } from './testing/program.ts';
import { GOOD_REQUEST } from './testing/requests.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'one-call-program-'));
  await bundleServer(folder);
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test('prints its address, serves there, and ends with 0 on SIGINT', async () => {
  const program = startProgram(folder, {});
  const address = await program.address();
  expect((await fetch(address)).status).toBe(200);
  program.child.kill('SIGINT');
  expect(await program.ended).toBe(0);
  expect(program.stdout()).toMatch(/^One Call is at http:\/\/localhost:\d+\n$/);
  for (const line of program.stderr().trim().split('\n')) expect(JSON.parse(line).level).toBeLessThan(50);
});

test('prints where a website can be set up, unless CONTENT_DIR names one', async () => {
  await symlink(resolve('content'), join(folder, 'content'));
  const program = startProgram(folder, { CONTENT_DIR: '', DATA_DIR: 'new', SITE_URL: 'https://www.oak.com' });
  const address = await program.address();
  const [, path = ''] =
    /^Set up your own website: https:\/\/www\.oak\.com(\/office\/start\?key=[\w-]{43})$/m.exec(
      program.stdout(),
    ) ?? [];
  const { status, headers } = await fetch(address + path, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([303, '/office/start/business']);
  expect(headers.get('set-cookie')).toMatch(
    /^__Host-office-start=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test('prints that search engines are kept out, and how to let them in', async () => {
  const samples = join(folder, 'build/samples');
  await buildSite(samples, { hasSamples: true });
  const settings = { SITE_DIR: join(samples, 'site'), SITE_URL: 'https://www.oak.com' };
  const program = startProgram(folder, settings);
  expect((await fetch(await program.address())).headers.get('x-robots-tag')).toBe('noindex');
  await expect.poll(program.stdout).toMatch(/\n.*\n$/);
  expect(program.stdout().split('\n')[1]).toBe(
    'Search engines are asked to leave this site out (X-Robots-Tag: noindex), because sample content is left in it. "npm run ready" names it; replace it and build again, or set SEARCH_ENGINES=allow.',
  );
});

test('an installed server does not start with pages built for other settings', async () => {
  const built = { SITE_URL: 'http://localhost:3000', CAPTCHA_PROVIDER: 'altcha', ERROR_REPORT_DSN: '' };
  const stamp = { CONTENT_DIR: resolve('content'), ...built, RETENTION_MONTHS: '12' };
  const other = join(folder, 'build/other');
  await buildSite(other, {});
  await writeFile(join(other, 'site/stamp.json'), JSON.stringify(stamp));
  const installed = { SITE_DIR: join(other, 'site'), NODE_ENV: 'production' };
  const refused = startProgram(folder, installed);
  expect(await refused.ended).toBe(1);
  expect(refused.stderr()).toBe(
    'The pages were built with another RETENTION_MONTHS. Build them again with the settings of this server ("npm run build"; for an image, --build-arg RETENTION_MONTHS=…), or start it with theirs.\n',
  );
  const program = startProgram(folder, { ...installed, RETENTION_MONTHS: '12' });
  expect((await fetch(await program.address())).status).toBe(200);
});

test('prints that its port is taken', async () => {
  const first = startProgram(folder, {});
  const { port } = new URL(await first.address());
  const second = startProgram(folder, { PORT: port, LOG_LEVEL: 'warn' });
  expect(await second.ended).toBe(1);
  expect(second.stderr()).toBe(
    `Port ${port} is taken. Stop the other program or set PORT to another number.\n`,
  );
  expect((await fetch(await first.address())).status).toBe(200);
});

test('finishes a request that is under way when it is told to stop', async () => {
  const program = startProgram(folder, {});
  const { port } = new URL(await program.address());
  const body = JSON.stringify({ ...GOOD_REQUEST, description: 'Sent while the lights went out.' });
  const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  socket.write(
    `POST /api/estimate HTTP/1.1\r\nhost: localhost\r\nexpect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 10)}`,
  );
  // The server has the request in hand.
  await once(socket, 'data');
  program.child.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 200));
  socket.write(body.slice(10));
  await once(socket, 'close');
  expect(answer).toContain('HTTP/1.1 200 OK');
  expect(answer).toContain('"success":true');
  // Without this, closing would wait until the line is idle for long enough.
  expect(answer.toLowerCase()).toContain('connection: close');
  expect(await program.ended).toBe(0);
});

test('keeps every acknowledged request when it is killed', async () => {
  const program = startProgram(folder, { RATE_LIMIT: '0' });
  const address = await program.address();
  const post = async (index: number) => {
    const body = JSON.stringify({ ...GOOD_REQUEST, description: `Request ${index} before the end.` });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${address}/api/estimate`, { method: 'POST', headers, body });
    return ((await answer.json()) as { reference: string }).reference;
  };
  const references = await Promise.all(Array.from({ length: 20 }, (_, index) => post(index)));
  program.child.kill('SIGKILL');
  await program.ended;
  using database = new DatabaseSync(join(folder, 'data/one-call.sqlite'));
  const stored = database
    .prepare("select reference from leads where form = 'estimate'")
    .all()
    .map((row) => row.reference);
  expect(stored).toEqual(expect.arrayContaining(references));
});

const json = { 'content-type': 'application/json' };

function postTo(address: string, change: object = {}) {
  const body = JSON.stringify({ ...GOOD_REQUEST, ...change });
  return fetch(`${address}/api/estimate`, { method: 'POST', headers: json, body });
}

test('acknowledges nothing while its database file is moved, and continues when it is back', async () => {
  const program = startProgram(folder, { RATE_LIMIT: '0', DATA_DIR: 'moved' });
  const address = await program.address();
  expect((await postTo(address)).status).toBe(200);
  const [file, elsewhere] = ['moved/one-call.sqlite', 'moved/elsewhere'].map((name) => join(folder, name));
  await rename(file ?? '', elsewhere ?? '');
  for (const _ of [1, 2, 3]) expect((await postTo(address, { first_name: 'Refused' })).status).toBe(503);
  const ready = await fetch(`${address}/readyz?only=store`);
  expect([ready.status, await ready.json()]).toMatchObject([
    503,
    { problem: 'store', message: expect.stringContaining('The database file was removed') },
  ]);
  expect((await fetch(`${address}/about`)).status).toBe(200);
  await eventually(() => expect(program.stderr()).toContain('Until then, visitors are asked to call.'));
  await rename(elsewhere ?? '', file ?? '');
  expect((await postTo(address, { first_name: 'Grace' })).status).toBe(200);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  using database = new DatabaseSync(file ?? '');
  expect(database.prepare("select number, first_name from leads where form = 'estimate'").all()).toEqual([
    { number: 1, first_name: 'Ada' },
    { number: 2, first_name: 'Grace' },
  ]);
});

test('writes files for its own user alone, in a folder that others can read', async () => {
  const dataDir = join(folder, 'open');
  await mkdir(dataDir);
  await chmod(dataDir, 0o755);
  const program = startProgram(folder, { DATA_DIR: dataDir });
  expect((await postTo(await program.address())).status).toBe(200);
  const names = await readdir(dataDir, { recursive: true });
  expect(names).toEqual(
    expect.arrayContaining(['one-call.sqlite', 'one-call.sqlite-wal', 'one-call.sqlite-shm']),
  );
  for (const name of names) expect([name, (await stat(join(dataDir, name))).mode & 0o077]).toEqual([name, 0]);
});

/** Makes a folder read-only; false where this machine does not let us. */
function makeReadOnly(path: string): boolean {
  const does = (...args: string[]) => spawnSync('mount', args).status === 0;
  if (!does('--bind', path, path)) return false;
  onTestFinished(() => void spawnSync('umount', [path]));
  return does('-o', 'remount,ro,bind', path);
}

test('prints that its disk is read-only, also with the WAL of a killed server', async ({ skip }) => {
  const dataDir = join(folder, 'read-only');
  const killed = startProgram(folder, { DATA_DIR: dataDir });
  expect((await postTo(await killed.address())).status).toBe(200);
  killed.child.kill('SIGKILL');
  await killed.ended;
  expect(await readdir(dataDir)).toContain('one-call.sqlite-wal');
  if (!makeReadOnly(dataDir)) skip();
  const program = startProgram(folder, { DATA_DIR: dataDir });
  expect(await program.ended).toBe(1);
  expect(program.stderr()).toMatch(
    /^The database .* cannot be opened: attempt to write a readonly database\. The disk of DATA_DIR can only be read: make it writable and start again\.\n$/,
  );
});

/** How large a file the program may write, as a disk does that is nearly full; only Linux can say so to one program. */
function limitFiles({ child }: Program, bytes: number | 'unlimited') {
  return spawnSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:unlimited`]).status === 0;
}

test('asks visitors to call while the disk is full, and recovers', async ({ skip }) => {
  const program = startProgram(folder, { RATE_LIMIT: '0', DATA_DIR: 'full', SMTP_URL: 'smtp://127.0.0.1:1' });
  const address = await program.address();
  let posts = 0;
  const post = async () => {
    const body = JSON.stringify({ ...GOOD_REQUEST, description: `${++posts} ${'long '.repeat(900)}` });
    const headers = { 'content-type': 'application/json' };
    return fetch(`${address}/api/estimate`, { method: 'POST', headers, body });
  };
  expect((await post()).status).toBe(200);
  if (!limitFiles(program, 100_000)) skip();
  const statuses: number[] = [];
  for (let count = 0; count < 10; count++) statuses.push((await post()).status);
  expect(statuses.at(-1)).toBe(503);
  expect(new Set(statuses)).not.toContain(500);
  expect((await fetch(`${address}/readyz`)).status).toBe(503);
  expect((await fetch(`${address}/about`)).status).toBe(200);
  limitFiles(program, 'unlimited');
  const after = await post();
  expect(after.status).toBe(200);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  const taken = 2 + statuses.filter((status) => status === 200).length;
  using database = new DatabaseSync(join(folder, 'full/one-call.sqlite'));
  expect(
    database
      .prepare("select count(*) as requests, max(number) as last from leads where form = 'estimate'")
      .get(),
  ).toEqual({
    requests: taken,
    last: taken,
  });
});

test('ends at once when it is interrupted twice', async () => {
  const program = startProgram(folder, {});
  const { port } = new URL(await program.address());
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    'POST /api/estimate HTTP/1.1\r\nhost: localhost\r\nexpect: 100-continue\r\ncontent-length: 10\r\n\r\n',
  );
  await once(socket, 'data');
  program.child.kill('SIGINT');
  // Signals that come before the first one is handled count as one.
  const again = setInterval(() => program.child.kill('SIGINT'), 200);
  expect(await program.ended).toBe(1);
  clearInterval(again);
});
