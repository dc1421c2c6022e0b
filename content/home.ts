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
      text: 'Repairs, maintenance and remodeling, from the skylight to the boiler. You get one person in charge and one written price.',
      photo: dusk,
      labels: [
        { text: 'chimney, repointed', at: [1330, 60], to: [1170, 190] },
        { text: 'gutters, cleaned', at: [1700, 290], to: [1450, 381] },
      ],
      links: [
        { text: 'Get an Estimate', to: '/estimate' },
        { text: 'View Services', to: '/services' },
      ],
    },
    {
      title: 'Certified window and door contractor',
      text: 'Our own carpenters measure, flash and trim every opening.',
      photo: bay,
      labels: [
        { text: 'oak stool', at: [1620, 860], to: [1490, 708] },
        { text: 'casing, mitered', at: [300, 620], to: [505, 560] },
      ],
      links: [{ text: 'See Windows & Doors', to: '/Andersen' }],
    },
    {
      title: 'Service, maintenance and repairs',
      text: 'Give us the whole list: gutter, cracked caulk, the door that sticks.',
      photo: van,
      labels: [
        { text: 'extension ladder', at: [1560, 250], to: [1320, 400] },
        { text: 'toolboxes', at: [700, 1000], to: [985, 860] },
      ],
      links: [{ text: 'See Service & Maintenance', to: '/service/maintenance' }],
    },
    {
      title: 'Certified skylight installer',
      text: 'Framing, flashing, shaft and trim: one crew, no finger-pointing when it rains.',
      photo: attic,
      labels: [
        { text: 'shaft, plastered', at: [1480, 700], to: [1680, 527] },
        { text: 'collar ties, kept', at: [760, 120], to: [900, 200] },
      ],
      links: [{ text: 'See Skylights', to: '/service/skylights' }],
    },
  ],
  emergency: {
    title: 'Water coming in or\u00a0no\u00a0heat? Call day or night',
    lines: [
      {
        when: 'Gas smell, smoke, fire, CO alarm:',
        what: 'get everyone out, don’t use a phone, switch or flame inside, call 911 from outside, then us. Stay out until responders say it’s safe.',
      },
      {
        when: 'Water through a ceiling:',
        what: 'touch no light or switch in that room. Stay out from under a bulge or a wet light. Stop all water upstairs. If the way to the main valve is dry, close it; it won’t stop rain. Then call us (not in Yonkers).',
      },
      {
        when: 'Water near outlets, cords or the panel:',
        what: 'stay out of it. Call 911 if anyone is in danger.',
      },
    ],
  },
  partners: { title: 'Our suppliers, and where to follow us' },
  services: {
    mark: 'The work',
    title: 'What can we do for you?',
    text: 'Each card has one job’s usual price in Westchester and Putnam, before sales tax; New York City and Connecticut run higher{sample}.',
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
    price: '{job}: {price}',
    link: 'See all {services} services',
  },
  certified: {
    mark: 'The certificate',
    title: 'Certified by the manufacturers',
    text: 'We’re a certified contractor for windows, doors, skylights and decking. Two of our installers are factory-trained: one on decking, one on the rest. Our written warranty covers workmanship: two years on new work, one year on repairs.',
    photo: certified,
    link: 'See Windows & Doors',
    to: '/Andersen',
  },
  oneCall: {
    mark: 'The crew',
    title: 'One Call Does it All',
    paragraphs: [
      'A leak behind the sink can take a plumber, a taper and a tile setter. One person schedules all three and takes your calls. Licensed tradespeople do the electrical, plumbing, gas and heating work; their license numbers are on your contract.',
      'With the shop, we have 25+ years of experience in Capes and Colonials.',
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
    text: 'Leaks often start at the flashing. As certified installers, we weave it into each course of shingles.',
    photo: skylight,
    link: 'See Skylights',
    to: '/service/skylights',
  },
  reviews: {
    mark: 'The neighbors',
    title: 'Customer reviews',
    lead: 'Picked from surveys and cards with five stars: not an average.',
  },
  carpentry: {
    mark: 'The shop',
    title: 'A carpentry shop in the family',
    text: 'Oakhand Carpentry has built kitchens, stairs and porches in Yorktown Heights since 1994. When a wooden part is no longer sold, the shop can often make one.',
    photo: shop,
    link: 'See what the shop has built',
  },
  guide: {
    mark: 'The sale',
    title: 'Selling? A\u00a0checklist for the last thirty days',
    text: 'The ultimate guide to selling your home: a checklist for every room, and which repairs to skip.',
    photo: house,
    link: 'Read the guide',
  },
  licences: {
    mark: 'The paperwork',
    title: 'Licenses and affiliations',
    text: 'Look up each license or registration, and any complaints the agency posts.',
  },
};
