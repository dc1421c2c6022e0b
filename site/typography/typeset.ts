/** A number or its placeholder and its unit, or the parts of a measure: "3½ in.", "12 ft", "{time} a.m.", "200 sq. ft.". */
const PAIR =
  /([\d¼½¾⅛⅜⅝⅞}]|\bsq\.) (?=(?:\d+[⁄/]\d+|in\.|ft\b|sq\.|inch|feet\b|foot\b|percent\b|a\.m\.|p\.m\.|miles?\b))/g;

/** A day of a year: "November 23, 2026". */
const DATE = /\b[A-Z][a-z]+ \d{1,2}, \d{4}\b/g;

/** A hyphen behind which no line should end: "a 4-by-8-ft. sheet", "a two-year warranty", "co-op", "mid-1980s". */
const HYPHEN =
  /(?<=\d|\btwo)-(?=year\b)|(?<=[\d¼½¾⅛⅜⅝⅞])-(?=(?:in|ft)\.|by-)|(?<=\bby)-(?=\d)|(?<=\bco)-(?=op)|(?<=\bmid)-(?=\d)/gi;

/** Behind the hyphen it keeps the line together, and who searches a page for "co-op" finds it: our fonts have no U+2011. */
const WORD_JOINER = '\u2060';

/** Our fonts have none of them, but digits above and below a fraction slash. */
const EIGHTHS: Record<string, string> = { '⅛': '1⁄8', '⅜': '3⁄8', '⅝': '5⁄8', '⅞': '7⁄8' };

/** Ends the digits that belong to a fraction slash: in "3⅛" the three is no part of the numerator. */
const NON_JOINER = '\u200c';

/** Sets a text as print has it: numbers stay with their units, some words in one piece, and fractions become signs. */
export function typeset(text: string): string {
  return text
    .replace(PAIR, '$1\u00a0')
    .replace(DATE, (date) => date.replaceAll(' ', '\u00a0'))
    .replace(HYPHEN, `-${WORD_JOINER}`)
    .replace(
      /(\d?)([⅛⅜⅝⅞])/g,
      (_, whole: string, sign: string) => (whole && whole + NON_JOINER) + EIGHTHS[sign],
    );
}

type Node = { type: string; value?: string; children?: Node[] };

/** The same as a remark plugin, for all text of a Markdown file. */
export function remarkTypeset() {
  return function set(node: Node) {
    if (node.type === 'text' && node.value) node.value = typeset(node.value);
    for (const child of node.children ?? []) set(child);
  };
}
