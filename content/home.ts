import certified from './photos/banner-certified.jpg?photo';
import shop from './photos/banner-parent.jpg?photo';
import house from './photos/guide-house.jpg?photo';
import attic from './photos/hero-attic-skylights.jpg?photo';
import bay from './photos/hero-bay-window.jpg?photo';
import dusk from './photos/hero-house-dusk.jpg?photo';
import van from './photos/hero-van-at-house.jpg?photo';
import skylight from './photos/text-skylights.jpg?photo';
import type { Home } from './schema.ts';

export const home: Home = {
  slides: [
    {
      title: 'One Call Does it All',
      text: 'Repairs, maintenance and remodeling for the whole house, from the skylight to the boiler. One number, one crew, one written price.',
      photo: dusk,
      labels: [
        { text: 'chimney, flashed', at: [1330, 60], to: [1168, 150] },
        { text: 'gutters, cleaned', at: [1700, 290], to: [1496, 388] },
      ],
      remark: 'somebody answers at any hour',
      links: [
        { text: 'Get an Estimate', to: '/estimate' },
        { text: 'View Services', to: '/services' },
      ],
    },
    {
      title: 'Certified window and door contractor',
      text: 'Each opening is measured three times, flashed against the weather and trimmed by carpenters. The installation carries a 2-year limited warranty.',
      photo: bay,
      labels: [
        { text: 'oak stool', at: [1620, 860], to: [1490, 708] },
        { text: 'casing, mitered', at: [300, 620], to: [505, 560] },
      ],
      remark: 'measured three times',
      links: [{ text: 'Windows & Doors', to: '/Andersen' }],
    },
    {
      title: 'Service, maintenance and repairs',
      text: 'Bring the whole list: the gutter, the dripping valve, the door that sticks. What takes minutes is done the same day.',
      photo: van,
      labels: [
        { text: 'ladder, 24 ft', at: [1560, 250], to: [1320, 400] },
        { text: 'the whole list', at: [700, 1000], to: [960, 850] },
      ],
      remark: 'one visit, one list',
      links: [{ text: 'Service & Maintenance', to: '/service/maintenance' }],
    },
    {
      title: 'Certified skylight installer',
      text: 'Framing, flashing, shaft and trim by one crew, so that nobody can blame the other when it rains.',
      photo: attic,
      labels: [
        { text: 'shaft, plastered', at: [1480, 700], to: [1640, 540] },
        { text: 'collar ties, kept', at: [760, 120], to: [900, 200] },
      ],
      remark: 'flashed course by course',
      links: [{ text: 'Skylights', to: '/service/skylights' }],
    },
  ],
  emergency: {
    title: 'Emergency? Call day or night',
    text: 'Water: close the main valve. Gas: leave first, then call.',
  },
  partners: { title: 'Suppliers and friends of the shop' },
  services: {
    title: 'What can we do for you?',
    text: 'Eight of the things that people ask us for most. All fifteen have a page with plain facts: what the work involves, what drives its price, and when it cannot wait.',
    cards: [
      '/service/maintenance',
      '/service/mechanical-repairs',
      '/service/painting',
      '/service/safety-and-mobility',
      '/service/installation',
      '/service/skylights',
      '/service/front-doors',
      '/service/decks',
    ],
  },
  certified: {
    title: 'Certified means that somebody checks',
    text: 'We are a certified contractor: the makers of windows, doors, skylights and decking train our crews, inspect finished work and stand behind it with their own warranty. An uncertified installation can void that warranty on the day it is finished.',
    photo: certified,
  },
  oneCall: {
    title: 'One Call Does it All',
    paragraphs: [
      'A kitchen faucet needs a plumber, the wall behind it a taper and the tile a mason, and you have better things to do than to introduce them to one another. We send one crew that knows all three trades, under one person who answers your calls.',
      'With 25+ years of experience behind the family of companies, we have probably repaired a house like yours, and quite possibly yours.',
    ],
    checklist: [
      'Service and maintenance',
      'Heating, plumbing and electrical repairs',
      'Interior and exterior painting',
      'Kitchens and bathrooms',
      'Windows, doors and skylights',
      'Decks, porches and railings',
      'Flooring, tile and masonry',
      'Siding, gutters and drains',
    ],
  },
  skylights: {
    title: 'The leak is seldom the skylight',
    text: 'It is the flashing around it. We are certified installers, and we weave metal into every course of shingles before we call a roof finished.',
    photo: skylight,
  },
  reviews: { title: 'Customer reviews' },
  carpentry: {
    title: 'Behind us stands a carpentry shop',
    text: 'Oakhand Carpentry has built kitchens, stairs and porches in Yorktown Heights since 1994. When a repair needs a part that nobody sells any more, it is made there.',
    photo: shop,
  },
  guide: {
    title: 'Selling? Start thirty days before the sign goes up',
    text: 'The ultimate guide to selling your home: a checklist for every room, what buyers look at first, and the repairs that are not worth your money.',
    photo: house,
  },
  licences: {
    title: 'Licenses and affiliations',
    text: 'Ask any contractor for these three numbers and look them up; it takes two minutes and settles most questions.',
  },
};
