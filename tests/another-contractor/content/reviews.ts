import type { Review } from '../../../content/schema.ts';

export const reviews: Review[] = [
  {
    name: 'Ingrid',
    town: 'Two Harbors',
    text: 'They rebuilt the porch steps in two days and swept the walk before they left.',
    job: 'Porch steps',
    source: 'our card',
    stars: true,
    date: '2026-05',
    sample: true,
  },
  {
    name: 'Walt',
    town: 'Duluth',
    text: 'The estimate was one page. The bill had the same number on it.',
    job: 'Kitchen floor',
    source: 'told us by email',
    date: '2026-03',
    sample: true,
  },
  {
    name: 'Noor',
    town: 'Silver Bay',
    text: 'They showed me why the ceiling had cracked before they fixed it.',
    job: 'Ceiling crack',
    source: 'told us by phone',
    date: '2025-11',
    sample: true,
  },
];
