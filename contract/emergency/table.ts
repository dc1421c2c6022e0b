import { letterOf } from './letter.ts';
import { RULES } from './rules.ts';
import { type Kind, VOCABULARY } from './vocabulary.ts';

const KINDS = Object.keys(VOCABULARY) as Kind[];

/**
 * Rules and vocabulary with a letter for each kind. `scripts/bundle.ts` has the build put this in the place of what
 * it is made of, which is nearly twice as large.
 */
export const TABLE = {
  /** The words of each kind, in the order of the letters. */
  words: Object.values(VOCABULARY).map(withoutDoubles).join('~'),
  /** A line for each rule: its id, what it advises, and its patterns. */
  rules: RULES.map(({ id, advice, when }) => [id, advice, ...when.flatMap(inLetters)].join(' ')).join('\n'),
};

/** As the words of a visitor are read. */
function withoutDoubles(words: string): string {
  return words.replace(/([a-z])\1/g, '$1');
}

function inLetters(pattern: string): string[] {
  const letters = pattern
    .replace(/[a-z]+/g, (kind) => letterOf(KINDS.indexOf(kind as Kind)))
    .replaceAll('|', '');
  const [, one, other, veto] = /^(\w+)~(\w+)(.*)$/.exec(letters) ?? [];
  return one ? [`${one}>${other}${veto}`, `${other}>${one}${veto}`] : [letters];
}
