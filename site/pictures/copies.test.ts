import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { contentDir } from '../../scripts/folders.mjs';
import { copiesFor, isMaster, readCopy } from './copies.ts';
import { measure } from './encode.ts';

/** A camera's picture, stored on its side: red on the left, and upright red on top. */
function fromCamera() {
  const red = { create: { width: 300, height: 400, channels: 3, background: '#ff0000' } } as const;
  return sharp({ create: { width: 600, height: 400, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'Maker' },
      IFD3: { GPSLatitude: '40/1 50/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg();
}

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'photos-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('the copies beside the masters are of these masters, complete, and no others', async () => {
  const folder = join(contentDir, 'photos');
  const wanted = new Map<string, number>();
  for (const name of readdirSync(folder).filter(isMaster)) {
    const file = join(folder, name);
    for (const { path, copy } of copiesFor(file, await measure(file))) wanted.set(basename(path), copy.width);
  }
  const kept = join(folder, 'copies');
  expect(readdirSync(kept).sort(), 'run `npm run build` and commit them').toEqual([...wanted.keys()].sort());
  for (const [name, width] of wanted)
    expect((await sharp(join(kept, name)).metadata()).width, name).toBe(width);
});

test('a picture stored on its side is shown upright, and tells neither place nor camera', async () => {
  const file = join(temporary(), 'deck.jpg');
  await fromCamera().toFile(file);
  expect((await sharp(file).metadata()).exif?.includes('Maker')).toBe(true);
  const measured = await measure(file);
  expect(measured).toMatchObject({ width: 400, height: 600 });
  for (const copy of copiesFor(file, measured)) {
    const { path } = copy;
    const content = await readCopy(copy);
    const { width, height, exif, xmp, iptc } = await sharp(content).metadata();
    expect([width, height, exif, xmp, iptc], path).toEqual([400, 600, undefined, undefined, undefined]);
    const [r = 0, , b = 255] = await sharp(content)
      .extract({ left: 200, top: 30, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(r, path).toBeGreaterThan(b);
  }
});
