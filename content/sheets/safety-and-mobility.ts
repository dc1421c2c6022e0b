import type { ServiceSheet } from '../schema.ts';

export const sheet: ServiceSheet = {
  heading: 'Grab bars, stair\u00a0rails, ramps and wider\u00a0doors',
  proof:
    'Every grab bar is screwed into studs or added blocking, and we pull on it with you before we leave.',
  intro:
    'Tile and drywall won’t hold a grab bar. The studs behind them will, or blocking that we add. We measure the person as well as the room, because the right height for a bar or a rail depends on who uses it. We also hang second stair rails, widen doorways, build ramps and turn tubs into walk-in showers.',
  sample: true,
  jobs: [
    {
      name: 'One grab bar, screwed into studs',
      short: 'One grab bar',
      price: [175, 320],
      time: '1 to 2 hours',
      permit: 'No',
      raises: 'Blocking to add, fiberglass surround, stone tile',
    },
    {
      name: 'Swing-clear hinges on one door',
      price: [180, 320],
      time: '1 to 2 hours',
      permit: 'No',
      raises: 'A heavy door, a jamb to repair, a nonstandard hinge',
    },
    {
      name: 'Three grab bars in one visit',
      price: [380, 680],
      time: '2 to 3 hours',
      permit: 'No',
      raises: 'Blocking to add, tile to match, special finishes',
    },
    {
      name: 'Second handrail on a straight stair, 12 to 14 ft.',
      price: [480, 980],
      time: 'Half a day',
      permit: 'No',
      raises: 'A turn or landing, plaster walls, stain to match',
    },
    {
      name: 'Toilet with a 17- to 19-in. seat, installed',
      price: [550, 1_050],
      time: '2 to 3 hours',
      permit: 'In some towns',
      raises: 'A cracked flange, soft floor, a shut-off valve that’s stuck',
    },
    {
      name: 'Inside doorway widened to a 36-in. door',
      price: [1_700, 3_200],
      time: '2 to 3 days',
      permit: 'If the wall carries load',
      raises: 'A bearing wall, wiring or pipes in the way, plaster',
    },
    {
      name: 'Wooden ramp, 21 ft. for three steps, with rails',
      price: [6_000, 12_000],
      time: '3 to 5 days',
      permit: 'In most towns',
      raises: 'A turn and its landing, rock underground, composite boards',
    },
    {
      name: 'Tub replaced by a tiled walk-in shower with seat and bars',
      price: [12_000, 22_000],
      time: '1 to 2 weeks',
      permit: 'Yes',
      raises: 'A drain that moves, rot under the tub, a curbless floor',
    },
  ],
  review: {
    name: 'Ruth B.',
    town: 'Hastings-on-Hudson, NY',
    job: 'Three grab bars and a second stair rail',
    year: 2025,
    text: 'My mother sat on the edge of the tub while they marked the wall with tape. They moved the marks until her hand found them, and only then took out the drill.',
  },
  detail: {
    drawing: 'grab-bar',
    title: 'Blocking for a grab bar',
    scale: 'Not to scale. Section; the membrane is drawn thicker than it is.',
    prevents:
      'A bar that is screwed into wood holds a person who slips; one that is screwed into tile comes out.',
    labels: {
      tile: 'Tile on cement board',
      membrane: 'Membrane',
      blocking: 'Blocking: a 2×8 between two studs',
      bar: 'Stainless steel bar, 1½ in. in diameter',
      flange: 'Flange, its edge and screw holes sealed',
      load: '250 pounds, in any direction',
      screw: 'Stainless screw, 1½ in. in the wood',
      stud: 'Stud behind',
    },
  },
};
