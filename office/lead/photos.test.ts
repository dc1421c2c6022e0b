import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { gallery as galleryWords } from '../../messages/en/gallery.ts';
import { leadHistory } from '../../messages/en/lead-history.ts';
import { openPhotoFiles } from '../../server/photos/photo-files.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { recordLead } from '../../server/testing/leads.ts';
import { DANA, openBrowser, startOffice } from '../../server/testing/office.ts';

const A = 'a'.padStart(20, '0');

/** An office where Dana is signed in, with a request and a photo of it. */
async function startWithPhoto() {
  const office = await startOffice();
  await office.invite(DANA);
  const dana = openBrowser(office.app);
  await dana.signIn(office);
  const reference = await recordLead(office.store, { at: new Date() });
  const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#20e040' } })
    .jpeg()
    .toBuffer();
  await office.store.takePhotoPart(reference, { id: A, n: 0, bytes, at: new Date() });
  await office.store.queuePhoto(A, new Date());
  await eventually(async () => expect(await office.store.isPhotoReady(A)).toBe(true));
  return { ...office, dana, reference, path: `/office/requests/${reference}` };
}

describe('the photos of a request', () => {
  test('are shown to the office, each as a link to the large one, with a line in the history', async () => {
    const { dana, path } = await startWithPhoto();
    const { body } = await dana.get(path);
    expect(body).toContain(
      `<a href="/office/photos/${A}?large" data-width="800" data-height="600"><img src="/office/photos/${A}"`,
    );
    expect(body).toContain('alt="Photo 1"');
    expect(body).toContain(leadHistory.changes.photo);
    expect(body).toContain('/office/assets/photos-');
    // For the script.
    expect(body).toContain(galleryWords.next);
    const undo = /undo\/2/.exec(body);
    expect(undo).toBeNull();
  });

  test('are pictures that run nothing and are kept for minutes only', async () => {
    const { app, dana } = await startWithPhoto();
    const cookie = [...dana.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const [url, format, width] of [
      [`/office/photos/${A}`, 'webp', 480],
      [`/office/photos/${A}?large`, 'jpeg', 800],
    ] as const) {
      const answer = await app.inject({ url, headers: { cookie } });
      expect(answer.headers).toMatchObject({
        'content-type': `image/${format}`,
        'content-security-policy': 'sandbox',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=300',
      });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width });
    }
  });

  test('are for those who may see requests', async () => {
    const office = await startWithPhoto();
    expect((await office.app.inject(`/office/photos/${A}`)).statusCode).toBe(303);
    const editor = { email: 'ed@oakhand.example', name: 'Ed', role: 'editor' } as const;
    await office.invite(editor);
    const ed = openBrowser(office.app);
    await ed.signIn(office, editor.email);
    expect((await ed.get(`/office/photos/${A}`)).statusCode).toBe(403);
  });

  test('are gone from its page once their sender has removed them', async () => {
    const { dana, path, store, reference } = await startWithPhoto();
    await store.removePhoto(reference, A, new Date());
    const { body } = await dana.get(path);
    expect(body).not.toContain('/office/photos/');
    expect(body).not.toContain('/office/assets/photos-');
    expect(body).toContain(leadHistory.changes['photo-removed']);
    expect((await dana.get(`/office/photos/${A}`)).statusCode).toBe(404);
  });

  test('that are lost, or were never there, are not found', async () => {
    const { dana, config, logged } = await startWithPhoto();
    await openPhotoFiles(config).remove(A);
    for (const id of [A, 'b'.padStart(20, '0'), '..%2f..%2fone-call.sqlite'])
      expect((await dana.get(`/office/photos/${id}`)).statusCode).toBe(404);
    expect(logged(40)).toContainEqual(expect.objectContaining({ photo: A }));
  });
});
