import type { Testimonials } from '../../../content/schema.ts';

export const testimonials: Testimonials = {
  title: 'Testimonials',
  intro: 'What customers told us, and when. If we have worked in your house, tell us how it went.',
  estimate: 'Get an Estimate',
  link: { text: 'Share your feedback', to: '/contact' },
  quotes: [
    {
      name: 'Carl',
      town: 'Knife River',
      state: 'MN',
      text: 'The tile in our entry had come loose. They took up a square yard of it, dried the floor below and laid it again.',
      job: 'Entry tile',
      source: 'told us by email',
      date: '2026-04',
      service: '/service/tile',
      sample: true,
    },
    {
      name: 'Dolores',
      town: 'Two Harbors',
      state: 'MN',
      text: 'Two bedrooms in three days. They moved the beds back where they had stood.',
      job: 'Two bedrooms painted',
      source: 'told us by phone',
      date: '2026-06',
      service: '/service/painting',
      sample: true,
    },
  ],
};
