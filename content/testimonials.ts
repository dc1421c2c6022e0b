import type { Testimonials } from './schema.ts';

/** All of them are samples: replace them with real ones before going live. */
export const testimonials: Testimonials = {
  title: 'Testimonials',
  intro:
    'What some customers told us, and when. Your job may go otherwise. If we have worked in your house, tell us how it went; what we could have done better is the most useful part.',
  link: { text: 'Share your feedback', to: '/contact' },
  quotes: [
    {
      name: 'Helen',
      town: 'Ossining',
      state: 'NY',
      text: 'The painter found that the sill under our bay window was soft, and stopped to show me. They cut out two feet of rot, spliced in new wood and then painted. It cost one more day and one more line on the bill, and I had agreed to both before anyone picked up a saw.',
      date: '2026-05',
      service: '/service/painting',
      sample: true,
    },
    {
      name: 'Rob',
      town: 'Wilton',
      state: 'CT',
      text: 'The stain on the north side of the deck dried blotchy. I sent one photo on a Monday. On Thursday someone came, sanded that stretch and stained it again, and there was no bill.',
      date: '2025-08',
      service: '/service/decks',
      sample: true,
    },
    {
      name: 'A. K.',
      town: 'Cold Spring',
      state: 'NY',
      text: 'The new front door was delivered with its hinges on the wrong side. They called to tell me before I had seen it, put the old door back for nine days, and hung the right one in a morning. It closes with a click now.',
      date: '2025-11',
      service: '/service/front-doors',
      sample: true,
    },
    {
      name: 'Marcus',
      town: 'Riverdale',
      state: 'NY',
      text: 'My co-op allows no tile work without insurance papers, quiet after four and mats in the elevator. The papers were with the office before I asked. The first day ran twenty minutes late, and the foreman went down and apologized to the super himself.',
      date: '2026-03',
      service: '/service/tile',
      sample: true,
    },
    {
      name: 'Denise',
      town: 'Larchmont',
      state: 'NY',
      text: 'We were getting ready to sell. They walked through the house with me, crossed six things off my list as not worth doing, and fixed the other ten in two days.',
      date: '2026-07',
      service: '/service/maintenance',
      sample: true,
    },
    {
      name: 'S. M.',
      town: 'Danbury',
      state: 'CT',
      text: 'A pipe behind the washing machine let go at ten at night. The woman on the phone told me where to look for the main valve and stayed on until I had closed it. With the water off, she said, the morning would do and cost me less. They were here at seven.',
      date: '2026-01',
      service: '/service/mechanical-repairs',
      sample: true,
    },
  ],
};
