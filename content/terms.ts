import type { Terms } from './schema.ts';
import { dayVisit, emergencyVisit } from './visits.ts';

export const terms: Terms = {
  sample: true,
  figures: {
    visit: dayVisit.price,
    emergency: emergencyVisit.price,
    arrival: [60, 120],
    estimate: 30,
    deposit: 30,
    cancel: 3,
    permit: [2, 6],
    occurrence: 1_000_000,
    aggregate: 2_000_000,
    newWork: 2,
    repairs: 1,
  },
  list: [
    {
      title: 'Estimates',
      text: 'Free for planned work: one price in writing, which holds for {estimate} days.',
    },
    {
      title: 'Minimum charge',
      text: 'A repair visit by day with its first hour: {visit}, depending on trade and distance. We bill nothing smaller.',
    },
    {
      title: 'Emergency visits',
      text: 'At night, on Sunday or a holiday: {emergency}, first hour included. You hear the charge before we set out.',
    },
    {
      title: 'The contract',
      text: 'In writing, with the work, the price, start and finish dates, and the license number of every trade we schedule. If the work changes, you sign the new price first.',
    },
    {
      title: 'Deposit',
      text: 'At most {deposit}% of the price. In New York we keep it in an escrow account and tell you at which bank.',
    },
    {
      title: 'Cancellation',
      text: 'You have {cancel} business days to cancel in writing and get the deposit back. We order material after that.',
    },
    {
      title: 'Permits',
      text: 'We file the building permit for our work; the licensed trade that does electrical, plumbing, gas or heating work files its own. Fees are passed on at cost. A town usually takes {permit} weeks.',
    },
    {
      title: 'Insurance',
      text: 'General liability of {occurrence} per occurrence and {aggregate} in all{sample}, and workers’ compensation. Our insurer sends the certificate to you or your co-op before work starts.',
    },
    {
      title: 'Workmanship warranty',
      text: '{NewWork} on new work and {repairs} on repairs, in the contract. Products carry the maker’s own warranty; ask to see both warranties before you sign.',
    },
  ],
  notFor: {
    title: 'When we’re not your contractor',
    list: [
      'New houses, and additions that need a foundation.',
      'Whole-roof replacement, and any roof steeper than 10 in 12.',
      'Removing mold or all of a house’s lead paint: each takes a license we don’t hold.',
      'Work without the permit it needs.',
      'Jobs below the minimum charge.',
    ],
  },
  response:
    'We usually arrive {arrival} minutes after your call in Westchester and Putnam, later in New York City, Fairfield County or a storm. A visit costs {visit} by day, {emergency} at night, on Sunday or a holiday, first hour included{sample}.',
};
