import type { ServiceSheet } from '../schema.ts';

export const sheet: ServiceSheet = {
  heading: 'Interior and exterior house painting',
  proof:
    'Every estimate names the preparation, the primer, the product and the number of coats. In houses built before 1978, we test for lead or work as if it’s there.',
  intro:
    'Paint sticks to a surface that’s clean, dull and dry. That’s why we wash, scrape, sand, fill and prime before the first of two finish coats, indoors and out. In a house built before 1978 we test for lead or work as if it’s there, because sanding old lead paint without containment puts dust where children play, and federal rules generally forbid it in paid work.',
  sample: true,
  jobs: [
    {
      name: 'Front door, both sides, two coats',
      price: [480, 850],
      time: 'Half a day to a day',
      permit: 'No',
      raises: 'Sidelights, many panels, stripping old paint or varnish',
    },
    {
      name: 'One ceiling, 12 by 14 ft., stain sealed',
      price: [480, 850],
      time: 'Half a day to a day',
      permit: 'No',
      raises: 'Height over 9 ft., texture, loose plaster',
    },
    {
      name: 'One room repainted, 12 by 14 ft., walls and trim',
      short: 'One room',
      price: [950, 1_750],
      time: '1 to 2 days',
      permit: 'No',
      raises: 'Dark or glossy old paint, many windows, cracked walls',
    },
    {
      name: 'Wallpaper removed and walls primed, one room',
      price: [900, 1_800],
      time: '1 to 2 days',
      permit: 'No',
      raises: 'Several layers, unprimed drywall underneath, plaster repairs',
    },
    {
      name: 'Kitchen repainted, 12 by 14 ft., walls and trim, cabinets as they are',
      price: [1_200, 2_200],
      time: '1 to 2 days',
      permit: 'No',
      raises: 'Heavy grease that takes more than one washing, a range to move, many edges to cut in',
    },
    {
      name: 'Two-story stairwell and hall',
      price: [1_700, 3_400],
      time: '2 to 4 days',
      permit: 'No',
      raises: 'Balusters to paint, scaffolding on the stairs, wall repairs',
    },
    {
      name: 'Kitchen cabinets, about 25 doors and drawers',
      price: [4_300, 7_800],
      time: '5 to 8 days',
      permit: 'No',
      raises: 'Open-grained oak to fill, two colors, glass doors',
    },
    {
      name: 'Three-bedroom house inside, walls, ceilings and trim',
      price: [8_500, 15_500],
      time: '2 to 3 weeks',
      permit: 'No',
      raises: 'Packed rooms, lead paint, stairwells, many colors',
    },
    {
      name: 'Exterior of a 2,000-sq.-ft. house, wood siding',
      price: [9_500, 18_500],
      time: '1 to 3 weeks',
      permit: 'For scaffolding over\u00a0a\u00a0sidewalk',
      raises: 'Lead paint, bare wood, a third story, many windows and shutters',
    },
  ],
  review: {
    name: 'Noreen C.',
    town: 'Tarrytown, NY',
    job: 'Exterior of a 1926 colonial',
    year: 2023,
    text: 'They tested the old paint first and told us which part of the yard the kids should stay out of. Every afternoon they rolled up the plastic under the wall and looked for chips around it.',
  },
  detail: {
    drawing: 'paint-layers',
    title: 'Layers of paint',
    scale:
      'Not to scale. Section; coats drawn about 150 times as thick. Before 1978: old paint is tested for lead first.',
    prevents:
      'Old edges, knots and nail heads are dealt with under the primer, so they don’t show through the paint.',
    labels: {
      second: 'Second coat',
      first: 'First coat',
      primer: 'Primer over all of it',
      old: 'Sound old paint, sanded to a feather edge',
      filler: 'Filler over a set nail',
      wood: 'Wood, dry, and sanded where it’s bare',
      knot: 'Knot, sealed with a stain blocker',
    },
  },
};
