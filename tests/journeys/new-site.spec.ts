import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Response } from '@playwright/test';
import { type ContentCopy, copyContent } from '../content-copy.ts';
import { expect, test as journey } from '../journey.ts';
import { startServer, storedRequests } from '../running-server.ts';
import { fill, formOf, request } from './estimate-form.ts';
import { saveData } from './network.ts';
import { open } from './page-storage.ts';

/** With a server of its own, whose content may change while it runs. */
const test = journey.extend<object, { copy: ContentCopy }>({
  copy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const copy = copyContent();
      expect(await copy.write().ended).toBe(0);
      await use(copy);
      copy.remove();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mailbox, copy }, use) => {
      const server = await startServer({ SMTP_URL: mailbox.url, ...copy.settings });
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
});

const [OLD_LEAD, NEW_LEAD] = ['and are licensed in', 'and are all licensed in'];
const NEW_PHONE = '(914) 555-0177';

test('a tab that was open before a new site goes on with what it knows, and its request arrives', async ({
  page,
  copy,
  server,
}) => {
  const email = 'open-tab@customer.example';
  // What the tab does not fetch ahead, it asks for when it is old.
  await saveData(page);
  await open(page, '/tips');
  copy.change('company.yaml', /^phone: .*$/m, `phone: ${NEW_PHONE}`);
  copy.change('about.yaml', new RegExp(OLD_LEAD), NEW_LEAD);
  expect(await copy.write().ended).toBe(0);
  await expect.poll(async () => (await fetch(`${server.url}/about`)).text()).toContain(NEW_PHONE);

  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  await page.locator('footer a[href="/about"]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused();
  await expect(page.getByText(OLD_LEAD)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Tips & Ideas' })).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'Get an Estimate' }).click();
  const form = formOf(page);
  await fill(form, { ...request, email });
  await form.getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByRole('heading', { name: 'Estimate Request Sent!' })).toBeFocused();
  const [stored] = storedRequests(server, email);
  expect(stored).toMatchObject({ ...request, email });
  const shown = (await page.getByText('Your reference').textContent())?.replace(/Your reference|\s/g, '');
  expect(shown).toBe(stored?.reference);

  expect(answers.filter((answer) => answer.request().isNavigationRequest())).toEqual([]);
  expect(answers.filter((answer) => !answer.ok()).map((answer) => answer.url())).toEqual([]);
  const old = answers.map((answer) => new URL(answer.url()).pathname).filter(isOld(copy));
  expect(old).toContainEqual(expect.stringMatching(/^\/assets\/content\/about-/));

  await open(page, '/about');
  await expect(page.getByText(NEW_LEAD)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(NEW_PHONE);
});

/** Whether the new site serves an address for old tabs alone. */
function isOld({ settings }: ContentCopy): (address: string) => boolean {
  const names = Object.keys(JSON.parse(readFileSync(join(settings.SITE_DIR, 'old-names.json'), 'utf8')));
  return (address) => names.some((name) => address === `/assets/${name}`);
}
