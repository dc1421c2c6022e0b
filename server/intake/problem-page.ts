import { company } from '../../contract/content/current.ts';
import { fill } from '../../contract/fill.ts';
import { ASKED_FIELD, doubtfulAnswers, quoted } from '../../contract/forms/doubtful-answers.ts';
import {
  type FieldDefinition,
  type FormDefinition,
  fieldsOnPage,
  optionLabel,
} from '../../contract/forms/form.ts';
import { SHELL_BODY, SHELL_TITLE } from '../../contract/site-manifest.ts';
import { ownValue, PAGE_FIELD } from '../../contract/submission-context.ts';
import { doubtful as doubtfulWords } from '../../messages/en/doubtful.ts';
import { form as formWords } from '../../messages/en/form.ts';
import { myRequest as myWords } from '../../messages/en/my-request.ts';
import { problemPage as problemWords } from '../../messages/en/problem-page.ts';
import { refusals as refusalWords } from '../../messages/en/refusals.ts';
import { filledHtml, Html, html } from '../formats/html.ts';
import { escapeHtml } from '../formats/visible-text.ts';
import { questionsFor } from './questions.ts';

export type Errors = Record<string, string | undefined>;

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
  const body = html`
<section class="problem">
<h1>${heading}</h1>
<p>${explanation(problem)}</p>
${form && errorList(form, errors)}
${reach()}
${form ? formWithErrors(form, { typed, page, errors }) : html`<p><a href="/">${problemWords.home}</a></p>`}
</section>`;
  return inShell(shell, fill(formWords.errorTab, { title: heading }), body);
}

/** A page in the look of the site. */
export function inShell(shell: string, title: string, body: Html): string {
  // Replacements as functions: in a string, `$&` typed by a visitor would mean something.
  return shell.replaceAll(SHELL_TITLE, () => escapeHtml(title)).replace(SHELL_BODY, () => body.text);
}

/** By phone, or by email where there is no number. */
export function reach(): Html | undefined {
  const { phone = company.emergencyPhone, email } = company;
  if (phone) {
    const link = html`<a href="tel:+1${phone.replace(/\D/g, '')}">${phone}</a>`;
    return html`<p>${filledHtml(problemWords.call, { phone: link })}</p>`;
  }
  if (!email) return undefined;
  const link = html`<a href="mailto:${email}">${email}</a>`;
  return html`<p>${filledHtml(problemWords.write, { email: link })}</p>`;
}

function headingOf({ status, errors }: Problem): string | undefined {
  // Nothing is wrong with an answer: what came was sent under the key of something else.
  return status === 422 && !errors ? headings()[503] : headings()[status];
}

const headings = (): Record<number, string> => ({
  400: problemWords.unreadable,
  403: problemWords.crossSite,
  404: problemWords.notFound,
  410: myWords.goneTitle,
  413: problemWords.tooLarge,
  415: problemWords.unreadable,
  422: refusalWords.fields,
  429: problemWords.tooMany,
  503: problemWords.unavailable,
});

function explanation({ status, message, errors, form }: Problem): string {
  if (status >= 500) return form ? formWords.failed : message;
  return status === 422 && errors ? problemWords.toChange : message;
}

export function errorList(form: FormDefinition, errors: Errors): Html | undefined {
  const wrong = fieldsOnPage(form).filter(({ name }) => errors[name]);
  if (wrong.length === 0) return undefined;
  return html`<ul>${wrong.map(({ name }) => html`<li><a href="#${name}">${errors[name]}</a></li>`)}</ul>`;
}

/**
 * Writes a form for the problem page: enough to correct it and send it once more without script, with what was typed in
 * it and what is wrong beside each field.
 */
function formWithErrors(
  form: FormDefinition,
  { typed, page, errors }: { typed: unknown; page: string; errors: Errors },
): Html {
  return html`
<form method="post" action="${form.action}"${form.noValidate ? html` novalidate` : undefined}>${hidden(PAGE_FIELD, page)}${hidden(ASKED_FIELD, quoted(doubtIn(form, typed)))}
${fieldsWithErrors(form, typed, errors)}
<p><button type="submit">${formWords.submit}</button></p>
</form>`;
}

/** Each field of a form with what was typed into it, and what is wrong with that. */
export function fieldsWithErrors(form: FormDefinition, typed: unknown, errors: Errors): Html[] {
  return fieldsOnPage(form).map((field) =>
    labelled(field, !form.noValidate, typedText(typed, field.name), errors[field.name]),
  );
}

/** What goes along to the next try: the page that the form was on first, with the labels of its address, and what was asked. */
function hidden(name: string, value: string): Html | undefined {
  return value === '' ? undefined : html`<input type="hidden" name="${name}" value="${value}">`;
}

/** By field: the question about an answer that cannot be right, unless it has been asked. */
export function questionsAbout(form: FormDefinition, typed: unknown): Errors | undefined {
  return questionsFor(doubtIn(form, typed), typed, doubtfulWords.question);
}

function doubtIn(form: FormDefinition, typed: unknown): Record<string, string> {
  return doubtfulAnswers(
    form,
    Object.fromEntries(form.fields.map(({ name }) => [name, typedText(typed, name).trim()])),
  );
}

/** `marked`: whether it shows if it may stay empty. */
function labelled(field: FieldDefinition, marked: boolean, value: string, error: string | undefined): Html {
  const { name, required } = field;
  const label = marked && !required ? `${field.label} ${formWords.optional}` : field.label;
  const note = error && html` aria-invalid="true" aria-describedby="${name}-error"`;
  return html`
<p>
<label for="${name}">${label}</label>
${error && html`<strong id="${name}-error">${error}</strong>`}
${control(field, value, note || undefined, hintsOf(field, marked))}
</p>`;
}

/** Not all that the page tells of a control: this page is for correcting. */
function hintsOf({ attributes = {}, required }: FieldDefinition, marked: boolean): Html {
  const { type, inputMode, autoComplete } = attributes;
  const told = Object.entries({ type, inputmode: inputMode, autocomplete: autoComplete });
  const hints = told.flatMap(([name, value]) => (value ? [`${name}="${escapeHtml(value)}"`] : []));
  return new Html([...hints, ...(marked && required ? ['required'] : [])].join(' '));
}

function control(
  { name, options, choose = '', multiline }: FieldDefinition,
  value: string,
  note: Html | undefined,
  hints: Html,
): Html {
  const attributes = html`id="${name}" name="${name}"${note}`;
  // No maxlength: it would cut words off that are too long already, instead of letting the visitor shorten them.
  if (options) {
    const chosen = value.trim();
    return html`<select ${attributes} ${hints}>${choice('', choose, chosen)}${options.map((option) => choice(option, optionLabel(option), chosen))}</select>`;
  }
  // The parser drops a line end directly after the tag, so we add one.
  if (multiline) {
    return html`<textarea dir="auto" ${attributes} rows="${value.length > 300 ? '12' : '5'}" ${hints}>\n${value}</textarea>`;
  }
  return html`<input dir="auto" ${attributes} value="${value}" ${hints}>`;
}

function choice(value: string, label: string, chosen: string): Html {
  const selected = value === chosen && value !== '' ? html` selected` : undefined;
  return html`<option value="${value}"${selected}>${label}</option>`;
}

/** A field that was sent twice comes as a list; its words are kept too. */
function typedText(typed: unknown, field: string): string {
  const answer = ownValue(typed, field);
  const texts = Array.isArray(answer) ? answer : [answer];
  return texts.filter((text) => typeof text === 'string').join(', ');
}
