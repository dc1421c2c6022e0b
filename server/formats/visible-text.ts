/**
 * Makes invisible characters visible. Control, bidirectional and zero-width characters become text like `<U+202E>`, so
 * no terminal or mail client obeys them and the reader sees them. Line ends and tabs stay.
 *
 * Invisible characters that are part of a word stay: joiners after a letter or mark of a script that they shape (Arabic,
 * Persian, the scripts of India), those within an emoji, and variation selectors after a Chinese or Mongolian letter.
 * Hebrew and Arabic need no direction marks, because their letters imply the direction, so those are shown too.
 *
 * A line that holds such letters is put between isolates: it is read in its own direction, and moves nothing
 * beside it in a sentence or a table.
 */
export function visibleText(text: string): string {
  return markInvisible(text).replace(RIGHT_TO_LEFT_LINE, `${ISOLATE}$&${END_OF_ISOLATE}`);
}

/** The same without isolates, for text that programs read. */
export function markInvisible(text: string): string {
  // Matching emoji is slow, and most texts contain nothing hidden.
  if (text.search(HIDDEN) < 0) return text;
  return text.replace(PARTS, (part, hidden?: string) => (hidden === undefined ? part : mark(hidden)));
}

/** JSON with such characters as `\u` escapes: safe on a terminal, and it parses to the same values. */
export function escapeInvisible(json: string): string {
  return json.replace(HIDDEN, (hidden) =>
    hidden.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}

/** Removes them, for text that should contain none, like a phone number. */
export function withoutInvisible(text: string): string {
  return text.replace(HIDDEN, '');
}

/** Text as one line of at most `most` characters, for tables and logs: answers of other servers have no length limit. */
export function oneLine(text: string, most = 300): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  if (line.length <= most) return line;
  const start = line.slice(0, most - 1).trimEnd();
  const isOpen = start.lastIndexOf(ISOLATE) > start.lastIndexOf(END_OF_ISOLATE);
  return `${start}…${isOpen ? END_OF_ISOLATE : ''}`;
}

/** Escapes text for HTML as React does, so text that React rendered can be found in a page. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Takes its direction from the first letter in it. */
const ISOLATE = '\u2068';
const END_OF_ISOLATE = '\u2069';

/** The blocks of scripts that are written from right to left. */
const RIGHT_TO_LEFT_LINE =
  /^.*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}].*$/gmu;

/** No kind of space is included. */
const INVISIBLE = String.raw`[[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]--[\n\t]]`;

const HIDDEN = new RegExp(INVISIBLE, 'gv');

/** Scripts whose letters change shape next to a joiner (U+200C, U+200D). */
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

/** The alternatives that keep a hidden character come first; what the group then matches is replaced. */
const PARTS = new RegExp(
  [
    // Known emoji with their modifiers, then sequences of newer ones.
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
