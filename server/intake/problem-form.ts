import { ownValue } from '../../contract/form-fields.ts';
import { PAGE_FIELD } from '../../contract/submission-context.ts';
import { type Html, html } from './html.ts';

/** A form as the problem page shows it again: enough to correct it and send it once more without script. */
export type ProblemForm = {
  action: string;
  submit: string;
  /** In the order of the page that it comes from. */
  fields: readonly ProblemField[];
  /** Leaves the checking to us alone. */
  noValidate?: boolean;
};

type ProblemField = {
  name: string;
  label: string;
  control: 'input' | 'textarea' | readonly Option[];
  /** Further attributes of the control. */
  hints?: Html;
};

export type Option = { value: string; label: string };

/** Writes the form with what was typed in it and what is wrong beside each field. */
export function formAgain(
  form: ProblemForm,
  typed: unknown,
  errors: Record<string, string | undefined>,
): Html {
  return html`
<form method="post" action="${form.action}"${form.noValidate ? html` novalidate` : undefined}>${pageField(typedText(typed, PAGE_FIELD))}
${form.fields.map((field) => labelled(field, typedText(typed, field.name), errors[field.name]))}
<p><button type="submit">${form.submit}</button></p>
</form>`;
}

/** The page that the form was on first goes along to the next try. */
function pageField(page: string): Html | undefined {
  return page === '' ? undefined : html`<input type="hidden" name="${PAGE_FIELD}" value="${page}">`;
}

function labelled(field: ProblemField, value: string, error: string | undefined): Html {
  const note = error && html` aria-invalid="true" aria-describedby="${field.name}-error"`;
  return html`
<p>
<label for="${field.name}">${field.label}</label>
${error && html`<strong id="${field.name}-error">${error}</strong>`}
${control(field, value, note || undefined)}
</p>`;
}

function control({ name, control, hints }: ProblemField, value: string, note: Html | undefined): Html {
  const attributes = html`id="${name}" name="${name}"${note}`;
  // No maxlength: it would cut words off that are too long already, instead of letting the visitor shorten them.
  if (control === 'input') return html`<input ${attributes} value="${value}" ${hints}>`;
  if (control === 'textarea') {
    // The parser drops a line end directly after the tag, so ours stands in for it.
    return html`<textarea ${attributes} rows="${value.length > 300 ? '12' : '5'}" ${hints}>\n${value}</textarea>`;
  }
  return html`<select ${attributes} ${hints}>${control.map((option) => choice(option, value.trim()))}</select>`;
}

function choice({ value, label }: Option, chosen: string): Html {
  const selected = value === chosen && value !== '' ? html` selected` : undefined;
  return html`<option value="${value}"${selected}>${label}</option>`;
}

/** A field that was sent twice comes as a list; its words are kept too. */
function typedText(typed: unknown, field: string): string {
  const answer = ownValue(typed, field);
  const texts = Array.isArray(answer) ? answer : [answer];
  return texts.filter((text) => typeof text === 'string').join(', ');
}
