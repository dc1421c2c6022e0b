import type { Review } from './schema.ts';

/** The reviews of the home page and the page about us. All are samples: replace them with real ones before going live. */
export const reviews: Review[] = [
  {
    name: 'Marianne',
    town: 'Katonah',
    text: 'The boiler quit on a Sunday in February. They told me on the phone what to check, what the visit would cost and when they’d be here, and they were on time.',
    job: 'Boiler repair',
    source: 'told us by email',
    date: '2026-02',
    sample: true,
  },
  {
    name: 'D. R.',
    town: 'Mahopac',
    text: 'I had a list of eleven small things. They fixed nine in a day and told me the other two could wait.',
    job: 'Nine small repairs',
    source: 'told us by email',
    date: '2025-10',
    sample: true,
  },
  {
    name: 'Luis',
    town: 'Ridgefield',
    text: 'I thought the skylight had to go. They ran a hose on the roof, showed me where the water came in, and replaced just the flashing.',
    job: 'Skylight flashing',
    source: 'told us by phone',
    date: '2025-05',
    sample: true,
  },
  {
    name: 'Priya',
    town: 'White Plains',
    text: 'The estimate was one page I could understand, and the final bill was the same number.',
    job: 'Two rooms painted',
    source: 'told us by email',
    date: '2026-06',
    sample: true,
  },
  {
    name: 'Joan & Ted',
    town: 'Yorktown Heights',
    text: 'They put rails on both sides of our stairs and a grab bar in the shower the week before my husband came home from the hospital.',
    job: 'Rails and a grab bar',
    source: 'told us by phone',
    date: '2026-04',
    sample: true,
  },
];
