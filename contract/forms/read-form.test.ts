import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimateFormWords } from '../../contract/content/current.ts';
import { answers as answerWords } from '../../messages/en/answers.ts';
import { contactFormWords } from '../../messages/en/contact-form.ts';
import { serviceOptions } from '../content/current.ts';
import { fill } from '../fill.ts';
import { FORM_STRUCTURES, FORMS, LEAD_FIELDS, parseLead } from '../lead.ts';
import { contactForm } from './contact.ts';
import { estimateForm } from './estimate.ts';
import { columnOf, defineForm, type FieldStructure, type FormDefinition, fieldsOnPage } from './form.ts';

const REQUEST = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  phone: '',
  email: 'ada@customer.example',
  service: 'painting',
  description: 'Two rooms',
};
const MESSAGE = {
  name: 'Grace',
  lname: 'Hopper',
  number: '914 555 0124',
  email: 'grace@customer.example',
  message: 'The stairs.',
};
const MESSAGE_AS_LEAD = {
  first_name: MESSAGE.name,
  last_name: MESSAGE.lname,
  phone: MESSAGE.number,
  email: MESSAGE.email,
  service: null,
  description: MESSAGE.message,
};

const estimate = defineForm(estimateForm, estimateFormWords);
const contact = defineForm(contactForm, contactFormWords);
const CASES = [
  { form: estimate as FormDefinition, good: REQUEST, lead: REQUEST },
  { form: contact as FormDefinition, good: MESSAGE, lead: MESSAGE_AS_LEAD },
];

const parse = (form: FormDefinition, input: unknown) => parseLead(form, input, answerWords);

describe.each(CASES)('the $form.name form', ({ form, good, lead }) => {
  const limited = form.fields.filter(({ maxLength }) => maxLength !== undefined);

  /** What is wrong with the good answers after this change. */
  function errorsFor(change: Record<string, unknown>) {
    const parsed = parse(form, { ...good, ...change });
    return parsed.ok ? {} : parsed.errors;
  }

  test('keys answers by the columns of a lead, and ignores what is no field or inherited', () => {
    expect(parse(form, { ...good, admin: true, constructor: 'x' })).toMatchObject({ ok: true, value: lead });
    expect(parse(form, Object.create(good))).toMatchObject({ ok: false });
  });

  test.each(limited)('takes a $name of one character and of $maxLength, and no more', (field) => {
    const { name, maxLength = 0, inSentence } = field;
    expect(errorsFor({ [name]: 'x' })).toEqual({});
    expect(errorsFor({ [name]: 'x'.repeat(maxLength) })).toEqual({});
    expect(errorsFor({ [name]: 'x'.repeat(maxLength + 1) })).toEqual({
      [name]: fill(answerWords.tooLong, {
        answer: inSentence ?? '',
        length: maxLength.toLocaleString('en-US'),
      }),
    });
  });

  test.each(form.fields.filter(({ required }) => required))(
    'asks for a missing, empty or blank $name',
    ({ name, missing }) => {
      for (const blank of [undefined, null, '', '   ', '\n\r\n\t']) {
        expect(errorsFor({ [name]: blank })).toEqual({ [name]: missing });
      }
    },
  );

  test.each(form.fields)('takes nothing but text as $name', ({ name }) => {
    for (const value of [0, true, [], ['a', 'b'], {}, { toString: 'x' }]) {
      expect(errorsFor({ [name]: value })).toEqual({ [name]: answerWords.notText });
    }
  });

  test.each(limited)('cleans line breaks and space in $name', (field) => {
    for (const lineBreak of ['\n', '\r', '\r\n', '\v', '\f', '\x85', '\u2028', '\u2029']) {
      const typed = ` ${lineBreak}ada${lineBreak}grace${lineBreak}`;
      expect(parse(form, { ...good, [field.name]: typed })).toMatchObject({
        ok: true,
        value: { [columnOf(field)]: field.multiline ? 'ada\ngrace' : 'ada grace' },
      });
    }
    expect(parse(form, { ...good, [field.name]: 'ada\tgrace' })).toMatchObject({
      value: { [columnOf(field)]: field.multiline ? 'ada\tgrace' : 'ada grace' },
    });
  });

  test.each(limited)('refuses control characters and half characters in $name', ({ name }) => {
    for (const character of ['\0', '\b', '\x1b', '\x7f', '\x80', '\ud800']) {
      expect(errorsFor({ [name]: `a${character}b` })).toEqual({ [name]: answerWords.controlCharacter });
    }
  });

  test('each field has one name, and what a field refers to exists', () => {
    const names = form.fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { after } of form.fields) if (after) expect(names).toContain(after);
    expect(names).toEqual(expect.arrayContaining([...(form.oneOf ?? [])]));
    expect(fieldsOnPage(form)).toHaveLength(names.length);
  });
});

test('a service must be one of the options', () => {
  for (const service of serviceOptions) {
    expect(parse(estimate, { ...REQUEST, service })).toMatchObject({ ok: true, value: { service } });
  }
  for (const service of ['Painting', 'paint', 'constructor', '__proto__']) {
    expect(parse(estimate, { ...REQUEST, service })).toEqual({
      ok: false,
      errors: { service: 'Please choose a service from the list.' },
    });
  }
});

test.each(['李', 'Þorgerður', 'محمد', 'Зоя', "O'Neill", '👩‍🔧'])('takes the name %s', (first_name) => {
  expect(parse(estimate, { ...REQUEST, first_name })).toMatchObject({ ok: true, value: { first_name } });
});

test('a message needs no name, and one of email and phone; any text passes as an email', () => {
  for (const change of [
    { name: '', lname: null },
    { email: '' },
    { number: '' },
    { email: 'at work', number: '' },
  ]) {
    expect(parse(contact, { ...MESSAGE, ...change })).toMatchObject({ ok: true });
  }
  expect(parse(contact, { name: 7, lname: 'x'.repeat(101), email: '\n' })).toEqual({
    ok: false,
    errors: {
      name: answerWords.notText,
      lname: 'Please keep the last name to 100 characters at most.',
      email: 'Please enter an email address or a phone number so we can reach you.',
      message: 'Please write a message.',
    },
  });
});

test('any input gets an answer, and what passes is clean and passes again', () => {
  const names = estimate.fields.map(({ name }) => name);
  const typed = fc.record({
    ...Object.fromEntries(names.map((name) => [name, fc.string({ unit: 'binary', maxLength: 300 })])),
    service: fc.constantFrom(...serviceOptions),
  });
  fc.assert(
    fc.property(fc.oneof(typed, fc.anything()), fc.constantFrom(estimate, contact), (input, form) => {
      const parsed = parse(form, input);
      if (!parsed.ok) {
        expect(Object.keys(parsed.errors)).not.toEqual([]);
        return;
      }
      expect(Object.keys(parsed.value)).toEqual(LEAD_FIELDS);
      for (const [column, answer] of Object.entries(parsed.value)) {
        if (answer === null) continue;
        expect(answer).toBe(answer.trim());
        expect(answer.isWellFormed()).toBe(true);
        if (column !== 'description') expect(answer).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      }
      if (form === estimate) expect(parse(form, parsed.value)).toEqual(parsed);
    }),
    { numRuns: 1_000 },
  );
});

test('the request asks for the work first, and the message in the order of the specification', () => {
  expect(
    fieldsOnPage(estimate).map(({ label, required }) => `${label}${required ? '' : ' (optional)'}`),
  ).toEqual(['Service', 'Describe your project', 'First name', 'Last name', 'Phone (optional)', 'Email']);
  const asked = fieldsOnPage(contact).map(columnOf);
  expect(asked).toEqual(['first_name', 'last_name', 'phone', 'email', 'description']);
});

// Keys of requests without one are made of the answers in this order.
test('the columns of a lead are in the order that they were first asked in', () => {
  expect(LEAD_FIELDS).toEqual(['first_name', 'last_name', 'phone', 'email', 'service', 'description']);
});

test.each(LEAD_FIELDS)('%s has one limit in each form that asks for it', (column) => {
  const fields: FieldStructure[] = FORMS.flatMap((form) => [...FORM_STRUCTURES[form].fields]);
  const limits = fields.filter((field) => columnOf(field) === column).map(({ maxLength }) => maxLength);
  expect(new Set(limits).size).toBe(1);
});
