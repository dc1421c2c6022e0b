import { ownValue } from '../own-value.ts';
import { columnOf, type FieldDefinition, type FieldErrors, type FormDefinition } from './form.ts';

/** What is said of an answer to any question; the rest of what can be wrong is said in the form's own list. */
export const answerMessages = {
  notText: 'Please write this as plain text.',
  controlCharacter: 'Please remove the invisible control characters from this answer.',
} as const;

/**
 * Reads the answers to a form from a decoded JSON or form body, by column, and what is wrong with each, by name. Answers
 * are cleaned before they are judged: surrounding space goes, line ends become \n. Keys that are no field are ignored;
 * a missing field and one that is no text are both empty.
 */
export function readForm({ fields, oneOf }: FormDefinition, input: unknown) {
  const answers: Record<string, string> = {};
  const posted: Record<string, string> = {};
  const errors: FieldErrors<string> = {};
  for (const field of fields) {
    const value = ownValue(input, field.name) ?? '';
    const isText = typeof value === 'string';
    const answer = isText ? clean(value) : '';
    answers[columnOf(field)] = answer;
    posted[field.name] = answer;
    const problem = isText ? problemWith(field, answer) : answerMessages.notText;
    if (problem) errors[field.name] = problem;
  }
  const [first] = oneOf?.fields ?? [];
  if (first && oneOf?.fields.every((name) => posted[name] === '')) errors[first] ??= oneOf.message;
  return { answers, errors };
}

function problemWith(
  { missing, options, unknown, limit, multiline }: FieldDefinition,
  answer: string,
): string | undefined {
  if (answer === '') return missing;
  if (options) return options.includes(answer) ? undefined : unknown;
  if (limit && answer.length > limit.length) return tooLong(limit);
  if (hasControlCharacter(answer, multiline)) return answerMessages.controlCharacter;
}

/** Asks for a shorter answer. */
export function tooLong({ of, length }: NonNullable<FieldDefinition['limit']>): string {
  return `Please keep the ${of} to ${length.toLocaleString('en-US')} characters at most.`;
}

/** Line ends and tabs are welcome in a text of several lines and nowhere else: elsewhere they would reach a mail header. */
function hasControlCharacter(answer: string, multiline: boolean | undefined): boolean {
  const text = multiline ? answer.replace(/[\n\t]/g, '') : answer;
  return /\p{Cc}|\p{Cs}|[\u2028\u2029]/u.test(text);
}

function clean(answer: string): string {
  return answer.replace(/\r\n?/g, '\n').trim();
}
