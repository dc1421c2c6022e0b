import type { ServiceSheet } from '../schema.ts';

export const sheet: ServiceSheet = {
  heading: 'Tile installation and masonry repair',
  proof:
    'We flood-test every shower pan for 24 hours before the first tile goes on, and you can check the water line.',
  intro:
    'We tile showers, floors and backsplashes, and repair brick, stone and steps. A tiled wall isn’t waterproof, because water gets through the grout. The membrane behind it is what keeps a shower dry. Outdoors, repointing needs mortar that’s softer than the brick: on an old chimney, hard modern mortar breaks the brick instead of the joint.',
  sample: true,
  jobs: [
    {
      name: 'Tub or shower recaulked',
      price: [280, 460],
      time: '2 to 3 hours, 2 visits if wet',
      permit: 'No',
      raises: 'Mold behind the bead, loose tile at the tub',
    },
    {
      name: 'Shower walls and floor regrouted',
      price: [900, 1_800],
      time: '1 to 2 days',
      permit: 'No',
      raises: 'Epoxy grout, narrow joints, tile that has come loose',
    },
    {
      name: 'Kitchen backsplash, 30 sq. ft.',
      price: [1_700, 3_200],
      time: '2 to 3 days',
      permit: 'No',
      raises: 'Mosaics, a wall that isn’t flat, outlets to move',
    },
    {
      name: 'Bathroom floor, porcelain, 50 sq. ft.',
      price: [1_700, 3_300],
      time: '2 to 3 days',
      permit: 'If joists are replaced',
      raises: 'Rot, joists to stiffen, stone, small mosaics',
    },
    {
      name: 'Chimney repointed above the roof',
      price: [1_800, 4_200],
      time: '2 to 4 days',
      permit: 'In some towns',
      raises: 'Scaffold, brick to replace, a new crown, cold weather',
    },
    {
      name: 'Three front steps rebuilt in brick or bluestone',
      price: [3_200, 7_000],
      time: '3 to 5 days',
      permit: 'In some towns',
      raises: 'A new footing, new stone, a railing',
    },
    {
      name: 'Porcelain tile shower from the studs, pan and membrane',
      price: [11_000, 20_000],
      time: '1 to 2 weeks',
      permit: 'Yes, for the plumbing',
      raises: 'Niches, a bench, mosaics, a drain or valve that moves',
    },
    {
      name: 'Bathroom, 5 by 8 ft., porcelain tile, new fixtures in old places',
      price: [19_000, 36_000],
      time: '3 to 4 weeks',
      permit: 'Yes:\u00a0plumbing, usually\u00a0wiring',
      raises: 'A fixture that moves, a tiled shower instead of the tub, old pipes or wiring',
    },
  ],
  review: {
    name: 'Nadia F.',
    town: 'Bedford Hills, NY',
    job: 'Tile shower with a bench',
    year: 2025,
    text: 'On day three the shower held two inches of water and the tile stayed in its boxes. They’d marked the level in pencil, and the next morning we looked at it together before they went on.',
  },
  detail: {
    drawing: 'shower-pan',
    title: 'Shower pan',
    scale: 'Not to scale. Section, shortened; membrane drawn thicker. Dashed: the water’s way, and the lath.',
    prevents:
      'Water that gets through the grout stays on the membrane and runs to the drain, and the wood below stays dry.',
    labels: {
      board: 'Cement board on the studs',
      tile: 'Tile, set in mortar on the membrane',
      blocking: 'Blocking behind the foot of the wall',
      slope: 'Mortar bed, sloped ¼ in. per foot',
      membrane: 'Membrane, from the wall over pan and curb',
      curb: 'Curb: three 2×4s in cement board, its tile tilted inward',
      lath: 'Metal lath in the bed, a slip sheet under it',
      drain: 'Drain, its flange bonded to the membrane',
    },
  },
};
