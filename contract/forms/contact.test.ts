import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactFormWords } from '../../content/contact-form.ts';
import { estimateFormWords } from '../../content/estimate-form.ts';
import * as answerWords from '../../content/words/answers.ts';
import { parseLead } from '../lead.ts';
import { contactForm } from './contact.ts';
import { estimateForm } from './estimate.ts';
import { columnOf, defineForm, fieldsOnPage } from './form.ts';

const GOOD = {
  name: 'Grace',
  lname: 'Hopper',
  number: '914 555 0124',
  email: 'grace@customer.example',
  message: 'The stairs.',
};

/** The same under the names of a lead. */
const ANSWERS = {
  first_name: GOOD.name,
  last_name: GOOD.lname,
  phone: GOOD.number,
  email: GOOD.email,
  service: null,
  description: GOOD.message,
};

const { noneOf } = contactFormWords;
const definition = defineForm(contactForm, contactFormWords);
const MISSING = 'Please write a message.';

const parse = (input: unknown) => parseLead(definition, input, answerWords);

/** What is wrong with the good message once these fields are set otherwise. */
function errorsFor(change: Record<string, unknown>) {
  const parsed = parse({ ...GOOD, ...change });
  return parsed.ok ? {} : parsed.errors;
}

test('takes a message, cleaned before it is judged', () => {
  const parsed = parse({ ...GOOD, name: '  Grace ', message: ' a\r\nb\rc ' });
  expect(parsed).toEqual({ ok: true, value: { ...ANSWERS, description: 'a\nb\nc' } });
});

test('asks for no name at all', () => {
  for (const blank of [undefined, null, '', '  ']) {
    expect(errorsFor({ name: blank, lname: blank })).toEqual({});
  }
});

test.each([undefined, null, '', '   ', '\n\r\n\t'])('refuses %o as a message', (message) => {
  expect(errorsFor({ message })).toEqual({ message: MISSING });
});

test('refuses only what cannot be answered: one of e-mail and phone will do, and any text is an e-mail', () => {
  expect(errorsFor({ email: '' })).toEqual({});
  expect(errorsFor({ number: '' })).toEqual({});
  expect(errorsFor({ email: 'at work', number: '' })).toEqual({});
  expect(errorsFor({ email: ' ', number: undefined })).toEqual({ email: noneOf });
});

test('names everything that is wrong at once', () => {
  expect(parse({ name: 7, lname: 'x'.repeat(101), email: '\n' })).toEqual({
    ok: false,
    errors: {
      name: answerWords.notText,
      lname: 'Please keep the last name to 100 characters at most.',
      email: noneOf,
      message: MISSING,
    },
  });
});

test.each(contactForm.fields)(
  'takes a $name of one character and of $maxLength, and no more',
  ({ name, maxLength }) => {
    expect(errorsFor({ [name]: 'x' })).toEqual({});
    expect(errorsFor({ [name]: 'x'.repeat(maxLength) })).toEqual({});
    expect(errorsFor({ [name]: 'x'.repeat(maxLength + 1) })).toEqual({
      [name]: expect.stringContaining(`to ${maxLength.toLocaleString('en-US')} characters at most.`),
    });
  },
);

test.each(contactForm.fields)('takes nothing but text as $name', ({ name }) => {
  for (const value of [0, true, [], ['a', 'b'], {}]) {
    expect(errorsFor({ [name]: value })).toEqual({ [name]: answerWords.notText });
  }
});

describe('text that was copied from another program', () => {
  test.each(contactForm.fields)('keeps its words in $name, whatever breaks its lines', (field) => {
    const { name } = field;
    const column = columnOf(field);
    for (const lineBreak of ['\n', '\r', '\r\n', '\v', '\f', '\x85', '\u2028', '\u2029']) {
      const typed = `${lineBreak}ada${lineBreak}grace${lineBreak}`;
      expect(parse({ ...GOOD, [name]: typed })).toMatchObject({
        ok: true,
        value: { [column]: name === 'message' ? 'ada\ngrace' : 'ada grace' },
      });
    }
    expect(parse({ ...GOOD, [name]: 'ada\tgrace' })).toMatchObject({
      ok: true,
      value: { [column]: name === 'message' ? 'ada\tgrace' : 'ada grace' },
    });
  });

  test.each(contactForm.fields)('is refused in $name with a character that no text needs', ({ name }) => {
    for (const character of ['\0', '\b', '\x1b', '\x7f', '\x80', '\ud800']) {
      expect(errorsFor({ [name]: `a${character}b` })).toEqual({ [name]: answerWords.controlCharacter });
    }
  });
});

test('ignores what is no field, and what an object inherits', () => {
  expect(parse({ ...GOOD, altcha: 'x', admin: true })).toEqual({ ok: true, value: ANSWERS });
  expect(parse(Object.create(GOOD))).toMatchObject({ ok: false });
});

test('answers any input at all', () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      expect(parse(input)).toHaveProperty('ok');
    }),
  );
});

test('asks in the same order as the other form', () => {
  const asked = fieldsOnPage(definition).map(columnOf);
  expect(asked).toEqual(['first_name', 'last_name', 'email', 'phone', 'description']);
  const other = fieldsOnPage(defineForm(estimateForm, estimateFormWords)).map(columnOf);
  expect(other.filter((column) => column !== 'service')).toEqual(asked);
});
