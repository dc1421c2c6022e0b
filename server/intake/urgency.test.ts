import { describe, expect, test } from 'vitest';
import {
  GOOD_MESSAGE,
  GOOD_REQUEST,
  postForm,
  postJson,
  postMessage,
  postMessageForm,
} from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';

const GAS = 'We smell gas in the kitchen since this morning.';
const NO_HEAT = 'No tenemos calefacción y hace frío.';
const PRIORITIES = 'select priority, priority_rules, spam_score from leads order by form, number';
const off = { CAPTCHA_PROVIDER: 'off' };

test('what the words sound like is stored with them and answered, and does not count as spam', async () => {
  const { app, rows } = await startTestApp({ settings: off });
  const danger = await postJson(app, { ...GOOD_REQUEST, description: GAS });
  const urgent = await postMessage(app, { ...GOOD_MESSAGE, message: NO_HEAT });
  const normal = await postJson(app, GOOD_REQUEST);
  expect([danger, urgent, normal].map((answer) => answer.json().urgent)).toEqual([
    'danger',
    'urgent',
    undefined,
  ]);
  expect(await rows(PRIORITIES)).toEqual([
    { priority: 'urgent', priority_rules: 'no-heat', spam_score: 0 },
    { priority: 'danger', priority_rules: 'gas', spam_score: 0 },
    { priority: 'normal', priority_rules: '', spam_score: 0 },
  ]);
});

test('only the description counts: neither a name nor a service nor what travels along', async () => {
  const { app, rows } = await startTestApp();
  const elsewhere = { first_name: 'Gas Leak', last_name: 'Smell Gas', phone: 'gas smell', website: GAS };
  const { urgent } = (await postJson(app, { ...GOOD_REQUEST, ...elsewhere, context: { page: GAS } })).json();
  expect(urgent).toBeUndefined();
  expect(await rows('select priority, priority_rules from leads')).toEqual([
    { priority: 'normal', priority_rules: '' },
  ]);
});

test('a retry is answered as the first time', async () => {
  const { app, rows } = await startTestApp();
  const headers = { 'idempotency-key': 'k1234567' };
  const answers = [];
  for (let time = 0; time < 2; time++) {
    answers.push((await postJson(app, { ...GOOD_REQUEST, description: GAS }, headers)).json());
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[0]).toMatchObject({ success: true, urgent: 'danger' });
  expect(await rows('select priority from leads')).toEqual([{ priority: 'danger' }]);
});

test('no word of it is in the log', async () => {
  const { app, log } = await startTestApp();
  await postJson(app, { ...GOOD_REQUEST, description: GAS });
  expect(log()).toContain('"urgent":"danger"');
  expect(log()).not.toMatch(/smell|kitchen|"gas"/i);
});

describe('a browser without script', () => {
  test.each([
    ['danger', GAS],
    ['urgent', NO_HEAT],
  ])('is led to the page that says what to do first: %s', async (level, words) => {
    const { app, rows } = await startTestApp();
    const estimate = await postForm(app, { ...GOOD_REQUEST, description: words });
    const message = await postMessageForm(app, { ...GOOD_MESSAGE, message: words });
    expect([estimate.statusCode, message.statusCode]).toEqual([303, 303]);
    for (const [form, { headers }] of [
      ['estimate', estimate],
      ['contact', message],
    ] as const) {
      const link = String(headers.location);
      expect(link).toMatch(
        new RegExp(`^/${form}/sent/${level}\\?r=\\w{8}\\.\\d{10}(?:\\.\\d{10})?\\.[\\w-]{22}$`),
      );
      const [lead] = await rows(`select reference from leads where form = '${form}'`);
      const { body } = await app.inject(link);
      expect(body).toContain(`data-reference="${lead?.reference}"`);
      expect(body).toContain(`<title>/${form}/sent/${level}</title>`);
      // Signed for this page alone.
      const other = await app.inject(link.replace(`/sent/${level}`, '/sent'));
      expect(other.body).not.toContain(`data-reference="${lead?.reference}"`);
    }
  });
});

describe('what looks like spam and urgent', () => {
  const spam = { ...GOOD_REQUEST, description: `[url]Help![/url] ${GAS} http://x.example` };

  test('is held, but for the mail to the office, and answered like everything else', async () => {
    const { app, rows } = await startTestApp();
    expect((await postJson(app, spam)).json()).toMatchObject({ success: true, urgent: 'danger' });
    expect(await rows('select priority, spam_score, spam_reasons from leads')).toEqual([
      { priority: 'danger', spam_score: 6, spam_reasons: 'link markup' },
    ]);
    // The office's mail may have left already.
    expect(await rows(`select kind from deliveries where state = 'held'`)).toEqual([
      { kind: 'customer-mail' },
    ]);
  });

  test('is counted as held', async () => {
    const { app } = await startTestApp({ settings: { METRICS_TOKEN: 'x'.repeat(20) } });
    await postJson(app, spam);
    const headers = { authorization: `Bearer ${'x'.repeat(20)}` };
    const { body } = await app.inject({ url: '/metrics', headers });
    expect(body).toContain('one_call_form_posts_total{form="estimate",outcome="held"} 1');
  });
});
