import { company } from '../../content/company.ts';
import { type FormDefinition, fieldsOnPage } from '../../contract/forms/form.ts';
import { messages, refusalMessages } from '../../contract/messages.ts';
import { SHELL_BODY, SHELL_TITLE } from '../../contract/site-manifest.ts';
import { escapeHtml, type Html, html } from './html.ts';
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
};

/** The page that a browser without script sees when something went wrong; what was typed stays in the form. */
export function problemPage(shell: string, problem: Problem): string {
  const { form, typed, errors = {} } = problem;
  const heading = headingOf(problem) ?? 'Something went wrong';
  const phone = `tel:+1${company.phone.replace(/\D/g, '')}`;
  const body = html`
<section class="problem">
<h1>${heading}</h1>
<p>${explanation(problem)}</p>
${form && errorList(form, errors)}
<p>You can also call us: <a href="${phone}">${company.phone}</a></p>
${form ? formWithErrors(form, typed, errors) : html`<p><a href="/">To the home page</a></p>`}
</section>`;
  // Replacements as functions: in a string, `$&` typed by a visitor would mean something.
  return shell
    .replaceAll(SHELL_TITLE, () => escapeHtml(`Error: ${heading}`))
    .replace(SHELL_BODY, () => body.text);
}

function headingOf({ status, errors }: Problem): string | undefined {
  // Nothing is wrong with an answer: what came was sent under the key of something else.
  return status === 422 && !errors ? HEADINGS[503] : HEADINGS[status];
}

const HEADINGS: Record<number, string> = {
  400: 'We could not read your request',
  403: 'This form was sent from another website',
  404: 'There is nothing here',
  413: 'Your request is too long',
  415: 'We could not read your request',
  422: refusalMessages.fields,
  429: 'One moment, please',
  503: 'We could not take your request',
};

function explanation({ status, message, errors, form }: Problem): string {
  if (status >= 500) return form ? messages.failed : message;
  return status === 422 && errors ? 'Nothing is sent yet. What to change:' : message;
}

function errorList(form: FormDefinition, errors: Errors): Html | undefined {
  const wrong = fieldsOnPage(form).filter(({ name }) => errors[name]);
  if (wrong.length === 0) return undefined;
  return html`<ul>${wrong.map(({ name }) => html`<li><a href="#${name}">${errors[name]}</a></li>`)}</ul>`;
}
