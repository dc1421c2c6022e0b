import { expect, test } from 'vitest';
import { company } from '../../../content/company.ts';
import type { ContactMessage } from '../../../contract/forms/contact.ts';
import { promiseWithZone } from '../../calendar/promise.ts';
import { eventually } from '../../testing/eventually.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { OWED } from '../../testing/owed.ts';
import { GOOD_MESSAGE, GOOD_REQUEST, postJson, postMessage } from '../../testing/requests.ts';
import type { Received } from '../../testing/smtp.ts';
import { startTestApp } from '../../testing/test-app.ts';

const OPEN = `select id from ${OWED} where state in ('pending', 'failed')`;

/** Sends a message and reads back what the mail server got for it. */
async function mailsFor(message: Partial<ContactMessage>, settings: Record<string, string> = {}) {
  const server = await startMailServer();
  const { app, rows } = await startTestApp({
    settings: { SMTP_URL: server.url, MAIL_FROM: 'estimates@us.example', ...settings },
  });
  await app.ready();
  const { reference } = (await postMessage(app, { ...GOOD_MESSAGE, ...message })).json();
  await eventually(async () => expect(await rows(OPEN)).toEqual([]));
  const to = (address: string) => server.mails.find((mail) => mail.recipients[0] === address) as Received;
  const [lead] = await rows('select promised_by from leads');
  const promisedBy = lead?.promised_by ? new Date(String(lead.promised_by)) : null;
  const promise = promiseWithZone(promisedBy, new Date());
  return {
    reference,
    office: to(company.email),
    visitor: to(GOOD_MESSAGE.email),
    promise,
    rows,
    server,
    app,
  };
}

/** Nothing is asked, so the confirmation goes out. */
const off = { CAPTCHA_PROVIDER: 'off' };

test('the office gets every word, and can answer the visitor and call with one tap', async () => {
  const { office, reference } = await mailsFor({}, off);
  expect(office.subject).toBe(`Message #1 · ${reference}`);
  expect(office.from?.value).toEqual([{ name: company.name, address: 'estimates@us.example' }]);
  expect(office.replyTo?.value).toEqual([{ name: '', address: GOOD_MESSAGE.email }]);
  expect(office.messageId).toMatch(/^<office\.[\da-f-]{36}@us\.example>$/);
  for (const answer of ['Grace Hopper', '(914) 555-0124', 'grace@customer.example', reference]) {
    expect(office.text).toContain(answer);
    expect(office.html).toContain(answer);
  }
  expect(office.text).toContain('We list in May.\nDo you do the stairs & the rail?');
  expect(office.html).toContain('We list in May.<br/>Do you do the stairs &amp; the rail?');
  expect(office.html).toContain('href="tel:9145550124"');
  expect(`${office.subject}${office.text}${office.html}`).not.toContain('Held');
});

test('the visitor learns that the message has arrived and what happens next, and nothing that was typed', async () => {
  const typed = { name: 'BuyNow', lname: 'Cheap', number: '5551234567', message: 'Spam!' };
  const { visitor, reference, promise } = await mailsFor(typed, off);
  expect(visitor.subject).toBe(`We have your message · ${reference}`);
  expect(visitor.replyTo?.value).toEqual([{ name: '', address: company.email }]);
  expect(visitor.headers.get('auto-submitted')).toBe('auto-generated');
  for (const part of [visitor.text, visitor.html]) {
    for (const told of [
      reference,
      'Thank you for writing to',
      promise,
      company.phone,
      company.emergencyPhone,
    ]) {
      expect(part).toContain(told);
    }
    // Whoever is in danger must not ring us first.
    expect(`${part}`.indexOf('911')).toBeLessThan(`${part}`.indexOf(company.emergencyPhone));
    expect(part).toContain('911 from outside');
  }
  expect(`${visitor.subject}${visitor.text}${visitor.html}`).not.toMatch(/BuyNow|Cheap|5551234567|Spam!/);
});

test('an unproven message reaches the office marked as held, and the visitor is not written to', async () => {
  const { office, reference, server, rows } = await mailsFor({});
  expect(server.mails).toHaveLength(1);
  expect(office.subject).toBe(`Held · Message #1 · ${reference}`);
  expect(office.text).toMatch(
    /Message #1\n\nHeld: this message is not proven to come from a person, because no captcha answer came with it\. No confirmation was sent\./,
  );
  expect(office.html).toContain('because no captcha answer came with it');
  expect(office.text).toContain('Do you do the stairs & the rail?');
  expect(await rows(`select kind, state from ${OWED} order by kind`)).toEqual([
    { kind: 'customer-mail', state: 'held' },
    { kind: 'office-mail', state: 'sent' },
  ]);
});

test('the sender of a held message is confirmed after its release, and promised no time', async () => {
  const { office, server, rows, reference } = await mailsFor({});
  expect(office.text).not.toContain('Promised by\n');
  expect(await rows('select promised_by from leads')).toEqual([{ promised_by: null }]);
  await rows('update leads set held_because = null');
  await rows("update deliveries set state = 'pending' where state = 'held'");
  await eventually(() => expect(server.mails).toHaveLength(2));
  expect(server.mails[1]).toMatchObject({
    subject: `We have your message · ${reference}`,
    recipients: [GOOD_MESSAGE.email],
    text: expect.stringContaining(promiseWithZone(null, new Date())),
  });
});

test('a message without names or phone says so', async () => {
  const { office } = await mailsFor({ name: '', lname: '', number: '' }, off);
  expect(office.text).toMatch(/Name\nnot given\n/);
  expect(office.text).toMatch(/Phone\nnot given\n/);
});

test('a message without an e-mail owes no confirmation, and the office is told to call', async () => {
  const { office, server, rows } = await mailsFor({ email: '' }, off);
  expect(server.mails).toHaveLength(1);
  expect(office).not.toHaveProperty('replyTo');
  expect(office.text).toContain('No email address was given');
  expect(office.text).toContain('Please call.');
  expect(await rows(`select kind from ${OWED}`)).toEqual([{ kind: 'office-mail' }]);
});

test('no field can add a header or a recipient', async () => {
  const server = await startMailServer();
  const { app, rows } = await startTestApp({ settings: { SMTP_URL: server.url, ...off } });
  const attack = 'Ada\r\nBcc: v@b.example\r\nSubject: Free\r\n\r\n';
  const line = attack.replace(/\s+/g, ' ').trim();
  const typed = { name: attack, lname: attack, number: attack, message: attack, altcha: attack };
  const answer = await postMessage(app, { ...GOOD_MESSAGE, ...typed });
  expect(answer.statusCode).toBe(200);
  expect((await postMessage(app, { ...GOOD_MESSAGE, email: attack })).statusCode).toBe(200);
  expect(await rows('select first_name, phone, email from leads order by number')).toEqual([
    { first_name: line, phone: line, email: GOOD_MESSAGE.email },
    { first_name: GOOD_MESSAGE.name, phone: GOOD_MESSAGE.number, email: line },
  ]);
  await eventually(() => expect(server.mails).toHaveLength(3));
  for (const mail of server.mails) {
    expect(mail.recipients).not.toContain('v@b.example');
    expect(mail).not.toHaveProperty('bcc');
    expect(mail.subject).not.toContain('Free');
  }
});

test('as files, the mails of a request and of a message with the same number do not meet', async () => {
  const now = new Date('2026-11-21T09:30:05Z');
  const { app, rows } = await startTestApp({ settings: off, overrides: { clock: () => now } });
  await postJson(app, GOOD_REQUEST);
  await postMessage(app, GOOD_MESSAGE);
  await eventually(async () =>
    expect(await rows(`select id from ${OWED} where state = 'sent'`)).toHaveLength(4),
  );
  expect(await rows(`select last_answer from ${OWED} order by 1`)).toEqual([
    { last_answer: 'written to mail/2026-11-21T09-30-05-1-customer-mail.eml' },
    { last_answer: 'written to mail/2026-11-21T09-30-05-1-office-mail.eml' },
    { last_answer: 'written to mail/2026-11-21T09-30-05-message-1-customer-mail.eml' },
    { last_answer: 'written to mail/2026-11-21T09-30-05-message-1-office-mail.eml' },
  ]);
});
