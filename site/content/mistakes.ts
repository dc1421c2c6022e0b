import type { z } from 'zod';

/** What is wrong in a file of the content, and where. */
export type Mistake = {
  file: string;
  /** From 1; absent for what is wrong with the file as a whole. */
  line?: number | undefined;
  /** "jobs.2.price". */
  field?: string | undefined;
  /** What was expected, or what to do. */
  expected: string;
  /** What is there. */
  found?: string | undefined;
};

/** All of them, a line each: "content/services/decks.md, line 12: price: expected the lower number first, found [950, 480]". */
export function mistakesInWords(mistakes: Mistake[]): string {
  const lines = mistakes.map(({ file, line, field, expected, found }) => {
    const place = line === undefined ? file : `${file}, line ${line}`;
    return `  ${[place, field, expected].filter(Boolean).join(': ')}${found === undefined ? '' : `, found ${found}`}`;
  });
  const count =
    mistakes.length === 1 ? 'A correction is needed' : `${mistakes.length} corrections are needed`;
  return `${count}:\n${lines.join('\n')}`;
}

/** Longer values are cut where they are quoted. */
const LONGEST = 60;

/** What is in the place of a mistake, as one writes it. */
export function quoted(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** What zod says, for people who write no programs. */
export function inPlainWords(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'unrecognized_keys')
    return `there is no field ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
  if (issue.code !== 'invalid_type') return issue.message;
  if (value === undefined) return 'is missing';
  const names: Record<string, string> = {
    string: 'expected a text; put it in quotes',
    number: 'expected a number',
    boolean: 'expected true or false',
    array: 'expected a list',
    object: 'expected fields below it',
    tuple: 'expected two numbers in brackets, as [480, 950]',
  };
  return names[issue.expected] ?? issue.message;
}
