import { createHash } from 'node:crypto';
import { readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startBucket } from '../testing/bucket.ts';
import { temporaryFolder } from '../testing/test-app.ts';
import { openBucket } from './bucket.ts';
import { type Masters, mastersIn, mastersInBucket, openMasters } from './masters.ts';

const DAY = 24 * 60 * 60_000;
const ago = (days: number) => new Date(Date.now() - days * DAY);
const PHOTO = Uint8Array.of(0, 255, 1, 2);
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const hash = hashOf(PHOTO);

async function placed(masters: Masters, of = hash): Promise<Uint8Array> {
  const file = join(await temporaryFolder(), 'photo.jpg');
  await masters.place(of, file);
  return new Uint8Array(await readFile(file));
}

async function inFolder() {
  const folder = await temporaryFolder();
  const masters = mastersIn(folder);
  const age = (days: number) => utimes(join(folder, hash), ago(days), ago(days));
  return { masters, other: mastersIn(folder), age };
}

async function inBucket({ folder = '' } = {}) {
  const { url, objects, requests } = await startBucket({ folder });
  const open = async () => mastersInBucket(openBucket(url), mastersIn(await temporaryFolder()));
  async function age(days: number) {
    for (const [key, bytes] of [...objects]) {
      objects.delete(key);
      objects.set(key.replace(/-\w+$/, `-${ago(days).getTime().toString(36)}`), bytes);
    }
  }
  return { masters: await open(), other: await open(), age, url, objects, requests };
}

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('masters in %s', (_, start) => {
  test('are what was kept, for every server', async () => {
    const { masters, other } = await start();
    expect(await masters.list()).toEqual([]);
    await masters.keep(hash, PHOTO);
    await other.keep(hash, PHOTO);
    expect(await placed(masters)).toEqual(PHOTO);
    expect(await placed(other)).toEqual(PHOTO);
    expect(await other.list()).toEqual([{ hash, at: expect.any(Date) }]);
    await expect(placed(masters, hashOf(Uint8Array.of(7)))).rejects.toThrow();
  });

  test('are removed when they are older, and stay when they were kept again', async () => {
    const { masters, other, age } = await start();
    await masters.keep(hash, PHOTO);
    await age(2);
    await other.keep(hash, PHOTO);
    await masters.remove(hash, ago(1));
    expect(await placed(other)).toEqual(PHOTO);
    await age(2);
    await masters.remove(hash, ago(1));
    expect(await other.list()).toEqual([]);
  });

  test('stay when they are kept at the moment of being removed', async () => {
    const { masters, other, age } = await start();
    for (let round = 0; round < 30; round++) {
      await masters.keep(hash, PHOTO);
      await age(2);
      const late = new Promise((resolve) => setTimeout(resolve, round % 5));
      await Promise.all([masters.remove(hash, ago(1)), late.then(() => other.keep(hash, PHOTO))]);
      expect(await placed(other), `round ${round}`).toEqual(PHOTO);
      expect((await masters.list()).some(({ at }) => at > ago(1))).toBe(true);
    }
  });
});

test('a bucket is asked once for what a server has had, and again for what it has not needed for a month', async () => {
  const { url, requests } = await inBucket({ folder: '/rossi/site' });
  const [one, two] = [await temporaryFolder(), await temporaryFolder()];
  await openMasters({ dataDir: one, mediaUrl: url }).keep(hash, PHOTO);
  const other = openMasters({ dataDir: two, mediaUrl: url });
  await placed(other);
  await placed(other);
  expect(requests.filter((line) => line.startsWith('GET /pictures/rossi/site/'))).toHaveLength(1);
  const folder = join(two, 'website/masters');
  await utimes(join(folder, hash), ago(31), ago(31));
  const film = Uint8Array.of(0, 9);
  await openMasters({ dataDir: one, mediaUrl: url }).keep(hashOf(film), film);
  await placed(other, hashOf(film));
  expect(await readdir(folder)).toEqual([hashOf(film)]);
});

test('what others have in a bucket is left alone, however long its list', async () => {
  const { masters, objects } = await inBucket();
  for (const name of ['a.jpg', 'folder/b.jpg', `folder/${hash}-1`, 'z']) objects.set(name, Buffer.from('x'));
  const hashes = [1, 2, 3, 4, 5].map((byte) => hashOf(Uint8Array.of(byte)));
  for (const [place, each] of hashes.entries()) await masters.keep(each, Uint8Array.of(place + 1));
  expect((await masters.list()).map((kept) => kept.hash).sort()).toEqual(hashes.sort());
});

test('a bucket refuses a wrong key and changed bytes, and the error does not name the secret', async () => {
  const { url } = await startBucket();
  const wrong = openBucket(url.replace('cret', 'cred'));
  const refused = /^the bucket at 127\.0\.0\.1:\d+ answered 403 SignatureDoesNotMatch$/;
  await expect(wrong.list('')).rejects.toThrow(refused);
  await expect(openBucket(url).put(`${hash}-1`, Uint8Array.of(1), hash)).rejects.toThrow(/XAmzContentSHA256/);
  const gone = openBucket(url.replace(/:\d+\//, ':9/'));
  await expect(gone.list('')).rejects.toThrow(/^the bucket at 127\.0\.0\.1:9 does not answer$/);
});
