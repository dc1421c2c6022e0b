import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ESTIMATE_FIELDS, type EstimateField, parseEstimateRequest } from './estimate-request.ts';
import { LIMITS } from './limits.ts';
import { messages } from './messages.ts';
import { SERVICES } from './services.ts';

const GOOD = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  phone: '',
  email: 'ada@customer.example',
  service: 'painting',
  description: 'Two rooms',
};

const LIMITED = Object.entries(LIMITS) as [keyof typeof LIMITS, number][];
const NEEDED = ESTIMATE_FIELDS.filter((field) => field !== 'phone');

/** What the answer says about one field when that field is set to this. */
function errorFor(field: EstimateField, value: unknown) {
  const parsed = parseEstimateRequest({ ...GOOD, [field]: value });
  return parsed.ok ? undefined : parsed.errors[field];
}

test.each(SERVICES)('takes the service "%s"', (service) => {
  expect(parseEstimateRequest({ ...GOOD, service })).toEqual({ ok: true, value: { ...GOOD, service } });
});

test.each(LIMITED)('takes a %s of one character and of %i, and no more', (field, limit) => {
  expect(errorFor(field, 'x')).toBeUndefined();
  expect(errorFor(field, 'x'.repeat(limit))).toBeUndefined();
  expect(errorFor(field, 'x'.repeat(limit + 1))).toBe(messages[field].tooLong);
});

test.each(NEEDED)('asks for a missing, empty or blank %s', (field) => {
  for (const value of [undefined, null, '', '   ', '\n'])
    expect(errorFor(field, value)).toBe(messages[field].missing);
});

test('does without a phone number', () => {
  for (const value of [undefined, null, '', '  ']) expect(errorFor('phone', value)).toBeUndefined();
});

test.each(ESTIMATE_FIELDS)('takes nothing but text as %s', (field) => {
  for (const value of [0, 1, true, [], ['a', 'b'], {}, { toString: 'x' }]) {
    expect(errorFor(field, value)).toBe(messages.notText);
  }
});

test.each(['李', 'Ñ', 'Þorgerður', 'محمد', 'Зоя', "O'Neill", '👩‍🔧', 'X'])('takes the name %s', (name) => {
  expect(errorFor('first_name', name)).toBeUndefined();
});

test('takes no service that is not on the list', () => {
  for (const value of ['Painting', 'paint', 'constructor', '__proto__']) {
    expect(errorFor('service', value)).toBe(messages.service.unknown);
  }
});

describe('control characters', () => {
  const fields = ['first_name', 'last_name', 'phone', 'email'] as const;
  test.each(fields)('are refused in %s, line ends and tabs too', (field) => {
    for (const character of ['\0', '\n', '\r', '\t', '\x1b', '\x7f', '\x85', '\u2028', '\ud800']) {
      expect(errorFor(field, `a${character}b`)).toBe(messages.controlCharacter);
    }
  });

  test('are refused in a description, but for line ends and tabs', () => {
    expect(errorFor('description', 'a\0b')).toBe(messages.controlCharacter);
    expect(errorFor('description', 'a\n\tb\r\nc')).toBeUndefined();
  });
});

test('cleans before it judges', () => {
  const parsed = parseEstimateRequest({ ...GOOD, first_name: '  Ada ', description: ' a\r\nb\rc ' });
  expect(parsed).toMatchObject({ ok: true, value: { first_name: 'Ada', description: 'a\nb\nc' } });
});

test('ignores what is no field, and what an object inherits', () => {
  const parsed = parseEstimateRequest({ ...GOOD, admin: true, constructor: 'x' });
  expect(parsed).toEqual({ ok: true, value: GOOD });
  expect(parseEstimateRequest(Object.create(GOOD))).toMatchObject({ ok: false });
  parseEstimateRequest(JSON.parse('{"__proto__": {"polluted": true}}'));
  expect({}).not.toHaveProperty('polluted');
});

test('answers any input at all, and what it passes is clean and within the limits', () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      expect(parseEstimateRequest(input)).toHaveProperty('ok');
    }),
  );
  const typed = fc.record({
    ...Object.fromEntries(
      ESTIMATE_FIELDS.map((field) => [field, fc.string({ unit: 'binary', maxLength: 300 })]),
    ),
    service: fc.constantFrom(...SERVICES),
  });
  fc.assert(
    fc.property(typed, (input) => {
      const parsed = parseEstimateRequest(input);
      if (!parsed.ok) return;
      for (const [field, limit] of LIMITED) {
        expect(parsed.value[field].length).toBeLessThanOrEqual(limit);
        expect(parsed.value[field]).toBe(parsed.value[field].trim());
      }
      expect(parseEstimateRequest(parsed.value)).toEqual(parsed);
    }),
  );
});
