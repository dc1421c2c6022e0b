import type { ServiceSheet } from '../schema.ts';

export const sheet: ServiceSheet = {
  heading: 'Power washing for siding, decks and patios',
  proof:
    'Walls are rinsed at low pressure, always spraying downward. On brick the nozzle stays 12 to 18 in. off.',
  intro:
    'We wash siding, decks, patios and walks at the pressure each one can take. A concrete patio can take 3,000 psi. Half of that can fuzz cedar and flood the space behind vinyl siding. On walls we keep the pressure low, let detergent loosen the algae, and spray downward to keep water from getting behind the laps.',
  sample: true,
  jobs: [
    {
      name: 'Front steps and a 30-ft. walk',
      price: [175, 325],
      time: '1 to 2 hours',
      permit: 'No',
      raises: 'Heavy moss, rust or oil stains, no outdoor faucet nearby',
    },
    {
      name: 'Concrete patio, 400 sq. ft.',
      price: [225, 425],
      time: '1 to 2 hours',
      permit: 'No',
      raises: 'Furniture and planters to move, oil stains',
    },
    {
      name: 'Two-car driveway, 600 sq. ft.',
      price: [275, 525],
      time: '1 to 2 hours',
      permit: 'No',
      raises: 'Oil and tire marks, a steep slope, joints full of weeds',
    },
    {
      name: 'Brick or bluestone patio at low pressure, 300 sq. ft.',
      price: [300, 600],
      time: '2 to 3 hours',
      permit: 'No',
      raises: 'Joint sand to replace, soft mortar, thick moss',
    },
    {
      name: 'Siding on a one-story house, all sides',
      price: [350, 650],
      time: '2 to 3 hours',
      permit: 'No',
      raises: 'Peeling or lead paint, shrubs against the wall',
    },
    {
      name: 'Deck with rail, 300 sq. ft., washed for staining',
      price: [350, 700],
      time: '2 to 3 hours',
      permit: 'No',
      raises: 'Old flaking stain, stairs, lattice, planters to move',
    },
    {
      name: 'Siding on a two-story house, all sides',
      price: [550, 1_100],
      time: 'Half a day to a day',
      permit: 'No',
      raises: 'Tall gables, a sloping yard, heavy mildew',
    },
    {
      name: 'Deck with rail, 300 sq. ft., washed and stained',
      price: [1_600, 3_200],
      time: '2 visits, days apart',
      permit: 'No',
      raises: 'Two coats, solid color over old stain, many balusters',
    },
  ],
  review: {
    name: 'Walter K.',
    town: 'Croton-on-Hudson, NY',
    job: 'Two-story siding and a bluestone walk',
    year: 2025,
    text: 'They tried a corner behind the garage first and told me the black dots by the mulch would stay. They rinsed the hydrangeas before and after.',
  },
  detail: {
    drawing: 'washing-distances',
    title: 'Washing distances',
    scale: 'Not to scale. Section. Dashed: the nozzle 18 in. away.',
    prevents: 'The jet takes off the dirt and leaves the mortar, the paint and the inside of the wall alone.',
    labels: {
      siding: 'Siding: never sprayed from below',
      brush: 'Soft brush and a gentle rinse',
      brick: 'Brick, at low pressure',
      fan: 'Fan of 40 degrees',
      nozzle: 'Nozzle, 12 to 18 in. from the brick',
      weep: 'Weeps over the flashing: never sprayed into',
      hood: 'Surface cleaner, its jets under a hood',
      walk: 'Concrete walk',
    },
  },
};
