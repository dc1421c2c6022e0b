import type { FastifyInstance } from 'fastify';
import type { EstimateRequest } from '../../contract/estimate-request.ts';

/** A request for an estimate that has nothing wrong with it. */
export const GOOD_REQUEST: EstimateRequest = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  phone: '(914) 555-0123',
  email: 'ada@customer.example',
  service: 'painting',
  description: 'Two bedrooms & a hall.\nThe ceiling has a stain.',
};

/** What a browser without script sends along with a form. */
export const BROWSER_FORM = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html,application/xhtml+xml',
};

type Headers = Record<string, string>;

/** Sends the form as our own script does; a string goes out as it is. */
export function postJson(app: FastifyInstance, body: unknown, headers: Headers = {}) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const url = '/api/estimate';
  return app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** Sends the form as a browser without script does; a string goes out as it is. */
export function postForm(
  app: FastifyInstance,
  fields: Record<string, string> | string,
  headers: Headers = {},
) {
  const payload = new URLSearchParams(fields).toString();
  return app.inject({
    method: 'POST',
    url: '/api/estimate',
    payload,
    headers: { ...BROWSER_FORM, ...headers },
  });
}
