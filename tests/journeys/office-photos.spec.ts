import sharp from 'sharp';
import { gallery as galleryWords } from '../../messages/en/gallery.ts';
import { myPhotos as words } from '../../messages/en/my-photos.ts';
import { GOOD_REQUEST } from '../../server/testing/requests.ts';
import { expect, test } from '../journey.ts';
import { invite, signIn } from './office-people.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('photos that a customer adds appear at the office, and open large', { tag: '@core' }, async ({
  browser,
  page,
  server,
  mailbox,
}) => {
  const answer = await fetch(`${server.url}/api/estimate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...GOOD_REQUEST, email: `photos-${process.pid}@x.example` }),
  });
  const { reference, link } = await answer.json();
  await signIn(page, mailbox, await invite(server));
  await page.goto(`/office/requests/${reference}`);
  const pictures = page.getByRole('listitem').getByRole('img');
  await expect(pictures).toHaveCount(0);

  // As a browser without script sends them.
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const customer = await context.newPage();
  await customer.goto(`${link}#photos`);
  const background = '#a0522d';
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const files = ['deck.jpg', 'stairs.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer }));
  await customer.getByLabel(words.choose).setInputFiles(files);
  await customer.getByRole('button', { name: words.send }).click();
  await expect(customer.getByRole('status')).toHaveText(words.did.photos);
  await expect(async () => {
    await customer.goto(link);
    await expect(customer.getByRole('listitem').getByRole('img')).toHaveCount(2, { timeout: 1_000 });
  }).toPass();

  // The page of the request that was open shows them by itself; the script for them comes with the next load.
  await expect(pictures).toHaveCount(2);
  await page.reload();
  await pictures.first().click();
  const lightbox = page.getByRole('dialog', { name: galleryWords.label });
  await expect(lightbox).toBeVisible();
  await expect(lightbox.locator('img.pswp__img').first()).toHaveJSProperty('naturalWidth', 1200);
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);

  await customer.getByRole('button', { name: words.remove.replace('{number}', '1') }).click();
  await expect(customer.getByRole('listitem').getByRole('img')).toHaveCount(1);
  await expect(pictures).toHaveCount(1);
  await context.close();
});
