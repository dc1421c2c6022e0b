import { expect, test } from 'vitest';
import { fill, fillWithParts } from './fill.ts';

test('fills the places of a sentence', () => {
  expect(fill('{done} of {total} done', { done: 1, total: 8 })).toBe('1 of 8 done');
});

test('capitalizes where the place is', () => {
  expect(fill('{Services} services', { services: 'fifteen' })).toBe('Fifteen services');
  expect(fill('all {services} services', { services: 'fifteen' })).toBe('all fifteen services');
});

test('a sentence whose last value ends with a period has one period', () => {
  expect(fill('Call by {time}.', { time: '10 a.m.' })).toBe('Call by 10 a.m.');
  expect(fill('Call by {time}.', { time: 'noon' })).toBe('Call by noon.');
  expect(fill('By {time}, {day}.', { time: '10 a.m.' })).toBe('By 10 a.m., {day}.');
});

test('takes a value as it is, whatever it contains', () => {
  expect(fill('Next: {label}', { label: '$& {label}' })).toBe('Next: $& {label}');
});

test('takes anything into the places, and keeps the order of the sentence', () => {
  const phone = { number: '(914) 555-0142' };
  expect(fillWithParts('Call {phone}, {when}.', { phone, when: 'now' })).toEqual([
    'Call ',
    phone,
    ', ',
    'now',
    '.',
  ]);
});
