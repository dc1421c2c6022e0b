/** A number and its unit, or the parts of a measure: "3½ in.", "12 ft", "40 percent", "200 sq. ft.". */
const PAIR =
  /([\d¼½¾⅛⅜⅝⅞]|\bsq\.) (?=(?:\d+[⁄/]\d+|in\.|ft\b|sq\.|inch|feet\b|foot\b|percent\b|a\.m\.|p\.m\.|miles?\b))/g;

/** The same of placeholders, days, visits, houses and names: "{time} a.m.", "November 23, 2026", "Joe D.". Pages bring no such words of their own. */
const DATE =
  /(?<=\}) (?=[ap]\.m\.)|(?<=[A-Z][a-z]+) (?=\d+, \d{4})|(?<=\d) (?=(?:hours|visits)\b)|(?<=\bat \d+) (?=[A-Z])|(?<=\bcall) (?=911\b)|(?<=\b911) (?=first\b)|(?<=\b\p{Lu}\p{Ll}+) (?=\p{Lu}\.)/gu;

/** "a two-year warranty", "a 240-volt outlet", "a walk-in shower": a narrow column would break them in half. */
const COMPOUND =
  /(?<=\d)-(?=(?:volt|year)\b)|(?<=\btwo)-(?=(?:story|year)\b)|(?<= (?:anti|built|fan|fire|floor|hand|job|kraft|low|made|make|multi|pre|second|setting|shut|walk)|\bfactory|\bmade-to)-(?=[a-z\d])/gi;

/** A hyphen behind which no line should end: "a 4-by-8-ft. sheet", "co-op", "mid-1980s". */
const HYPHEN =
  /(?<=[\d¼½¾⅛⅜⅝⅞])-(?=(?:in|ft|sq)\.|by-)|(?<=\bsq\.)-(?=ft)|(?<=\bby)-(?=\d)|(?<=\bco)-(?=op)|(?<=\bmid)-(?=\d)/gi;

/** Both numbers of a measure: "2 by 4 ft", "34 to 38 in.", "1 to 3 visits", before or behind the setting of its unit. */
const SPAN =
  /(?<=[\d¼½¾⅛⅜⅝⅞]) (by|to) (?=(?:\d+[¼½¾⅛⅜⅝⅞]?|[¼½¾⅛⅜⅝⅞])[ \u00a0](?:in\.|ft\b|(?:hours|visits)\b))/g;

/** After the hyphen it prevents a break, and searching the page for "co-op" still works. Our fonts have no U+2011. */
const WORD_JOINER = '\u2060';

/** Our fonts have none of them, but digits above and below a fraction slash. */
const EIGHTHS: Record<string, string> = { '⅛': '1⁄8', '⅜': '3⁄8', '⅝': '5⁄8', '⅞': '7⁄8' };

/** Separates a whole number from a fraction: in "3⅛" the three is not part of the numerator. */
const NON_JOINER = '\u200c';

/** Typesets a text: keeps numbers with their units and some compounds on one line, and sets fractions. */
export function typeset(text: string): string {
  return text
    .replace(PAIR, '$1\u00a0')
    .replace(HYPHEN, `-${WORD_JOINER}`)
    .replace(
      /(\d?)([⅛⅜⅝⅞])/g,
      (_, whole: string, sign: string) => (whole && whole + NON_JOINER) + EIGHTHS[sign],
    );
}

/** The same for the words of `content/`, in the build alone: what pages fill in needs less, and home's script has no room. */
export function typesetWords(text: string): string {
  return typeset(text.replace(SPAN, '\u00a0$1\u00a0'))
    .replace(DATE, '\u00a0')
    .replace(COMPOUND, `-${WORD_JOINER}`);
}

/** Between the parts of one line. Where the line breaks, the dot stays at the end of the upper one. */
export const MIDDLE_DOT = '\u00a0· ';

/** All words in it, set for print. */
export function typesetAll<Value>(value: Value): Value {
  if (typeof value === 'string') return typesetWords(value) as Value;
  if (Array.isArray(value)) return value.map(typesetAll) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, typesetAll(each)])) as Value;
}
