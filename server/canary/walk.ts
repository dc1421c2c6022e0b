import { randomUUID } from 'node:crypto';
import { SENT_KEY, SENT_PAGES } from '../../contract/answer.ts';
import { pages, serviceOptions } from '../../contract/content/current.ts';
import { type EstimateRequest, estimateForm } from '../../contract/forms/estimate.ts';
import { fieldsOnPage } from '../../contract/forms/form.ts';
import { PAGE_FIELD } from '../../contract/submission-context.ts';
import { canaryWords } from '../../messages/en/mails/canary.ts';
import { escapeHtml } from '../formats/visible-text.ts';
import { formDefinitions } from '../leads/forms.ts';
import { CANARY_HEADER } from './marker.ts';

/** In milliseconds, for each answer. */
const TIMEOUT_MS = 15_000;

const PAGE = '/estimate';

/** Something on the way is broken; the message says what, in a sentence for people. */
export class BrokenWay extends Error {
  override name = 'BrokenWay';
}

/**
 * Sends a request as a browser without script does, through the public address: page, form, and the page that thanks. Tells
 * its reference. Throws `BrokenWay`.
 */
export async function sendTest(siteUrl: string, marker: string): Promise<string> {
  await checkFormPage(siteUrl);
  const url = `${siteUrl}${estimateForm.action}`;
  const answer = await ask(url, {
    method: 'POST',
    body: new URLSearchParams(answers()),
    // Its words are always the same, and without a key it would count as a repeat of the last one.
    headers: { accept: 'text/html', 'idempotency-key': randomUUID(), [CANARY_HEADER]: marker },
  });
  const sent = new URL(answer.headers.get('location') ?? '', siteUrl);
  if (answer.status !== 303 || sent.pathname !== SENT_PAGES.estimate) {
    throw new BrokenWay(`${url} does not take a request: it answers with ${answer.status}.`);
  }
  const reference = sent.searchParams.get(SENT_KEY)?.slice(0, 8) ?? '';
  const thanks = await pageAt(String(sent));
  if (reference === '' || !thanks.includes(reference)) {
    throw new BrokenWay(`${siteUrl}${sent.pathname} does not tell the reference of the request.`);
  }
  return reference;
}

/** Throws `BrokenWay` when the page of the form is another than ours, or not whole. */
export async function checkFormPage(siteUrl: string) {
  const url = `${siteUrl}${PAGE}`;
  const page = await pageAt(url);
  const title = /<title>([^<]*)/.exec(page)?.[1] ?? '';
  if (pages.estimate?.title && title !== escapeHtml(pages.estimate.title))
    throw new BrokenWay(`${url} is another page: its title is "${title}".`);
  const missing = [
    `action="${estimateForm.action}"`,
    ...fieldsOnPage(formDefinitions().estimate).map(({ name }) => `name="${name}"`),
  ].find((part) => !page.includes(part));
  if (missing) throw new BrokenWay(`${url} has no whole form: ${missing} is not in it.`);
}

function answers() {
  return {
    first_name: canaryWords.firstName,
    last_name: canaryWords.lastName,
    phone: '',
    // It has the form of an address and is none: where the mails go is for the server's settings to say.
    email: 'test@canary.invalid',
    service: serviceOptions[0] ?? '',
    description: canaryWords.description,
    [PAGE_FIELD]: PAGE,
  } satisfies EstimateRequest & Record<string, string>;
}

async function pageAt(url: string): Promise<string> {
  const answer = await ask(url, { headers: { accept: 'text/html' } });
  if (answer.status !== 200) throw new BrokenWay(`${withoutQuery(url)} answers with ${answer.status}.`);
  return answer.text();
}

/** Does not follow redirects: a redirect means that the address was not reached. */
export async function ask(url: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...options, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    const { cause, name } = error as Error & { cause?: NodeJS.ErrnoException };
    throw new BrokenWay(`${withoutQuery(url)} does not answer (${cause?.code ?? name}).`);
  }
}

function withoutQuery(url: string): string {
  return url.replace(/\?.*$/, '');
}
