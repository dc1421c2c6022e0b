import { company } from '../../content/company.ts';
import type { EstimateErrors, EstimateField } from '../../contract/estimate-request.ts';
import { messages } from '../../contract/messages.ts';
import { SERVICES, serviceLabel } from '../../contract/services.ts';
import { SHELL_BODY, SHELL_TITLE } from '../../contract/site-manifest.ts';
import { escapeHtml, type Html, html } from './html.ts';

type Problem = {
  status: number;
  message: string;
  errors?: EstimateErrors;
  /** The body as it came: whatever can be read of it is shown again. */
  typed?: unknown;
  /** Whether the visitor was sending the estimate form and so needs it again. */
  withForm: boolean;
};

/** In the order of the estimate page. */
const IN_ORDER = Object.keys(messages.labels) as EstimateField[];

/** The page that a browser without script sees when something went wrong; what was typed stays in the form. */
export function problemPage(shell: string, problem: Problem): string {
  const heading = HEADINGS[problem.status] ?? 'Something went wrong';
  const phone = `tel:+1${company.phone.replace(/\D/g, '')}`;
  const body = html`
<section class="problem">
<h1>${heading}</h1>
<p>${explanation(problem)}</p>
${errorList(problem.errors ?? {})}
<p>You can also call us: <a href="${phone}">${company.phone}</a></p>
${problem.withForm ? form(problem) : html`<p><a href="/">To the home page</a></p>`}
</section>`;
  // Replacements as functions: in a string, `$&` typed by a visitor would mean something.
  return shell
    .replaceAll(SHELL_TITLE, () => escapeHtml(`Error: ${heading}`))
    .replace(SHELL_BODY, () => body.text);
}

const HEADINGS: Record<number, string> = {
  400: 'We could not read your request',
  403: 'This form was sent from another website',
  404: 'There is nothing here',
  413: 'Your request is too long',
  415: 'We could not read your request',
  422: messages.refused.fields,
  429: 'One moment, please',
  503: 'We could not take your request',
};

function explanation({ status, message, withForm }: Problem): string {
  if (status >= 500) return withForm ? messages.failed : message;
  return status === 422 ? 'Nothing is sent yet. What to change:' : message;
}

function errorList(errors: EstimateErrors): Html | undefined {
  const entries = IN_ORDER.filter((field) => errors[field]);
  if (entries.length === 0) return undefined;
  return html`<ul>${entries.map((field) => html`<li><a href="#${field}">${errors[field]}</a></li>`)}</ul>`;
}

function form({ typed, errors = {} }: Problem): Html {
  return html`
<form method="post" action="/api/estimate">
${IN_ORDER.map((field) => labelled(field, typedText(typed, field), errors[field]))}
<p><button type="submit">${messages.submit}</button></p>
</form>`;
}

function labelled(field: EstimateField, value: string, error: string | undefined): Html {
  const note = error && html` aria-invalid="true" aria-describedby="${field}-error"`;
  return html`
<p>
<label for="${field}">${labelOf(field)}</label>
${error && html`<strong id="${field}-error">${error}</strong>`}
${control(field, value, note || undefined)}
</p>`;
}

function labelOf(field: EstimateField): string {
  return field === 'phone' ? `${messages.labels.phone} ${messages.optional}` : messages.labels[field];
}

function control(field: EstimateField, value: string, note: Html | undefined): Html {
  const name = html`id="${field}" name="${field}"${note}`;
  if (field === 'service') return html`<select ${name} required>${serviceOptions(value)}</select>`;
  // No maxlength: it would cut words off that are too long already, instead of letting the visitor shorten them.
  if (field === 'description') {
    // The parser drops a line end directly after the tag, so ours stands in for it.
    return html`<textarea ${name} rows="${value.length > 300 ? '12' : '5'}" required>\n${value}</textarea>`;
  }
  return html`<input ${name} value="${value}" ${INPUT_HINTS[field]}>`;
}

const INPUT_HINTS = {
  first_name: html`autocomplete="given-name" required`,
  last_name: html`autocomplete="family-name" required`,
  phone: html`type="tel" autocomplete="tel"`,
  email: html`inputmode="email" autocomplete="email" required`,
};

function serviceOptions(value: string): Html[] {
  const choose = html`<option value="">${messages.chooseService}</option>`;
  return [
    choose,
    ...SERVICES.map((service) => {
      const selected = service === value.trim() ? html` selected` : undefined;
      return html`<option value="${service}"${selected}>${serviceLabel(service)}</option>`;
    }),
  ];
}

/** A field that was sent twice comes as a list; its words are kept too. */
function typedText(typed: unknown, field: EstimateField): string {
  if (typeof typed !== 'object' || typed === null || !Object.hasOwn(typed, field)) return '';
  const answer = (typed as Record<string, unknown>)[field];
  const texts = Array.isArray(answer) ? answer : [answer];
  return texts.filter((text) => typeof text === 'string').join(', ');
}
