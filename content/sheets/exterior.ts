import type { ServiceSheet } from '../schema.ts';
import { stormVisit, stormVisitAtNight } from '../visits.ts';

export const sheet: ServiceSheet = {
  heading: 'Exterior repair: siding, gutters and fences',
  proof:
    'When we open a wall, you get photos of the sheathing and the flashing before new siding covers them.',
  urgent: true,
  intro:
    'We repair and improve the whole outside of a house, from the roof edge to the fence. Most of the work is about moving water down and away: from the roof to the gutter, through the downspout, and on to a drain that ends about 10 ft. from the wall. Many wet basements start above ground, with a bad gutter or soil that slopes toward the house, and that’s the less expensive place to fix them.',
  firstSteps: { text: 'Rain coming in? What to do right now', to: '#what-exterior-damage-cant-wait' },
  scope: [
    {
      work: 'Custom decks (certified installers of two composite deck brands)',
      how: 'ledger and flashing before boards.',
    },
    { work: 'Siding repair and replacement', how: 'one rotten course or a whole house.' },
    { work: 'Drains and gutters', how: 'sloped, screwed into framing, piped away from the wall.' },
    { work: 'Power-washing', how: 'low pressure on walls, more on concrete.' },
    { work: 'Windows and doors', how: 'sill pan, lapped flashing, then trim.' },
    {
      work: 'Pool house design',
      how: 'with a licensed architect or engineer where stamped plans are required; another builder does the foundation.',
    },
    { work: 'Landscaping', how: 'grading first, planting second.' },
    { work: 'Fences and gates', how: 'posts below the frost, gates that latch all year.' },
  ],
  sample: true,
  jobs: [
    {
      name: 'One 30-ft. gutter resloped and refastened',
      price: [295, 620],
      time: '2 to 3 hours',
      permit: 'No',
      raises: 'A second story, rotten fascia, bent or leaking sections',
    },
    { ...stormVisit, raises: 'Height, more than one opening, a big limb to lift off' },
    { ...stormVisitAtNight, raises: 'The same, and the wait until climbing is safe' },
    {
      name: 'Siding repair, up to 50 sq. ft., with the barrier behind it',
      price: [950, 2_200],
      time: '1 to 2 days',
      permit: 'In some towns',
      raises: 'Rotten sheathing, lead paint, a profile that’s no longer made',
    },
    {
      name: 'New 5-in. aluminum gutters and downspouts, 150 ft.',
      price: [2_000, 3_900],
      time: '1 to 2 days',
      permit: 'No',
      raises: 'Copper, guards, new fascia, a third story',
    },
    {
      name: 'Soil regraded along one side of the house, 40 ft.',
      price: [2_200, 4_800],
      time: '1 to 2 days',
      permit: 'In some towns',
      raises: 'Soil by the truckload, walks to lift, shrubs to move',
    },
    {
      name: 'Two downspouts piped underground, 40 ft. each',
      price: [2_800, 5_600],
      time: '2 days',
      permit: 'In some towns',
      raises: 'Rock and roots, a dry well, paving to cut and restore',
    },
    {
      name: 'Privacy fence, 100 ft. long and 6 ft. high, with one gate',
      price: [5_500, 10_500],
      time: '2 to 3 days',
      permit: 'In most towns',
      raises: 'Rock in the post holes, a slope, a driveway gate, cedar',
    },
    {
      name: 'New vinyl siding on a whole house, 2,000 sq. ft. of wall',
      price: [19_000, 36_000],
      time: '2 to 3 weeks',
      permit: 'In most towns',
      raises: 'Fiber cement or cedar, rot, old layers to strip, height',
    },
  ],
  review: {
    name: 'Renata T.',
    town: 'Carmel, NY',
    job: 'Siding repair and a new gutter',
    year: 2023,
    text: 'They took off four courses by the porch roof and sent me pictures of the rot. The new flashing and siding went on the next day.',
  },
  detail: {
    drawing: 'gutter-leader',
    title: 'Gutter and downspout',
    scale:
      'Not to scale. Section; metal drawn thicker, wall and extension shortened. Dashed: the water’s way.',
    prevents: 'Roof water ends up 10 ft. from the house and stays out of the fascia and the basement.',
    labels: {
      membrane: 'Ice-and-water membrane under the shingles',
      shingles: 'Shingles, over the drip edge',
      hanger: 'Hidden hanger, screwed into the rafter',
      gutter: 'Gutter, falling ¼ in. in 10 ft.',
      strap: 'Downspout, strapped to the wall',
      extension: 'Extension, out to 10 ft. from the wall',
      grade: 'Ground, falling 6 in. in the first 10 ft.',
    },
  },
};
