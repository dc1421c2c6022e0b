import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleLeads } from '../../server/testing/program.ts';
import { GOOD_REQUEST, postJson } from '../../server/testing/requests.ts';
import { startTestApp } from '../../server/testing/test-app.ts';
import { office } from '../testing/office.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'one-call-leads-'));
  await bundleLeads(folder);
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

/** The command line as a process of its own, as the office runs it. */
async function run(args: string[], settings: Record<string, string>, answer = '') {
  const child = spawn(process.execPath, ['build/leads/main.js', ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, CONTENT_DIR: resolve('content'), ...settings },
  });
  child.stdin.end(answer);
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once('close', resolve)),
  ]);
  return { code, out, err };
}

test('works on the store of a server that runs', async () => {
  const { app, sameStore, rows } = await startTestApp();
  const { reference } = (await postJson(app, GOOD_REQUEST)).json();
  const list = await run(['list', '--json'], sameStore);
  expect({ code: list.code, err: list.err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(list.out)).toMatchObject([{ reference, ...GOOD_REQUEST }]);

  const unsure = await run(['forget', reference], sameStore, 'no\n');
  expect(unsure).toMatchObject({ code: 1, out: '' });
  expect(await run(['forget', reference], sameStore)).toMatchObject({ code: 1, out: '' });
  expect(await rows("select reference from leads where form = 'estimate'")).toEqual([{ reference }]);
  expect(await run(['forget', reference], sameStore, 'yes\n')).toMatchObject({ code: 0 });
  expect(await rows("select reference from leads where form = 'estimate'")).toEqual([]);
  expect((await postJson(app, GOOD_REQUEST)).statusCode).toBe(200);
});

test('has a help text for the program and for each command', async () => {
  const overview = await run(['--help'], {});
  expect(overview).toMatchObject({ code: 0, err: '' });
  const commands = Array.from(
    overview.out.matchAll(/^ {2}([a-z][a-z-]+(?: [a-z-]+)?) {3,}/gm),
    ([, name]) => name ?? '',
  );
  expect(commands.join(', ')).toBe(
    'list, find, export, show, history, resend, release, hold, not-urgent, claim, unclaim, outcome, status, close-old, note, remind, undo, figures, digest, forget, backup, restore, retention, clock, closed add, closed list, closed remove, storm on, storm off, office invite, office users, office role, office revoke, office sign-in, office devices, content export, content import',
  );
  for (const command of commands) {
    const words = command.split(' ');
    for (const args of [
      [...words, '--help'],
      ['help', ...words],
    ]) {
      const { code, out, err } = await office(args, { settings: {} });
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toContain(`npm run leads -- ${command}`);
    }
  }
});

test('says in one sentence what is wrong with the settings, or with the place', async () => {
  expect(await run(['list'], { DATABASE_URL: 'mysql://secret' })).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(/^DATABASE_URL is not readable; expected an address like .*\n$/),
  });
  const dataDir = join(folder, 'nowhere');
  expect(await run(['list'], { DATA_DIR: dataDir })).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(/^There is no database in .*nowhere\. Set DATA_DIR/),
  });
  expect(existsSync(dataDir)).toBe(false);
  expect(await run([], {})).toMatchObject({ code: 2, out: '' });
});

test('takes settings from a file, and those of the environment first', async () => {
  const { sameStore, app } = await startTestApp();
  await postJson(app, GOOD_REQUEST);
  const file = join(folder, 'settings.env');
  const lines = Object.entries({ ...sameStore, PORT: 'abc' }).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(file, lines.join(''));
  expect((await run(['list', '--settings', file], {})).err).toContain('PORT is "abc"');
  expect(await run(['list', '--settings', file], { PORT: '3000' })).toMatchObject({ code: 0 });
});

test('exits silently when the reader closes the pipe', async () => {
  const { sameStore, app } = await startTestApp();
  await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      postJson(app, { ...GOOD_REQUEST, email: `${index}@customer.example`, description: 'a '.repeat(2000) }),
    ),
  );
  const child = spawn(process.execPath, ['build/leads/main.js', 'export'], {
    cwd: folder,
    env: { PATH: process.env.PATH, CONTENT_DIR: resolve('content'), ...sameStore },
  });
  child.stdout.once('data', () => child.stdout.destroy());
  const [err, code] = await Promise.all([
    text(child.stderr),
    new Promise((resolve) => child.once('close', resolve)),
  ]);
  expect({ err, code }).toEqual({ err: '', code: 0 });
});
