import type { Testimonials } from './schema.ts';

/** All of them are samples: replace them with real ones before going live. */
export const testimonials: Testimonials = {
  title: 'Testimonials',
  intro:
    'What some customers told us, and when. Your job may go differently. If we’ve worked on your house, tell us how it went, especially what we could have done better.',
  link: { text: 'Share your feedback', to: '/contact' },
  quotes: [
    {
      name: 'Helen',
      town: 'Ossining',
      state: 'NY',
      text: 'The painter found a soft sill under our bay window and stopped to show me. They cut out two feet of rot, spliced in new wood and then painted. It added a day and a line on the bill, and I’d agreed to both before anyone picked up a saw.',
      date: '2026-05',
      service: '/service/painting',
      sample: true,
    },
    {
      name: 'Rob',
      town: 'Wilton',
      state: 'CT',
      text: 'The stain on the north side of the deck dried blotchy. I sent a photo on a Monday. On Thursday someone came out, sanded that section and restained it, and there was no bill.',
      date: '2025-08',
      service: '/service/decks',
      sample: true,
    },
    {
      name: 'A. K.',
      town: 'Cold Spring',
      state: 'NY',
      text: 'The new front door came with the hinges on the wrong side. They called before I’d even seen it, put the old door back for nine days, and hung the right one in a morning. It closes with a click now.',
      date: '2025-11',
      service: '/service/front-doors',
      sample: true,
    },
    {
      name: 'Marcus',
      town: 'Riverdale',
      state: 'NY',
      text: 'My co-op won’t allow tile work without an insurance certificate, pads in the elevator and quiet after four. The co-op’s office had the certificate before I asked. The first day ran twenty minutes late, and the foreman went down and apologized to the super.',
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
      text: 'A pipe behind the washing machine let go at ten at night. The woman on the phone told me where to look for the main valve and stayed on the line until I’d closed it. She said that with the water off it could wait until morning and would cost me less. They were here at seven.',
      date: '2026-01',
      service: '/service/mechanical-repairs',
      sample: true,
    },
  ],
};
