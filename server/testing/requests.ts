import type { FastifyInstance } from 'fastify';
import type { ContactMessage } from '../../contract/forms/contact.ts';
import type { EstimateRequest } from '../../contract/forms/estimate.ts';
import type { LeadAnswers } from '../../contract/lead.ts';
import { spamScoreOf } from '../intake/spam/spam-score.ts';
import type { NewLead } from '../store/store.ts';

/** A request for an estimate that has nothing wrong with it. */
export const GOOD_REQUEST: EstimateRequest = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  phone: '(914) 555-0123',
  email: 'ada@customer.example',
  service: 'painting',
  description: 'Two bedrooms & a hall.\nThe ceiling has a stain.',
};

/** Where its words would show. An id is hexadecimal and may hold "ada", a time in milliseconds may hold "555". */
export const OF_GOOD_REQUEST = /\bada\b|lovelace|customer\.example|555\D?0123|bedroom/i;

/** A contact message that has nothing wrong with it. */
export const GOOD_MESSAGE: ContactMessage = {
  name: 'Grace',
  lname: 'Hopper',
  number: '(914) 555-0124',
  email: 'grace@customer.example',
  message: 'We list in May.\nDo you do the stairs & the rail?',
};

/** The same behind the parser, under the names of a lead. */
export const MESSAGE_ANSWERS: LeadAnswers = {
  first_name: GOOD_MESSAGE.name,
  last_name: GOOD_MESSAGE.lname,
  phone: GOOD_MESSAGE.number,
  email: GOOD_MESSAGE.email,
  service: null,
  description: GOOD_MESSAGE.message,
};

/** What the store is told beside the words of something that nobody suspects and of which nothing is known. */
export const UNSUSPECTED: Pick<NewLead, 'origin' | 'verdict' | 'spam'> = {
  origin: { page: '', referrer: '', utm_source: '', utm_medium: '', utm_campaign: '', visitor: '' },
  verdict: { captcha: 'unchecked' },
  spam: spamScoreOf([]),
};

/** What a browser without script sends along with a form. */
export const BROWSER_FORM = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html,application/xhtml+xml',
};

type Headers = Record<string, string>;

/** Sends the estimate form as our own script does; a string goes out as it is. */
export function postJson(app: FastifyInstance, body: unknown, headers: Headers = {}, url = '/api/estimate') {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  return app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** Sends the estimate form as a browser without script does; a string goes out as it is. */
export function postForm(
  app: FastifyInstance,
  fields: Record<string, string> | string,
  headers: Headers = {},
  url = '/api/estimate',
) {
  const payload = new URLSearchParams(fields).toString();
  return app.inject({ method: 'POST', url, payload, headers: { ...BROWSER_FORM, ...headers } });
}

const CONTACT = '/contact_process.php';

/** Sends the contact form as our own script does. */
export function postMessage(app: FastifyInstance, body: unknown, headers: Headers = {}) {
  return postJson(app, body, headers, CONTACT);
}

/** Sends the contact form as a browser without script does. */
export function postMessageForm(
  app: FastifyInstance,
  fields: Record<string, string> | string,
  headers: Headers = {},
) {
  return postForm(app, fields, headers, CONTACT);
}
