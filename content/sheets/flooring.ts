import type { ServiceSheet } from '../schema.ts';

export const sheet: ServiceSheet = {
  heading: 'Floor installation, refinishing and repair',
  proof:
    'Before wood goes down, we measure the moisture in the boards and in the subfloor and show you both numbers.',
  intro:
    'We lay hardwood, engineered wood, vinyl plank and tile, refinish old oak, and fix squeaks. A floor squeaks because something under it moves, so we screw down the subfloor, grind the high spots and fill the low ones before we lay a board. A solid oak floor can be sanded four or five times. Ask us whether yours has another sanding in it before you cover it.',
  sample: true,
  jobs: [
    {
      name: 'Squeaks fixed in one room, from above or below',
      price: [280, 560],
      time: '2 to 4 hours',
      permit: 'No',
      raises: 'A finished ceiling below, carpet on top',
    },
    {
      name: 'Damaged oak boards replaced, up to 20 sq. ft.',
      price: [850, 1_700],
      time: '1 to 2 days',
      permit: 'No',
      raises: 'Odd widths, a stain to match, a wet subfloor',
    },
    {
      name: 'Vinyl plank over a sound floor, 200 sq. ft.',
      price: [1_400, 2_900],
      time: '1 to 2 days',
      permit: 'No',
      raises: 'Leveling, layers to haul out, many doors to trim',
    },
    {
      name: 'Bathroom floor tile on new backer, 50 sq. ft.',
      price: [1_700, 3_300],
      time: '2 to 3 days',
      permit: 'If joists are replaced',
      raises: 'Rot beside the toilet, joists to stiffen, small mosaics',
    },
    {
      name: 'Oak sanded, three coats of finish, 400 sq. ft.',
      price: [2_000, 3_600],
      time: '3 to 4 days, with drying',
      permit: 'No',
      raises: 'Stain, stairs, carpet glue, pet stains, boards to replace',
    },
    {
      name: 'Engineered wood on a dry slab, 300 sq. ft.',
      price: [4_200, 7_800],
      time: '2 to 4 days',
      permit: 'No',
      raises: 'A moisture barrier, leveling, radiant heat, herringbone',
    },
    {
      name: 'Solid oak, nailed and finished on site, 300 sq. ft.',
      price: [4_800, 8_700],
      time: '5 to 8 days',
      permit: 'No',
      raises: 'Wide boards, borders, herringbone, subfloor repairs',
    },
  ],
  review: {
    name: 'Beth W.',
    town: 'Chappaqua, NY',
    job: 'Oak floors refinished, three rooms',
    year: 2024,
    text: 'I wanted new floors. They lifted a register, showed me how much wood was left above the tongue, and quoted one more sanding instead. The sanding and the three coats took four days.',
  },
  detail: {
    drawing: 'floor-gap',
    title: 'Expansion gap',
    scale: 'Not to scale. Section; the underlayment is drawn thicker than it is.',
    prevents:
      'Boards that swell in July have ¾ in. to move into, so they don’t push against the wall and buckle.',
    labels: {
      base: 'Baseboard',
      nail: 'Nailed to the wall, not to the floor',
      shoe: 'Shoe molding, nailed to the baseboard',
      board: 'Board of ¾-in. oak, its tongue toward the room',
      paper: 'Felt or rosin paper on the subfloor',
      cleat: 'Cleat through the tongue',
      gap: 'The gap, with nothing in it',
    },
  },
};
