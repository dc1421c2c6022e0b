import type { FieldErrors } from '../answer.ts';
import { fill } from '../fill.ts';
import { ownValue } from '../submission-context.ts';
import { columnOf, type FieldDefinition, type FormDefinition, isAsked } from './form.ts';

/** What is said of an answer to any question; other errors are with the form's own words. */
export type AnswerWords = {
  notText: string;
  controlCharacter: string;
  /** `{answer}` is what the field is called in a sentence, `{length}` the number of characters. */
  tooLong: string;
};

/**
 * Reads the answers to a form from a decoded JSON or form body, by column, and what is wrong with each, by name. Answers
 * are cleaned before they are judged: surrounding space goes, and every kind of line break becomes \n, or a space where the
 * answer has one line. Keys that are no field are ignored; a missing field and one that is no text are both empty.
 */
export function readForm({ fields, oneOf, noneOf }: FormDefinition, input: unknown, words: AnswerWords) {
  const answers: Record<string, string> = {};
  const posted: Record<string, string> = {};
  const errors: FieldErrors<string> = {};
  for (const field of fields.filter(isAsked)) {
    const value = ownValue(input, field.name) ?? '';
    const isText = typeof value === 'string';
    const answer = isText ? clean(value, field) : '';
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
  const { required, missing, options, unknown, maxLength = Number.POSITIVE_INFINITY } = field;
  if (answer === '') return required && missing;
  if (options) return options.includes(answer) ? undefined : unknown;
  if (answer.length > maxLength) {
    return fill(words.tooLong, {
      answer: field.inSentence ?? field.label,
      length: maxLength.toLocaleString('en-US'),
    });
  }
  // A message needs none of them, a terminal obeys some, and PostgreSQL cannot store U+0000 or half a character.
  if (/\p{Cc}|\p{Cs}/u.test(answer.replace(/[\n\t]/g, ''))) return words.controlCharacter;
}

/** Text that is copied from another program brings its line breaks, most of them invisible. A mail header allows none. */
function clean(answer: string, { multiline }: FieldDefinition): string {
  const text = multiline ? answer.replace(LINE_BREAK, '\n') : answer.replace(BLANKS_IN_A_LINE, ' ');
  return text.trim();
}

/** Also vertical tab, form feed, next line, and Unicode's separators of lines and paragraphs. */
const LINE_BREAK = /\r\n?|[\v\f\x85\u2028\u2029]/g;
const BLANKS_IN_A_LINE = /[\t\n\v\f\r\x85\u2028\u2029]+/g;
