import { expect, test } from 'vitest';
import { freePort } from '../server/testing/free-port.ts';
import { startMailServer } from '../server/testing/mail-server.ts';
import { startTestApp } from '../server/testing/test-app.ts';
import { canaryCommand } from './canary.ts';
import { runCommand } from './run.ts';
import { captureOutput } from './testing/office.ts';

const KEY = 'k'.repeat(40);

async function startSite(settings: Record<string, string> = {}) {
  const mailServer = await startMailServer();
  const started = await startTestApp({
    settings: {
      SMTP_URL: mailServer.url,
      CANARY_EMAIL: 'check@deadman.example',
      CANARY_KEY: KEY,
      ...settings,
    },
    overrides: { pollInterval: 30 },
  });
  const url = await started.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...started, url, mailServer };
}

function canary(args: string[], key = KEY) {
  const run = (terminal: Parameters<typeof runCommand>[3]) =>
    runCommand(canaryCommand, 'npm run canary --', args, terminal);
  return captureOutput(run, { settings: key ? { CANARY_KEY: key } : {} });
}

test('ends with 0 when the request was stored and both its mails have left', async () => {
  const { url, mailServer, rows } = await startSite();
  const said = await canary([url]);
  expect(said).toMatchObject({ code: 0, err: '' });
  expect(said.out).toMatch(/^\S+ works: test [A-Z0-9]{8} was stored, and both its mails were sent\.\n$/);
  expect(mailServer.mails.map(({ recipients }) => recipients)).toEqual(
    Array(2).fill(['check@deadman.example']),
  );
  expect(await rows('select canary from leads')).toEqual([{ canary: 1 }]);
});

test('ends with 1 when the mails do not leave', async () => {
  const { url, mailServer } = await startSite();
  mailServer.fault = (step) => (step === 'sender' ? 'silence' : undefined);
  const said = await canary([url, '--wait', '0']);
  expect(said).toMatchObject({ code: 1, out: '' });
  expect(said.err).toMatch(/its mails were not sent \(office mail pending, customer mail pending\)/);
  mailServer.hangUpOnAll();
});

test('sends nothing with a wrong key, or to a server that takes no tests', async () => {
  const { url, rows } = await startSite();
  const wrong = await canary([url], 'w'.repeat(40));
  expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('does not know this key') });
  expect(await rows('select number from leads')).toEqual([]);
});

test('looks at the page alone without a key, and says that this is not all', async () => {
  const { url, rows } = await startSite();
  const without = await canary([url], '');
  expect(without).toMatchObject({ code: 1, err: expect.stringContaining('Nothing else was checked') });
  const pageOnly = await canary([url, '--page-only'], '');
  expect(pageOnly).toEqual({ code: 0, out: `${url} shows the form. Nothing was sent.\n`, err: '' });
  expect(await rows('select number from leads')).toEqual([]);
});

test('says in a sentence what is broken', async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  expect(await canary([nowhere])).toEqual({
    code: 1,
    out: '',
    err: `${nowhere}/api/canary does not answer (ECONNREFUSED).\n`,
  });
});

test('is not understood without an address, or with another wait than seconds', async () => {
  for (const args of [
    [],
    ['www.example.com'],
    ['https://www.example.com/estimate'],
    ['https://a.example', '--wait', 'long'],
  ]) {
    expect((await canary(args)).code).toBe(2);
  }
});
