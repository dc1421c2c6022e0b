import { expect, test } from 'vitest';
import { z } from 'zod';
import { contactForm } from '../contract/forms/contact.ts';
import { estimateForm } from '../contract/forms/estimate.ts';
import { company } from './company.ts';
import { contactFormWords } from './contact-form.ts';
import { estimateFormWords } from './estimate-form.ts';
import { reviews } from './reviews.ts';
import {
  companySchema,
  formWordsSchema,
  parseContent,
  reviewSchema,
  sealSchema,
  servicesIndexSchema,
  sheetSchema,
  testimonialsSchema,
} from './schema.ts';
import { servicesIndex } from './services-index.ts';
import { testimonials } from './testimonials.ts';

const check = (change: object) => () => parseContent('company.ts', companySchema, { ...company, ...change });

test('New York City is offered only where its license is shown', () => {
  const areasServed = company.areasServed.filter((area) => area !== 'New York City');
  expect(check({ otherLicences: [] })).toThrow('areasServed: expected a New York City license');
  expect(check({ otherLicences: [], areasServed })).not.toThrow();
});

test('the number of a sample cannot pass for a real one, nor a real one for a sample', () => {
  const numbered = (number: string, sample: boolean) =>
    check({ licences: company.licences.map((licence) => ({ ...licence, number, sample })) });
  expect(numbered('SAMPLE-WC-00000', true)).not.toThrow();
  expect(numbered('WC-31415-H19', false)).not.toThrow();
  for (const number of ['WC-00000-H00', 'SAMPLE-WC-31415']) {
    expect(numbered(number, false)).toThrow('licences.0: expected your number');
  }
  for (const number of ['WC-00000-H00', 'WC-31415-H19']) {
    expect(numbered(number, true)).toThrow('licences.0: expected the number of a sample to begin');
  }
});

test.each([0, 1, 12])('a business may have %i reviews, quotes and licenses', (count) => {
  const some = <Item>(items: readonly Item[]) =>
    Array.from({ length: count }, (_, n) => items[n % items.length]);
  expect(check({ licences: some(company.licences) })).not.toThrow();
  expect(z.array(reviewSchema).safeParse(some(reviews)).success).toBe(true);
  const quotes = some(testimonials.quotes);
  expect(testimonialsSchema.safeParse({ ...testimonials, quotes }).success).toBe(true);
});

test('a sentence knows its places and no other', () => {
  const parse = (title: string) => () =>
    parseContent('services-index.ts', servicesIndexSchema, { ...servicesIndex, title });
  for (const title of ['{Services} services', 'all {services}', 'Services'])
    expect(parse(title)).not.toThrow();
  expect(parse('All {service}')).toThrow('title: expected nothing in braces but {services}');
});

test('a form has every word that its questions need, and no other', () => {
  const { service, email, phone, ...fields } = estimateFormWords.fields;
  const { missing: _missing, ...unasked } = email;
  const words = {
    ...estimateFormWords,
    fields: {
      ...fields,
      email: unasked,
      phone: { ...phone, missing: 'Your number?' },
      service: { ...service, options: [] },
    },
  };
  expect(() => parseContent('estimate-form.ts', formWordsSchema(estimateForm), words)).toThrow(
    /fields\.phone: .*"missing".*fields\.email\.missing: .*fields\.service\.options: expected at least one service/s,
  );
  const { noneOf: _noneOf, ...silent } = contactFormWords;
  expect(() => parseContent('contact-form.ts', formWordsSchema(contactForm), silent)).toThrow('noneOf: ');
});

const job = { name: 'A door', price: [200, 400], time: '1 day', permit: 'No', raises: 'A new frame' };
const sheet = (change: object) => ({
  heading: 'Doors',
  proof: 'Hung plumb.',
  intro: 'We hang doors.',
  sample: true,
  jobs: Array.from({ length: 5 }, () => job),
  ...change,
});
const isSheet = (change: object) => sheetSchema.safeParse(sheet(change)).success;

test('a schedule has five to nine jobs', () => {
  const of = (length: number) => ({ jobs: Array.from({ length }, () => job) });
  expect([0, 1, 4, 5, 9, 10].map((length) => isSheet(of(length)))).toEqual([
    false,
    false,
    false,
    true,
    true,
    false,
  ]);
});

test('a job has a price, the lower one first, or says how it is priced', () => {
  const { price, ...unpriced } = job;
  const one = (only: object) => ({ jobs: [only, job, job, job, job] });
  expect(isSheet(one({ ...unpriced, priced: 'By the hour' }))).toBe(true);
  for (const wrong of [
    unpriced,
    { ...job, priced: 'By the hour' },
    { ...job, price: [400, 200] },
    { ...job, price: [0, 5] },
  ]) {
    expect(isSheet(one(wrong))).toBe(false);
  }
});

test('a sheet may have no review', () => {
  const review = { name: 'Ada', town: 'Rye, NY', job: 'Front door', year: 2024, text: 'They came.' };
  expect(isSheet({})).toBe(true);
  expect(isSheet({ review })).toBe(true);
  expect(isSheet({ review: { ...review, job: '' } })).toBe(false);
});

test('a detail has five to eight labels, and a sheet may have none', () => {
  const of = (count: number) => ({
    detail: {
      drawing: 'sill-pan',
      title: 'Sill pan',
      scale: 'Not to scale.',
      prevents: 'Rain stays outside.',
      labels: Object.fromEntries(Array.from({ length: count }, (_, n) => [`part${n}`, 'Sill'])),
    },
  });
  expect([4, 5, 8, 9].map((count) => isSheet(of(count)))).toEqual([false, true, true, false]);
});

test('a seal says who gives it out, that it is a sample, or that its own words do', () => {
  const seal = { name: 'Accredited Business', file: 'seal', size: [96, 96] };
  const isSeal = (own: object) => sealSchema.safeParse({ ...seal, ...own }).success;
  expect([{}, { issuer: '' }].map(isSeal)).toEqual([false, false]);
  expect([{ issuer: 'Rye Chamber' }, { sample: true }, { sample: false }].map(isSeal)).toEqual([
    true,
    true,
    true,
  ]);
});

test('one job of a sheet is on the card', () => {
  const jobs = (...places: number[]) => ({
    jobs: Array.from({ length: 5 }, (_, n) => ({ ...job, ...(places.includes(n) && { short: 'A door' }) })),
  });
  expect([jobs(), jobs(2), jobs(0, 3)].map(isSheet)).toEqual([true, true, false]);
});

test('what the build adds for the eye counts for no length', () => {
  const short = z.strictObject({ words: z.array(z.string().max(9)) });
  expect(parseContent('words', short, { words: ['5\u20448-\u2060in. lag'] })).toBeTruthy();
  expect(() => parseContent('words', short, { words: ['5\u20448-in. lags!'] })).toThrow('words.0');
});
