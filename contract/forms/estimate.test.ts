import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimateFormWords } from '../../content/estimate-form.ts';
import { serviceOptions } from '../../content/service-options.ts';
import * as answerWords from '../../content/words/answers.ts';
import { fill } from '../fill.ts';
import { parseLead } from '../lead.ts';
import { type EstimateRequest, estimateForm } from './estimate.ts';
import { defineForm, fieldsOnPage } from './form.ts';

const GOOD = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  phone: '',
  email: 'ada@customer.example',
  service: 'painting',
  description: 'Two rooms',
};

const definition = defineForm(estimateForm, estimateFormWords);
const { fields } = estimateForm;
const NAMES = fields.map(({ name }) => name);
const LIMITED = fields.flatMap((field) => ('maxLength' in field ? [field] : []));
const NEEDED = fields.flatMap((field) => ('required' in field ? [field] : []));

const parse = (input: unknown) => parseLead(definition, input, answerWords);

/** What the answer says about one field when that field is set to this. */
function errorFor(field: keyof EstimateRequest, value: unknown) {
  const parsed = parse({ ...GOOD, [field]: value });
  return parsed.ok ? undefined : parsed.errors[field];
}

test.each(serviceOptions)('takes the service "%s"', (service) => {
  expect(parse({ ...GOOD, service })).toEqual({ ok: true, value: { ...GOOD, service } });
});

test.each(LIMITED)('takes a $name of one character and of $maxLength, and no more', ({ name, maxLength }) => {
  expect(errorFor(name, 'x')).toBeUndefined();
  expect(errorFor(name, 'x'.repeat(maxLength))).toBeUndefined();
  const length = maxLength.toLocaleString('en-US');
  const answer = estimateFormWords.fields[name].inSentence;
  expect(errorFor(name, 'x'.repeat(maxLength + 1))).toBe(fill(answerWords.tooLong, { answer, length }));
});

test.each(NEEDED)('asks for a missing, empty or blank $name', ({ name }) => {
  const { missing } = estimateFormWords.fields[name];
  for (const value of [undefined, null, '', '   ', '\n']) expect(errorFor(name, value)).toBe(missing);
});

test('does without a phone number, and needs all the rest', () => {
  expect(NEEDED).toHaveLength(NAMES.length - 1);
  for (const value of [undefined, null, '', '  ']) expect(errorFor('phone', value)).toBeUndefined();
});

test.each(NAMES)('takes nothing but text as %s', (field) => {
  for (const value of [0, 1, true, [], ['a', 'b'], {}, { toString: 'x' }]) {
    expect(errorFor(field, value)).toBe(answerWords.notText);
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

describe('text that was copied from another program', () => {
  test.each(LIMITED)('keeps its words in $name, whatever breaks its lines', ({ name }) => {
    for (const lineBreak of ['\n', '\r', '\r\n', '\v', '\f', '\x85', '\u2028', '\u2029']) {
      const answer = name === 'description' ? 'ada\ngrace' : 'ada grace';
      expect(parse({ ...GOOD, [name]: `ada${lineBreak}grace${lineBreak}` })).toMatchObject({
        ok: true,
        value: { [name]: answer },
      });
    }
  });

  test.each(LIMITED)('is refused in $name with a character that no text needs', ({ name }) => {
    for (const character of ['\0', '\b', '\x1b', '\x7f', '\x80', '\ud800']) {
      expect(errorFor(name, `a${character}b`)).toBe(answerWords.controlCharacter);
    }
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
    service: fc.constantFrom(...serviceOptions),
  });
  fc.assert(
    fc.property(typed, (input) => {
      const parsed = parse(input);
      if (!parsed.ok) return;
      for (const { name, maxLength } of LIMITED) {
        expect(parsed.value[name].length).toBeLessThanOrEqual(maxLength);
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

test('is on the page in the order that people know', () => {
  expect(fieldsOnPage(definition).map(({ label }) => label)).toEqual([
    'First name',
    'Last name',
    'Email',
    'Phone',
    'Service',
    'Describe your project',
  ]);
});
