/**
 * Shows what cannot be seen. Control characters, and characters that turn the direction of what follows or are invisible,
 * become marks like `<U+202E>`, so that a terminal or a mail runs none of them and whoever reads knows of them. Line ends
 * and tabs stay.
 *
 * Some invisible characters are part of a word, and stay where they are: joiners right behind a letter or mark of a
 * script whose letters they shape (Arabic, Persian, the scripts of India), what belongs to an emoji, and the selector of
 * a glyph behind a Chinese or Mongolian letter. The direction of Hebrew and Arabic comes from their letters, so the marks
 * of direction are shown as well.
 */
export function visibleText(text: string): string {
  // Looking for emoji is slow, and most texts hide nothing.
  if (text.search(HIDDEN) < 0) return text;
  return text.replace(PARTS, (part, hidden?: string) => (hidden === undefined ? part : mark(hidden)));
}

/** The same text of JSON with such characters as escapes: no terminal runs them, and a program reads what was there. */
export function escapeInvisible(json: string): string {
  return json.replace(HIDDEN, (hidden) =>
    hidden.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}

/** Text without any of them, for what can have none, like a phone number. */
export function withoutInvisible(text: string): string {
  return text.replace(HIDDEN, '');
}

/** Text as one line, short enough for a table: what other machines say has no limit. */
export function oneLine(text: string, most = 300): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line;
}

/** Blanks are none of them, however wide. */
const INVISIBLE = String.raw`[[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]--[\n\t]]`;

const HIDDEN = new RegExp(INVISIBLE, 'gv');

/** Scripts whose letters take another shape beside a joiner (U+200C, U+200D). */
const JOINED = [
  'Arabic',
  'Syriac',
  'Nko',
  'Mongolian',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Myanmar',
  'Khmer',
];
const OF_JOINED = JOINED.map((script) => String.raw`\p{Script_Extensions=${script}}`).join('');
const JOINED_LETTER = `[[${OF_JOINED}]&&[[\\p{L}\\p{M}]--${INVISIBLE}]]`;

const SKIN_OR_STYLE = String.raw`[\u{1F3FB}-\u{1F3FF}\uFE0F]`;

/** What is looked at together: what belongs together comes first, and only then, in the group, what is hidden. */
const PARTS = new RegExp(
  [
    // The emoji that there are, with all that belongs to them, and newer ones of the same make.
    String.raw`\p{RGI_Emoji}`,
    String.raw`(?<=\p{Extended_Pictographic}${SKIN_OR_STYLE}?)\u200D(?=\p{Extended_Pictographic})`,
    String.raw`(?<=\p{Emoji})[\uFE0E\uFE0F]`,
    String.raw`(?<=${JOINED_LETTER})[\u200C\u200D]`,
    String.raw`(?<=[[\p{Script=Han}\p{Script=Mongolian}]--${INVISIBLE}])[\p{Variation_Selector}\u180E]`,
    `(${INVISIBLE})`,
  ].join('|'),
  'gv',
);

function mark(hidden: string): string {
  return `<U+${(hidden.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
}
