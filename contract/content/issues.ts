import { z } from 'zod';
import { asMeant, valueAt } from './as-meant.ts';
import type { Mistake, Path, Source } from './mistake.ts';
import { nearest } from './mistake.ts';

type Issue = z.core.$ZodIssue;

/**
 * Checks what a file holds; adds what is wrong with it, each with its line and in an owner's words. With `leftOut`, a field that the
 * schema does not have is no mistake: it is added there, and the rest is read.
 */
export function checked<T>(
  source: Source,
  schema: z.ZodType<T>,
  mistakes: Mistake[],
  leftOut?: Mistake[],
): T | undefined {
  const { result, unknown } = parsed(source, schema, leftOut !== undefined);
  leftOut?.push(...unknown.map((path) => unknownField(path, schema, source)));
  if (result.success) return result.data;
  const { issues } = result.error;
  // What is wrong in an entry is reported there; a rule about the whole list would report it a second time.
  const isSaid = ({ code, path }: Issue) =>
    code === 'custom' &&
    Array.isArray(valueAt(source.data, path)) &&
    issues.some(
      (other) => other.path.length > path.length && path.every((part, n) => part === other.path[n]),
    );
  for (const issue of issues.filter((each) => !isSaid(each))) {
    if (issue.code === 'unrecognized_keys') {
      mistakes.push(...issue.keys.map((key) => unknownField([...issue.path, key], schema, source)));
    } else {
      const { path } = issue;
      const place = { file: source.file, ...source.lineOf(path), field: fieldOf(path) };
      mistakes.push({ ...place, found: foundAt(path, source), expected: expectedBy(issue) });
    }
  }
  return undefined;
}

/**
 * What a file holds, and what the schema makes of it, with what people write by themselves in the form that the schema has for it; and,
 * if it `isLenient`, without the fields that are `unknown` to it.
 */
export function parsed<T>(source: Source, schema: z.ZodType<T>, isLenient = false) {
  let result = schema.safeParse(source.data ?? {});
  let data: unknown = source.data ?? {};
  const unknown: Path[] = [];
  while (!result.success) {
    const { issues } = result.error;
    const more = isLenient ? unknownIn(issues) : [];
    const meant = more.length > 0 ? withoutFields(data, more) : asMeant(source, data, issues);
    if (meant === undefined) break;
    unknown.push(...more);
    data = meant;
    result = schema.safeParse(meant);
  }
  return { data, result, unknown };
}

/** The places of the fields that a schema does not have. Of a choice, those that alone keep what is there from being one of it. */
function unknownIn(issues: Issue[]): Path[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key]);
    if (issue.code !== 'invalid_union') return [];
    const option = issue.errors.find((each) => each.every(({ code }) => code === 'unrecognized_keys'));
    return unknownIn(option ?? []).map((path) => [...issue.path, ...path]);
  });
}

/** The same data without the fields at these places. */
export function withoutFields(data: unknown, paths: Path[]): unknown {
  const kept = structuredClone(data);
  for (const path of paths) {
    const around = valueAt(kept, path.slice(0, -1)) as Record<PropertyKey, unknown>;
    delete around[path.at(-1) as PropertyKey];
  }
  return kept;
}

/** "jobs > 3 > price": entries of a list are counted from 1. */
export function fieldOf(path: Path): string {
  return path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join(' > ');
}

/** The value at a place, quoted and shortened. */
export function foundAt(path: Path, source: Source): string {
  const value = valueAt(source.data, path);
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value))
    return value.length === 1 ? 'a list with one entry' : `a list with ${value.length} entries`;
  if (typeof value === 'object') return 'fields';
  const words = String(value);
  const shown = words.length > 60 ? `${words.slice(0, 57)}… (${words.length} characters)` : words;
  return typeof value === 'string' ? `"${shown}"` : (source.writtenAt(path) ?? shown);
}

function unknownField(path: Path, schema: z.ZodType, source: Source): Mistake {
  const known = Object.keys(shapeOf(schemaAt(schema, path.slice(0, -1))) ?? {});
  const near = nearest(String(path.at(-1)), known);
  return {
    file: source.file,
    ...source.lineOf(path),
    field: fieldOf(path),
    found: 'an unknown field',
    expected: near ? `"${near}"` : `one of ${known.join(', ')}`,
  };
}

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, each entry behind a dash',
  tuple: 'a list like [1, 2]',
  object: 'fields, each on a line of its own below it',
  record: 'fields, each on a line of its own below it',
};

function expectedBy(issue: Issue): string {
  if (issue.message.startsWith('expected ')) return issue.message.slice('expected '.length);
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected] ?? issue.expected;
    case 'too_small':
      return amount(issue.origin, issue.inclusive ? 'at least' : 'more than', Number(issue.minimum));
    case 'too_big':
      return amount(issue.origin, issue.inclusive ? 'at most' : 'less than', Number(issue.maximum));
    case 'invalid_value':
      return `one of ${issue.values.join(', ')}`;
    case 'invalid_format':
      if (issue.format === 'starts_with')
        return `text that begins with "${(issue as { prefix?: string }).prefix}"`;
      if (issue.format === 'includes')
        return `text with "${(issue as { includes?: string }).includes}" in it`;
      return 'text of another form';
    case 'invalid_union':
      return 'the name of a file, or fields with "photo" among them';
    default:
      return 'another value';
  }
}

function amount(origin: string, bound: string, count: number): string {
  if (origin === 'array') return `${bound} ${count} ${count === 1 ? 'entry' : 'entries'}`;
  return origin === 'string' ? `${bound} ${count} characters` : `a number of ${bound} ${count}`;
}

/** The schema of a field, without what makes it optional. */
export function schemaAt(schema: z.core.$ZodType, path: Path): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>((at, part) => {
    const { def } = bare(at)?._zod ?? {};
    if (!def) return undefined;
    const { shape, element, valueType, items } = def as unknown as Record<string, never>;
    return (
      (shape && Object.hasOwn(shape, part) ? shape[part] : undefined) ?? element ?? valueType ?? items?.[part]
    );
  }, schema);
}

/** Every text of a file, and the folder in which it names a file, if it does. */
export function fieldsWithFiles(
  schema: z.core.$ZodType | undefined,
  data: unknown,
  path: Path = [],
): { path: Path; value: string; folder: string | undefined }[] {
  if (typeof data === 'string') return [{ path, value: data, folder: folderOf(schema) }];
  if (typeof data !== 'object' || data === null) return [];
  const entries = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  return entries.flatMap(([part, each]) =>
    fieldsWithFiles(schema && schemaAt(schema, [part]), each, [...path, part]),
  );
}

/** In which folder a text names a file, if it does. */
export function folderOf(schema: z.core.$ZodType | undefined): string | undefined {
  if (!schema) return undefined;
  const { folder } = z.globalRegistry.get(schema) ?? {};
  if (typeof folder === 'string') return folder;
  const { innerType, in: input, options } = schema._zod.def as Inner;
  return folderOf(innerType ?? input ?? options?.[0]);
}

type Inner = { innerType?: z.core.$ZodType; in?: z.core.$ZodType; options?: z.core.$ZodType[] };

/** The fields of an object. */
export function shapeOf(schema: z.core.$ZodType | undefined): Record<string, z.core.$ZodType> | undefined {
  return (bare(schema)?._zod.def as { shape?: Record<string, z.core.$ZodType> } | undefined)?.shape;
}

function bare(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  const {
    innerType,
    in: input,
    options,
  } = (schema?._zod.def ?? {}) as {
    innerType?: z.core.$ZodType;
    in?: z.core.$ZodType;
    options?: z.core.$ZodType[];
  };
  const inner = innerType ?? input ?? options?.at(-1);
  return inner ? bare(inner) : schema;
}
