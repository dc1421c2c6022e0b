import sharp from 'sharp';
import { expect, test } from 'vitest';
import { company } from '../../../contract/content/current.ts';
import { photosMail as words } from '../../../messages/en/mails/photos.ts';
import { openPhotoFiles } from '../../photos/photo-files.ts';
import { eventually } from '../../testing/eventually.ts';
import { HELD, recordLead } from '../../testing/leads.ts';
import { startOffice } from '../../testing/office.ts';

const MINUTE = 60_000;
const idOf = (name: number) => String(name).padStart(20, '0');

/** An office with a request, and a clock that a test turns. */
async function startPhotos({ spam }: { spam?: typeof HELD } = {}) {
  let passed = 0;
  const clock = () => new Date(Date.now() + passed);
  const office = await startOffice({ overrides: { clock } });
  const reference = await recordLead(office.store, { at: clock(), ...(spam && { spam }) });
  await office.app.ready();
  const mails = () =>
    office.mailServer.mails.filter(
      ({ subject, recipients }) => /photo/.test(subject ?? '') && recipients.includes(`${company.email}`),
    );
  return {
    ...office,
    reference,
    clock,
    mails,
    pass(milliseconds: number) {
      passed += milliseconds;
    },
    async add(count: number, first = 0) {
      const background = '#20e040';
      const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
        .jpeg()
        .toBuffer();
      const ids = Array.from({ length: count }, (_, place) => idOf(first + place));
      for (const id of ids) {
        await office.store.takePhotoPart(reference, { id, n: 0, bytes, at: clock() });
        await office.store.queuePhoto(id, clock());
      }
      await eventually(async () => {
        for (const id of ids) expect(await office.store.isPhotoReady(id)).toBe(true);
      });
    },
  };
}

test('the office gets one mail for the photos of a batch, with the pictures in it', async () => {
  const office = await startPhotos();
  await office.add(2);
  office.pass(2 * MINUTE);
  await office.add(1, 2);
  office.pass(2 * MINUTE);
  await office.add(1, 3);
  expect(office.mails()).toEqual([]);
  office.pass(3 * MINUTE + 1_000);
  await eventually(() => expect(office.mails()).toHaveLength(1));
  const [mail] = office.mails();
  expect(mail?.subject).toContain('4 photos from the customer');
  expect(mail?.subject).toContain(office.reference);
  const html = String(mail?.html);
  const sources = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, source]) => source);
  // The program that reads the mails here puts the pictures in their places.
  expect(sources).toHaveLength(4);
  for (const source of sources) expect(source).toMatch(/^(?:cid|data):/);
  expect(
    mail?.attachments.map(({ cid, contentType, contentDisposition }) => [
      cid,
      contentType,
      contentDisposition,
    ]),
  ).toEqual([0, 1, 2, 3].map((name) => [`${idOf(name)}@photos`, 'image/jpeg', 'inline']));
  for (const { content } of mail?.attachments ?? [])
    expect((await sharp(content).metadata()).width).toBe(240);
  expect(mail?.text).toContain('4 photos from the customer');
  expect(mail?.text).not.toContain('cid:');

  // The next batch is another mail, with its own pictures alone.
  await office.add(1, 4);
  office.pass(3 * MINUTE + 1_000);
  await eventually(() => expect(office.mails()).toHaveLength(2));
  expect(office.mails()[1]?.subject).toContain(words.one);
  expect(office.mails()[1]?.attachments.map(({ cid }) => cid)).toEqual([`${idOf(4)}@photos`]);
});

test('a mail has the pictures that are left, and is not sent without any', async () => {
  const office = await startPhotos();
  await office.add(2);
  await office.store.removePhoto(office.reference, idOf(0), office.clock());
  // A file that is lost, or lies on another server.
  await openPhotoFiles(office.config).remove(idOf(1));
  office.pass(3 * MINUTE + 1_000);
  await eventually(() => expect(office.mails()).toHaveLength(1));
  expect(office.mails()[0]?.subject).toContain(words.one);
  expect(office.mails()[0]?.attachments).toEqual([]);

  await office.add(1, 2);
  await office.store.removePhoto(office.reference, idOf(2), office.clock());
  office.pass(3 * MINUTE + 1_000);
  const states = () => office.rows("select state from deliveries where kind = 'photos-mail' order by round");
  await eventually(async () => expect(await states()).toEqual([{ state: 'sent' }, { state: 'void' }]));
  expect(office.mails()).toHaveLength(1);
});

test('photos of what looks like spam wait for a person, as its other mails do', async () => {
  const office = await startPhotos({ spam: HELD });
  await office.add(1);
  office.pass(3 * MINUTE + 1_000);
  await office.store.releaseLead(office.reference, office.clock());
  await eventually(() => expect(office.mails()).toHaveLength(1));
});
