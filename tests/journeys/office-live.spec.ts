import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { GOOD_REQUEST } from '../../server/testing/requests.ts';
import { expect, test } from '../journey.ts';
import type { RunningServer } from '../running-server.ts';
import { invite, officeCommand, signIn } from './office-people.ts';

// The browser reports a note for a version that is no longer the newest, a proxy whose server is away, and the proxy itself.
test.use({
  expectedErrors:
    /status of (?:409|502)|ERR_INCOMPLETE_CHUNKED|^foreign request: http:.*:\d+\/(?:office|assets|favicon|mark)/,
  viewport: { width: 390, height: 844 },
});

async function newRequest({ url }: RunningServer, description: string): Promise<string> {
  const answer = await fetch(`${url}/api/estimate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...GOOD_REQUEST, email: `live-${process.pid}@x.example`, description }),
  });
  return (await answer.json()).reference;
}

/** A colleague in another browser. */
async function colleague(browser: Browser, server: RunningServer, page: Page): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  // Who is signed in here is signed in there: what matters is that it is another window of another browser.
  await context.addCookies(await page.context().cookies());
  return context.newPage();
}

const revisions = (page: Page) => page.getByRole('table', { name: 'Revisions' }).getByRole('row');

test('what one does appears at the other, and what is being typed stays', { tag: '@core' }, async ({
  browser,
  page,
  server,
  mailbox,
}) => {
  await signIn(page, mailbox, await invite(server));
  const path = `/office/requests/${await newRequest(server, 'A deck for the grill.')}`;
  await page.goto(path);
  const other = await colleague(browser, server, page);
  await other.goto(path);

  await other.getByRole('button', { name: 'I’m calling', exact: true }).click();
  await expect(revisions(page).nth(1)).toContainText('claimed');

  await page.getByLabel('Note', { exact: true }).fill('They have a dog.');
  await other.getByLabel('Note', { exact: true }).fill('The gate is open.');
  await other.getByRole('button', { name: 'Reached', exact: true }).click();
  await expect(revisions(page).nth(1)).toContainText('The gate is open.');
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('They have a dog.');
  const note = page.locator('[data-live-note]');
  await expect(note).toContainText('Someone has changed this.');
  await note.getByRole('button', { name: 'Show' }).click();
  await expect(note).toBeEmpty();
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('They have a dog.');
  await page.getByRole('button', { name: 'Save just the note', exact: true }).click();
  await expect(revisions(page).nth(1)).toContainText('They have a dog.');
  await expect(revisions(other).nth(1)).toContainText('They have a dog.');
  await other.context().close();
});

test('the board shows what comes and goes, but moves nothing while it is in use', async ({
  browser,
  page,
  server,
  mailbox,
}) => {
  await signIn(page, mailbox, await invite(server));
  const first = await newRequest(server, 'Two windows.');
  const row = (reference: string) => page.locator(`[data-live-list] > [data-live="${reference}"]`);
  await page.goto('/office');
  const second = await newRequest(server, 'Three windows.');
  await expect(row(second)).toBeVisible();

  await row(first).getByRole('link').first().focus();
  const third = await newRequest(server, 'Four windows.');
  const note = page.locator('[data-live-note]');
  await expect(note).toContainText('1 new.');
  await expect(page).toHaveTitle(/^\(1\) Board/);
  await expect(row(third)).toHaveCount(0);
  await expect(row(first).getByRole('link').first()).toBeFocused();
  await note.getByRole('button', { name: 'Show' }).click();
  await expect(row(third)).toBeVisible();
  await expect(page).toHaveTitle(/^Board/);

  const other = await colleague(browser, server, page);
  await expect(row(second).getByRole('button')).toHaveCount(1);
  await other.goto(`/office/requests/${second}`);
  await other.getByRole('button', { name: 'I’m calling', exact: true }).click();
  // It is in hand now, and the button is gone for everyone else.
  await expect(row(second).getByRole('button')).toHaveCount(0);
  await other.context().close();
});

test('a session that has ended elsewhere leaves the page, and keeps words that would be lost', async ({
  browser,
  page,
  server,
  mailbox,
}) => {
  const email = await invite(server, 'office');
  await invite(server);
  await signIn(page, mailbox, email);
  const path = `/office/requests/${await newRequest(server, 'A new door.')}`;
  await page.goto(path);
  const other = await colleague(browser, server, page);
  await other.goto(path);
  await other.getByLabel('Note', { exact: true }).fill('Half a thought');
  await officeCommand(server, 'revoke', email);
  await expect(page).toHaveURL(/\/office\/sign-in/);
  await expect(other.locator('[data-live-note]')).toContainText('You’re signed out.');
  await expect(other.getByLabel('Note', { exact: true })).toHaveValue('Half a thought');
  await other.context().close();
});

/** A proxy on a port of its own, which browsers take for the same host and so send their cookies to. */
async function startProxy({ url }: RunningServer) {
  const proxy = { url: '', streams: 0, isBroken: (_path: string) => false, close: () => {}, cut: () => {} };
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '';
    if (proxy.isBroken(path))
      return void answer.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
    if (path === '/office/events') proxy.streams += 1;
    const passed = request(url + path, { method: asked.method, headers: asked.headers }, (got) => {
      answer.writeHead(got.statusCode ?? 500, got.headers);
      got.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  const { hostname } = new URL(url);
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
  proxy.url = `http://${hostname}:${(server.address() as AddressInfo).port}`;
  proxy.cut = () => server.closeAllConnections();
  proxy.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return proxy;
}

test('a page is live again after a proxy has answered 502, and says so while it is not', async ({
  page,
  server,
  mailbox,
}) => {
  await signIn(page, mailbox, await invite(server));
  const proxy = await startProxy(server);
  let refusals = 0;
  proxy.isBroken = (path) => path === '/office/events' && ++refusals === 1;
  const row = (reference: string) => page.locator(`[data-live-list] > [data-live="${reference}"]`);
  await page.goto(`${proxy.url}/office`);
  await expect.poll(() => proxy.streams).toBe(1);
  await expect(row(await newRequest(server, 'After one 502.'))).toBeVisible();

  // The server behind it starts again.
  proxy.isBroken = () => true;
  proxy.cut();
  const note = page.locator('[data-live-note]');
  await expect(note).toHaveText('No connection: this page may be out of date.');
  const missed = await newRequest(server, 'While it was away.');
  proxy.isBroken = () => false;
  await expect(row(missed)).toBeVisible();
  await expect(note).toBeEmpty();
  await expect(row(await newRequest(server, 'After the restart.'))).toBeVisible();
  proxy.close();
});

test('many tabs are live with one stream, and go on when the one that listens is closed', async ({
  page,
  server,
  mailbox,
}) => {
  await signIn(page, mailbox, await invite(server));
  const proxy = await startProxy(server);
  const tabs = [page];
  while (tabs.length < 7) tabs.push(await page.context().newPage());
  for (const tab of tabs) await tab.goto(`${proxy.url}/office`);
  const areLive = async (reference: string) => {
    for (const tab of tabs) await expect(tab.locator(`[data-live="${reference}"]`).first()).toBeVisible();
  };
  await areLive(await newRequest(server, 'Seven tabs.'));
  expect(proxy.streams).toBe(1);
  await tabs.shift()?.close();
  await expect.poll(() => proxy.streams).toBe(2);
  await areLive(await newRequest(server, 'Six tabs.'));
  proxy.close();
});
