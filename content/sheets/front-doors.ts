import type { ServiceSheet } from '../schema.ts';

export const sheet: ServiceSheet = {
  heading: 'Front door repair and replacement',
  proof:
    'We check the sill and the jambs before we quote a new door, and every hinge gets a long screw into the stud.',
  intro:
    'We adjust, repair and replace front doors in wood, steel and fiberglass. When a door drags or rattles all year, the frame has often moved, and the fix can be as small as a shimmed hinge, a shifted strike and new weatherstripping. If it’s time for a new door, look up at your porch roof first: how much sun and rain it keeps off decides how long each material lasts.',
  sample: true,
  jobs: [
    {
      name: 'Sticking or dragging door adjusted',
      short: 'Door adjusted',
      price: [165, 325],
      time: '1 to 2 hours',
      permit: 'No',
      raises: 'Stripped hinge screws, a frame that’s out of plumb',
    },
    {
      name: 'New weatherstripping and door sweep',
      price: [175, 350],
      time: '1 to 2 hours',
      permit: 'No',
      raises: 'An oversize door, grooves to cut, a worn threshold',
    },
    {
      name: 'Strike and jamb reinforced, long screws into the framing',
      price: [225, 475],
      time: '1 to 2 hours',
      permit: 'No',
      raises: 'A split jamb, a steel frame, a door that’s out of line',
    },
    {
      name: 'Rotten jamb bottoms or sill rebuilt under the same door',
      price: [850, 1_700],
      time: '1 to 2 days',
      permit: 'No',
      raises: 'Rot in the floor framing, stone or brick, lead paint',
    },
    {
      name: 'Prehung steel door in a sound opening',
      price: [1_600, 3_000],
      time: '1 day',
      permit: 'In some towns',
      raises: 'Rot below the sill, glass, lead paint',
    },
    {
      name: 'Prehung fiberglass door in a sound opening, with trim',
      price: [2_800, 5_500],
      time: '1 day',
      permit: 'In some towns',
      raises: 'Stain grade, glass, a multi-point lock, stucco or stone',
    },
    {
      name: 'Fiberglass door with two sidelights',
      price: [6_000, 12_000],
      time: '1 to 2 days',
      permit: 'Yes, if the opening changes',
      raises: 'A wider opening, a transom, new siding around the frame',
    },
    {
      name: 'Solid wood door made to order, with frame and finish',
      price: [6_500, 13_000],
      time: '1 to 2 days',
      permit: 'In some towns',
      raises: 'An arched top, rare wood, leaded glass, a stone surround',
    },
  ],
  review: {
    name: 'Imani S.',
    town: 'Pelham, NY',
    job: 'Sill repair and new weatherstripping',
    year: 2026,
    text: 'I had asked for a new door. They showed me the rotten sill, rebuilt it in a day and a half, and hung the same door again.',
  },
  detail: {
    drawing: 'sill-pan',
    title: 'Sill pan',
    scale:
      'Not to scale. Section; pan and wrap thicker. Back dam 1 in. high. Dashed: end dam; water’s way between shims.',
    prevents:
      'Rain that gets past the sill lands in the pan and runs out in front; the subfloor behind it stays dry.',
    labels: {
      door: 'Door, with its sweep on the sill',
      jamb: 'Jamb and brick molding',
      end: 'End dam, turned up behind each jamb',
      sill: 'Sill, sloped outward, sealed to the pan inside',
      front: 'Pan’s front edge, turned down over the wrap and left open',
      stoop: 'Stoop, sloped away; its joint is flashed and sealed',
    },
  },
};
