import { expect, test } from 'vitest';
import { contactFormWords } from '../content/contact-form.ts';
import * as answerWords from '../content/words/answers.ts';
import { columnOf, defineForm, type FieldStructure, type FormStructure } from './forms/form.ts';
import { FORM_STRUCTURES, FORMS, LEAD_FIELDS, parseLead } from './lead.ts';

const fields: FieldStructure[] = FORMS.flatMap((form) => [...FORM_STRUCTURES[form].fields]);

test('the columns are in the order that keys of requests without one are made of', () => {
  expect(LEAD_FIELDS).toEqual(['first_name', 'last_name', 'phone', 'email', 'service', 'description']);
});

test.each(LEAD_FIELDS)('a %s is as long as it may be in each form that asks for it', (column) => {
  const limits = fields.filter((field) => columnOf(field) === column).map(({ maxLength }) => maxLength);
  expect(new Set(limits).size).toBe(1);
});

test('each list names a field once, and what a field refers to is there', () => {
  for (const form of FORMS) {
    const { fields: all, oneOf = [] }: FormStructure = FORM_STRUCTURES[form];
    const names = all.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { after } of all) if (after) expect(names).toContain(after);
    expect(names).toEqual(expect.arrayContaining([...oneOf]));
  }
});

test('a column that a form does not ask for is null', () => {
  const contact = defineForm(FORM_STRUCTURES.contact, contactFormWords);
  const parsed = parseLead(contact, { email: 'a@customer.example', message: 'Hello' }, answerWords);
  expect(parsed).toMatchObject({ ok: true, value: { service: null, first_name: '', description: 'Hello' } });
});
