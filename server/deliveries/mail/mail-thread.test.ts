import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type LeasedDelivery, openSqliteStore } from '../../store/store.ts';
import { contentFrom } from '../../testing/content.ts';
import { recordLead } from '../../testing/leads.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { bundleThreads } from '../../testing/program.ts';
import { temporaryFolder } from '../../testing/test-app.ts';
import { openMailThread } from './mail-thread.ts';

const threads = bundleThreads();

const at = new Date('2026-11-21T09:00:00Z');

/** A mail to the office, as the queue takes it. */
async function takeDelivery(): Promise<LeasedDelivery> {
  const store = openSqliteStore(await temporaryFolder());
  await recordLead(store, { at });
  const [delivery] = await store.leaseDueDeliveries({ at, leaseUntil: at, lane: 'office', most: 1 });
  await store.close();
  if (!delivery) throw new Error('nothing is due');
  return delivery;
}

async function open(smtpUrl?: string) {
  const dataDir = await temporaryFolder();
  const config = {
    smtpUrl,
    dataDir,
    mediaUrl: undefined,
    mailFrom: 'us@us.example',
    officeEmail: 'office@us.example',
  };
  const mailer = openMailThread(config, threads('mail-worker.js'));
  onTestFinished(() => mailer.close());
  return { mailer, dataDir, config };
}

test('writes mails and reports the outcome', async () => {
  const { mailer, dataDir } = await open();
  const delivery = await takeDelivery();
  const name = '2026-11-21T09-00-00-1-office-mail.eml';
  expect(await mailer.office(delivery)).toEqual({ result: 'delivered', answer: `written to mail/${name}` });
  expect(readdirSync(join(dataDir, 'mail'))).toEqual([name]);
  expect(readFileSync(join(dataDir, 'mail', name), 'utf8')).toContain(`Message-ID: ${delivery.messageId}`);
});

test('reports a refusal with whom it concerns', async () => {
  const mailServer = await startMailServer();
  const { mailer } = await open(mailServer.url);
  const delivery = await takeDelivery();
  mailServer.fault = (step) => (step === 'recipient' ? { refuse: '550 5.1.1 No such user' } : undefined);
  expect(await mailer.customer({ ...delivery, kind: 'customer-mail' })).toMatchObject({
    result: 'failed',
    refusedAddress: '550 5.1.1 No such user',
    cause: { phase: 'RCPT TO', code: '550 5.1.1' },
  });
  mailServer.fault = undefined;
  expect(await mailer.office(delivery)).toMatchObject({ result: 'delivered' });
});

test('writes from then on what the content says that it is told of, to the address of the moment', async () => {
  const { mailer, dataDir, config } = await open();
  const delivery = await takeDelivery();
  await mailer.office(delivery);
  config.officeEmail = 'brook@brook.example';
  const files = { 'company.yaml': 'name: Brook Masonry\nphone: (203) 555-0177\n' };
  await mailer.takeContent?.(contentFrom(files));
  await mailer.office({ ...delivery, round: 2 });
  const [first = '', second = ''] = readdirSync(join(dataDir, 'mail'))
    .sort((one, other) => one.length - other.length)
    .map((name) => readFileSync(join(dataDir, 'mail', name), 'utf8'));
  expect(first).toContain('From: Oakhand Home Repair <us@us.example>\r\nTo: office@us.example');
  expect(second).toContain('From: Brook Masonry <us@us.example>\r\nTo: brook@brook.example');
  expect(second).toContain('(203) 555-0177');
});

test('refuses a mail that cannot be rendered, and writes the next one', async () => {
  const { mailer } = await open();
  const delivery = await takeDelivery();
  const about = { ...delivery.about, form: 'none such' } as unknown as LeasedDelivery['about'];
  await expect(mailer.office({ ...delivery, about })).rejects.toThrow(Error);
  expect(await mailer.office(delivery)).toMatchObject({ result: 'delivered' });
});

test('refuses a mail after it was closed', async () => {
  const { mailer } = await open();
  const delivery = await takeDelivery();
  await mailer.close();
  await expect(mailer.office(delivery)).rejects.toThrow('closed');
  await mailer.close();
});
