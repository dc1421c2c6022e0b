import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { describe, expect, onTestFinished, test } from 'vitest';
import { company, emergencyWords, first, takeContent } from '../../../contract/content/current.ts';
import { RULES } from '../../../contract/emergency/table.ts';
import type { ContactMessage } from '../../../contract/forms/contact.ts';
import type { EstimateRequest } from '../../../contract/forms/estimate.ts';
import { demonstration } from '../../../messages/en/demonstration.ts';
import { emergencyAdvice as adviceWords } from '../../../messages/en/emergency-advice.ts';
import { customerMail } from '../../../messages/en/mails/customer.ts';
import { urgentWords } from '../../../messages/en/mails/urgent.ts';
import { licenceLine } from '../../../messages/licence-line.ts';
import { promiseWithZone } from '../../calendar/promise.ts';
import { fullTime } from '../../formats/business-time.ts';
import { eventually } from '../../testing/eventually.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { OWED } from '../../testing/postgres.ts';
import { GOOD_MESSAGE, GOOD_REQUEST, postJson, postMessage } from '../../testing/requests.ts';
import type { Received } from '../../testing/smtp.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Post = (app: TestApp['app']) => ReturnType<typeof postJson>;

const request = (change: Partial<EstimateRequest> = {}): Post => {
  return (app) => postJson(app, { ...GOOD_REQUEST, ...change });
};
const message = (change: Partial<ContactMessage> = {}): Post => {
  return (app) => postMessage(app, { ...GOOD_MESSAGE, ...change });
};

/** Posts a form and reads back what the mail server received for it. */
async function mailsFor(post: Post, settings: Record<string, string> = { CAPTCHA_PROVIDER: 'off' }) {
  const server = await startMailServer();
  const { app, rows } = await startTestApp({
    settings: { SMTP_URL: server.url, MAIL_FROM: 'estimates@us.example', ...settings },
  });
  await app.ready();
  const { reference } = (await post(app)).json();
  const untilSent = () =>
    eventually(async () =>
      expect(await rows(`select id from ${OWED} where state in ('pending', 'failed')`)).toEqual([]),
    );
  await untilSent();
  const [lead] = await rows('select promised_by from leads');
  const promisedBy = lead?.promised_by ? new Date(String(lead.promised_by)) : null;
  const isToOffice = ({ recipients }: Received) => recipients[0] === company.email;
  return {
    reference,
    promisedBy,
    promise: promiseWithZone(promisedBy, new Date()),
    office: server.mails.find(isToOffice) as Received,
    customer: server.mails.find((mail) => !isToOffice(mail)),
    server,
    rows,
    /** Releases what is held, as a person in the office would. */
    async release() {
      await rows('update leads set held_because = null where held_because is not null');
      await rows("update deliveries set state = 'pending' where state = 'held'");
      await untilSent();
    },
  };
}

const partsOf = (mail: Received | undefined) => [mail?.text ?? '', String(mail?.html)];

const forms = [
  {
    form: 'a request',
    post: request,
    name: 'Estimate request #1 · Painting',
    answers: ['Ada Lovelace', '(914) 555-0123', 'ada@customer.example', 'Painting'],
    lines: ['Two bedrooms & a hall.', 'The ceiling has a stain.'],
    spam: request({ first_name: 'BuyNow', last_name: 'Cheap', phone: '5551234567', description: 'Spam!' }),
    subject: 'We have your estimate request',
    told: ['Painting', 'To correct something or send photos, reply to this email.'],
  },
  {
    form: 'a message',
    post: message,
    name: 'Message #1',
    answers: ['Grace Hopper', '(914) 555-0124', 'grace@customer.example'],
    lines: ['We list in May.', 'Do you do the stairs & the rail?'],
    spam: message({ name: 'BuyNow', lname: 'Cheap', number: '5551234567', message: 'Spam!' }),
    subject: 'We have your message',
    told: ['Thank you for writing to'],
  },
];

describe.each(forms)('for $form', ({ post, name, answers, lines, spam, subject, told }) => {
  test('the office gets every answer and can reply and call with one tap', async () => {
    const { office, reference, promisedBy } = await mailsFor(post());
    const [, phone = '', email = ''] = answers;
    expect(office.subject).toBe(`${name} · ${reference}`);
    expect(office.from?.value).toEqual([{ name: company.name, address: 'estimates@us.example' }]);
    expect(office.replyTo?.value).toEqual([{ name: '', address: email }]);
    expect(office.messageId).toMatch(/^<office\.[\da-f-]{36}@us\.example>$/);
    for (const part of partsOf(office)) {
      for (const answer of [...answers, reference, fullTime(promisedBy as Date)])
        expect(part).toContain(answer);
      expect(part).not.toContain('Held');
    }
    expect(office.text).toContain(lines.join('\n'));
    expect(office.html).toContain(lines.join('<br/>').replaceAll('&', '&amp;'));
    expect(office.html).toContain(`href="tel:${phone.replaceAll(/\D/g, '')}"`);
  });

  test('the sender learns what happens next, and reads nothing that was typed', async () => {
    const { customer, reference, promise } = await mailsFor(spam);
    expect(customer?.subject).toBe(`${subject} · ${reference}`);
    // The pages ask for photos as a reply to this mail.
    expect(customer?.replyTo?.value).toEqual([{ name: '', address: company.email }]);
    expect(customer?.headers.get('auto-submitted')).toBe('auto-generated');
    for (const part of partsOf(customer)) {
      for (const words of [...told, reference, promise, company.phone, company.emergencyPhone]) {
        expect(part).toContain(words);
      }
      // A customer in danger must not call us first.
      expect(part.indexOf(`${emergencyWords?.first}`)).toBeLessThan(
        part.indexOf(`${company.emergencyPhone}`),
      );
      expect(part.match(/\b911\b/g)).toHaveLength(1);
      expect(part).not.toContain(demonstration.notice);
    }
    expect(`${customer?.subject}${customer?.text}${customer?.html}`).not.toMatch(
      /BuyNow|Cheap|5551234567|Spam!/,
    );
    expect(customer?.html).toContain('Call the office');
  });
});

test('while content is a sample, the mail to the customer says first that the business is invented', async () => {
  takeContent({ ...first, hasSamples: true });
  onTestFinished(() => takeContent(first));
  const { office, customer } = await mailsFor(request());
  for (const part of partsOf(customer).map((each) => each.replaceAll('&#x27;', "'")))
    expect(part.indexOf(demonstration.notice)).toBeLessThan(part.indexOf('Thank you for asking'));
  expect(customer?.text).toContain(demonstration.notice);
  expect(office.text).not.toContain(demonstration.notice);
});

test('both mails have the text part first and the license lines in each part', async () => {
  const { server } = await mailsFor(request());
  expect(server.mails).toHaveLength(2);
  for (const mail of server.mails) {
    expect(mail.headers.get('content-type')).toMatchObject({ value: 'multipart/alternative' });
    const parts = Array.from(mail.raw.matchAll(/^Content-Type: (text\/\w+)/gm), ([, type]) => type);
    expect(parts).toEqual(['text/plain', 'text/html']);
    const licences = [...company.licences, ...company.otherLicences].map(licenceLine);
    for (const line of [...licences, company.parent?.name ?? '', company.address?.street, company.phone]) {
      expect(mail.text).toContain(line);
      expect(`${mail.html}`.replaceAll('&#x27;', "'")).toContain(line);
    }
    expect(mail.html).toContain('color-scheme');
    expect(mail.html).not.toMatch(/src=|https?:\/\/(?!www\.w3\.org)/);
  }
});

test('markup in an answer stays text', async () => {
  const words = '<script>alert(1)</script><img src=x>';
  const { server, release } = await mailsFor(request({ first_name: words, description: words }));
  await release();
  const office = server.mails.find(({ recipients }) => recipients[0] === company.email);
  expect(office?.html).not.toMatch(/<script|<img/);
  expect(office?.text).toContain(words);
});

test('characters that would reverse a line are shown to the office, and a Persian joiner stays', async () => {
  const { office } = await mailsFor(
    request({
      first_name: 'Ada\u202e',
      last_name: 'نمی\u200cخواهم',
      phone: '\u202d+1 (914) 555-0123\u202c',
      description: 'Call \u2066me\u2069.\nSoon.',
    }),
  );
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
])('"%s" is no address: the office is told, and no other mail is sent', async (email) => {
  const { office, server, rows } = await mailsFor(request({ email }));
  expect(server.mails.map(({ recipients }) => recipients)).toEqual([[company.email]]);
  expect(office).not.toHaveProperty('replyTo');
  expect(office.text).toContain('not an address');
  expect(office.text).toContain(email);
  expect(await rows("select state, last_answer from deliveries where kind = 'customer-mail'")).toEqual([
    { state: 'dead', last_answer: 'The email as typed is not an address.' },
  ]);
});

test('a mail to a customer is signed as the business says, and one to the office is not', async () => {
  const mailClosing = 'Luis and the crew';
  const { customer: unsigned } = await mailsFor(request());
  expect(unsigned?.text).not.toContain(mailClosing);
  takeContent({ ...first, company: { ...company, mailClosing } });
  onTestFinished(() => takeContent(first));
  const { customer, office } = await mailsFor(request());
  for (const part of [customer?.text, customer?.html]) expect(part).toContain(mailClosing);
  expect(office.text).not.toContain(mailClosing);
});

test('a business with one number for day and night is told of once', async () => {
  takeContent({ ...first, company: { ...company, emergencyPhone: company.phone } });
  onTestFinished(() => takeContent(first));
  const { customer } = await mailsFor(request());
  expect(customer?.text).toContain('at any hour');
  expect(customer?.text).not.toContain('urgent but not');
});

test('a request with neither a phone number nor an address is marked, from its subject on', async () => {
  const { office } = await mailsFor(request({ email: 'bob@', phone: 'none' }));
  expect(office.subject).toMatch(/^No way to reach · /);
  for (const part of [office.text, office.html]) expect(part).toContain('was promised no time');
  expect(office.text).not.toMatch(/please call|promised by/i);
  const { office: byPhone } = await mailsFor(request({ email: 'bob@' }));
  expect(byPhone.subject).not.toContain('No way to reach');
  expect(byPhone.text).toContain('Please call.');
});

test.each([
  ['what copying adds to it', '\u200bAda <mailto:ada@customer.example>.', 'ada@customer.example'],
  ['a domain in another script', 'ada@bücher.example', 'ada@bücher.example'],
])('an address with %s gets its mail, and replies go to it', async (_what, typed, address) => {
  const { office, customer } = await mailsFor(request({ email: typed }));
  expect(customer?.recipients).toEqual([address]);
  expect(office.replyTo?.value).toEqual([{ name: '', address }]);
});

test('an address with letters of any alphabet is tried, and breaks no mail to the office', async () => {
  const { office, customer } = await mailsFor(request({ email: 'josé@example.com' }));
  expect(customer?.recipients).toEqual(['josé@example.com']);
  expect(office).not.toHaveProperty('replyTo');
  expect(office.html).toContain('href="mailto:jos%C3%A9@example.com');
  expect(office.text).toContain('josé@example.com');
});

test('each number that was typed is a link, and its extension is dialed after a pause', async () => {
  const phone = '(914) 555-0142 x23, 2035550199 after 5';
  const { office } = await mailsFor(request({ phone }));
  const links = [...String(office.html).matchAll(/href="(tel:[^"]*)"/g)].map(([, href]) => href);
  expect(new Set(links)).toEqual(
    new Set(['tel:9145550142,23', 'tel:2035550199', `tel:+1${company.phone?.replace(/\D/g, '')}`]),
  );
  expect(office.text).toContain(phone);
});

test('a link to a shop delays nothing, and the office is told of it', async () => {
  const { office, customer } = await mailsFor(
    request({ description: 'This <b>door</b>: https://www.shop.example/door' }),
  );
  expect(office.text).toMatch(/Signs of spam\s+the text holds a link/);
  expect(customer?.text).toContain('What happens next');
});

test('what was not given is said, and without an email the office is told to call', async () => {
  const nameless = await mailsFor(message({ name: '', lname: '', number: '' }));
  expect(nameless.office.text).toMatch(/Name\nnot given\n/);
  expect(nameless.office.text).toMatch(/Phone\nnot given\n/);
  const { office, server, rows } = await mailsFor(message({ email: '' }));
  expect(office).not.toHaveProperty('replyTo');
  expect(office.text).toContain('No email address was given');
  expect(office.text).toContain('Please call.');
  expect(server.mails).toHaveLength(1);
  expect(await rows(`select kind from ${OWED}`)).toEqual([{ kind: 'office-mail' }]);
});

test('an unproven message reaches the office as held; its sender is confirmed after the release', async () => {
  const { office, reference, server, rows, release } = await mailsFor(message(), {});
  expect(server.mails).toHaveLength(1);
  expect(office.subject).toBe(`Held · Message #1 · ${reference}`);
  expect(office.text).toMatch(
    /Message #1\n\nHeld: this message is not proven to come from a person, because no captcha answer came with it\. No confirmation was sent\./,
  );
  expect(office.html).toContain('because no captcha answer came with it');
  expect(office.text).toContain('Do you do the stairs & the rail?');
  expect(office.text).not.toContain('Promised by\n');
  expect(await rows(`select kind, state from ${OWED} order by kind`)).toEqual([
    { kind: 'customer-mail', state: 'held' },
    { kind: 'office-mail', state: 'sent' },
  ]);
  await release();
  expect(server.mails[1]).toMatchObject({
    subject: `We have your message · ${reference}`,
    recipients: [GOOD_MESSAGE.email],
    text: expect.stringContaining(promiseWithZone(null, new Date())),
  });
});

test('no field can add a header or a recipient', async () => {
  const attack = 'Ada\r\nBcc: v@b.example\r\nSubject: Free\r\n\r\n';
  const line = attack.replace(/\s+/g, ' ').trim();
  const typed = { name: attack, lname: attack, number: attack, message: attack, altcha: attack };
  const { server, rows } = await mailsFor(async (app) => {
    await postMessage(app, { ...GOOD_MESSAGE, email: attack });
    return postMessage(app, { ...GOOD_MESSAGE, ...typed });
  });
  expect(await rows('select first_name, phone, email from leads order by number')).toEqual([
    { first_name: GOOD_MESSAGE.name, phone: GOOD_MESSAGE.number, email: line },
    { first_name: line, phone: line, email: GOOD_MESSAGE.email },
  ]);
  expect(server.mails).toHaveLength(3);
  for (const mail of server.mails) {
    expect(mail.recipients).not.toContain('v@b.example');
    expect(mail).not.toHaveProperty('bcc');
    expect(mail.subject).not.toContain('Free');
  }
});

test('as files, the mails of a request and a message with the same number have different names', async () => {
  const now = new Date('2026-11-21T09:30:05Z');
  const settings = { CAPTCHA_PROVIDER: 'off' };
  const { app, config, rows } = await startTestApp({ settings, overrides: { clock: () => now } });
  await postJson(app, GOOD_REQUEST);
  await postMessage(app, GOOD_MESSAGE);
  await eventually(async () =>
    expect(await rows(`select last_answer from ${OWED} where state = 'sent' order by 1`)).toEqual([
      { last_answer: 'written to mail/2026-11-21T09-30-05-1-customer-mail.eml' },
      { last_answer: 'written to mail/2026-11-21T09-30-05-1-office-mail.eml' },
      { last_answer: 'written to mail/2026-11-21T09-30-05-message-1-customer-mail.eml' },
      { last_answer: 'written to mail/2026-11-21T09-30-05-message-1-office-mail.eml' },
    ]),
  );
  const file = readFileSync(join(config.dataDir, 'mail/2026-11-21T09-30-05-1-customer-mail.eml'));
  expect((await simpleParser(file)).to).toMatchObject({ text: GOOD_REQUEST.email });
});

describe('an emergency', () => {
  const GAS = 'Strong smell of gas in the basement.';
  const CEILING = 'Water is pouring through the ceiling, and the heat is out.';

  /** What comes before the first answer, or the thanks. */
  const headOf = (part: string, end: string) => part.slice(0, part.lastIndexOf(end));

  test('has words for every rule', () => {
    expect(Object.keys(urgentWords.rules)).toEqual(RULES.map(({ id }) => id));
  });

  test('that is dangerous is said first, with the reason and the advice that its sender read', async () => {
    const { office, customer, reference } = await mailsFor(request({ description: GAS }));
    expect(office.subject).toBe(`DANGER: Estimate request #1 · Painting · ${reference}`);
    for (const part of partsOf(office)) {
      const head = headOf(part, 'Ada Lovelace');
      expect(head).toContain(urgentWords.danger.title);
      expect(head).toContain(urgentWords.rules.gas);
      expect(head).toContain('911 or the gas company first');
      expect(part).not.toContain('Held');
    }
    const { dangerTitle, gasText, fireText, harmText } = adviceWords;
    for (const part of partsOf(customer)) {
      const head = headOf(part.replaceAll('&#x27;', "'"), 'Thank you for asking');
      for (const words of [dangerTitle, gasText, fireText, harmText]) expect(head).toContain(words);
      expect(head.indexOf('911')).toBeLessThan(head.indexOf(`${company.emergencyPhone}`));
      // No number that can be tapped comes before 911.
      expect(head).not.toContain('tel:');
    }
    expect(customer?.subject).not.toMatch(/danger|gas/i);
    expect(customer?.text).not.toContain(GAS);
  });

  test('that is urgent is said with every reason, and its sender reads the number first', async () => {
    const { office, customer, reference } = await mailsFor(message({ message: CEILING }));
    expect(office.subject).toBe(`URGENT: Message #1 · ${reference}`);
    for (const part of partsOf(office)) {
      expect(part).toContain(`${urgentWords.rules['water-inside']}, ${urgentWords.rules['no-heat']}`);
      expect(part).not.toContain('911 or the gas company first');
    }
    const [text = '', html = ''] = partsOf(customer);
    for (const part of [text, html]) expect(part.match(/\b911\b/g)).toHaveLength(1);
    expect(headOf(text, 'Thank you for writing')).toContain(company.emergencyPhone);
    expect(headOf(html, 'Thank you for writing')).toContain(
      `href="tel:+1${company.emergencyPhone?.replace(/\D/g, '')}"`,
    );
  });

  test('is not seen in what is none', async () => {
    const { office, customer, reference } = await mailsFor(
      request({ description: 'Gas fireplace installation, please.' }),
    );
    expect(office.subject).toBe(`Estimate request #1 · Painting · ${reference}`);
    for (const part of [...partsOf(office), ...partsOf(customer)]) {
      for (const { title } of [urgentWords.danger, urgentWords.urgent]) expect(part).not.toContain(title);
      expect(part).not.toContain(adviceWords.dangerTitle);
      expect(part).not.toContain(adviceWords.urgentTitle);
    }
    expect(customer?.text).toContain(customerMail.whatHappensNext);
  });

  test('that looks like spam reaches the office at once, marked, and its sender gets nothing', async () => {
    const { office, customer, reference, rows } = await mailsFor(
      request({ description: `[url]${GAS}[/url]` }),
    );
    expect(customer).toBeUndefined();
    expect(office.subject).toBe(
      `DANGER: Held, looks like spam · Estimate request #1 · Painting · ${reference}`,
    );
    for (const part of partsOf(office)) {
      expect(part).toContain('Held: looks like spam, and looks urgent');
      expect(part).toContain('the text holds HTML, BBCode or script');
      expect(part).toContain(`npm run leads -- release ${reference}`);
    }
    expect(await rows(`select kind from ${OWED} where state = 'held'`)).toEqual([{ kind: 'customer-mail' }]);
  });
});
