import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { myPhotos as words } from '../../messages/en/my-photos.ts';
import { myRequest as myWords } from '../../messages/en/my-request.ts';
import { expect, test } from '../journey.ts';
import type { RunningServer } from '../running-server.ts';
import { expectNoFindings } from './axe.ts';
import { request } from './estimate-form.ts';
import { invite, signIn } from './office-people.ts';
import { openRelay } from './relay.ts';

// A browser logs what a server refuses, and what it lacks of a photo that was begun.
test.use({ viewport: { width: 360, height: 740 }, expectedErrors: /status of 4(09|22)/ });

/** Sends the form as the site's script does, and returns the address of the page. */
async function sendRequest(server: RunningServer): Promise<string> {
  const answer = await fetch(`${server.url}/api/estimate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...request, email: `${randomUUID()}@customer.example` }),
  });
  return (await answer.json()).link;
}

/** Sends it as a browser without script does, and returns the link of the page that thanks: the one in the mail. */
async function sendForMaskedLink({ url }: RunningServer): Promise<string> {
  const thanks = await fetch(`${url}/api/estimate`, {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams({ ...request, email: `${randomUUID()}@customer.example` }),
  });
  return /\/my\/[\w.]+/.exec(await thanks.text())?.[0] ?? '';
}

const NEW_YORK = {
  IFD0: { Make: 'Phone' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '40/1 42/1 46/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '74/1 0/1 21/1',
  },
};

/** A photo of noise, which does not get small: one that is sent in many parts. */
async function photo(name: string, { width = 2600, height = 1950, exif = {}, orientation = 1 } = {}) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const buffer = await sharp({ create: { width, height, channels: 3, noise, background: 'gray' } })
    .withMetadata({ exif, orientation })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

function tiles(page: Page, state?: string) {
  return page.locator(`#photos li${state ? `[data-state=${state}]` : ''}`);
}

/** The large pictures that the office has of a request. */
function officePictures({ dataDir }: RunningServer, link: string): string[] {
  const database = new DatabaseSync(join(dataDir, 'one-call.sqlite'), { readOnly: true });
  const reference = /\/my\/(\w+)\./.exec(link)?.[1] ?? '';
  const rows = database
    .prepare(
      'select photos.id from photos join leads on leads.id = lead_id where reference = ? and photos.state = ?',
    )
    .all(reference, 'ready');
  database.close();
  return rows.map(({ id }) => join(dataDir, 'photos', String(id), 'large.jpg'));
}

test('a request gets to the office whole over a line that breaks, is corrected, and tells a stranger nothing', {
  tag: '@core',
}, async ({ browser, page: office, server, mailbox }) => {
  const masked = await sendForMaskedLink(server);
  const relay = await openRelay(server.url);
  const context = await browser.newContext({ baseURL: relay.url, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(masked);
  await page.getByLabel(myWords.digits).fill('0177');
  await page.getByRole('button', { name: myWords.open }).click();
  await expect(page.getByLabel('Phone')).toBeVisible();
  const { pathname: link } = new URL(page.url());
  let isCut = relay.cutAfter(250_000);
  await page
    .getByLabel(words.choose)
    .setInputFiles([await photo('a.jpg', { exif: NEW_YORK, orientation: 6 }), await photo('b.jpg')]);
  // With the place in it, as an iPhone's own files have.
  await page.getByLabel(words.others).setInputFiles('server/photos/testing/from-a-phone.heic');
  await isCut;
  await expect(page.locator('#photos [aria-live]')).toHaveText(words.script.cutOff);
  isCut = relay.cutAfter(900_000);
  await isCut;
  relay.mend();
  await page.reload();
  await expect(tiles(page, 'ready')).toHaveCount(3, { timeout: 60_000 });
  await expect(page.locator('#photos [aria-live]')).toHaveText(words.script.done);
  await page.getByLabel('Phone').fill('914 555 0178');
  await page.getByRole('button', { name: myWords.save }).click();
  await expect(page.getByRole('status')).toContainText('Phone is now (914) 555-0178.');

  const pictures = officePictures(server, link);
  const seen = await Promise.all(pictures.map((file) => sharp(file).metadata()));
  // The first and the last are upright: their files were not.
  expect(seen.map(({ width, height }) => [width, height]).sort()).toEqual([
    [1536, 2048],
    [2048, 1536],
    [96, 128],
  ]);
  for (const { exif, orientation } of seen) expect([exif, orientation]).toEqual([undefined, undefined]);

  await signIn(office, mailbox, await invite(server));
  await office.goto(`/office/requests/${/\/my\/(\w+)\./.exec(link)?.[1]}`);
  await expect(office.getByRole('listitem').getByRole('img')).toHaveCount(3);
  await expect(office.getByRole('link', { name: '(914) 555-0178' })).toBeVisible();
  await expect(office.getByRole('link', { name: '(914) 555-0177' })).toBeVisible();

  // As another person sees it whom the mail has reached by mistake.
  const stranger = await context.newPage();
  await stranger.goto(masked);
  await expect(stranger.getByText('3 photos have been added.')).toBeVisible();
  await expect(stranger.locator('main img')).toHaveCount(0);
  await expect(stranger.locator('main')).not.toContainText(/okafor|customer\.example|0177|0178|ceiling/i);
  await context.close();
  relay.close();
});

test('one that cannot be taken says why, and the others go on; each can be removed', async ({
  page,
  server,
}) => {
  const link = await sendRequest(server);
  await page.goto(link);
  const notes = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Just some notes.') };
  await page.getByLabel(words.choose).setInputFiles([notes, await photo('b.jpg'), await photo('c.jpg')]);
  await expect(tiles(page, 'ready')).toHaveCount(2, { timeout: 60_000 });
  await expect(tiles(page, 'refused')).toContainText('This is not a photo that we can read');
  await expectNoFindings(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  // By the keyboard, which stays among the photos.
  const [first] = officePictures(server, link);
  await tiles(page, 'ready').first().getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(tiles(page, 'ready')).toHaveCount(1);
  await expect(tiles(page, 'ready').getByRole('button')).toBeFocused();
  await expect.poll(() => existsSync(first ?? '')).toBe(false);
  await page.reload();
  await expect(page.locator('#photos img')).toHaveCount(1);
  await expectNoFindings(page);
});

test('two tabs send a photo once, and both say that it has arrived', async ({ context, page, server }) => {
  const link = await sendRequest(server);
  const parts: string[] = [];
  context.on('request', (sent) => sent.method() === 'PUT' && parts.push(sent.url()));
  const relay = Promise.withResolvers<void>();
  await context.route('**/photos/*/2', async (route) => {
    await relay.promise;
    await route.continue();
  });
  await page.goto(link);
  await page.getByLabel(words.choose).setInputFiles([await photo('a.jpg')]);
  await expect.poll(() => parts.length).toBe(3);
  const other = await context.newPage();
  await other.goto(link);
  await expect(tiles(other, 'waiting')).toHaveCount(1);
  relay.resolve();
  for (const tab of [page, other]) await expect(tiles(tab, 'ready')).toHaveCount(1, { timeout: 60_000 });
  expect(parts.length).toBeGreaterThan(3);
  expect(new Set(parts).size).toBe(parts.length);
  expect(officePictures(server, link)).toHaveLength(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form takes them one after another', async ({ page, server }) => {
    const link = await sendRequest(server);
    await page.goto(`${link}#photos`);
    const files = [
      await photo('a.jpg', { exif: NEW_YORK, orientation: 6 }),
      await photo('b.jpg', { width: 400, height: 300 }),
    ];
    await page.getByLabel(words.choose).setInputFiles(files);
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByText(words.did.photos)).toBeVisible();
    await expect.poll(() => officePictures(server, link).length, { timeout: 60_000 }).toBe(2);
    await page.reload();
    await expect(page.locator('#photos img')).toHaveCount(2);
    await page.getByRole('button', { name: 'Remove photo 1' }).click();
    await expect(page.locator('#photos img')).toHaveCount(1);
  });
});
