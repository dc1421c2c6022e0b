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
  hero: { label: 'What we do', slide: 'Slide {number}: {title}', stop: 'Stop the slides' },
  slides: [
    {
      title: 'One Call Does it All',
      text: 'Repairs, maintenance and remodeling for the whole house, from the skylight to the boiler. One number to call, one person in charge, one written price.',
      photo: dusk,
      labels: [
        { text: 'chimney, flashed', at: [1330, 60], to: [1168, 150] },
        { text: 'gutters, cleaned', at: [1700, 290], to: [1496, 388] },
      ],
      remark: 'emergency line, 24/7',
      links: [
        { text: 'Get an Estimate', to: '/estimate' },
        { text: 'View Services', to: '/services' },
      ],
    },
    {
      title: 'Certified window and door contractor',
      text: 'We measure every opening on site, flash it against the weather and trim it with our own carpenters. Our installation carries a 2-year limited warranty.',
      photo: bay,
      labels: [
        { text: 'oak stool', at: [1620, 860], to: [1490, 708] },
        { text: 'casing, mitered', at: [300, 620], to: [505, 560] },
      ],
      remark: 'measured on site',
      links: [{ text: 'Windows & Doors', to: '/Andersen' }],
    },
    {
      title: 'Service, maintenance and repairs',
      text: 'Bring the whole list: the gutter, the cracked caulk, the door that sticks. What takes minutes is done on the first visit.',
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
      text: 'Framing, flashing, shaft and trim: one crew, no finger-pointing when it rains.',
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
    title: 'Burst pipe or no heat? Call day or night',
    lines: [
      {
        when: 'Smell of gas:',
        what: 'everyone out. Use no phone, switch or flame inside. Call 911 or the gas utility from outside, then us.',
      },
      {
        when: 'Carbon monoxide alarm:',
        what: 'everyone out to fresh air. Call 911 from outside. Nobody goes back in until responders say so. Then call us.',
      },
      {
        when: 'Fire, smoke or sparks:',
        what: 'everyone out. Call 911 from outside.',
      },
      {
        when: 'Water:',
        what: 'if it is near outlets, cords or the panel, stay out of it and call the electric utility, or 911 if anyone is in danger. If the way to the main valve is dry, close it.',
      },
    ],
  },
  partners: { title: 'Suppliers we buy from, and where to follow us' },
  services: {
    mark: 'The work',
    title: 'What can we do for you?',
    remark: '{cards} of {services} services',
    text: '{Cards} of our {services} services. Each page tells how the work is done, what moves the price and which signs mean that you should call now.',
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
    link: 'See all {services} services',
  },
  certified: {
    mark: 'The certificate',
    title: 'Certified by the makers',
    text: 'We are a certified contractor for windows, doors, skylights and decking: the makers have trained our installers. The maker warrants the product, for the time that its own papers name. We warrant our installation of certified windows and doors for two years, with limits. Ask to see both warranties before you sign.',
    photo: certified,
    link: 'Windows & Doors',
    to: '/Andersen',
  },
  oneCall: {
    mark: 'The crew',
    title: 'One Call Does it All',
    remark: 'one number, one written price',
    paragraphs: [
      'A kitchen faucet needs a plumber, the wall behind it a taper and the tile a mason, and you have better things to do than to introduce them to one another. We schedule all three, and one person answers your calls. Where the law asks for a license, as for wiring, pipes, gas and heating, a licensed tradesperson does that part.',
      'There are 25+ years of experience behind the family of companies, in the Capes, colonials and split-levels of this area.',
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
    mark: 'The roof',
    title: 'Skylight leaks and new skylights',
    text: 'Water often gets in at the flashing around a skylight, so that is where we look first. We are certified installers, and we weave new flashing into every course of shingles.',
    photo: skylight,
    link: 'Skylights',
    to: '/service/skylights',
  },
  reviews: { mark: 'The neighbors', title: 'Customer reviews', remark: 'what some customers told us' },
  carpentry: {
    mark: 'The shop',
    title: 'Behind us stands a carpentry shop',
    text: 'Oakhand Carpentry has built kitchens, stairs and porches in Yorktown Heights since 1994. When a repair needs a part that is no longer sold, it is made there.',
    photo: shop,
    link: 'See what the shop has built',
  },
  guide: {
    mark: 'The sale',
    title: 'Selling? Start thirty days before the sign goes up',
    remark: '30 days',
    text: 'The ultimate guide to selling your home: a checklist for every room, what buyers look at first, and the repairs that are not worth your money.',
    photo: house,
    link: 'Read the guide',
  },
  licences: {
    mark: 'The papers',
    title: 'Licenses and affiliations',
    remark: 'look the numbers up',
    text: 'Look up our license and complaint record where the office publishes it; the EPA line shows our certification.',
  },
};
