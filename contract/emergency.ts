import type { UrgencyLevel } from './answer.ts';
import { type Advice, type RuleId, TABLE } from './emergency/table.ts';

/** How urgent some words sound: by which rules, the dangers first, and the advice they call for. */
export type Urgency = { level: UrgencyLevel; rules: RuleId[]; advice: Advice[] };

/** The letters of the first four kinds of the vocabulary. */
const OVER = '0';
const CALM = '1';
const STILL = '2';
const NO = '3';

/** A word of no kind, where it is long enough to say something. */
const OTHER = '_';
const SHORTEST = 4;

/** Matches a word, or what some words say together, and captures it in the group of its kind. */
const WORD = new RegExp(
  `\\b(?:((?:${TABLE.words
    .replaceAll('(', '(?:')
    .replaceAll('~', ')\\w*)|((?:')
    .replaceAll('.', '\\b')
    .replaceAll('_', '\\W*')})\\w*)|\\w+)`,
  'g',
);

const rules = TABLE.rules.split('\n').map((line) => {
  const [id, advice, ...patterns] = line.split(' ');
  return { id: id as RuleId, advice: advice as Advice, pattern: new RegExp(patterns.map(compile).join('|')) };
});

/**
 * Reads a visitor's description of their house, in English or Spanish, for words of an emergency; undefined where there are
 * none. It knows words and not what they mean, and is wrong now and then: let nothing depend on it but what is said first.
 */
export function urgencyOf(words: string): Urgency | undefined {
  const sentences = words
    // Without accents, apostrophes, invisible characters, and letters that are doubled by mistake.
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’`]/gu, '')
    .toLowerCase()
    .replace(/([a-z])\1+/g, '$1')
    .split(/[.!?;\n]| but | pero /)
    // A letter for each word, and the commas.
    .map((sentence) => sentence.replace(WORD, letterOfWord).replace(/[^\w,]/g, ''));
  const isCalm = sentences.some((sentence) => sentence.includes(CALM));
  const found = rules.filter(
    ({ advice, pattern }) =>
      !(isCalm && advice === 'urgent') &&
      sentences.some(
        (sentence) => (!sentence.includes(OVER) || sentence.includes(STILL)) && pattern.test(sentence),
      ),
  );
  const [worst] = found;
  if (!worst) return undefined;
  return {
    level: worst.advice === 'urgent' ? worst.advice : 'danger',
    rules: found.map(({ id }) => id),
    advice: [...new Set(found.map(({ advice }) => advice))],
  };
}

function letterOfWord(word: string, ...groups: string[]): string {
  return TABLE.letters[groups.indexOf(word)] ?? (word.length < SHORTEST ? '' : OTHER);
}

/**
 * Makes an expression over letters of a rule's pattern. Neither in it nor in the two words before it may be a "no", but
 * where it begins with one itself; and in the two words around it, nothing of what it excludes. A comma ends what a "no" takes
 * back. No lookbehind: Safari has it only since 16.4.
 */
function compile(pattern: string): string {
  const [body = '', veto = ''] = pattern.split('!');
  const other = `[^${body[0] === NO ? '' : NO}${veto}]`;
  const inside = body
    .replace(/\w+/g, '[$&]')
    .replace(/[<=>]/g, (gap) => `[^${NO}${veto}${gap === '<' ? ',' : ''}]{0,${gap === '=' ? 1 : 4}}?`);
  return `(?:^${other}?|${other}{2}|,)${inside}${veto && `(?!.?[${veto}])`}`;
}
