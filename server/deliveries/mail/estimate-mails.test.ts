import { expect, test } from 'vitest';
import { company } from '../../../content/company.ts';
import { licenceLine } from '../../../content/licence-line.ts';
import type { EstimateRequest } from '../../../contract/forms/estimate.ts';
import { promiseWithZone } from '../../calendar/promise.ts';
import { fullTime } from '../../formats/business-time.ts';
import { eventually } from '../../testing/eventually.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { OWED } from '../../testing/owed.ts';
import { GOOD_REQUEST, postJson } from '../../testing/requests.ts';
import type { Received } from '../../testing/smtp.ts';
import { startTestApp } from '../../testing/test-app.ts';

const LICENCES = [...company.licences, ...company.otherLicences].map(licenceLine);

/** Sends a request and reads back what the mail server got for it. */
async function mailsFor(request: EstimateRequest, expected = 2) {
  const server = await startMailServer();
  const { app, rows } = await startTestApp({
    settings: { SMTP_URL: server.url, MAIL_FROM: 'estimates@us.example' },
  });
  await app.ready();
  const { reference } = (await postJson(app, request)).json();
  // What looks like spam waits for a person; this is the person.
  await rows("update deliveries set state = 'pending' where state = 'held'");
  await eventually(async () =>
    expect(await rows(`select id from ${OWED} where state in ('pending', 'failed')`)).toEqual([]),
  );
  expect(server.mails).toHaveLength(expected);
  const to = (address: string) => server.mails.find((mail) => mail.recipients[0] === address) as Received;
  const [lead] = await rows('select promised_by from leads');
  const promisedBy = lead?.promised_by ? new Date(String(lead.promised_by)) : null;
  const promise = promiseWithZone(promisedBy, new Date());
  return {
    reference,
    promise,
    promisedBy,
    office: to(company.email),
    customer: to(request.email),
    rows,
    server,
  };
}

test('the office gets every answer, and can answer the customer and call with one tap', async () => {
  const { office, reference } = await mailsFor(GOOD_REQUEST);
  expect(office.subject).toBe(`Estimate request #1 · Painting · ${reference}`);
  expect(office.from?.value).toEqual([{ name: company.name, address: 'estimates@us.example' }]);
  expect(office.replyTo?.value).toEqual([{ name: '', address: GOOD_REQUEST.email }]);
  expect(office.messageId).toMatch(/^<office\.[\da-f-]{36}@us\.example>$/);
  for (const answer of ['Ada Lovelace', '(914) 555-0123', 'ada@customer.example', 'Painting', reference]) {
    expect(office.text).toContain(answer);
    expect(office.html).toContain(answer);
  }
  expect(office.text).toContain('Two bedrooms & a hall.\nThe ceiling has a stain.');
  expect(office.html).toContain('Two bedrooms &amp; a hall.<br/>The ceiling has a stain.');
  expect(office.html).toContain('href="tel:9145550123"');
});

test('the customer learns that the request has arrived and what happens next, and nothing that was typed', async () => {
  const typed = {
    ...GOOD_REQUEST,
    first_name: 'BuyNow',
    last_name: 'Cheap',
    phone: '5551234567',
    description: 'Spam!',
  };
  const { customer, reference, promise } = await mailsFor(typed);
  expect(customer.subject).toBe(`We have your estimate request · ${reference}`);
  expect(customer.from?.value).toEqual([{ name: company.name, address: 'estimates@us.example' }]);
  // The pages ask for photos as an answer to this mail.
  expect(customer.replyTo?.value).toEqual([{ name: '', address: company.email }]);
  expect(customer.headers.get('auto-submitted')).toBe('auto-generated');
  for (const part of [customer.text, customer.html]) {
    for (const told of [
      reference,
      'Painting',
      promise,
      'To send photos, reply to this email.',
      company.phone,
      company.emergencyPhone,
    ]) {
      expect(part).toContain(told);
    }
    // Whoever is in danger must not ring us first.
    expect(`${part}`.indexOf('911')).toBeLessThan(`${part}`.indexOf(company.emergencyPhone));
    expect(part).toContain('911 from outside');
  }
  expect(`${customer.subject}${customer.text}${customer.html}`).not.toMatch(/BuyNow|Cheap|5551234567|Spam!/);
  expect(customer.html).toContain('Call the office');
});

test('the office reads by when it has promised to answer', async () => {
  const { office, promisedBy } = await mailsFor(GOOD_REQUEST);
  const time = fullTime(promisedBy as Date);
  expect(office.text).toContain(`Promised by\n${time}`);
  expect(office.html).toContain(time);
});

test('both stand on our sheet, with the text part first and the licence lines in either part', async () => {
  const { server } = await mailsFor(GOOD_REQUEST);
  for (const mail of server.mails) {
    expect(mail.headers.get('content-type')).toMatchObject({ value: 'multipart/alternative' });
    const parts = Array.from(mail.raw.matchAll(/^Content-Type: (text\/\w+)/gm), ([, type]) => type);
    expect(parts).toEqual(['text/plain', 'text/html']);
    for (const line of [...LICENCES, company.parent?.name ?? '', company.address.street, company.phone]) {
      expect(mail.text).toContain(line);
      expect(`${mail.html}`.replaceAll('&#x27;', "'")).toContain(line);
    }
    expect(mail.html).toContain('color-scheme');
    expect(mail.html).not.toMatch(/src=|https?:\/\/(?!www\.w3\.org)/);
  }
});

test('markup in an answer stays words', async () => {
  const words = '<script>alert(1)</script><img src=x>';
  const { office } = await mailsFor({ ...GOOD_REQUEST, first_name: words, description: words });
  expect(office.html).not.toMatch(/<script|<img/);
  expect(office.text).toContain(words);
});

test('what would turn a line around is shown to the office, and a Persian joiner stays', async () => {
  const { office } = await mailsFor({
    ...GOOD_REQUEST,
    first_name: 'Ada\u202e',
    last_name: 'نمی\u200cخواهم',
    phone: '\u202d+1 (914) 555-0123\u202c',
    description: 'Call \u2066me\u2069.\nSoon.',
  });
  for (const shown of ['\u2068Ada<U+202E> نمی\u200cخواهم\u2069', 'Call <U+2066>me<U+2069>.\nSoon.']) {
    expect(office.text).toContain(shown);
    expect(office.html).toContain(shown.replaceAll(/<(U.....)>/g, '&lt;$1&gt;').replace('\n', '<br/>'));
  }
  expect(office.html).toContain('href="tel:+19145550123"');
  const withoutOurs = `${office.subject}${office.text}${office.html}`.replaceAll(
    /\u2068(Ada[^\u2069]*)\u2069/g,
    '$1',
  );
  expect(withoutOurs).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  expect(office.html).toMatch(/<p class="answer ink" dir="auto"[^>]*>\u2068Ada/);
});

test.each([
  'ada@customer.example, bob@b.example',
  'ada@customer.example bcc:bob@b.example',
  'Ada <ada@customer.example>, Bob <bob@b.example>',
  '"a b"@customer.example',
  'ada@localhost',
  'ada',
  'ada@@customer.example',
  '@customer.example',
])(
  '"%s" is no address: the customer gets no mail, the office is told, and nobody else is written to',
  async (email) => {
    const { office, rows } = await mailsFor({ ...GOOD_REQUEST, email }, 1);
    expect(office.recipients).toEqual([company.email]);
    expect(office).not.toHaveProperty('replyTo');
    expect(office.text).toContain('not an address');
    expect(office.text).toContain(email);
    expect(await rows("select state, last_answer from deliveries where kind = 'customer-mail'")).toEqual([
      { state: 'dead', last_answer: 'The email as typed is not an address.' },
    ]);
  },
);

test('each number that was typed is a link, and its extension is dialed after a pause', async () => {
  const phone = '(914) 555-0142 x23, 2035550199 after 5';
  const { office } = await mailsFor({ ...GOOD_REQUEST, phone });
  const links = [...String(office.html).matchAll(/href="(tel:[^"]*)"/g)].map(([, href]) => href);
  expect(new Set(links)).toEqual(
    new Set([
      'tel:9145550142,23',
      'tel:2035550199',
      `tel:+1${company.phone.replace(/\D/g, '')}`,
      `tel:+1${company.emergencyPhone.replace(/\D/g, '')}`,
    ]),
  );
  expect(office.text).toContain(phone);
});

test('a shop’s link holds nothing back, and the office is told of it', async () => {
  const { office, customer } = await mailsFor({
    ...GOOD_REQUEST,
    description: 'This <b>door</b>: https://www.shop.example/door',
  });
  expect(office.text).toMatch(/Signs of spam\s+the text holds a link/);
  expect(customer.text).toContain('What happens next');
});

test('an address with what copying adds is written to, and answered', async () => {
  const email = '\u200bAda <mailto:ada@customer.example>.';
  const { office, server } = await mailsFor({ ...GOOD_REQUEST, email });
  expect(server.mails.flatMap(({ recipients }) => recipients)).toContain('ada@customer.example');
  expect(office.replyTo?.value).toEqual([{ name: '', address: 'ada@customer.example' }]);
});

test('an address with letters of any alphabet is tried, and breaks no mail to the office', async () => {
  const { office, server } = await mailsFor({ ...GOOD_REQUEST, email: 'josé@example.com' });
  expect(server.mails.flatMap(({ recipients }) => recipients)).toContain('josé@example.com');
  expect(office).not.toHaveProperty('replyTo');
  expect(office.html).toContain('href="mailto:jos%C3%A9@example.com');
  expect(office.text).toContain('josé@example.com');
});

test('an address on a domain in another script is written to', async () => {
  const { server } = await mailsFor({ ...GOOD_REQUEST, email: 'ada@bücher.example' });
  expect(server.mails.flatMap((mail) => mail.recipients)).toContain('ada@bücher.example');
});
