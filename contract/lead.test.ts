import { expect, test } from 'vitest';
import { columnOf, type FieldDefinition } from './forms/form.ts';
import { FORM_DEFINITIONS, FORMS, LEAD_FIELDS, parseLead } from './lead.ts';

const fields: FieldDefinition[] = FORMS.flatMap((form) => [...FORM_DEFINITIONS[form].fields]);

test('the columns stand in the order that keys of requests without one are made of', () => {
  expect(LEAD_FIELDS).toEqual(['first_name', 'last_name', 'phone', 'email', 'service', 'description']);
});

test.each(LEAD_FIELDS)('a %s is as long as it may be in each form that asks for it', (column) => {
  const limits = fields.filter((field) => columnOf(field) === column).map(({ limit }) => limit?.length);
  expect(new Set(limits).size).toBe(1);
});

test('each list names a field once, and what a field refers to is there', () => {
  for (const form of FORMS) {
    const {
      fields: all,
      oneOf,
    }: { fields: readonly FieldDefinition[]; oneOf?: { fields: readonly string[] } } = FORM_DEFINITIONS[form];
    const names = all.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { after, options, unknown } of all) {
      if (after) expect(names).toContain(after);
      expect(Boolean(unknown)).toBe(Boolean(options));
    }
    expect(names).toEqual(expect.arrayContaining([...(oneOf?.fields ?? [])]));
  }
});

test('a column that a form does not ask for is null', () => {
  const parsed = parseLead('contact', { email: 'a@customer.example', message: 'Hello' });
  expect(parsed).toMatchObject({ ok: true, value: { service: null, first_name: '', description: 'Hello' } });
});
