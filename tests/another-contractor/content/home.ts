import dusk from '../../../content/photos/hero-house-dusk.jpg?photo';
import type { Home } from '../../../content/schema.ts';

/** The sections about a partner, skylights, a parent company and the guide are left out. */
export const home: Home = {
  hero: { label: 'At a glance', slide: 'Slide {number}: {title}', stop: 'Stop the slides' },
  slides: [
    {
      title: 'Small jobs, done properly',
      text: 'Paint, plaster, floors, tile and porches along the North Shore. One carpenter comes to look, writes the price and does the work.',
      photo: dusk,
      labels: [],
      links: [
        { text: 'Get an Estimate', to: '/estimate' },
        { text: 'View Services', to: '/services' },
      ],
    },
  ],
  emergency: {
    title: 'Water where it should not be? Call day or night',
    lines: [
      {
        when: 'Smell of gas or a carbon monoxide alarm:',
        what: 'everyone out. Use no phone or switch inside. Call 911 from outside, and then us.',
      },
      {
        when: 'Water:',
        what: 'stay away from it where it stands near outlets or cords. If the way to the main valve is dry, close it.',
      },
    ],
  },
  services: {
    mark: 'The work',
    title: 'What we do',
    text: 'We keep to {services} kinds of work that we do ourselves. Each page says how we go about it and what moves the price.',
    cards: [
      '/service/painting',
      '/service/drywall',
      '/service/flooring',
      '/service/tile',
      '/service/porches',
      '/service/small-repairs',
    ],
    price: '{job}, {price}',
    link: 'All {services} on one page',
  },
  oneCall: {
    mark: 'The visit',
    title: 'Tell us what needs doing',
    paragraphs: [
      'Two sentences are enough. We call in office hours, come and look, and leave you one page with the price on it.',
    ],
    checklist: ['Inside and outside', 'Old houses and new ones', 'Lists of small things'],
  },
  reviews: { mark: 'The neighbors', title: 'What customers say' },
  licences: {
    mark: 'The papers',
    title: 'Our license',
    text: 'The state shows our license and any complaint about it; the EPA shows our certification for work on old paint.',
  },
};
