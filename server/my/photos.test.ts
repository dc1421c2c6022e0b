import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { MOST_PARTS, MOST_PHOTOS, PART_BYTES } from '../../contract/photos.ts';
import { myPhotos as words } from '../../messages/en/my-photos.ts';
import { eventually } from '../testing/eventually.ts';
import { type Office, startOffice } from '../testing/office.ts';
import { GOOD_REQUEST, postJson } from '../testing/requests.ts';

const idOf = (name: string | number) => String(name).padStart(20, '0');

/** Of noise: it has several parts. */
async function photo(width = 900, height = 700): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#fff', noise } })
    .withExif({ IFD0: { Model: 'Camera 7' } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

const partsOf = (bytes: Buffer) =>
  Array.from({ length: Math.ceil(bytes.length / PART_BYTES) }, (_, n) =>
    bytes.subarray(n * PART_BYTES, (n + 1) * PART_BYTES),
  );

const sumOf = (bytes: Buffer) => ({
  parts: partsOf(bytes).length,
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

async function startMy(options: Parameters<typeof startOffice>[0] = {}) {
  const office = await startOffice({
    ...options,
    settings: { SITE_URL: 'http://www.oakhand.example', ...options.settings },
  });
  await office.app.ready();
  const { reference, link } = (await postJson(office.app, GOOD_REQUEST)).json();
  return { ...office, reference: String(reference), ...using(office.app, String(link)) };
}

/** What a page does with the photos behind a link, at one of several servers. */
function using(app: Office['app'], own: string) {
  const put = (id: string, n: number | string, payload: Buffer, headers = {}) =>
    app.inject({
      method: 'PUT',
      url: `${own}/photos/${id}/${n}`,
      payload,
      headers: { 'content-type': 'application/octet-stream', ...headers },
    });
  const done = (id: string, sum: object) => postJson(app, sum, {}, `${own}/photos/${id}/done`);
  const list = async () => (await app.inject(`${own}/photos`)).json();
  async function add(id: string, bytes: Buffer) {
    for (const [n, part] of partsOf(bytes).entries()) await put(id, n, part);
    return done(id, sumOf(bytes));
  }
  async function addForm(files: [name: string, bytes: Buffer][]) {
    const form = new FormData();
    for (const [name, bytes] of files) form.append('photos', new Blob([Uint8Array.from(bytes)]), name);
    const body = new Response(form);
    return app.inject({
      method: 'POST',
      url: `${own}/photos`,
      payload: Buffer.from(await body.arrayBuffer()),
      headers: { accept: 'text/html', 'content-type': body.headers.get('content-type') ?? '' },
    });
  }
  const ready = (count: number) =>
    eventually(async () => {
      const { photos } = await list();
      expect(photos.filter(({ state }: { state: string }) => state === 'ready')).toHaveLength(count);
    });
  const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });
  return { own, put, done, list, add, addForm, ready, get };
}

/** The masked link in the mail to the customer. */
async function mailLink({ mailServer }: Pick<Office, 'mailServer'>): Promise<string> {
  const mails = () => mailServer.mails.filter(({ recipients }) => recipients.includes(GOOD_REQUEST.email));
  await eventually(() => expect(mails()).not.toEqual([]));
  return /\/my\/\S+/.exec(mails().at(-1)?.text ?? '')?.[0] ?? '';
}

const A = idOf('a');

describe('a photo in parts', () => {
  test('becomes a picture that its sender sees, in whichever order its parts came', async () => {
    const my = await startMy();
    const bytes = await photo();
    const parts = partsOf(bytes);
    expect(parts.length).toBeGreaterThan(2);
    expect((await my.done(A, sumOf(bytes))).json()).toEqual({ missing: [...parts.keys()] });
    for (const n of [...parts.keys()].reverse().slice(1)) {
      expect((await my.put(A, n, parts[n] as Buffer)).statusCode).toBe(204);
    }
    const answer = await my.done(A, sumOf(bytes));
    expect([answer.statusCode, answer.json()]).toEqual([409, { missing: [parts.length - 1] }]);
    expect(await my.list()).toEqual({ photos: [{ id: A, state: 'arriving' }], room: MOST_PHOTOS - 1 });
    // A part that is sent twice is one part.
    for (const n of [0, parts.length - 1]) await my.put(A, n, parts[n] as Buffer);
    expect((await my.done(A, sumOf(bytes))).statusCode).toBe(202);
    expect((await my.done(A, sumOf(bytes))).statusCode).toBe(202);
    await my.ready(1);
    expect((await my.put(A, 0, parts[0] as Buffer)).statusCode).toBe(204);

    const picture = await my.app.inject(`${my.own}/photos/${A}`);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=300',
    });
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 480, height: 373 });
    const { body } = await my.get(my.own);
    expect(body).toContain(`<img src="${my.own}/photos/${A}" alt="Photo 1" width="900" height="700"`);
    expect(await my.rows('select 1 from photo_parts')).toEqual([]);
  });

  test('lies in files that no one else can read, without what the phone wrote into it', async () => {
    const my = await startMy();
    const bytes = await photo();
    expect(bytes.includes('Camera 7')).toBe(true);
    await my.add(A, bytes);
    await my.ready(1);
    const folder = join(my.config.dataDir, 'photos', A);
    for (const name of await readdir(folder)) {
      expect((await stat(join(folder, name))).mode & 0o077, name).toBe(0);
      expect((await readFile(join(folder, name))).includes('Camera 7'), name).toBe(false);
    }
    expect((await sharp(join(folder, 'mail.jpg')).metadata()).width).toBe(240);
  });

  test('is the work of every server, and goes on at another', async () => {
    const [one, bytes] = [await startMy(), await photo()];
    const other = await startOffice({
      settings: { ...one.sameStore, SITE_URL: 'http://www.oakhand.example' },
    });
    const there = using(other.app, one.own);
    for (const [n, part] of partsOf(bytes).entries()) await (n % 2 ? one : there).put(A, n, part);
    expect((await there.done(A, sumOf(bytes))).statusCode).toBe(202);
    await one.ready(1);
    await there.ready(1);
  });

  test.each<
    [
      why: string,
      send: (my: Awaited<ReturnType<typeof startMy>>) => ReturnType<typeof postJson>,
      message: string,
    ]
  >([
    ['it is no picture', (my) => my.add(A, Buffer.from('<svg onload="alert(1)">')), words.refused.unknown],
    [
      'it is too large',
      (my) => my.done(A, { ...sumOf(Buffer.of(1)), parts: MOST_PARTS + 1 }),
      words.refused['too-large'],
    ],
    [
      'it is not what was sent',
      async (my) => {
        const bytes = await photo();
        for (const [n, part] of partsOf(bytes).entries()) await my.put(A, n, part);
        return my.done(A, { ...sumOf(bytes), sha256: sumOf(Buffer.of(1)).sha256 });
      },
      words.refused.damaged,
    ],
  ])('is refused with our phone number and address when %s', async (_why, send, message) => {
    const my = await startMy();
    const answer = await send(my);
    expect(answer.statusCode).toBe(422);
    const [said = ''] = message.split(' {way}');
    expect(answer.json().message).toContain(said);
    expect(answer.json().message).toMatch(/\S+@\S+.*\(\d{3}\) \d{3}-\d{4}/);
    expect((await my.list()).photos).toEqual([{ id: A, state: 'refused', message: answer.json().message }]);
    expect((await my.get(my.own)).body).toContain(said.replaceAll("'", '&#39;'));
  });

  test('that cannot be decoded is refused later, and the request stays as it is', async () => {
    const my = await startMy();
    const before = await my.rows('select * from leads');
    expect((await my.add(A, (await photo()).subarray(0, 50_000))).statusCode).toBe(202);
    await eventually(async () => expect((await my.list()).photos[0].state).toBe('refused'));
    expect((await my.list()).photos[0].message).toContain(words.refused.broken.split(' {')[0]);
    expect(await my.rows('select * from leads')).toEqual(before);
  });

  test('beyond the twelfth is refused', async () => {
    const my = await startMy();
    for (let place = 0; place < MOST_PHOTOS; place++) await my.put(idOf(place), 0, Buffer.of(1));
    const answer = await my.put(A, 0, Buffer.of(1));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().message).toContain(words.refused.full.split(' {')[0]);
    expect((await my.list()).room).toBe(0);
    expect((await my.get(my.own)).body).not.toContain('type="file"');
  });

  test.each([
    ['a part that is too large', A, 0, PART_BYTES + 1, 413],
    ['a body larger than any part', A, 0, 140_000, 413],
    ['a part too many', A, MOST_PARTS, 1, 404],
    ['an id that no page makes', '../../etc/passwd000', 0, 1, 404],
    ['nothing', A, 0, 0, 400],
  ])('%s is not taken', async (_what, id, n, size, status) => {
    const my = await startMy();
    expect((await my.put(encodeURIComponent(id), n, Buffer.alloc(size))).statusCode).toBe(status);
    expect((await my.list()).photos).toEqual([]);
  });
});

describe('photos in a plain form', () => {
  test('are taken one after the other, and what is refused is said', async () => {
    const my = await startMy();
    const answer = await my.addForm([
      ['a.jpg', await photo()],
      ['notes.txt', Buffer.from('no picture')],
      ['b.jpg', await photo(300, 400)],
    ]);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${my.own}?did=photosRefused#photos`]);
    await my.ready(2);
    const page = await my.get(`${my.own}?did=photosRefused`);
    expect(page.body).toContain(words.did.photosRefused);
    expect(page.body).toContain('This is not a photo that we can read');
  });

  test('that hold no file change nothing', async () => {
    const my = await startMy();
    expect((await my.addForm([['', Buffer.of()]])).headers.location).toContain('did=noPhotos');
    expect((await my.list()).photos).toEqual([]);
  });

  test('say when one is larger than it may be, and when there are too many', async () => {
    const my = await startMy();
    const large = Buffer.concat([await photo(), Buffer.alloc(MOST_PARTS * PART_BYTES)]);
    expect((await my.addForm([['large.jpg', large]])).headers.location).toContain('did=photosRefused');
    expect(await my.rows('select reason from photos')).toEqual([{ reason: 'too-large' }]);
    expect(await my.rows('select 1 from photo_parts')).toEqual([]);
    const small = await photo(16, 16);
    const many = Array.from({ length: MOST_PHOTOS + 1 }, (_, n): [string, Buffer] => [`${n}.jpg`, small]);
    expect((await my.addForm(many)).headers.location).toContain('did=photosFull');
  });

  test('that are cut off are malformed', async () => {
    const my = await startMy();
    const answer = await my.app.inject({
      method: 'POST',
      url: `${my.own}/photos`,
      payload: '--x\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\nab',
      headers: { 'content-type': 'multipart/form-data; boundary=x', accept: 'text/html' },
    });
    expect(answer.statusCode).toBe(400);
  });
});

describe('the masked link', () => {
  test('adds photos and shows how many there are, and no picture', async () => {
    const my = await startMy();
    await my.add(A, await photo());
    await my.ready(1);
    const link = await mailLink(my);
    const masked = using(my.app, link);
    const { body } = await my.get(link);
    expect(body).toContain(words.one);
    expect(body).not.toContain('<img src="/my');
    expect((await masked.get(`${link}/photos/${A}`)).statusCode).toBe(404);
    expect((await postJson(my.app, {}, {}, `${link}/photos/${A}/remove`)).statusCode).toBe(404);
    expect(
      (
        await masked.addForm([
          [
            'b.png',
            await sharp(await photo())
              .png()
              .toBuffer(),
          ],
        ])
      ).statusCode,
    ).toBe(303);
    await masked.ready(2);
  });
});

test('a removed photo is gone for everybody', async () => {
  const my = await startMy();
  await my.add(A, await photo());
  await my.ready(1);
  const { headers } = await my.app.inject({ method: 'POST', url: `${my.own}/photos/${A}/remove` });
  expect(headers.location).toBe(`${my.own}?did=photoRemoved#photos`);
  expect((await my.get(`${my.own}/photos/${A}`)).statusCode).toBe(404);
  expect((await my.list()).photos).toEqual([]);
  expect(await readdir(join(my.config.dataDir, 'photos'))).toEqual([]);
  expect((await my.store.historyOf(my.reference)).map(({ kind }) => kind)).toEqual([
    'photo-removed',
    'photos',
  ]);
});

test('a guess, another site and a forgotten request get nothing', async () => {
  const my = await startMy();
  await my.add(A, await photo());
  await my.ready(1);
  const other = `${my.own.slice(0, -3)}000`;
  for (const url of [`${other}/photos`, `${other}/photos/${A}`])
    expect((await my.get(url)).statusCode).toBe(404);
  expect((await using(my.app, other).put(A, 0, Buffer.of(1))).statusCode).toBe(404);
  expect((await my.put(A, 1, Buffer.of(1), { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  await my.store.forget([my.reference], [], new Date());
  for (const url of [`${my.own}/photos`, `${my.own}/photos/${A}`])
    expect((await my.get(url)).statusCode).toBe(410);
  expect((await my.put(A, 0, Buffer.of(1))).statusCode).toBe(410);
});
