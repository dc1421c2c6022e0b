import { expect, test } from 'vitest';
import type { Files } from '../contract/content/testing.ts';
import { tooManyRequests } from './http/rate-limit/rate-limit.ts';
import { townOf } from './leads/town.ts';
import { contentFrom } from './testing/content.ts';
import { eventually } from './testing/eventually.ts';
import { startMailServer } from './testing/mail-server.ts';
import { BROWSER_FORM, GOOD_REQUEST, postForm, postJson } from './testing/requests.ts';
import type { Received } from './testing/smtp.ts';
import { startTestApp } from './testing/test-app.ts';

/** Monday, five past nine in New York. */
const MONDAY = new Date('2026-11-23T09:05:00-05:00');

/** A running server with the sample's content. */
async function start(settings: Record<string, string> = {}, at = MONDAY) {
  const mailServer = await startMailServer();
  const { app, rows } = await startTestApp({
    settings: { SMTP_URL: mailServer.url, ...settings },
    overrides: { clock: () => at, pollInterval: 20, calendarInterval: 20 },
  });
  await app.ready();
  return {
    app,
    rows,
    take: (files: Files) => app.takeContent(contentFrom(files)),
    promise: async () => (await app.inject('/api/promise')).json().words,
    problem: async () => (await postForm(app, { ...GOOD_REQUEST, phone: '', email: '' })).body,
    /** What is sent for a request: to the office first. */
    async mailsFor(change: Record<string, string>): Promise<[office: Received, customer: Received]> {
      const before = mailServer.mails.length;
      // One address gets a single confirmation in a day.
      const email = `visitor-${before}@customer.example`;
      expect((await postJson(app, { ...GOOD_REQUEST, email, ...change })).statusCode).toBe(200);
      await eventually(() => expect(mailServer.mails.length).toBe(before + 2));
      const [one, other] = mailServer.mails.slice(before) as [Received, Received];
      return one.recipients[0] === email ? [other, one] : [one, other];
    },
  };
}

test('a running server serves what it takes: number, hours, services, towns, name and address', async () => {
  const { app, take, promise, problem, mailsFor } = await start();
  const masonry = { phone: '', service: 'Masonry', description: 'A wall in Danbury.' };
  expect(await promise()).toBe('today by 11:30 a.m.');
  expect(await problem()).toContain('(914) 555-0142');
  expect((await postJson(app, { ...GOOD_REQUEST, ...masonry })).json().errors).toHaveProperty('service');

  await take({
    'company.yaml':
      'name: Brook Masonry\nphone: (203) 555-0177\nemail: brook@brook.example\ntimeZone: America/Chicago\n',
    'office.yaml': 'hours:\n  monday: [["10:00", "12:00"]]\nanswerWithin: 60\n',
    'areas.yaml': '- name: Danbury\n  towns: [Danbury]\n',
    'services/masonry.md': '---\nname: Masonry\n---\n',
  });
  expect(await promise()).toBe('today by 11 a.m.');
  const page = await problem();
  expect(page).toContain('href="tel:+12035550177"');
  expect(page).toContain('<option value="Masonry">Masonry</option>');
  expect(page).not.toMatch(/555-01[49]|painting/);
  expect((await postJson(app, GOOD_REQUEST)).json().errors).toHaveProperty('service');
  expect(townOf(masonry)).toBe('Danbury');
  const [office, customer] = await mailsFor(masonry);
  expect(office.recipients).toEqual(['brook@brook.example']);
  expect(office.subject).toContain('Masonry');
  expect(customer.from?.value[0]?.name).toBe('Brook Masonry');
  expect(customer.text).toContain('Thank you for asking Brook Masonry');
  expect(customer.text).toContain('by Monday, November 23, 11 a.m. Central Time');
  expect(customer.text).toContain('(203) 555-0177');
  expect(customer.text).not.toMatch(/oakhand|555-01[49]/i);
});

test('a business that has only a name and an email address is written to', async () => {
  const { app, take, promise, problem, mailsFor, rows } = await start();
  await take({ 'company.yaml': 'name: Ada\nemail: ada@ada.example\n' });
  expect(await promise()).toBe('as soon as we can');
  const page = await problem();
  expect(page).toContain('You can also write to us: <a href="mailto:ada@ada.example">ada@ada.example</a>');
  expect(page).not.toMatch(/tel:|select|undefined/);
  expect(tooManyRequests(60)).toMatch(/, or write to us\.$/);
  for (const description of [
    'Gas smell in the basement.',
    'Water is pouring through the ceiling.',
    'A door.',
  ]) {
    const [office, customer] = await mailsFor({ description, phone: '', service: '' });
    expect(office.recipients).toEqual(['ada@ada.example']);
    expect(customer.text).toMatch(/call or write to you as soon as we can\..*\s+Ada\s+ada@ada\.example\s*$/s);
    for (const part of [office.text, office.html, customer.text, customer.html])
      expect(part).not.toMatch(
        /undefined|tel:|any hour|the emergency number|Call the office|call the office|you can reach us/,
      );
  }
  expect(await rows('select distinct service from leads')).toEqual([{ service: null }]);
  const notFound = await app.inject({ url: '/nothing', headers: { accept: BROWSER_FORM.accept } });
  expect(notFound.body).not.toContain('undefined');
});

test('a business that has only a name and an emergency number is called there', async () => {
  const { take, problem, mailsFor } = await start({ OFFICE_EMAIL: 'ada@ada.example' });
  await take({ 'company.yaml': 'name: Ada\nemergencyPhone: (203) 555-0177\n' });
  expect(await problem()).toContain('You can also call us: <a href="tel:+12035550177">(203) 555-0177</a>');
  const [office, customer] = await mailsFor({
    description: 'Water is pouring through the ceiling.',
    service: '',
  });
  expect(office.text).toContain('showed them the emergency number');
  expect(customer.text).toContain('(203) 555-0177');
  expect(customer.text).not.toContain('undefined');
});

test.each([
  ['without hours', 'answerWithin: 60'],
  ['that is never open', 'hours:\n  monday: []'],
])('an office %s promises no time, and is reminded by the clock', async (_, office) => {
  const sunday = new Date('2026-11-22T12:00:00-05:00');
  const { app, take, rows } = await start({}, sunday);
  const reminders = () => rows("select next_attempt_at as at from deliveries where kind = 'escalation-mail'");
  await postJson(app, GOOD_REQUEST);
  expect(await reminders()).toEqual([{ at: '2026-11-23T13:15:00.000Z' }]);
  await take({ 'company.yaml': 'name: Ada\nphone: (203) 555-0177\n', 'office.yaml': `${office}\n` });
  const promise = { by: null, words: 'as soon as we can', withZone: 'as soon as we can' };
  expect((await app.inject('/api/promise')).json()).toEqual({ open: false, ...promise });
  expect((await postJson(app, { ...GOOD_REQUEST, service: '' })).json().promise).toEqual(promise);
  const byTheClock = { at: '2026-11-22T17:15:00.000Z' };
  await eventually(async () => expect(await reminders()).toEqual([byTheClock, byTheClock]));
});
