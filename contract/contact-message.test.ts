import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTACT_FIELDS, type ContactField, parseContactMessage } from './contact-message.ts';
import { contactMessages } from './contact-messages.ts';
import { CONTACT_LIMITS } from './limits.ts';
import { messages } from './messages.ts';

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

const LIMITED = Object.entries(CONTACT_LIMITS) as [ContactField, number][];

/** What is wrong with the good message once these fields are set otherwise. */
function errorsFor(change: Record<string, unknown>) {
  const parsed = parseContactMessage({ ...GOOD, ...change });
  return parsed.ok ? {} : parsed.errors;
}

test('takes a message, cleaned before it is judged', () => {
  const parsed = parseContactMessage({ ...GOOD, name: '  Grace ', message: ' a\r\nb\rc ' });
  expect(parsed).toEqual({ ok: true, value: { ...ANSWERS, description: 'a\nb\nc' } });
});

test('asks for no name at all', () => {
  for (const blank of [undefined, null, '', '  ']) {
    expect(errorsFor({ name: blank, lname: blank })).toEqual({});
  }
});

test.each([undefined, null, '', '   ', '\n\r\n\t'])('refuses %o as a message', (message) => {
  expect(errorsFor({ message })).toEqual({ message: contactMessages.message.missing });
});

test('refuses only what nobody could answer: one of e-mail and phone will do, and any text is an e-mail', () => {
  expect(errorsFor({ email: '' })).toEqual({});
  expect(errorsFor({ number: '' })).toEqual({});
  expect(errorsFor({ email: 'at work', number: '' })).toEqual({});
  expect(errorsFor({ email: ' ', number: undefined })).toEqual({ email: contactMessages.unanswerable });
});

test('names everything that is wrong at once', () => {
  expect(parseContactMessage({ name: 7, lname: 'x'.repeat(101), email: '\n' })).toEqual({
    ok: false,
    errors: {
      name: messages.notText,
      lname: contactMessages.lname.tooLong,
      email: contactMessages.unanswerable,
      message: contactMessages.message.missing,
    },
  });
});

test.each(LIMITED)('takes a %s of one character and of %i, and no more', (field, limit) => {
  expect(errorsFor({ [field]: 'x' })).toEqual({});
  expect(errorsFor({ [field]: 'x'.repeat(limit) })).toEqual({});
  expect(errorsFor({ [field]: 'x'.repeat(limit + 1) })).toEqual({ [field]: contactMessages[field].tooLong });
});

test.each(CONTACT_FIELDS)('takes nothing but text as %s', (field) => {
  for (const value of [0, true, [], ['a', 'b'], {}]) {
    expect(errorsFor({ [field]: value })).toEqual({ [field]: messages.notText });
  }
});

describe('control characters', () => {
  test.each(['name', 'lname', 'number', 'email'])('are refused in %s, line ends and tabs too', (field) => {
    for (const character of ['\0', '\n', '\r', '\t', '\x1b', '\x7f', '\u2028', '\ud800']) {
      expect(errorsFor({ [field]: `a${character}b` })).toEqual({ [field]: messages.controlCharacter });
    }
  });

  test('are refused in a message, but for line ends and tabs', () => {
    expect(errorsFor({ message: 'a\0b' })).toEqual({ message: messages.controlCharacter });
    expect(errorsFor({ message: 'a\n\tb\r\nc' })).toEqual({});
  });
});

test('ignores what is no field, and what an object inherits', () => {
  expect(parseContactMessage({ ...GOOD, altcha: 'x', admin: true })).toEqual({ ok: true, value: ANSWERS });
  expect(parseContactMessage(Object.create(GOOD))).toMatchObject({ ok: false });
});

test('answers any input at all', () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      expect(parseContactMessage(input)).toHaveProperty('ok');
    }),
  );
});
