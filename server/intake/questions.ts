import { fill } from '../../contract/fill.ts';
import { ASKED_FIELD, quoted } from '../../contract/forms/doubtful-answers.ts';
import { ownValue } from '../../contract/submission-context.ts';

/**
 * The question about each answer that cannot be right, by the names of the fields; nothing where there is none, or where the page that
 * was posted has asked already. `question`: with a place for the `{answer}`.
 */
export function questionsFor(
  doubtful: Record<string, string>,
  body: unknown,
  question: string,
): Record<string, string> | undefined {
  const asked = quoted(doubtful);
  if (asked === '' || ownValue(body, ASKED_FIELD) === asked) return undefined;
  return Object.fromEntries(
    Object.entries(doubtful).map(([name, answer]) => [name, fill(question, { answer })]),
  );
}
