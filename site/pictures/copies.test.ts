import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { contentDir } from '../../scripts/folders.mjs';
import { copiesFor, isMaster, readCopy } from './copies.ts';
import { encode, measure } from './encode.ts';
import { copiesOf } from './photo.ts';

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

test.each(['project-porch', 'hero-van-at-house'])(
  "a phone's copy of %s gets the best quality that fits into 20 KB",
  async (name) => {
    // Committed at quality 44, and at 36, the lowest: a step of quality is 8 percent or more.
    const file = join(contentDir, 'photos', `${name}.jpg`);
    const copy = { width: 768, format: 'avif' } as const;
    const kept = copiesFor(file, await measure(file)).find(({ path }) => path.endsWith('-768.avif'));
    const { size } = statSync(kept?.path ?? '');
    const { length } = await encode(file, copy);
    expect(length).toBeLessThanOrEqual(20_000);
    expect(Math.abs(length / size - 1)).toBeLessThan(0.02);
  },
);

test('no copy is wider than the master, or higher than 1920 pixels', () => {
  const widths = (width: number, height: number) =>
    copiesOf({ width, height }, true).map((copy) => copy.width);
  expect(widths(4032, 3024)).toEqual([480, 768, 1080, 1440, 1920]);
  expect(widths(3024, 4032)).toEqual([480, 768, 1080, 1440]);
  expect(widths(1000, 700)).toEqual([480, 768]);
  expect(widths(300, 200)).toEqual([300]);
  expect(widths(500, 5000)).toEqual([480]);
});
