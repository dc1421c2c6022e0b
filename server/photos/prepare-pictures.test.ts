import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/test-app.ts';
import { PICTURES, type PictureSize } from './photo-files.ts';
import { createPhotoProcess } from './photo-process.ts';
import { preparePictures } from './prepare-photo.ts';
import { tiledHeic } from './testing/heic.ts';
import { corners, EXIF, half, picture, pngOf } from './testing/pictures.ts';

async function pictures(bytes: Uint8Array) {
  const made = await preparePictures(bytes);
  if ('problem' in made) throw new Error(made.problem);
  return made;
}

/** All of them, and nothing else than pixels in any. */
async function expectPixelsOnly(bytes: Uint8Array, ...marks: string[]) {
  const made = await pictures(bytes);
  for (const size of Object.keys(PICTURES) as PictureSize[]) {
    const one = Buffer.from(made.pictures[size]);
    const about = await sharp(one).metadata();
    expect(about).toMatchObject({ space: 'srgb', channels: 3 });
    for (const left of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const)
      expect(about[left], `${size} ${left}`).toBeUndefined();
    for (const mark of marks) expect(one.includes(mark), `${size} ${mark}`).toBe(false);
  }
  return made;
}

const small = () => picture(320, 240);
const heic = () => readFile('server/photos/testing/from-a-phone.heic');

/** A segment of a JPEG, behind its first two bytes. */
function withSegment(jpeg: Buffer, marker: number, content: string | Buffer): Buffer {
  const bytes = Buffer.from(content);
  const head = Buffer.from([0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), head, bytes, jpeg.subarray(2)]);
}

test.each([
  [1, 'red blue blue blue', 320, 240],
  [2, 'blue red blue blue', 320, 240],
  [3, 'blue blue blue red', 320, 240],
  [4, 'blue blue red blue', 320, 240],
  [5, 'red blue blue blue', 240, 320],
  [6, 'blue red blue blue', 240, 320],
  [7, 'blue blue blue red', 240, 320],
  [8, 'blue blue red blue', 240, 320],
])('at orientation %i it is upright, without place and camera', async (orientation, seen, width, height) => {
  const stored = await small().jpeg().withExif(EXIF).withMetadata({ orientation, exif: EXIF }).toBuffer();
  expect(stored.includes('Quetzal')).toBe(true);
  const made = await expectPixelsOnly(stored, 'Quetzal', 'Camera 7');
  expect([made.width, made.height]).toEqual([width, height]);
  for (const bytes of Object.values(made.pictures)) expect(await corners(Buffer.from(bytes))).toBe(seen);
});

test('what else a camera or an editor writes into a file stays behind', async () => {
  const xmp = 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>GPSLatitude 41,15.5N</x:xmpmeta>';
  const second = await small().tint('#20e040').jpeg().withExif(EXIF).toBuffer();
  // A second picture behind the first, as phones with several lenses have it, and as a Live Photo has its film.
  const several = Buffer.concat([
    withSegment(withSegment(await small().jpeg().toBuffer(), 0xe1, xmp), 0xe2, 'MPF\0MM\0*'),
    second,
    Buffer.from('ftypqt  moov com.apple.quicktime.location'),
  ]);
  const made = await expectPixelsOnly(several, 'Quetzal', 'xmpmeta', 'MPF', 'quicktime');
  expect(await corners(Buffer.from(made.pictures.large))).toBe('red blue blue blue');
});

test('a file that is a page as well is only a picture afterwards', async () => {
  const jpeg = await small().jpeg().toBuffer();
  const polyglot = Buffer.concat([
    withSegment(jpeg, 0xfe, '--><script>alert(1)</script><!--'),
    Buffer.from('</html>'),
  ]);
  await expectPixelsOnly(polyglot, '<script', 'html');
});

test('12 megapixels become as large as a screen shows them, and small enough for a list and a mail', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const many = sharp({ create: { width: 1008, height: 756, channels: 3, background: '#fff', noise } });
  const made = await pictures(await many.resize(4032, 3024).jpeg().toBuffer());
  expect([made.width, made.height]).toEqual([2048, 1536]);
  const sizes = await Promise.all(
    Object.values(made.pictures).map((one) => sharp(Buffer.from(one)).metadata()),
  );
  expect(sizes.map(({ width, format }) => `${width} ${format}`)).toEqual([
    '2048 jpeg',
    '480 webp',
    '240 jpeg',
  ]);
});

describe('HEIC', () => {
  test('is turned once, although its EXIF says so as well, and has neither place nor camera afterwards', async () => {
    const stored = await heic();
    expect(stored.includes('Quetzal')).toBe(true);
    const made = await expectPixelsOnly(stored, 'Quetzal');
    expect([made.width, made.height]).toEqual([96, 128]);
    expect(await corners(Buffer.from(made.pictures.large))).toBe('blue red blue blue');
  });

  test('in tiles is put together, cut at its edge and turned', async () => {
    const made = await pictures(await tiledHeic(1152, 768, 1));
    expect([made.width, made.height]).toEqual([768, 1152]);
    expect(await corners(Buffer.from(made.pictures.large))).toBe('red blue red blue');
  });

  test('of more than 60 megapixels is refused', async () => {
    const problem = { problem: 'too-many-pixels', width: 8448, height: 7110 };
    expect(await preparePictures(await tiledHeic(8448, 7110))).toEqual(problem);
  });

  test.each<[string, (bytes: Buffer) => Buffer]>([
    ['cut off', half],
    ['only a head', (bytes) => bytes.subarray(0, 40)],
    ['of other bytes', (bytes) => Buffer.concat([bytes.subarray(0, 28), Buffer.alloc(2_000, 7)])],
  ])('that is %s is refused', async (_what, broken) => {
    expect(await preparePictures(broken(await heic()))).toEqual({ problem: 'broken' });
  });
});

test.each<[string, () => Promise<Uint8Array> | Uint8Array, object]>([
  ['nothing', () => Buffer.of(), { problem: 'empty' }],
  ['a page', () => Buffer.from('<html><script>'), { problem: 'unknown' }],
  ['a GIF', () => small().gif().toBuffer(), { problem: 'unknown' }],
  ['a TIFF', () => small().tiff().toBuffer(), { problem: 'unknown' }],
  ['half a JPEG', async () => half(await small().jpeg().toBuffer()), { problem: 'broken' }],
  ['a bomb', () => pngOf(50_000, 50_000), { problem: 'too-many-pixels', width: 50_000, height: 50_000 }],
])('%s is refused', async (_what, bytes, problem) => {
  expect(await preparePictures(await bytes())).toEqual(problem);
});

describe('the program that decodes them', () => {
  const PROGRAM = 'server/photos/photo-program.ts';

  function start(program: string, longest?: number) {
    const photoProcess = createPhotoProcess(program, longest);
    onTestFinished(photoProcess.close);
    return photoProcess;
  }

  async function programOf(...lines: string[]): Promise<string> {
    const program = join(await temporaryFolder(), 'program.mts');
    await writeFile(program, lines.join('\n'));
    return program;
  }

  /** Programs that start during the test do not find this package. */
  function without(name: string) {
    const { NODE_OPTIONS = '' } = process.env;
    const hook = `import{registerHooks}from'node:module';registerHooks({resolve(s,c,n){if(s==='${name}')throw(new(Error)('none'));return(n(s,c))}})`;
    process.env.NODE_OPTIONS = `${NODE_OPTIONS} --import=data:text/javascript,${encodeURIComponent(hook)}`;
    onTestFinished(() => {
      process.env.NODE_OPTIONS = NODE_OPTIONS;
    });
  }

  test('makes pictures, of HEIC too', async () => {
    const photoProcess = start(PROGRAM);
    expect(await photoProcess.check()).toBe(true);
    for (const bytes of [await small().jpeg().toBuffer(), await heic()]) {
      const made = await photoProcess.pictures(bytes);
      expect(
        'pictures' in made && (await sharp(Buffer.from(made.pictures.thumbnail)).metadata()).format,
      ).toBe('webp');
    }
  });

  test('has the memory for 60 megapixels of HEIC', async () => {
    const { pictures: make } = start(PROGRAM);
    expect(await make(await tiledHeic(8448, 7100))).toMatchObject({ width: 2048, height: 1721 });
  });

  test('asks no decoder of other formats, whatever a file begins with', async () => {
    const { pictures: make, ask } = start(PROGRAM);
    const file = join(await temporaryFolder(), 'photo.jpg');
    await writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(await ask({ kind: 'copy', file, longest: 9 })).toEqual({ problem: 'broken' });
    expect(await make(Buffer.from('\xff\xd8\xff<svg/>', 'latin1'))).toEqual({ problem: 'broken' });
  });

  test('says that it reads no HEIC where the package for that is not installed', async () => {
    without('libheif-js/wasm-bundle.js');
    const { pictures: make } = start(PROGRAM);
    expect(await make(await heic())).toEqual({ problem: 'heic' });
    expect(await make(await small().jpeg().toBuffer())).toMatchObject({ width: 320 });
  });

  test('is known to be of no use where sharp is not installed', async () => {
    without('sharp');
    const photoProcess = start(PROGRAM);
    expect([photoProcess.isUsable(), await photoProcess.check(), photoProcess.isUsable()]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('is ended when a picture keeps it, and started again for the next one', async () => {
    const program = await programOf(
      "process.on('message', ({ bytes }) => { while (bytes.length === 1); process.send({ problem: 'empty' }); });",
    );
    const { pictures: make } = start(program, 1_000);
    expect(await make(Buffer.of(1))).toMatchObject({ problem: 'broken', ended: true });
    expect(await make(Buffer.of(1, 2))).toEqual({ problem: 'empty' });
  });

  test('is ended when a picture takes more memory than it may, even without a pause', async () => {
    const limit = join(process.cwd(), 'server/photos/limit-memory.ts');
    const program = await programOf(
      `import { limitMemory } from '${limit}';`,
      'limitMemory(200 * 1024 * 1024);',
      "process.on('message', () => { for (const all = []; ; ) all.push(Buffer.alloc(1024 * 1024, 1)); });",
    );
    const { pictures: make } = start(program, 60_000);
    expect(await make(Buffer.of(1))).toMatchObject({ problem: 'broken', ended: true });
  });
});
