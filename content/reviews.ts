import type { Review } from './schema.ts';

/** The five reviews of the home page. All are samples: replace them with real ones before going live. */
export const reviews: Review[] = [
  {
    name: 'Marianne',
    town: 'Katonah',
    state: 'NY',
    text: 'The boiler quit on the coldest Sunday of February. Someone picked up on the second ring and stood in my basement an hour later.',
    sample: true,
  },
  {
    name: 'D. R.',
    town: 'Mahopac',
    state: 'NY',
    text: 'I had a list of eleven small things. They fixed nine in one day and told me honestly that two could wait.',
    sample: true,
  },
  {
    name: 'Luis',
    town: 'Ridgefield',
    state: 'CT',
    text: 'Two other firms wanted to replace the skylight. They replaced the flashing. It has been dry for three winters.',
    sample: true,
  },
  {
    name: 'Priya',
    town: 'White Plains',
    state: 'NY',
    text: 'The estimate was one page that I could understand, and the final bill was the same number.',
    sample: true,
  },
  {
    name: 'Joan & Ted',
    town: 'Yorktown Heights',
    state: 'NY',
    text: 'They put a rail on both sides of our stairs and a bar in the shower. My husband is home again because of it.',
    sample: true,
  },
];
