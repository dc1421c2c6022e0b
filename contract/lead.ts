import type { FieldErrors } from './answer.ts';
import { contactForm } from './forms/contact.ts';
import { estimateForm } from './forms/estimate.ts';
import { type ColumnAnswers, columnOf, type FormDefinition } from './forms/form.ts';
import { type AnswerWords, readForm } from './forms/read-form.ts';

/** The forms that a lead can come from. */
export const FORM_STRUCTURES = { estimate: estimateForm, contact: contactForm } as const;
export type Form = keyof typeof FORM_STRUCTURES;
export const FORMS = Object.keys(FORM_STRUCTURES) as Form[];

type Answers = { [Name in Form]: ColumnAnswers<(typeof FORM_STRUCTURES)[Name]> };
type LeadColumn = { [Name in Form]: keyof Answers[Name] }[Form];

/** The answers to either form: a column is null if the form does not ask for it. */
export type LeadAnswers = {
  [Column in LeadColumn]: {
    [Name in Form]: Column extends keyof Answers[Name] ? Answers[Name][Column] : null;
  }[Form];
};

/** Every column that holds an answer, once. */
export const LEAD_FIELDS = [
  ...new Set(FORMS.flatMap((form) => FORM_STRUCTURES[form].fields.map(columnOf))),
] as LeadColumn[];

export type ParsedLead = { ok: true; value: LeadAnswers } | { ok: false; errors: FieldErrors<string> };

/** Reads what was posted from a form: answers are keyed by the columns of a lead, errors by the form's field names. */
export function parseLead(form: FormDefinition, input: unknown, words: AnswerWords): ParsedLead {
  const { answers, errors } = readForm(form, input, words);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, value: leadAnswers(answers) };
}

/** Every column, with null where there is no answer. */
export function leadAnswers(answers: Partial<LeadAnswers>): LeadAnswers {
  return Object.fromEntries(LEAD_FIELDS.map((column) => [column, answers[column] ?? null])) as LeadAnswers;
}
