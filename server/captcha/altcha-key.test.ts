import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/test-app.ts';
import { readOrMakeKey } from './altcha-key.ts';

test('is made once, for our eyes only, and stays', async () => {
  const folder = join(await temporaryFolder(), 'data');
  const key = readOrMakeKey(folder);
  expect(key).toMatch(/^[\da-f]{64}$/);
  expect(readdirSync(folder)).toEqual(['altcha.key']);
  expect(statSync(join(folder, 'altcha.key')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, 'altcha.key'), 'utf8')).toBe(`${key}\n`);
  expect(readOrMakeKey(folder)).toBe(key);
});

test('is another one in another folder', async () => {
  expect(readOrMakeKey(await temporaryFolder())).not.toBe(readOrMakeKey(await temporaryFolder()));
});

test('programs that start at the same moment agree on it', async () => {
  const folder = await temporaryFolder();
  const script = `
    import { readOrMakeKey } from ${JSON.stringify(resolve('server/captcha/altcha-key.ts'))};
    await new Promise((resolve) => setTimeout(resolve, Number(process.argv[1]) - Date.now()));
    console.log(readOrMakeKey(${JSON.stringify(folder)}));`;
  const start = String(Date.now() + 2_000);
  const programs = Array.from({ length: 6 }, () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, start]),
  );
  const keys = (await Promise.all(programs)).map(({ stdout }) => stdout.trim());
  expect(keys[0]).toMatch(/^[\da-f]{64}$/);
  expect(new Set(keys).size).toBe(1);
  expect(readdirSync(folder)).toEqual(['altcha.key']);
});

test.each(['', 'short', 'x'.repeat(64), `${'0'.repeat(64)}\nmore`])(
  'a file that holds %j is no key, and says what to do',
  async (text) => {
    const folder = await temporaryFolder();
    writeFileSync(join(folder, 'altcha.key'), text);
    expect(() => readOrMakeKey(folder)).toThrow(
      /altcha\.key is not a captcha key\. Remove it and start again/,
    );
  },
);

test('a file that cannot be read, or a folder that is none, is named', async () => {
  const folder = await temporaryFolder();
  mkdirSync(join(folder, 'altcha.key'));
  expect(() => readOrMakeKey(folder)).toThrow(/altcha\.key cannot be read or made: EISDIR/);
  writeFileSync(join(folder, 'file'), '');
  expect(() => readOrMakeKey(join(folder, 'file'))).toThrow(/cannot be read or made: ENOTDIR/);
});
