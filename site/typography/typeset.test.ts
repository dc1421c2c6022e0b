import { expect, test } from 'vitest';
import { typesetWords } from './typeset.ts';

const shown = (text: string) =>
  typesetWords(text).replaceAll('\u00a0', '~').replaceAll('\u2060', '^').replaceAll('\u200c', '|');

test.each([
  ['Shelves 12 in. deep', 'Shelves 12~in. deep'],
  ['3½ in. on center', '3½~in. on center'],
  ['8 by 9 ft', '8~by~9~ft'],
  [
    'a rail 34 to 38 in. high, a board 2½ to 5⅝ in. wide',
    'a rail 34~to~38~in. high, a board 2½~to~5|5⁄8~in. wide',
  ],
  ['1 to 2 hours, 2 by 4 panels', '1~to~2~hours, 2 by 4 panels'],
  ['Half a day, 1 to 3 visits', 'Half a day, 1~to~3~visits'],
  ['a 240-volt outlet, the anti-tip strap', 'a 240-^volt outlet, the anti-^tip strap'],
  ['30 or 40 percent at 8 a.m.', '30 or 40~percent at 8~a.m.'],
  ['In 24 hours 15 doors', 'In 24~hours 15 doors'],
  ['a 4-by-8-ft. sheet of ½-in. board', 'a 4-^by-^8-^ft. sheet of ½-^in. board'],
  ['a co-op of the mid-1980s', 'a co-^op of the mid-^1980s'],
  ['open {time} p.m. or later', 'open {time}~p.m. or later'],
  ['the shop at 1 Main Street', 'the shop at 1~Main Street'],
  ['on November 23, 2026, or May 1', 'on November~23, 2026, or May 1'],
  ['Ask for Joe D., or call Ann', 'Ask for Joe~D., or call Ann'],
  ['a two-year warranty, a 2-year one', 'a two-^year warranty, a 2-^year one'],
  ['a walk-in shower, make-up air', 'a walk-^in shower, make-^up air'],
  ['stairs, built-ins and porches', 'stairs, built-^ins and porches'],
  ["a 'Factory-trained carpenter'", "a 'Factory-^trained carpenter'"],
  ['repairs in pre-1978 housing', 'repairs in pre-^1978 housing'],
  ['dry. Setting-type compound', 'dry. Setting-^type compound'],
  ['a multi-point lock', 'a multi-^point lock'],
  ['ask for Joe D. or Zoë S.', 'ask for Joe~D. or Zoë~S.'],
  ["from './bath-walk-in.jpg?photo'", "from './bath-walk-in.jpg?photo'"],
  ["the holiday 'new-year'", "the holiday 'new-year'"],
  ['a half-inch, two-story and 24-hour line', 'a half-inch, two-^story and 24-hour line'],
  ['⅝-in. board, 3⅛ in. and 3⁄16 in.', '5⁄8-^in. board, 3|1⁄8~in. and 3⁄16~in.'],
])('%s', (text, set) => {
  expect(shown(text)).toBe(set);
  expect(typesetWords(typesetWords(text))).toBe(typesetWords(text));
});
