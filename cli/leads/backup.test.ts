import { createHash } from 'node:crypto';
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { shareTestApp, temporaryFolder } from '../../server/testing/test-app.ts';
import { office } from '../testing/office.ts';

const server = shareTestApp();
const leads = (...args: string[]) => office(args, { settings: server().sameStore });

/** A file as pg_dump would write it, at a time of the past. */
async function dumpFile() {
  const file = join(await temporaryFolder(), 'one-call.dump');
  writeFileSync(file, 'the dump of a database '.repeat(1000));
  utimesSync(file, 1_700_000_000, 1_700_000_000);
  return file;
}

function damage(file: string) {
  const bytes = readFileSync(file);
  bytes.fill('nonsense', 4096, 4160);
  writeFileSync(file, bytes);
  utimesSync(file, 1_700_000_000, 1_700_000_000);
}

test('a backup that another program made is read back, and gets its checksum beside it', async () => {
  const file = await dumpFile();
  const sha256 = createHash('sha256').update(readFileSync(file)).digest('hex');
  const { code, out, err } = await leads('backup', '--seen', file);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^Recorded: a backup of .*\nIts checksum: .*\/one-call\.dump\.sha256\n$/);
  expect(readFileSync(`${file}.sha256`, 'utf8')).toBe(`${sha256}  one-call.dump\n`);
  expect(await leads('backup', '--seen', file)).toMatchObject({ code: 0, err: '' });
});

test('a backup that has changed since it was noted is not noted again', async () => {
  const file = await dumpFile();
  await leads('backup', '--seen', file);
  const before = await server().rows('select count(*) as noted from backups');
  damage(file);
  const { code, out, err } = await leads('backup', '--seen', file);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toBe(
    `The backup is bad and was not recorded. ${file} is not what ${file}.sha256 was made of.\n`,
  );
  expect(await server().rows('select count(*) as noted from backups')).toEqual(before);
});

test('the next backup under the same name gets a checksum of its own', async () => {
  const file = await dumpFile();
  await leads('backup', '--seen', file);
  writeFileSync(file, 'the dump of the next night');
  utimesSync(file, Date.now() / 1000 + 60, Date.now() / 1000 + 60);
  expect((await leads('backup', '--seen', file)).code).toBe(0);
  expect(readFileSync(`${file}.sha256`, 'utf8')).toContain(
    createHash('sha256').update('the dump of the next night').digest('hex'),
  );
});

test('a place that is no file of this machine is noted as it is', async () => {
  const { code, out } = await leads('backup', '--seen', 'bucket/one-call.dump');
  expect({ code, out }).toEqual({
    code: 0,
    out: expect.stringMatching(/^Recorded: .* at bucket\/one-call\.dump\n$/),
  });
});

test.runIf(inject('postgresUrl'))(
  'restore tells of a dump of PostgreSQL whether it is still what it was',
  async () => {
    const file = await dumpFile();
    const unchecked = `${file} has no checksum next to it and could not be checked. `;
    expect(await leads('restore', file)).toMatchObject({ code: 1, err: expect.stringContaining(unchecked) });
    await leads('backup', '--seen', file);
    expect(await leads('restore', file)).toMatchObject({
      code: 1,
      err: `${file} is good: it matches its checksum. Restore PostgreSQL with its own tools, like pg_restore; the database was not changed.\n`,
    });
    damage(file);
    expect(await leads('restore', file)).toMatchObject({
      code: 1,
      err: expect.stringContaining(`${file} is damaged`),
    });
  },
);
