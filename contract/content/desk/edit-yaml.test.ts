import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { FILES } from '../files.ts';
import { parsed } from '../issues.ts';
import { readYaml } from '../read-yaml.ts';
import { editYaml } from './edit-yaml.ts';
import { fieldsOf } from './fields.ts';
import { formFrom, formOfField, pressed, readFields } from './read-fields.ts';

test.each([
  ['a comment behind a name', 'a: # here\n  b: 1\nc: 2\n', 'a: # here\n  b: 3\nc: 2\n'],
  ['a list that is not indented', 'a:\n- b: 1\n- b: 2\nc: 3\n', 'a:\n- b: 3\n- b: 2\nc: 3\n'],
  ['brackets around everything', '{ a: { b: 1 }, c: 2 }\n', '{ a: { b: 3 }, c: 2 }\n'],
  ['names in quotes', '"a":\n  \'b\': 1 # one\n', '"a":\n  \'b\': 3 # one\n'],
  ['a mark at the beginning and the end', '---\na:\n  b: 1\n...\n', '---\na:\n  b: 3\n...\n'],
  ['no value', 'a:\n  b:\n  c: 1\n', 'a:\n  b: 3\n  c: 1\n'],
  ['a comment in place of a value', 'a:\n  b: # none\n  c: 1\n', 'a:\n  b: 3 # none\n  c: 1\n'],
  ['a text over several lines', 'a:\n  b: one\n    two\n  c: 1\n', 'a:\n  b: 3\n  c: 1\n'],
  ['a text that keeps its line ends', 'a:\n  b: |\n    one\n    two\n\n  c: 1\n', 'a:\n  b: 3\n\n  c: 1\n'],
  ['no end of the last line', 'a:\n  b: 1', 'a:\n  b: 3'],
  ['lists of lists', 'a:\n  - - 1\n    - 2\n  - - 3\n', 'a:\n  - - 1\n    - 2\n  - - 4\n'],
])('changes a value and nothing around it: %s', (_what, before, expected) => {
  const { data } = readYaml(before, '').source ?? {};
  const isList = /\n *- /.test(before);
  const changed = isList
    ? readYaml(expected, '').source?.data
    : { ...(data as object), a: { ...(data as { a: object }).a, b: 3 } };
  expect(editYaml(before, data, changed)).toBe(expected);
});

const WORDS = [
  '',
  'x',
  'a: b',
  '# c',
  '- d',
  '"q"',
  "it's",
  '[ x',
  'a,b]',
  '{ a',
  'x # y',
  '>-',
  '|',
  '---',
  '...',
  ': x',
  'x:',
  '? k',
  '!t',
  '@x',
  '`x',
  '%y',
  '*a',
  '&b',
  'null',
  'yes',
  '12',
  '1,200',
  '0x1f',
  '2026-03',
  'עדה',
  '🛠️',
  'long words '.repeat(30).trim(),
];

test('whatever is typed, added, removed and moved, the text of a file reads as its form', () => {
  const files = (
    ['terms', 'office', 'crew', 'logos', 'home', 'prices', 'galleries', 'company', 'guide'] as const
  ).map((name) => {
    const text = readFileSync(`content/${name}.yaml`, 'utf8');
    const schema: z.ZodType = FILES[name];
    const sent = (data: unknown) => formFrom(formOfField(fieldsOf(schema, data)));
    const { source } = readYaml(text, name);
    if (!source) throw new Error(`${name} cannot be read`);
    const form = sent(parsed(source, schema).data);
    const dataOf = (data: unknown) => readFields(schema, sent(data)).data;
    return { text, schema, form, dataOf, before: readFields(schema, form, true).data };
  });
  const step = fc.record({
    at: fc.nat(10_000),
    word: fc.constantFrom(...WORDS),
    verb: fc.constantFrom('type', 'type', 'add', 'remove', 'up', 'down'),
  });
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.array(step, { minLength: 1, maxLength: 6 }), (file, steps) => {
      let form = file.form;
      for (const { at, word, verb } of steps) {
        const names = [...form.keys()].filter((name) => name.endsWith('[]') === (verb !== 'type'));
        const name = names[at % names.length];
        if (!name) continue;
        const list = name.slice(0, -2);
        const entry = verb === 'add' ? list : `${list}[${at % (form.get(name)?.length || 1)}]`;
        form = verb === 'type' ? new Map(form).set(name, [word]) : pressed(form, `${verb} ${entry}`);
      }
      const expected = file.dataOf(readFields(file.schema, form).data);
      const { source, mistakes } = readYaml(editYaml(file.text, file.before, expected), 'edited');
      expect(mistakes).toEqual([]);
      expect(file.dataOf(source?.data)).toEqual(expected);
    }),
    { numRuns: 150 },
  );
});
