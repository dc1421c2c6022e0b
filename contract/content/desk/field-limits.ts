// What the value of a field may be, in the words of the mistakes: for the tables of the documentation and the owner's forms.
import { z } from 'zod';

export type Schema = z.core.$ZodType;
/** What it says when a value is none of its own. */
type Refusing = { error?: (issue: object) => unknown };
type Check = Refusing & { check: string; [limit: string]: unknown };
/** What a schema is made of: each kind has some of these. */
export type Definition = Refusing & {
  type: string;
  innerType?: Schema;
  in?: Schema;
  options?: Schema[];
  shape?: Record<string, Schema>;
  element?: Schema;
  valueType?: Schema;
  items?: Schema[];
  entries?: Record<string, string>;
  values?: unknown[];
  defaultValue?: unknown;
  checks?: { _zod: { def: Check } }[];
};

/** A schema without what makes it optional. */
export function unwrapped(schema: Schema): Definition {
  const def = schema._zod.def as unknown as Definition;
  const inner = def.innerType ?? def.in;
  return inner ? unwrapped(inner) : def;
}

/** False where a file may leave it out. */
export function isNeeded(schema: Schema): boolean {
  return !['optional', 'default'].includes(schema._zod.def.type);
}

/** What a value may be beside any text, each limit once. */
export function ownLimitsOf(schema: Schema): string[] {
  const all = limitsOf(schema);
  return [...new Set(all)].filter(
    (limit) => limit !== KINDS.string && !all.includes(`${limit.replace('may name', 'with')} in it`),
  );
}

/** What a value may be, in the words of the mistakes. */
function limitsOf(schema: Schema): string[] {
  const def = schema._zod.def as unknown as Definition;
  const { folder } = (z.globalRegistry.get(schema) ?? {}) as { folder?: string };
  if (folder) return [`a file in \`${folder}/\``];
  const inner = def.innerType ?? def.in;
  const own = (def.checks ?? []).flatMap(({ _zod }) => limitOf(_zod.def));
  if (inner) return [...limitsOf(inner), ...own];
  const said = messageOf(def);
  if (said) return [said];
  const values = def.values ?? (def.entries && Object.values(def.entries));
  if (values) return [values.map((value) => `\`${value}\``).join(', ')];
  if (own.includes('whole')) return ['a whole number', ...own.filter((limit) => limit !== 'whole')];
  return [...kindOf(def), ...own];
}

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  record: 'names of your own, with a value each',
  object: 'fields',
};

function kindOf(def: Definition): string[] {
  if (def.type === 'array' && def.element) {
    const [kind = '', ...rest] = limitsOf(def.element);
    const plural = { [`${KINDS.object}`]: 'a list', [`${KINDS.string}`]: 'a list of texts' }[kind];
    return [plural ?? `a list, each ${kind}`, ...rest];
  }
  if (def.type === 'tuple')
    return [
      `two in brackets, each ${limitsOf(def.items?.[0] as Schema)
        .filter((limit) => limit !== KINDS.string)
        .join('; ')}`,
    ];
  if (def.type === 'union')
    return [(def.options ?? []).map((option) => limitsOf(option).join(' ')).join(', or ')];
  // What code alone checks has no words.
  return def.type === 'custom' ? [] : [KINDS[def.type] ?? def.type];
}

function limitOf(def: Check): string[] {
  const said = messageOf(def);
  if (said === 'some text' || said === 'nothing in braces') return [];
  if (said) return [said];
  switch (def.check) {
    case 'min_length':
      return def.minimum === 1 ? ['at least one'] : [`at least ${def.minimum}`];
    case 'greater_than':
      return def.value === 0 ? [] : [`at least ${def.value}`];
    case 'max_length':
    case 'less_than':
      return [`at most ${def.maximum ?? def.value}`];
    case 'number_format':
      return ['whole'];
    case 'string_format':
      return def.prefix
        ? [`begins with \`${def.prefix}\``]
        : def.includes
          ? [`with "${def.includes}" in it`]
          : [];
    default:
      return [];
  }
}

/** Of "expected …", what was expected. */
export function messageOf(def: Refusing): string | undefined {
  const message = def.error?.({});
  const text = typeof message === 'string' ? message : (message as { message?: string } | undefined)?.message;
  return text
    ?.replace(/^expected /, '')
    .replace(/^nothing in braces but /, 'may name ')
    .replace(/^\{/, 'with {')
    .replace(/\{\w+\}(?: and (?=\{))?/g, (place) => place.replace(/\{\w+\}/, '`$&`').replace(' and ', ', '));
}
