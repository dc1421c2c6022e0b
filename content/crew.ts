import type { CrewMember, LicensedTrade } from './schema.ts';

/** Who comes to the house. Licensed tradespeople whom we schedule hold papers of their own, and stand below. */
export const crew: CrewMember[] = [
  {
    name: 'Joe D.',
    trade: 'Carpentry and decks',
    since: 1992,
    credential: {
      word: 'Certificate',
      name: 'Factory-trained on composite decking; EPA Certified Renovator',
    },
    calledFor: 'A stair that moves, a porch post that’s gone soft.',
    measures: true,
    height: [5, 11],
    figure: 'carpenter',
    sample: true,
  },
  {
    name: 'Marian S.',
    trade: 'Kitchens and bathrooms',
    since: 2001,
    credential: { word: 'Certificate', name: 'CKBD, kitchen and bath designer (NKBA)' },
    calledFor: 'A bathroom that takes five trades, each on its own day.',
    measures: true,
    height: [5, 6],
    figure: 'designer',
    sample: true,
  },
  {
    name: 'Stan W.',
    trade: 'Windows, doors and skylights',
    since: 1998,
    credential: {
      word: 'Certificate',
      name: 'Factory-trained on windows, doors and skylights; EPA Certified Renovator',
    },
    calledFor: 'A stain next to a skylight, a sash that won’t stay up.',
    measures: true,
    nights: true,
    height: [6, 0],
    figure: 'glazier',
    sample: true,
  },
  {
    name: 'Pilar R.',
    trade: 'Painting, plaster and drywall',
    since: 2006,
    credential: { word: 'Certificate', name: 'EPA Certified Renovator' },
    calledFor: 'Cracked ceilings, and windows painted shut in a house built before 1978.',
    height: [5, 4],
    figure: 'painter',
    sample: true,
  },
  {
    name: 'Kwame O.',
    trade: 'Tile, masonry and floors',
    since: 2009,
    credential: { word: 'Certificate', name: 'Factory-trained on shower membranes' },
    calledFor: 'A shower floor that never dries, a front step with loose brick.',
    height: [6, 1],
    figure: 'tiler',
    sample: true,
  },
  {
    name: 'Andre M.',
    trade: 'Siding, gutters and power washing',
    since: 2011,
    credential: { word: 'Certificate', name: 'EPA Certified Renovator' },
    calledFor: 'A gutter that spills behind the siding, a limb through the roof.',
    nights: true,
    height: [5, 9],
    figure: 'sider',
    sample: true,
  },
  {
    name: 'Lucy H.',
    trade: 'Repairs, appliances and grab bars',
    since: 2014,
    credential: { word: 'Card', name: 'OSHA 30' },
    calledFor: 'A list of small things, a stair without a second rail, a door that’s been forced.',
    nights: true,
    height: [5, 7],
    figure: 'repairer',
    sample: true,
  },
];

/** Who does what only a licensed tradesperson may do, in each of the places where we work. */
export const licensedTrades: LicensedTrade[] = [
  {
    name: 'Tallow Hill Plumbing & Heating',
    trade: 'Plumbing, gas and heating',
    holder: 'Nora T., master plumber',
    licences: [
      {
        title: 'Westchester master plumber license',
        number: 'SAMPLE-MP-0000',
        registry: 'https://consumer.westchestergov.com',
        sample: true,
      },
      {
        title: 'Putnam plumbing license',
        number: 'SAMPLE-PP-0000',
        registry: 'https://www.putnamcountyny.com',
        sample: true,
      },
    ],
    calledFor: 'A boiler that quits in February, a pipe that lets go.',
    nights: true,
  },
  {
    name: 'Ferris Lane Electric',
    trade: 'Electrical work',
    holder: 'Dev P., master electrician',
    licences: [
      {
        title: 'Westchester master electrician license',
        number: 'SAMPLE-ME-0000',
        registry: 'https://consumer.westchestergov.com',
        sample: true,
      },
      {
        title: 'Putnam electrical license',
        number: 'SAMPLE-PE-0000',
        registry: 'https://www.putnamcountyny.com',
        sample: true,
      },
    ],
    calledFor: 'A dead outlet, a panel with no room, a new circuit for a range.',
    nights: true,
  },
  {
    name: 'Kingsbridge Mechanical',
    trade: 'Plumbing, gas and heating',
    holder: 'Sam O., master plumber',
    licences: [
      {
        title: 'New York City master plumber license',
        number: 'SAMPLE-LMP-0000',
        registry: 'https://www.nyc.gov/buildings',
        sample: true,
      },
    ],
    calledFor: 'A riser valve in an apartment house, a radiator that spits.',
    nights: true,
  },
  {
    name: 'Astor Row Electric',
    trade: 'Electrical work',
    holder: 'Inez V., master electrician',
    licences: [
      {
        title: 'New York City master electrician license',
        number: 'SAMPLE-LME-0000',
        registry: 'https://www.nyc.gov/buildings',
        sample: true,
      },
    ],
    calledFor: 'A breaker that trips each summer, a kitchen on one circuit.',
    nights: true,
  },
  {
    name: 'Long Ridge Plumbing & Heating',
    trade: 'Plumbing, gas and heating',
    holder: 'Hal B., plumbing and heating contractor',
    licences: [
      {
        title: 'Connecticut plumbing and heating licenses',
        number: 'SAMPLE-P1-S1-0000',
        registry: 'https://www.elicense.ct.gov',
        sample: true,
      },
    ],
    calledFor: 'A frozen pipe in an outside wall, an oil boiler that locks out.',
    nights: true,
  },
  {
    name: 'Five Mile Electric',
    trade: 'Electrical work',
    holder: 'June K., electrical contractor',
    licences: [
      {
        title: 'Connecticut electrical contractor license',
        number: 'SAMPLE-E1-0000',
        registry: 'https://www.elicense.ct.gov',
        sample: true,
      },
    ],
    calledFor: 'A warm outlet, a generator that has to be wired in.',
    nights: true,
  },
];
