// Writes docs/content-fields.md, the tables of all fields that a contractor's folder may have, from the schema that checks them:
// node scripts/content-fields.ts
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import {
  type Definition,
  isNeeded,
  messageOf,
  ownLimitsOf,
  type Schema,
  unwrapped,
} from '../contract/content/desk/field-limits.ts';
import { FILES } from '../contract/content/files.ts';
import { serviceFileSchema } from '../contract/content/schema/services.ts';

export const CONTENT_FIELDS = 'docs/content-fields.md';

const INTRODUCTION = `# The fields of a content folder

Made by \`node scripts/content-fields.ts\` from the schema that checks the files. [Editing the content](editing-content.md) is the
manual.

\`a > b\` is the field \`b\` below \`a\`, and \`…\` each entry of a list, or each name of your own. A field that is needed may be
missing together with the group that it is in. What is in braces is a place that the page fills. Where the last column is empty,
any text will do. A \`mark\` is a word or two above a title, and a \`lead\` the sentence or two below it.
`;

const NOTHING = { about: '', needed: '', limits: '' };
type Row = { field: string; about: string; needed: string; limits: string };

/** The whole page, as Markdown. */
export function contentFields(): string {
  /** Where a field was first described, for those that several files share. */
  const described = new Map<Schema, string>();
  const files = Object.entries(FILES).flatMap(([name, schema]): [string, Schema][] => [
    [`${name}.yaml`, schema],
    ...(name === 'services' ? [['services/*.md', serviceFileSchema] as [string, Schema]] : []),
  ]);
  const parts = files.map(([file, schema]) => {
    const rows = rowsBelow(schema, [], file, described);
    const table = rows.map(
      ({ field, about, needed, limits }) => `| \`${field}\` | ${about} | ${needed} | ${limits} |`,
    );
    const head = ['| field | what it is | needed | what it may be |', '| --- | --- | --- | --- |'];
    return [`## ${file}`, '', sentence(schema), '', ...(rows.length > 0 ? [...head, ...table, ''] : [])].join(
      '\n',
    );
  });
  return [INTRODUCTION, ...parts].join('\n');
}

function rowsBelow(schema: Schema, path: string[], file: string, described: Map<Schema, string>): Row[] {
  const def = unwrapped(schema);
  const inner = def.element ?? def.valueType;
  if (inner) return rowsBelow(inner, [...path, '…'], file, described);
  const { shape = {} } = def.options?.map(unwrapped).find((option) => option.shape) ?? def;
  if (messageOf(def)) return [];
  // Fields of which the same is said share a row.
  const groups = new Map<string, { names: string[]; row: Omit<Row, 'field'>; below: Row[] }>();
  for (const [name, field] of Object.entries(shape)) {
    const before = described.get(field);
    if (!before) described.set(field, file);
    const row = before ? { ...NOTHING, limits: asIn(before, file) } : rowOf(field);
    let below = before ? [] : rowsBelow(field, [...path, name], file, described);
    const [only, more] = below;
    if (only && !more && only.limits.startsWith('as ')) {
      row.limits = [row.limits, only.limits].join(' ');
      below = [];
    }
    const key = below.length > 0 ? name : JSON.stringify(row);
    groups.set(key, { names: [...(groups.get(key)?.names ?? []), name], row, below });
  }
  return [...groups.values()].flatMap(({ names, row, below }) => [
    { field: [...path, names.join(', ')].join(' > '), ...row },
    ...below,
  ]);
}

function asIn(before: string, file: string): string {
  return before === file ? 'as above' : `as in \`${before}\``;
}

function rowOf(schema: Schema): Omit<Row, 'field'> {
  const { defaultValue } = schema._zod.def as unknown as Definition;
  const isPlain = ['string', 'number'].includes(typeof defaultValue);
  const { unless } = (z.globalRegistry.get(schema) ?? {}) as { unless?: string };
  const needed = unless ? `without \`${unless}\`` : isNeeded(schema) ? 'yes' : 'no';
  return {
    about: sentence(schema),
    needed: isPlain ? `no (${defaultValue})` : needed,
    limits: ownLimitsOf(schema).join('; '),
  };
}

/** What is said of a field. */
function sentence(schema: Schema): string {
  const { innerType } = schema._zod.def as unknown as Definition;
  const { help } = (z.globalRegistry.get(schema) ?? {}) as { help?: string };
  return help ?? (innerType ? sentence(innerType) : '');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(CONTENT_FIELDS, contentFields());
