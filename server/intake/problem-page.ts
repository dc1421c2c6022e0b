import { company } from '../../content/company.ts';
import * as formWords from '../../content/words/form.ts';
import * as problemWords from '../../content/words/problem-page.ts';
import * as refusalWords from '../../content/words/refusals.ts';
import { fill } from '../../contract/fill.ts';
import { type FormDefinition, fieldsOnPage } from '../../contract/forms/form.ts';
import { SHELL_BODY, SHELL_TITLE } from '../../contract/site-manifest.ts';
import { escapeHtml } from '../formats/visible-text.ts';
import { filledHtml, type Html, html } from './html.ts';
import { formWithErrors } from './problem-form.ts';

type Errors = Record<string, string | undefined>;

type Problem = {
  status: number;
  message: string;
  errors?: Errors;
  /** The form that the visitor was sending and so needs again. */
  form?: FormDefinition;
  /** The body as it came: whatever can be read of it is shown again. */
  typed?: unknown;
  /** The page that the form was on, with the labels of its address. */
  page?: string;
};

/** The page that a browser without script sees when something went wrong; what was typed stays in the form. */
export function problemPage(shell: string, problem: Problem): string {
  const { form, typed, page = '', errors = {} } = problem;
  const heading = headingOf(problem) ?? problemWords.unexpected;
  const phone = `tel:+1${company.phone.replace(/\D/g, '')}`;
  const body = html`
<section class="problem">
<h1>${heading}</h1>
<p>${explanation(problem)}</p>
${form && errorList(form, errors)}
<p>${filledHtml(problemWords.call, { phone: html`<a href="${phone}">${company.phone}</a>` })}</p>
${form ? formWithErrors(form, { typed, page, errors }) : html`<p><a href="/">${problemWords.home}</a></p>`}
</section>`;
  // Replacements as functions: in a string, `$&` typed by a visitor would mean something.
  return shell
    .replaceAll(SHELL_TITLE, () => escapeHtml(fill(formWords.errorTab, { title: heading })))
    .replace(SHELL_BODY, () => body.text);
}

function headingOf({ status, errors }: Problem): string | undefined {
  // Nothing is wrong with an answer: what came was sent under the key of something else.
  return status === 422 && !errors ? HEADINGS[503] : HEADINGS[status];
}

const HEADINGS: Record<number, string> = {
  400: problemWords.unreadable,
  403: problemWords.crossSite,
  404: problemWords.notFound,
  413: problemWords.tooLarge,
  415: problemWords.unreadable,
  422: refusalWords.fields,
  429: problemWords.tooMany,
  503: problemWords.unavailable,
};

function explanation({ status, message, errors, form }: Problem): string {
  if (status >= 500) return form ? formWords.failed : message;
  return status === 422 && errors ? problemWords.toChange : message;
}

function errorList(form: FormDefinition, errors: Errors): Html | undefined {
  const wrong = fieldsOnPage(form).filter(({ name }) => errors[name]);
  if (wrong.length === 0) return undefined;
  return html`<ul>${wrong.map(({ name }) => html`<li><a href="#${name}">${errors[name]}</a></li>`)}</ul>`;
}
