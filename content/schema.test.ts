import { expect, test } from 'vitest';
import { company } from './company.ts';
import { companySchema, parseContent } from './schema.ts';

const check = (change: object) => () => parseContent('company.ts', companySchema, { ...company, ...change });

test('New York City is offered only where its license is shown', () => {
  const areasServed = company.areasServed.filter((area) => area !== 'New York City');
  expect(check({ otherLicences: [] })).toThrow('areasServed: expected a New York City license');
  expect(check({ otherLicences: [], areasServed })).not.toThrow();
});

test('a license number made of zeros cannot pass for a real one', () => {
  const licences = company.licences.map((licence) => ({ ...licence, sample: false }));
  expect(check({ licences })).toThrow('licences.0: expected your number');
  expect(
    check({ licences: licences.map((licence) => ({ ...licence, number: 'WC-31415-H19' })) }),
  ).not.toThrow();
});
