import { expect, test } from 'vitest';
import { company } from '../../../content/company.ts';
import { customerMail } from '../../../content/mails/customer.ts';
import { urgentWords } from '../../../content/mails/urgent.ts';
import * as adviceWords from '../../../content/words/emergency-advice.ts';
import { RULES } from '../../../contract/emergency/rules.ts';
import { eventually } from '../../testing/eventually.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { OWED } from '../../testing/owed.ts';
import { GOOD_MESSAGE, GOOD_REQUEST, postJson, postMessage } from '../../testing/requests.ts';
import type { Received } from '../../testing/smtp.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const GAS = 'Strong smell of gas in the basement.';
const CEILING = 'Water is pouring through the ceiling, and the heat is out.';
const OPEN = `select id from ${OWED} where state in ('pending', 'failed')`;

/** Sends something and reads back what the mail server got for it. */
async function mailsFor(send: (app: TestApp['app']) => ReturnType<typeof postJson>) {
  const server = await startMailServer();
  const { app, rows } = await startTestApp({
    settings: { SMTP_URL: server.url, MAIL_FROM: 'estimates@us.example', CAPTCHA_PROVIDER: 'off' },
  });
  await app.ready();
  const { reference } = (await send(app)).json();
  await eventually(async () => expect(await rows(OPEN)).toEqual([]));
  const office = server.mails.find((mail) => mail.recipients[0] === company.email) as Received;
  const customer = server.mails.find((mail) => mail.recipients[0] !== company.email);
  return { reference, office, customer, rows };
}

const estimate = (description: string) => (app: TestApp['app']) =>
  postJson(app, { ...GOOD_REQUEST, description });

const partsOf = (mail: Received | undefined) => [mail?.text ?? '', String(mail?.html)];

/** What stands before the first answer, or the thanks. */
const headOf = (part: string, end: string) => part.slice(0, part.lastIndexOf(end));

test('every rule has its words', () => {
  expect(Object.keys(urgentWords.rules)).toEqual(RULES.map(({ id }) => id));
});

test('the office reads first that it is dangerous, why, and that its sender was told to call 911', async () => {
  const { office, reference } = await mailsFor(estimate(GAS));
  expect(office.subject).toBe(`DANGER: Estimate request #1 · Painting · ${reference}`);
  for (const part of partsOf(office)) {
    const head = headOf(part, 'Ada Lovelace');
    expect(head).toContain(urgentWords.danger.title);
    expect(head).toContain(urgentWords.rules.gas);
    expect(head).toContain('911 or the gas company first');
    expect(part).not.toContain('Held');
  }
});

test('the office reads that it is urgent, with every reason', async () => {
  const { office, reference } = await mailsFor((app) =>
    postMessage(app, { ...GOOD_MESSAGE, message: CEILING }),
  );
  expect(office.subject).toBe(`URGENT: Message #1 · ${reference}`);
  for (const part of partsOf(office)) {
    expect(part).toContain(`${urgentWords.rules['water-inside']}, ${urgentWords.rules['no-heat']}`);
    expect(part).not.toContain('911 or the gas company first');
  }
});

test('in danger the customer reads the advice first, and no number in it can be tapped', async () => {
  const { customer } = await mailsFor(estimate(GAS));
  for (const part of partsOf(customer)) {
    const head = headOf(part.replaceAll('&#x27;', "'"), 'Thank you for asking');
    for (const words of [
      adviceWords.dangerTitle,
      adviceWords.gasText,
      adviceWords.fireText,
      adviceWords.harmText,
    ])
      expect(head).toContain(words);
    expect(head.indexOf('911')).toBeLessThan(head.indexOf(company.emergencyPhone));
    expect(head).not.toContain('tel:');
  }
  expect(customer?.subject).not.toMatch(/danger|gas/i);
  expect(customer?.text).not.toContain(GAS);
});

test('where it is urgent the customer reads the number first', async () => {
  const { customer } = await mailsFor(estimate(CEILING));
  const [text = '', html = ''] = partsOf(customer);
  expect(headOf(text, 'Thank you for asking')).toContain(company.emergencyPhone);
  expect(headOf(html, 'Thank you for asking')).toContain(
    `href="tel:+1${company.emergencyPhone.replace(/\D/g, '')}"`,
  );
});

test('of what is not urgent neither mail says a word', async () => {
  const { office, customer, reference } = await mailsFor(estimate('Gas fireplace installation, please.'));
  expect(office.subject).toBe(`Estimate request #1 · Painting · ${reference}`);
  for (const part of [...partsOf(office), ...partsOf(customer)]) {
    expect(part).not.toContain(urgentWords.danger.title);
    expect(part).not.toContain(urgentWords.urgent.title);
    expect(part).not.toContain(adviceWords.dangerTitle);
    expect(part).not.toContain(adviceWords.urgentTitle);
  }
  expect(customer?.text).toContain(customerMail.whatHappensNext);
});

test('the office gets what is held as spam at once when it looks urgent, marked; the customer gets nothing', async () => {
  const { office, customer, reference, rows } = await mailsFor(estimate(`[url]${GAS}[/url]`));
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
