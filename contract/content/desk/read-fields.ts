import { fieldOf } from '../issues.ts';
import type { Path } from '../mistake.ts';
import { readYaml } from '../read-yaml.ts';
import { isNeeded, type Schema } from './field-limits.ts';
import {
  type Control,
  type Field,
  formOf,
  isRange,
  keyName,
  nameOf,
  plain,
  shortFieldOf,
  WHOLE,
} from './fields.ts';

/** What a browser sends: each name with its values, in their order on the page. */
export type Form = ReadonlyMap<string, readonly string[]>;

/** What is wrong with a form that its data cannot say, by the field as mistakes name it. */
export type Problems = Record<string, 'no-name' | 'same-name' | 'two-at-once'>;

/** The names and values of a posted form. */
export function formFrom(pairs: Iterable<readonly [string, string]>): Form {
  const form = new Map<string, string[]>();
  for (const [name, value] of pairs) {
    const values = form.get(name);
    if (values) values.push(value);
    else form.set(name, [value]);
  }
  return form;
}

/** What a browser sends when nothing in these fields was changed. */
export function formOfField(field: Field): [string, string][] {
  switch (field.kind) {
    case 'group':
    case 'range':
    case 'span':
    case 'either':
      return field.fields.flatMap(formOfField);
    case 'list':
      return field.entries.flatMap(({ field: each, called }, n) => [
        [entriesName(field.name), String(n)],
        ...(called ? formOfField(called) : []),
        ...formOfField(each),
      ]);
    case 'checks':
      return field.value ? field.value.split('\n').map((value) => [field.name, value]) : [];
    default:
      return field.kind === 'switch' && !field.value ? [] : [[field.name, field.value]];
  }
}

/** The hidden fields of a list: one for each entry, with the number in the names of what is in it. Their order is that of the entries. */
export function entriesName(list: string): string {
  return `${list}[]`;
}

/** A form after a press of "add jobs", "remove jobs[1]", "up jobs[1]" or "down jobs[1]"; as it is after any other. */
export function pressed(form: Form, press: string): Form {
  const [, verb, list = '', at] = /^(add|remove|up|down) (.*?)(?:\[(\d+)\])?$/.exec(press) ?? [];
  const name = entriesName(verb === 'add' && at ? `${list}[${at}]` : list);
  const entries = [...(form.get(name) ?? [])];
  const place = entries.indexOf(at ?? '');
  if (verb === 'add')
    entries.push(String(Math.max(-1, ...entries.map(Number).filter(Number.isSafeInteger)) + 1));
  else if (place < 0) return form;
  else {
    const [entry = ''] = entries.splice(place, 1);
    if (verb !== 'remove') entries.splice(Math.max(0, place + (verb === 'up' ? -1 : 1)), 0, entry);
  }
  return new Map(form).set(name, entries);
}

/**
 * The data of a form, with its mistakes still in it: text where a number is asked for stays text, which the schema then refuses. What is
 * empty is absent; with `keepsBlank`, entries of lists stay, because they were added to be filled in.
 */
export function readFields(
  schema: Schema,
  form: Form,
  keepsBlank = false,
): { data: unknown; problems: Problems } {
  const problems: Problems = {};
  const data = readAt(schema, '', []) ?? blank(schema) ?? {};
  return { data, problems };

  /** Nothing where all of it is empty. */
  function readAt(schema: Schema, name: string, path: Path): unknown {
    const shape = formOf(schema);
    switch (shape.kind) {
      case 'group': {
        const read = Object.entries(shape.shape).map(([key, each]) => ({
          ...{ key, each },
          value: readAt(each, nameOf({ name }, key), [...path, key]),
        }));
        if (read.every(({ value }) => value === undefined)) return undefined;
        const filled = read.map(({ key, each, value }) => [
          key,
          value ?? (isNeeded(each) ? blank(each) : undefined),
        ]);
        const group = Object.fromEntries(filled.filter(([, value]) => value !== undefined));
        const short = shortFieldOf(schema);
        return short && Object.keys(group).join() === short ? group[short] : group;
      }
      case 'pair': {
        const values = shape.items.map((item, n) => readAt(item, nameOf({ name }, n), [...path, n]));
        if (isRange(shape)) values[1] ??= values[0];
        return values.every((value) => value === undefined)
          ? undefined
          : values.map((value) => value ?? null);
      }
      case 'either': {
        const values = shape.options
          .map((option) => readAt(option, name, path))
          .filter((value) => value !== undefined);
        if (values.length < 2) return values[0];
        problems[fieldOf(path)] = 'two-at-once';
        return Object.assign({}, ...values);
      }
      case 'list':
        return listOf(entriesAt(name).map((entry, n) => readEntry(shape.of, entry, [...path, n])));
      case 'record':
        return recordOf(shape.of, entriesAt(name), path);
      default:
        return typedValue(shape, form.get(name || WHOLE) ?? []);
    }
  }

  function entriesAt(name: string): string[] {
    return (form.get(entriesName(name)) ?? []).map((at) => `${name}[${at}]`);
  }

  function readEntry(schema: Schema, name: string, path: Path): unknown {
    return readAt(schema, name, path) ?? (keepsBlank ? (blank(schema) ?? '') : undefined);
  }

  function recordOf(schema: Schema, entries: string[], path: Path): unknown {
    const read: Record<string, unknown> = {};
    for (const entry of entries) {
      const typed = plain(form.get(keyName(entry))?.[0] ?? '');
      const value = readEntry(schema, entry, [...path, typed]);
      if (value === undefined && !typed) continue;
      // Two of one name stay two; the mark between them is not shown.
      let key = typed;
      while (!key || Object.hasOwn(read, key)) key += '\0';
      if (key !== typed) problems[fieldOf([...path, key])] = typed ? 'same-name' : 'no-name';
      Object.defineProperty(read, key, { value: value ?? blank(schema) ?? null, enumerable: true });
    }
    return Object.keys(read).length > 0 ? read : undefined;
  }
}

function isSeveral({ kind }: Pick<Control, 'kind'>): boolean {
  return kind === 'lines' || kind === 'checks';
}

function listOf(entries: unknown[]): unknown[] | undefined {
  const filled = entries.filter((entry) => entry !== undefined);
  return filled.length > 0 ? filled : undefined;
}

/** Where something is needed, the least that can have mistakes of its own. */
function blank(schema: Schema): unknown {
  const form = formOf(schema);
  if (form.kind === 'list' || (form.kind === 'control' && isSeveral(form.control))) return [];
  if (form.kind === 'record') return {};
  if (form.kind !== 'group') return undefined;
  const parts = Object.entries(form.shape).filter(([, each]) => isNeeded(each));
  return Object.fromEntries(
    parts.map(([key, each]) => [key, blank(each)]).filter(([, value]) => value !== undefined),
  );
}

function typedValue(
  { control, values = [] }: Extract<ReturnType<typeof formOf>, { kind: 'control' }>,
  all: readonly string[],
): unknown {
  const [typed = ''] = all;
  if (control.kind === 'yaml') return yamlOf(typed);
  const chosen = (text: string) => values.find((value) => String(value) === text) ?? text;
  if (isSeveral(control)) {
    const lines = control.kind === 'lines' ? typed.split(control.commas ? /[\r\n,]| and /i : /[\r\n]/) : all;
    return listOf(
      lines
        .map((line) => plain(line))
        .filter(Boolean)
        .map(chosen),
    );
  }
  const text = plain(typed, control.keepsSpaces);
  if (text.trim() === '') return undefined;
  switch (control.kind) {
    case 'switch':
      return true;
    case 'choice':
      return chosen(text);
    case 'number':
      return numberOf(text);
    default:
      return text;
  }
}

/** "$1,200" and "−73.77", too; any other text as it is. */
function numberOf(text: string): unknown {
  const digits = text.replace(/[$,\s]/g, '').replace('−', '-');
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : text;
}

function yamlOf(typed: string): unknown {
  const text = typed.replace(/\r\n?/g, '\n');
  if (text.trim() === '') return undefined;
  const { source } = readYaml(text, '');
  return source ? (source.data ?? undefined) : text;
}
