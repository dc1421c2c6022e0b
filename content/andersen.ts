import type { PartnerPage, ServiceSheet } from './schema.ts';

/** The windows partner's page stands among the services, but is not one of their detail pages. Absent where there is none. */
export const andersen: PartnerPage | undefined = {
  path: '/Andersen',
  order: 11,
  name: 'Windows & Doors',
  service: 'windows and doors',
  title: 'Andersen windows and doors, certified contractor',
  description:
    'Window and door replacement in Westchester, Putnam, New York City and Fairfield by a certified contractor, with a 2-year limited installation warranty.',
  summary: 'Certified contractor: measured, flashed, trimmed.',
};

/** Headline, prices and detail of that page. */
export const andersenSheet: ServiceSheet | undefined = {
  heading: 'Window and door replacement',
  proof:
    'One written price lists every opening. New windows and doors carry our 2-year limited installation warranty, repairs one year.',
  intro:
    'We replace windows, patio doors and entry doors, build bay windows, and repair sashes, sills and glass. If the frame is sound, a new window can go inside it and your trim stays. If it’s soft or out of square, the whole frame comes out, and we flash the opening and trim it again. We’ll show you which each one needs.',
  sample: true,
  jobs: [
    {
      name: 'Sash repair: cord, balance or lock, one window',
      price: [165, 340],
      time: '1 to 2 hours',
      permit: 'No',
      raises: 'A sash painted shut, old lead paint, parts no longer made',
    },
    {
      name: 'Fogged glass replaced in one sash',
      price: [280, 620],
      time: '1 to 2 hours',
      permit: 'No',
      raises: 'Large or tempered glass, divided panes, upper floors',
    },
    {
      name: 'Rotten sill or casing rebuilt, one window',
      price: [480, 1_100],
      time: 'Half a day to a day',
      permit: 'No',
      raises: 'Rot in the framing, stucco or brick around it',
    },
    {
      name: 'Vinyl window to 36 by 60 in., in its sound old frame',
      price: [900, 1_800],
      time: '2 to 4 hours',
      permit: 'In some towns',
      raises: 'Wood inside, large sizes, old lead paint, upper floors',
    },
    {
      name: 'The same window with a new frame, flashing and trim',
      price: [1_600, 3_200],
      time: '1 day',
      permit: 'In some towns',
      raises: 'Rot, stucco or brick, inside casing to match',
    },
    {
      name: 'Fiberglass entry door with frame, same opening',
      price: [2_800, 5_500],
      time: '1 day',
      permit: 'In some towns',
      raises: 'Sidelights, a rotten sill, solid wood',
    },
    {
      name: 'Sliding patio door, 6 ft., same opening',
      price: [3_600, 7_200],
      time: '1 day',
      permit: 'In some towns',
      raises: 'Hinged doors, a wider opening, rot under the sill',
    },
    {
      name: 'Bay window with seat and roof, same opening',
      price: [6_800, 13_500],
      time: '2 to 4 days',
      permit: 'Yes',
      raises: 'A new header, a deeper bay, siding to patch',
    },
  ],
  review: {
    name: 'Howard B.',
    town: 'New Canaan, CT',
    job: 'Eleven replacement windows',
    year: 2024,
    text: 'Two of our eleven openings turned out half an inch narrower than the rest. They put those two on the contract as separate lines, each in its own size. The work took four days.',
  },
  detail: {
    drawing: 'window-flashing',
    title: 'Window flashing',
    scale: 'Not to scale. Section; glass shortened, layers drawn thicker and apart. Dashed: the water’s way.',
    prevents: 'Each layer laps over the one below, so rain leaves as it came, by the outside.',
    labels: {
      wrap: 'House wrap, lapped over the tape',
      tape: 'Flashing tape over the top fin',
      cap: 'Drip cap above the head',
      glass: 'Two panes, sealed',
      sill: 'Sill of the window, sloped outward',
      fin: 'Bottom fin, not taped: water gets out',
      pan: 'Sloped sill pan, its ¾-in. back dam sealed to the frame',
      below: 'House wrap below, under the pan',
    },
  },
};
