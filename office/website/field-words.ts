// What the fields of a form are called and say, in an owner's words.
import {
  type Control,
  type Field,
  type Group,
  type List,
  ownName,
} from '../../contract/content/desk/fields.ts';
import type { FormMistakes } from '../../contract/content/desk/file-form.ts';
import { inWords } from '../../contract/content/value-in-words.ts';
import { fill } from '../../contract/fill.ts';
import { holidays as holidayWords } from '../../messages/en/holidays.ts';
import { officeWebsite as words } from '../../messages/en/office-website.ts';

/** Of what an entry is called, in characters. */
const LONGEST_TITLE = 48;

/** Every field with what it and those around it are called: "New boards, Time". */
export function fieldsIn(field: Field, around: string): { name: string; label: string }[] {
  const label = [...new Set([around, field.label])].filter(Boolean).join(', ');
  const own = { name: field.name, label };
  if ('fields' in field) return [...field.fields.flatMap((each) => fieldsIn(each, label)), own];
  if ('entries' in field)
    return [...field.entries.flatMap((entry, n) => fieldsIn(entry.field, titleIn(entry, n))), own];
  return [own];

  /** A time span has no words of its own. */
  function titleIn(entry: List['entries'][number], n: number): string {
    const isSpan = entry.field.kind === 'span' || entry.field.kind === 'range';
    return isSpan ? fill(words.entry, { list: label, number: n + 1 }) : entryTitle(entry, field as List, n);
  }
}

export function isControl(field: Field): field is Control {
  return !('fields' in field || 'entries' in field);
}

export function isEmpty(field: Field): boolean {
  if ('entries' in field) return field.entries.length === 0;
  return valuesOf(field).every((value) => value === '');
}

/** What is in it, in a few words. */
export function gistOf(field: Field): string {
  if ('entries' in field) {
    const { length } = field.entries;
    return length === 1 ? words.oneEntry : fill(words.entries, { count: length });
  }
  if ('fields' in field && field.kind === 'range') return rangeIn(field);
  const values = valuesOf(field);
  return values.find((value) => /\p{L}/u.test(value)) ?? values.filter(Boolean).join('–');
}

/** "$175", "$900–1,400". What has names for its parts, as feet and inches, is no range. */
function rangeIn({ label, fields }: Group): string {
  if (fields.some((part) => part.label)) return '';
  const [from = '', to = ''] = fields.flatMap(valuesOf);
  const figures = [from, to || from];
  // What is no number is shown as it was typed.
  const isTyped = !figures.every((figure) => /^\d+$/.test(figure));
  return (!isTyped && inWords(figures.map(Number), label)) || [from, to].filter(Boolean).join('–');
}

/** What an entry is called by, in a list: by its name or its first words. */
export function entryTitle(
  { field, called }: List['entries'][number],
  { label }: List,
  place: number,
): string {
  const first = ownName(called?.value ?? '') || valuesOf(field).find((value) => /\p{L}/u.test(value));
  if (!first) return fill(words.entry, { list: label, number: place + 1 }).trim();
  return shortened(first);
}

/** As much as a line has room for. */
export function shortened(title: string): string {
  return title.length > LONGEST_TITLE + 1 ? `${title.slice(0, LONGEST_TITLE)}…` : title;
}

/** Its price or times. */
export function spanIn(field: Field): string {
  if ('entries' in field) return '';
  if (!('fields' in field)) return '';
  if (field.kind === 'range' || field.kind === 'span') return gistOf(field);
  return field.fields.map(spanIn).find(Boolean) ?? '';
}

/** What is typed into a field, in its order. */
export function valuesOf(field: Field): string[] {
  if ('fields' in field) return field.fields.flatMap(valuesOf);
  if ('entries' in field) return field.entries.flatMap((entry) => valuesOf(entry.field));
  return [field.value];
}

export function choiceLabel(choice: string): string {
  const names: Record<string, string> = {
    true: words.yes,
    false: words.no,
    andersen: words.windows,
    ...holidayWords.holidayNames,
  };
  return capitalized(names[choice] ?? (/^[a-z-]+$/.test(choice) ? choice.replaceAll('-', ' ') : choice));
}

const PROBLEMS = {
  'no-name': () => words.noName,
  'same-name': () => words.sameName,
  'two-at-once': () => words.twoAtOnce,
};

export function errorAt(name: string, mistakes: FormMistakes): string | undefined {
  const sentences = mistakes
    .get(name)
    ?.map((mistake) =>
      typeof mistake === 'string'
        ? PROBLEMS[mistake]()
        : 'said' in mistake
          ? mistake.said
          : mistake.found === 'nothing' && mistake.expected === 'text'
            ? words.empty
            : inOwnersWords(fill(words.wrong, { expected: mistake.expected.replace(/\.$/, '') })),
    );
  return sentences && [...new Set(sentences)].join(' ');
}

/** What it is for and, where the control does not show it by itself, what it may be; of a number, only a mistake says that. */
export function hintOf(field: Field): string {
  const { help } = field;
  const isShown =
    'fields' in field || 'choices' in field || 'folder' in field || /^(?:switch|number)$/.test(field.kind);
  const isSaid = (limit: string) =>
    field.kind === 'list' ? /^at most /.test(limit) : !isShown && !/^a list /.test(limit);
  const limits = field.limits.filter(isSaid).join('; ');
  const said = limits && fill(words.mayBe, { limits: capitalized(limits) });
  return inOwnersWords([help, said].filter(Boolean).join(' '));
}

/** Without the signs of Markdown and the names of fields, and with what each file is called here. */
export function inOwnersWords(text: string): string {
  return text
    .replace(/ \([`"]\w+[`"]\)/g, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .replace(/([a-z-]+)\.yaml/g, (file, part) =>
      Object.hasOwn(words.files, part) ? `“${words.files[part as keyof typeof words.files]}”` : file,
    );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The whole file is a list, which has no name. */
export function idOf(name: string): string {
  return `field-${name}`;
}

export function entryId(list: string, place: number): string {
  return `entry-${list}[${place}]`;
}

export function rowsOf(value: string): number {
  return Math.min(12, Math.ceil(value.length / 60) || 1);
}
