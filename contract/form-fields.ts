import { messages } from './messages.ts';

/** What to change, by the name of the field. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** What a posted form answers to a program, whatever the status. The specification's own success has no reference. */
export type FormAnswer<Field extends string> =
  | { success: true; reference?: string | undefined }
  | { success: false; message: string; errors?: FieldErrors<Field> };

export type ParsedForm<Value, Field extends string> =
  | { ok: true; value: Value }
  | { ok: false; errors: FieldErrors<Field> };

/**
 * Reads the answers to a form from a decoded JSON or form body, and what is wrong with each. Answers are cleaned
 * before they are judged: surrounding space goes, line ends become \n. Keys that are no field are ignored; a missing
 * field and one that is no text are both empty.
 */
export function readFields<Field extends string>(
  input: unknown,
  fields: readonly Field[],
  problemWith: (field: Field, answer: string) => string | undefined,
) {
  const answers = {} as Record<Field, string>;
  const errors: FieldErrors<Field> = {};
  for (const field of fields) {
    const answer = ownValue(input, field) ?? '';
    const isText = typeof answer === 'string';
    answers[field] = isText ? clean(answer) : '';
    const problem = isText ? problemWith(field, answers[field]) : messages.notText;
    if (problem) errors[field] = problem;
  }
  return { answers, errors };
}

/** Reads only what the sender wrote, never what an object inherits. */
export function ownValue(input: unknown, key: string): unknown {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, key)) return undefined;
  return (input as Record<string, unknown>)[key];
}

/** Line ends and tabs are welcome in a text of several lines and nowhere else: elsewhere they would reach a mail header. */
export function hasControlCharacter(answer: string, { severalLines }: { severalLines: boolean }): boolean {
  const text = severalLines ? answer.replace(/[\n\t]/g, '') : answer;
  return /\p{Cc}|\p{Cs}|[\u2028\u2029]/u.test(text);
}

function clean(answer: string): string {
  return answer.replace(/\r\n?/g, '\n').trim();
}
