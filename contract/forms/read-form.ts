import { fill } from '../fill.ts';
import { ownValue } from '../own-value.ts';
import { columnOf, type FieldDefinition, type FieldErrors, type FormDefinition } from './form.ts';

/** What is said of an answer to any question; the rest of what can be wrong stands with the form's own words. */
export type AnswerWords = {
  notText: string;
  controlCharacter: string;
  /** `{answer}` is what the field is called in a sentence, `{length}` the number of characters. */
  tooLong: string;
};

/**
 * Reads the answers to a form from a decoded JSON or form body, by column, and what is wrong with each, by name. Answers
 * are cleaned before they are judged: surrounding space goes, line ends become \n. Keys that are no field are ignored;
 * a missing field and one that is no text are both empty.
 */
export function readForm({ fields, oneOf, noneOf }: FormDefinition, input: unknown, words: AnswerWords) {
  const answers: Record<string, string> = {};
  const posted: Record<string, string> = {};
  const errors: FieldErrors<string> = {};
  for (const field of fields) {
    const value = ownValue(input, field.name) ?? '';
    const isText = typeof value === 'string';
    const answer = isText ? clean(value) : '';
    answers[columnOf(field)] = answer;
    posted[field.name] = answer;
    const problem = isText ? problemWith(field, answer, words) : words.notText;
    if (problem) errors[field.name] = problem;
  }
  const [first] = oneOf ?? [];
  if (first && oneOf?.every((name) => posted[name] === '')) errors[first] ??= noneOf;
  return { answers, errors };
}

function problemWith(field: FieldDefinition, answer: string, words: AnswerWords): string | undefined {
  const { required, missing, options, unknown, maxLength = Number.POSITIVE_INFINITY, multiline } = field;
  if (answer === '') return required && missing;
  if (options) return options.includes(answer) ? undefined : unknown;
  if (answer.length > maxLength) {
    return fill(words.tooLong, {
      answer: field.inSentence ?? field.label,
      length: maxLength.toLocaleString('en-US'),
    });
  }
  if (hasControlCharacter(answer, multiline)) return words.controlCharacter;
}

/** Line ends and tabs are welcome in a text of several lines and nowhere else: elsewhere they would reach a mail header. */
function hasControlCharacter(answer: string, multiline: boolean | undefined): boolean {
  const text = multiline ? answer.replace(/[\n\t]/g, '') : answer;
  return /\p{Cc}|\p{Cs}|[\u2028\u2029]/u.test(text);
}

function clean(answer: string): string {
  return answer.replace(/\r\n?/g, '\n').trim();
}
