import { oneLine, visibleText } from '../formats/visible-text.ts';
import { folded } from '../store/search-text.ts';

/** The context shown before and after a match, in characters. */
const BEFORE = 50;
const BEHIND = 110;

/**
 * Where a text holds a word of a search: the text before it, the word as written, and the text after it. Accents
 * and capitals do not matter. Undefined when none of them is there.
 */
export function foundIn(text: string, typed: string): [string, string, string] | undefined {
  const line = oneLine(visibleText(text), Number.POSITIVE_INFINITY);
  const { plain, places } = foldedWithPlaces(line);
  const found = folded(typed)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({ at: plain.indexOf(word), length: word.length }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  const [first] = found;
  if (!first) return undefined;
  const from = places[first.at] ?? 0;
  const until = places[first.at + first.length] ?? line.length;
  return [beforeIn(line, from), line.slice(from, until), behindIn(line, until)];
}

function beforeIn(line: string, end: number): string {
  const start = Math.max(0, end - BEFORE);
  if (start === 0) return line.slice(0, end);
  return `…${line.slice(start, end).replace(/^\S*\s/, '')}`;
}

function behindIn(line: string, start: number): string {
  const end = start + BEHIND;
  if (end >= line.length) return line.slice(start);
  return `${line.slice(start, end).replace(/\s\S*$/, '')}…`;
}

/** The text as a search sees it, and the position of each of its characters in the original. */
function foldedWithPlaces(text: string): { plain: string; places: number[] } {
  let plain = '';
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const letters = /\s/.test(character) ? ' ' : folded(character);
    plain += letters;
    for (let count = 0; count < letters.length; count++) places.push(place);
    place += character.length;
  }
  return { plain, places };
}
