import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isNeeded, type Schema } from './desk/field-limits.ts';
import { formOf } from './desk/fields.ts';
import { FILES } from './files.ts';
import { serviceFileSchema } from './schema/services.ts';

/** The groups of fields in a schema by their place in a file, each with the fields without which it is refused. */
function needsOf(schema: Schema, place: string): [string, string[]][] {
  const form = formOf(schema);
  switch (form.kind) {
    case 'group': {
      const fields = Object.entries(form.shape);
      const needed = fields.filter(([, field]) => isNeeded(field)).map(([name]) => name);
      return [[place, needed], ...fields.flatMap(([name, field]) => needsOf(field, `${place}.${name}`))];
    }
    case 'list':
    case 'record':
      return needsOf(form.of, `${place}[]`);
    case 'pair':
      return form.items.flatMap((item) => needsOf(item, place));
    case 'either':
      return form.options.flatMap((option, n) => needsOf(option, n === 0 ? place : `${place}|${n}`));
    default:
      return [];
  }
}

test('no field is needed that what is published does not have', () => {
  const schemas = { ...FILES, 'services/': serviceFileSchema };
  const needs = Object.entries(schemas).flatMap(([file, schema]) => needsOf(schema as Schema, file));
  const known = parse(readFileSync('contract/content/published-needs.yaml', 'utf8'));
  expect(Object.fromEntries(needs.map(([place, names]) => [place, names.join(' ')]))).toEqual(known);
});
