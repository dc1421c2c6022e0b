import * as formWords from '../../content/words/form.ts';
import {
  type FieldDefinition,
  type FormDefinition,
  fieldsOnPage,
  optionLabel,
} from '../../contract/forms/form.ts';
import { ownValue } from '../../contract/own-value.ts';
import { PAGE_FIELD } from '../../contract/submission-context.ts';
import { escapeHtml } from '../formats/visible-text.ts';
import { Html, html } from './html.ts';

/**
 * Writes a form for the problem page: enough to correct it and send it once more without script, with what was typed in
 * it and what is wrong beside each field.
 */
export function formWithErrors(
  form: FormDefinition,
  { typed, page, errors }: { typed: unknown; page: string; errors: Record<string, string | undefined> },
): Html {
  const marked = !form.noValidate;
  return html`
<form method="post" action="${form.action}"${marked ? undefined : html` novalidate`}>${pageField(page)}
${fieldsOnPage(form).map((field) => labelled(field, marked, typedText(typed, field.name), errors[field.name]))}
<p><button type="submit">${formWords.submit}</button></p>
</form>`;
}

/** The page that the form was on first goes along to the next try, with the labels of its address. */
function pageField(page: string): Html | undefined {
  return page === '' ? undefined : html`<input type="hidden" name="${PAGE_FIELD}" value="${page}">`;
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
