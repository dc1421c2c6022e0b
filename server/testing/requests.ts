import type { FastifyInstance } from 'fastify';
import type { ContactMessage } from '../../contract/forms/contact.ts';
import { type EstimateRequest, estimateForm } from '../../contract/forms/estimate.ts';
import { leadAnswers } from '../../contract/lead.ts';
import { spamScoreOf } from '../intake/spam-score.ts';
import type { NewLead, Progress } from '../store/store.ts';

/** A valid request for an estimate. */
export const GOOD_REQUEST: Required<EstimateRequest> = {
  // A field that the form has besides these is empty.
  ...(Object.fromEntries(estimateForm.fields.map(({ name }) => [name, ''])) as Required<EstimateRequest>),
  first_name: 'Ada',
  last_name: 'Lovelace',
  phone: '(914) 555-0123',
  email: 'ada@customer.example',
  service: 'painting',
  description: 'Two bedrooms & a hall.\nThe ceiling has a stain.',
};

/** Matches its personal data. Word boundaries, because a hexadecimal id may contain "ada", and a timestamp "555". */
export const GOOD_REQUEST_PATTERN = /\bada\b|lovelace|customer\.example|555\D?0123|bedroom/i;

/** A valid contact message. */
export const GOOD_MESSAGE = {
  name: 'Grace',
  lname: 'Hopper',
  number: '(914) 555-0124',
  email: 'grace@customer.example',
  message: 'We list in May.\nDo you do the stairs & the rail?',
} satisfies ContactMessage;

/** The same message, parsed, with the field names of a lead. */
export const MESSAGE_ANSWERS = leadAnswers({
  first_name: GOOD_MESSAGE.name,
  last_name: GOOD_MESSAGE.lname,
  phone: GOOD_MESSAGE.number,
  email: GOOD_MESSAGE.email,
  description: GOOD_MESSAGE.message,
});

/** The rest of a `NewLead` that has no context and no spam signals. */
export const UNSUSPECTED: Pick<NewLead, 'origin' | 'verdict' | 'spam'> = {
  origin: {
    page: '',
    referrer: '',
    utm_source: '',
    utm_medium: '',
    utm_campaign: '',
    click_id: '',
    visitor: '',
  },
  verdict: { captcha: 'unchecked' },
  spam: spamScoreOf([]),
};

/** A lead that the office has not touched. */
export const NO_PROGRESS: Progress = {
  status: 'new',
  claimedBy: null,
  claimedAt: null,
  contactedAt: null,
  quotedAt: null,
  closedAt: null,
  lostReason: null,
  quoteCents: null,
  remindAt: null,
  visit: null,
  version: 1,
};

/** The headers of a form post from a browser without JavaScript. */
export const BROWSER_FORM = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html,application/xhtml+xml',
};

type Headers = Record<string, string>;

/** Posts the estimate form as our script does; a string is sent unchanged. */
export function postJson(app: FastifyInstance, body: unknown, headers: Headers = {}, url = '/api/estimate') {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  return app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** Posts the estimate form as a browser without JavaScript does; a string is sent unchanged. */
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

/** Posts the contact form as our script does. */
export function postMessage(app: FastifyInstance, body: unknown, headers: Headers = {}) {
  return postJson(app, body, headers, CONTACT);
}

/** Posts the contact form as a browser without JavaScript does. */
export function postMessageForm(
  app: FastifyInstance,
  fields: Record<string, string> | string,
  headers: Headers = {},
) {
  return postForm(app, fields, headers, CONTACT);
}
