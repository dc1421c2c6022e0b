import { columnOf, type FieldDefinition, type FormDefinition, optionLabel } from './form.ts';

/** An answer as people read it, under what they call the question. */
export type AnswerRow = { field: FieldDefinition; label: string; answer: string };

/** All answers as rows for people, by the names of a post or by the columns of a lead; without the questions not asked. */
export function answerRows(
  { fields }: FormDefinition,
  answers: Readonly<Record<string, unknown>>,
  key: 'name' | 'column',
): AnswerRow[] {
  const rows = new Map<string, AnswerRow>();
  for (const field of fields) {
    const value = answers[key === 'name' ? field.name : columnOf(field)];
    if (typeof value !== 'string') continue;
    const { choice, label: ownLabel, officeLabel: label = ownLabel } = field;
    // Also one that is not offered any more: the office has to read what was asked for.
    const text = choice ? optionLabel(value) : value;
    const row = rows.get(label);
    rows.set(
      label,
      row ? { ...row, answer: `${row.answer} ${text}`.trim() } : { field, label, answer: text },
    );
  }
  return [...rows.values()];
}
