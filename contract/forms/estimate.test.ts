import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLead } from '../lead.ts';
import { SERVICES } from '../services.ts';
import { type EstimateRequest, estimateForm } from './estimate.ts';
import { fieldsOnPage } from './form.ts';
import { answerMessages, tooLong } from './read-form.ts';

const GOOD = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  phone: '',
  email: 'ada@customer.example',
  service: 'painting',
  description: 'Two rooms',
};

const { fields } = estimateForm;
const NAMES = fields.map(({ name }) => name);
const LIMITED = fields.flatMap((field) => ('limit' in field ? [field] : []));
const NEEDED = fields.flatMap((field) => ('missing' in field ? [field] : []));

const parse = (input: unknown) => parseLead('estimate', input);

/** What the answer says about one field when that field is set to this. */
function errorFor(field: keyof EstimateRequest, value: unknown) {
  const parsed = parse({ ...GOOD, [field]: value });
  return parsed.ok ? undefined : parsed.errors[field];
}

test.each(SERVICES)('takes the service "%s"', (service) => {
  expect(parse({ ...GOOD, service })).toEqual({ ok: true, value: { ...GOOD, service } });
});

test.each(LIMITED)('takes a $name of one character and of $limit.length, and no more', ({ name, limit }) => {
  expect(errorFor(name, 'x')).toBeUndefined();
  expect(errorFor(name, 'x'.repeat(limit.length))).toBeUndefined();
  expect(errorFor(name, 'x'.repeat(limit.length + 1))).toBe(tooLong(limit));
});

test.each(NEEDED)('asks for a missing, empty or blank $name', ({ name, missing }) => {
  for (const value of [undefined, null, '', '   ', '\n']) expect(errorFor(name, value)).toBe(missing);
});

test('does without a phone number, and needs all the rest', () => {
  expect(NEEDED).toHaveLength(NAMES.length - 1);
  for (const value of [undefined, null, '', '  ']) expect(errorFor('phone', value)).toBeUndefined();
});

test.each(NAMES)('takes nothing but text as %s', (field) => {
  for (const value of [0, 1, true, [], ['a', 'b'], {}, { toString: 'x' }]) {
    expect(errorFor(field, value)).toBe(answerMessages.notText);
  }
});

test.each(['李', 'Ñ', 'Þorgerður', 'محمد', 'Зоя', "O'Neill", '👩‍🔧', 'X'])('takes the name %s', (name) => {
  expect(errorFor('first_name', name)).toBeUndefined();
});

test('takes no service that is not on the list', () => {
  for (const value of ['Painting', 'paint', 'constructor', '__proto__']) {
    expect(errorFor('service', value)).toBe('Please choose a service from the list.');
  }
});

describe('control characters', () => {
  test.each(['first_name', 'last_name', 'phone', 'email'] as const)(
    'are refused in %s, line ends and tabs too',
    (field) => {
      for (const character of ['\0', '\n', '\r', '\t', '\x1b', '\x7f', '\x85', '\u2028', '\ud800']) {
        expect(errorFor(field, `a${character}b`)).toBe(answerMessages.controlCharacter);
      }
    },
  );

  test('are refused in a description, but for line ends and tabs', () => {
    expect(errorFor('description', 'a\0b')).toBe(answerMessages.controlCharacter);
    expect(errorFor('description', 'a\n\tb\r\nc')).toBeUndefined();
  });
});

test('cleans before it judges', () => {
  const parsed = parse({ ...GOOD, first_name: '  Ada ', description: ' a\r\nb\rc ' });
  expect(parsed).toMatchObject({ ok: true, value: { first_name: 'Ada', description: 'a\nb\nc' } });
});

test('ignores what is no field, and what an object inherits', () => {
  const parsed = parse({ ...GOOD, admin: true, constructor: 'x' });
  expect(parsed).toEqual({ ok: true, value: GOOD });
  expect(parse(Object.create(GOOD))).toMatchObject({ ok: false });
  parse(JSON.parse('{"__proto__": {"polluted": true}}'));
  expect({}).not.toHaveProperty('polluted');
});

test('answers any input at all, and what it passes is clean and within the limits', () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      expect(parse(input)).toHaveProperty('ok');
    }),
  );
  const typed = fc.record({
    ...Object.fromEntries(NAMES.map((field) => [field, fc.string({ unit: 'binary', maxLength: 300 })])),
    service: fc.constantFrom(...SERVICES),
  });
  fc.assert(
    fc.property(typed, (input) => {
      const parsed = parse(input);
      if (!parsed.ok) return;
      for (const { name, limit } of LIMITED) {
        expect(parsed.value[name].length).toBeLessThanOrEqual(limit.length);
        expect(parsed.value[name]).toBe(parsed.value[name].trim());
      }
      expect(parse(parsed.value)).toEqual(parsed);
    }),
  );
});

test('a long answer is refused in words that say how long it may be', () => {
  expect(errorFor('description', 'x'.repeat(5_001))).toBe(
    'Please keep the description to 5,000 characters at most.',
  );
});

test('stands on the page in the order that people know', () => {
  expect(fieldsOnPage(estimateForm).map(({ label }) => label)).toEqual([
    'First name',
    'Last name',
    'E-mail',
    'Phone',
    'Service',
    'Describe your project',
  ]);
});
