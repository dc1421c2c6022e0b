import { expect, test } from 'vitest';
import { company } from '../../../contract/content/current.ts';
import { form as formWords } from '../../../messages/en/form.ts';
import { escapeHtml } from '../../formats/visible-text.ts';
import { tooManyRequests } from '../../http/rate-limit/rate-limit.ts';
import { formDefinitions } from '../../leads/forms.ts';
import {
  BROWSER_FORM,
  GOOD_MESSAGE,
  GOOD_REQUEST,
  postForm,
  postMessageForm,
} from '../../testing/requests.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { problemPage } from '../problem-page.ts';

const CALL = `<a href="tel:+19145550142">${company.phone}</a>`;

test('a browser without script is led to the page that says thank you, with nothing about the person', async () => {
  const { app, rows } = await startTestApp();
  const answer = await postForm(app, GOOD_REQUEST);
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toMatch(/^\/estimate\/sent\?r=[A-Z2-9]{8}\.\d{10}\.\d{10}\.[\w-]{22}$/);
  expect(await rows("select first_name from leads where form = 'estimate'")).toEqual([{ first_name: 'Ada' }]);
});

test('a form with a gap comes back as a page that keeps the words and links to the gap', async () => {
  const { app } = await startTestApp();
  const answer = await postForm(app, { ...GOOD_REQUEST, email: '' });

  expect(answer.statusCode).toBe(422);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain('<title>Error: Some answers need another look.</title>');
  expect(answer.body).toContain('<h1>Some answers need another look.</h1>');
  expect(answer.body).toContain(`<a href="#email">Please enter your email address.</a>`);
  expect(answer.body).toContain('id="email" name="email" aria-invalid="true" aria-describedby="email-error"');
  expect(answer.body).toContain('id="first_name" name="first_name" value="Ada"');
  expect(answer.body).toContain('<option value="painting" selected>Painting</option>');
  expect(answer.body).toContain(`required>\n${escapeHtml(GOOD_REQUEST.description)}</textarea>`);
  expect(answer.body).toContain(CALL);
});

test('the page that the form was on goes along to the next try', async () => {
  const { app } = await startTestApp();
  const answer = await postForm(app, { ...GOOD_REQUEST, email: '', page: '/"><script>' });
  expect(answer.body).toContain('<input type="hidden" name="page" value="/&quot;&gt;&lt;script&gt;">');
  expect((await postForm(app, { ...GOOD_REQUEST, email: '' })).body).not.toContain('type="hidden"');
});

for (const [form, post, answers, gap] of [
  ['estimate', postForm, GOOD_REQUEST, { description: '' }],
  ['contact', postMessageForm, GOOD_MESSAGE, { message: '' }],
] as const) {
  test(`without script, the labels of the ${form} form's address are kept, also on a second try, and not logged`, async () => {
    const { app, rows, log } = await startTestApp();
    const page = '/contact';
    const label = 'EAIaIQobChMI7r-a_b&"';
    const query = new URLSearchParams({
      gclid: label,
      utm_source: 'spring',
      service: 'painting',
      secret: 'x',
    });
    const referer = `http://localhost:3000${page}?${query}`;
    const first = await post(app, { ...answers, ...gap, page }, { referer });
    expect(first.statusCode).toBe(422);
    const kept = `${page}?${new URLSearchParams({ utm_source: 'spring', gclid: label })}`;
    expect(first.body).toContain(`<input type="hidden" name="page" value="${escapeHtml(kept)}">`);
    const second = await post(
      app,
      { ...answers, page: kept },
      { referer: 'http://localhost:3000/api/estimate' },
    );
    expect(second.statusCode).toBe(303);
    expect(second.headers.location).not.toContain('gclid');
    const third = { ...answers, email: 'eve@customer.example', page };
    await post(app, third, { referer });
    await post(app, { ...third, email: 'bob@customer.example' }, { referer: 'nothing of the kind' });
    const stored = { page, utm_source: 'spring', utm_medium: '', click_id: `gclid=${label}` };
    expect(await rows('select page, utm_source, utm_medium, click_id from leads order by number')).toEqual([
      stored,
      stored,
      { page, utm_source: '', utm_medium: '', click_id: '' },
    ]);
    expect(log()).not.toMatch(/EAIaIQ|gclid|spring/);
  });
}

test('words that look like markup are shown as words', async () => {
  const { app } = await startTestApp();
  const words = `"><script>alert('$&')</script></textarea>`;
  const typed = Object.fromEntries(Object.keys(GOOD_REQUEST).map((field) => [field, words]));
  const answer = await postForm(app, { ...typed, first_name: '' });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).not.toContain('<script');
  // In each field but the one left empty and the select, which has no such option; and once in what it asks about.
  expect(answer.body.split(escapeHtml(words)).length - 1).toBe(Object.keys(typed).length - 1);
});

test('a field that came twice keeps both answers', async () => {
  const { app } = await startTestApp();
  const answer = await postForm(app, `${new URLSearchParams(GOOD_REQUEST)}&email=b@b.example`);
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('value="ada@customer.example, b@b.example"');
});

test('a description that starts with an empty line keeps it', () => {
  const typed = { description: '\n\nHello' };
  const form = formDefinitions().estimate;
  const page = problemPage('<shell-body></shell-body>', { status: 422, message: '', typed, form });
  expect(page).toContain('required>\n\n\nHello</textarea>');
});

test('a form that is too long gets a page with the number to call', async () => {
  const { app } = await startTestApp();
  const answer = await postForm(app, { ...GOOD_REQUEST, description: 'x'.repeat(70_000) });
  expect(answer.statusCode).toBe(413);
  expect(answer.body).toContain('<h1>Your request is too long</h1>');
  expect(answer.body).toContain(CALL);
});

test('a form with an unsupported content type gets a page too', async () => {
  const { app } = await startTestApp();
  const headers = { 'content-type': 'multipart/form-data; boundary=x', accept: BROWSER_FORM.accept };
  const answer = await app.inject({ method: 'POST', url: '/api/estimate', payload: '--x--', headers });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([415, 'text/html; charset=utf-8']);
});

test('who sends too often keeps the words and learns to wait', async () => {
  const { app } = await startTestApp({ settings: { RATE_LIMIT: '1' } });
  await postForm(app, GOOD_REQUEST);
  const answer = await postForm(app, { ...GOOD_REQUEST, phone: '' });
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.body).toContain(tooManyRequests(60));
  expect(answer.body).toContain('value="Lovelace"');
});

test('when the store is locked the visitor is told so, keeps the words, and can send them once it is free', async () => {
  const { app, lockStore } = await startTestApp({ failuresExpected: true });
  const release = await lockStore();

  const refused = await postForm(app, GOOD_REQUEST);
  expect(refused.statusCode).toBe(503);
  expect(refused.body).toContain(escapeHtml(formWords.failed));
  expect(refused.body).toContain(CALL);
  expect(refused.body).toContain('value="ada@customer.example"');

  await release();
  expect((await postForm(app, GOOD_REQUEST)).statusCode).toBe(303);
});
