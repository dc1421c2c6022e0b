import { stringify } from 'yaml';
import { z } from 'zod';
import type { Path } from '../mistake.ts';
import { type Definition, isNeeded, messageOf, ownLimitsOf, type Schema, unwrapped } from './field-limits.ts';

type About = {
  /** Of its control, or in front of those in it: "jobs[0].price[1]". */
  name: string;
  /** In the file. */
  path: Path;
  label: string;
  help: string;
  limits: string[];
  needed: boolean;
  /** It, or something around it, is marked as a sample that came with the program. */
  isSample: boolean;
  /** One of those that its file is mostly opened for. */
  isMain: boolean;
};

/**
 * One control. `text` is a paragraph, `markdown` a page of them, `lines` a list of texts with a line for each, `checks` a list of choices,
 * and `yaml` what no other kind has a form for.
 */
export type Control = About & {
  kind: 'line' | 'text' | 'markdown' | 'yaml' | 'number' | 'switch' | 'choice' | 'file' | 'lines' | 'checks';
  /** Of several, one a line. */
  value: string;
  /** In characters. */
  most?: number;
  choices?: string[];
  /** Where spaces around a text belong to it. */
  keepsSpaces?: boolean;
  /** Where its file is: "photos". */
  folder?: string;
  /** As a browser asks for it. */
  input?: 'time';
  /** Of several, a comma ends one, too. */
  commas?: boolean;
};

/** `range` and `span` are numbers and times from and to; of `either`, one is filled in. */
export type Group = About & { kind: 'group' | 'range' | 'span' | 'either'; fields: Field[] };

/** With what each entry is called, where they have names of the owner's own. */
export type List = About & { kind: 'list'; entries: { field: Field; called?: Control }[]; times?: Times };

/** Where a list is of times from and to: the first of them, empty. */
type Times = { first: Group };

export type Field = Control | Group | List;

/** The fields of a form for what a file holds: all that its schema knows, filled in or not. Nothing but the schema says what they are. */
export function fieldsOf(schema: Schema, data: unknown): Field {
  return fieldAt(schema, data, { name: '', path: [], label: '', isSample: false });
}

type Meta = {
  label?: string;
  help?: string;
  main?: boolean;
  folder?: string;
  parts?: string[];
  input?: 'time';
  commas?: boolean;
  /** The field beside it without which it is needed. */
  unless?: string;
};

type Place = Pick<About, 'name' | 'path' | 'label' | 'isSample'>;

function fieldAt(schema: Schema, data: unknown, place: Place): Field {
  const { label: said, help = '', main = false } = metaOf(schema) as Meta;
  const label = said && said !== place.path.at(-1) ? said : place.label;
  const isSample = place.isSample || valueIn(data, 'sample') === true;
  const about: About = {
    ...{ ...place, label, help, isSample, isMain: main },
    ...{ limits: ownLimitsOf(schema), needed: isNeeded(schema) },
  };
  const form = formOf(schema);
  switch (form.kind) {
    case 'group': {
      const fields = Object.entries(form.shape).map(([key, each]) => {
        const { unless } = metaOf(each) as Meta;
        const place = { name: nameOf(about, key), path: [...about.path, key], label: inWords(key), isSample };
        const field = fieldAt(each, valueIn(data, key), place);
        return unless && !valueIn(data, unless) ? { ...field, needed: true } : field;
      });
      return { ...about, kind: 'group', fields };
    }
    case 'pair': {
      const parts = form.items.map((item, n) => {
        const part = {
          ...{ name: nameOf(about, n), path: [...about.path, n], label: form.parts[n] ?? '' },
          isSample,
        };
        return { ...fieldAt(item, valueIn(data, n), part), needed: about.needed };
      });
      const limits = [...new Set(parts.flatMap((part) => part.limits))];
      const fields = parts.map((part) => ({ ...part, limits: [] }));
      const [from, to] = fields;
      // One price is in the first field; the second one is for where a range ends.
      if (isRange(form) && from && to && 'value' in from && 'value' in to) {
        to.needed = false;
        if (from.value === to.value) to.value = '';
      }
      return { ...about, limits: messageOf(form.def) ? about.limits : limits, kind: form.of, fields };
    }
    case 'either': {
      const fields = form.options.map((option) => fieldAt(option, data, { ...about }));
      return { ...about, kind: 'either', fields };
    }
    case 'list':
    case 'record':
      return { ...about, kind: 'list', entries: entriesOf(form, data, about), ...timesOf(form.of, about) };
    default:
      return { ...about, name: about.name || WHOLE, ...form.control, value: shownValue(form.control, data) };
  }
}

function entriesOf(form: { kind: string; of: Schema }, data: unknown, about: About): List['entries'] {
  const isRecord = form.kind === 'record';
  const entries = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  return entries.map(([key, value], n) => {
    const name = nameOf(about, n);
    const path = [...about.path, isRecord ? key : n];
    const place = { name, path, label: isRecord ? ownName(key) : '', isSample: about.isSample };
    const field = fieldAt(form.of, asObject(form.of, value), place);
    const called: Control = {
      ...{ name: keyName(name), path, label: '', help: '', limits: [], needed: true },
      ...{ isSample: field.isSample, isMain: false },
      ...{ kind: 'line', value: plain(key) },
    };
    return isRecord ? { field, called } : { field };
  });
}

function timesOf(of: Schema, about: About): { times?: Times } {
  const place = { name: nameOf(about, 0), path: [...about.path, 0], label: '', isSample: about.isSample };
  const form = formOf(of);
  const isSpan = form.kind === 'pair' && form.of === 'span';
  return isSpan ? { times: { first: fieldAt(of, undefined, place) as Group } } : {};
}

/** From one number to another, whose ends have no names of their own. */
export function isRange(form: Form): boolean {
  return form.kind === 'pair' && form.of === 'range' && form.parts.length === 0;
}

type Form =
  | { kind: 'group'; shape: Record<string, Schema> }
  | { kind: 'pair'; of: Group['kind']; items: Schema[]; parts: string[]; def: Definition }
  | { kind: 'either'; options: Schema[] }
  | { kind: 'list' | 'record'; of: Schema }
  | { kind: 'control'; control: Omit<Control, keyof About | 'value'>; values?: unknown[] };

/** What a schema looks like in a form. */
export function formOf(schema: Schema): Form {
  const def = unwrapped(schema);
  const { folder, parts = [], input, commas } = metaOf(schema) as Meta;
  const control = (
    kind: Control['kind'],
    rest: Omit<Control, keyof About | 'kind' | 'value'> = {},
  ): Form => ({
    kind: 'control',
    control: { kind, ...rest },
  });
  if (folder) return control('file', { folder });
  switch (def.type) {
    case 'object':
      return { kind: 'group', shape: def.shape ?? {} };
    case 'tuple': {
      const items = def.items ?? [];
      const types = items.map((item) => unwrapped(item).type);
      const of = types[0] === 'number' ? 'range' : types[0] === 'string' ? 'span' : 'group';
      return { kind: 'pair', of, items, parts, def };
    }
    case 'union': {
      const options = optionsOf(def);
      const [only, more] = options;
      return only && !more ? formOf(only) : { kind: 'either', options };
    }
    case 'array':
      return listOf(def.element as Schema, commas);
    case 'record':
      return { kind: 'record', of: def.valueType as Schema };
    case 'boolean':
      // Where "no" is what is meant without a word, a box is enough.
      return schema._zod.def.type === 'default'
        ? control('switch')
        : { ...choice([true, false]), values: [true, false] };
    case 'enum':
      return choice(Object.values(def.entries ?? {}));
    case 'literal':
      return choice(def.values ?? []);
    case 'number':
      return control('number');
    case 'string':
      return input ? control('line', { input }) : lineOrText(def);
    default:
      return control('yaml');
  }
}

/** A list of plain texts, or of choices, is one control. */
function listOf(of: Schema, commas?: boolean): Form {
  const entry = formOf(of);
  if (entry.kind !== 'control') return { kind: 'list', of };
  const { kind } = entry.control;
  if (kind === 'choice') return { ...entry, control: { ...entry.control, kind: 'checks' } };
  if (kind === 'line' || kind === 'text')
    return { kind: 'control', control: { kind: 'lines', ...(commas && { commas }) } };
  return { kind: 'list', of };
}

function choice(values: unknown[]): Form & { kind: 'control' } {
  return { kind: 'control', control: { kind: 'choice', choices: values.map(String) }, values };
}

/** One line where a pattern or few characters are asked for. */
function lineOrText({ checks = [], ...def }: Definition): Form {
  const all = checks.map(({ _zod }) => _zod.def);
  const most = all.find(({ check }) => check === 'max_length')?.maximum as number | undefined;
  const hasPattern = 'format' in def || all.some(({ check }) => check === 'string_format');
  const kind = hasPattern || (most && most <= 48) ? 'line' : 'text';
  const keepsSpaces = !hasPattern && all.every(({ check }) => check !== 'overwrite');
  return { kind: 'control', control: { kind, ...(most && { most }), ...(keepsSpaces && { keepsSpaces }) } };
}

/** What a union may be, without a text that is short for fields of which it is one. */
function optionsOf({ options = [] }: Definition): Schema[] {
  return options.filter((option) => !options.some((other) => shortFor(other) === option));
}

function shortFor(option: Schema): Schema | undefined {
  const { shape = {} } = unwrapped(option);
  const [needed, more] = Object.values(shape).filter(isNeeded);
  return more ? undefined : needed;
}

/** The one field that is enough: "header-decks" for `{ photo: header-decks }`. */
export function shortFieldOf(schema: Schema): string | undefined {
  const { options = [] } = unwrapped(schema);
  const full = options.find((option) => options.includes(shortFor(option) as Schema));
  return full && Object.entries(unwrapped(full).shape ?? {}).find(([, each]) => isNeeded(each))?.[0];
}

function asObject(schema: Schema, data: unknown): unknown {
  const short = shortFieldOf(schema);
  return short && typeof data === 'string' ? { [short]: data } : data;
}

function shownValue({ kind, keepsSpaces }: Pick<Control, 'kind' | 'keepsSpaces'>, data: unknown): string {
  if (data === undefined || data === null) return '';
  if (kind === 'yaml') return stringify(data, { lineWidth: 0 });
  if (kind === 'switch') return data === true ? 'true' : '';
  if (Array.isArray(data)) return data.map((each) => plain(String(each))).join('\n');
  return typeof data === 'object' ? '' : plain(String(data), keepsSpaces);
}

/** What is pasted into a paragraph, without breaks and without what no page can show. */
export function plain(text: string, keepsSpaces = false): string {
  const line = text
    .replace(/\s*[\n\r\v\f\u0085\u2028\u2029]+\s*/g, ' ')
    .replace(/(?!\t)\p{Cc}|\p{Cs}|\ufeff/gu, '');
  return keepsSpaces ? line : line.trim();
}

/** The name of what is in a field. */
export function nameOf({ name }: Pick<About, 'name'>, part: string | number): string {
  if (typeof part === 'number') return `${name}[${part}]`;
  return name ? `${name}.${part}` : part;
}

/** The control of a file that is one text. */
export const WHOLE = '#all';

/** The control with the name that an owner gives an entry. */
export function keyName(entry: string): string {
  return `${entry}#name`;
}

function valueIn(data: unknown, part: string | number): unknown {
  return typeof data === 'object' && data !== null && Object.hasOwn(data, part)
    ? (data as Record<string, unknown>)[part]
    : undefined;
}

/** What the owner's own names are called: "recentProjects" as "Recent projects". */
export function ownName(key: string): string {
  return /^[a-z]+(?:[A-Z][a-z]+)+$/.test(key) ? inWords(key) : key;
}

/** "howSoon" as "How soon", for what has no label. */
function inWords(key: string): string {
  const words = key.replace(/(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What is said of a schema, or of what it makes optional. */
function metaOf(schema: Schema): Record<string, unknown> {
  const { innerType, in: input } = schema._zod.def as unknown as Definition;
  const inner = innerType ?? input;
  return { ...(inner && metaOf(inner)), ...z.globalRegistry.get(schema) };
}
