import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { LeasedDelivery } from '../../store/store.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { bundleServer } from '../../testing/program.ts';
import { GOOD_REQUEST, NO_PROGRESS } from '../../testing/requests.ts';
import { temporaryFolder } from '../../testing/test-app.ts';
import { openMailThread } from './mail-thread.ts';

let folder = '';

// A thread runs what Node can run: the bundled file.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'one-call-thread-'));
  await bundleServer(folder);
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

const at = new Date('2026-11-21T09:00:00Z');

const DELIVERY: LeasedDelivery = {
  id: '1',
  kind: 'office-mail',
  round: 1,
  messageId: '<office.1@us.example>',
  recipient: null,
  state: 'pending',
  attempts: 0,
  nextAttemptAt: at,
  lastAnswer: null,
  createdAt: at,
  updatedAt: at,
  leasedUntil: at,
  about: {
    ...GOOD_REQUEST,
    ...NO_PROGRESS,
    id: '1',
    form: 'estimate',
    number: 12,
    reference: 'ABCD2345',
    page: '',
    referrer: '',
    utm_source: '',
    utm_medium: '',
    utm_campaign: '',
    click_id: '',
    visitor: '',
    spamScore: 0,
    spamReasons: '',
    captcha: 'unchecked',
    heldBecause: null,
    emailRefused: null,
    promisedBy: null,
    promiseMissedAt: null,
    waitingSince: at,
    priority: 'normal',
    canary: false,
    priorityRules: '',
    createdAt: at,
  },
};

async function open(smtpUrl?: string) {
  const dataDir = await temporaryFolder();
  const addresses = { mailFrom: 'us@us.example', officeEmail: 'office@us.example' };
  const worker = pathToFileURL(join(folder, 'build/server/mail-worker.js'));
  const mailer = openMailThread({ smtpUrl, dataDir, ...addresses }, worker);
  onTestFinished(() => mailer.close());
  return { mailer, dataDir };
}

test('mails are written there, and what came of it is told here', async () => {
  const { mailer, dataDir } = await open();
  const name = '2026-11-21T09-00-00-12-office-mail.eml';
  expect(await mailer.office(DELIVERY)).toEqual({ result: 'delivered', answer: `written to mail/${name}` });
  expect(readdirSync(join(dataDir, 'mail'))).toEqual([name]);
  expect(readFileSync(join(dataDir, 'mail', name), 'utf8')).toContain('Message-ID: <office.1@us.example>');
});

test('what a mail server says arrives with whom it concerns', async () => {
  const mailServer = await startMailServer();
  const { mailer } = await open(mailServer.url);
  mailServer.fault = (step) => (step === 'recipient' ? { refuse: '550 5.1.1 No such user' } : undefined);
  expect(await mailer.customer({ ...DELIVERY, kind: 'customer-mail' })).toMatchObject({
    result: 'failed',
    refusedAddress: '550 5.1.1 No such user',
    cause: { phase: 'RCPT TO', code: '550 5.1.1' },
  });
  mailServer.fault = undefined;
  expect(await mailer.office(DELIVERY)).toMatchObject({ result: 'delivered' });
});

test('a mail that cannot be written is refused, and the next one is written', async () => {
  const { mailer } = await open();
  const about = { ...DELIVERY.about, form: 'none such' } as unknown as LeasedDelivery['about'];
  await expect(mailer.office({ ...DELIVERY, about })).rejects.toThrow(Error);
  expect(await mailer.office(DELIVERY)).toMatchObject({ result: 'delivered' });
});

test('what is asked after it was closed is refused and not left waiting', async () => {
  const { mailer } = await open();
  await mailer.close();
  await expect(mailer.office(DELIVERY)).rejects.toThrow('closed');
  await mailer.close();
});
