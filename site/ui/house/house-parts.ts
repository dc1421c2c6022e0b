/** Width and height of the drawing. */
export const HOUSE_SIZE = [1600, 1000] as const;

/** Width and height of the drawing for phones: another house, narrow and on a hillside, so that names stand beside it. */
export const PHONE_SIZE = [760, 1150] as const;

/** Width and height of what a detail shows. */
export const DETAIL_SIZE = [560, 420] as const;

/** The part that the page for lost addresses misses. */
export const MISSING_PART = 'andersen';

type Point = readonly [x: number, y: number];

type Box = readonly [x: number, y: number, width: number, height: number];

/** The position of a part in `site/drawings/house.svg`, in the drawing's units (24 to a foot). */
export type HousePart = {
  /** The center of its numbered callout. */
  callout: Point;
  /** The part itself. */
  box: Box;
  /** The end of its leader line; by default the nearest point of the box. */
  point?: Point;
};

/** The position of a part in `site/drawings/house-phone.svg`, in units of the same size. */
export type PhonePart = {
  /** The whole label, which is what a finger meets: at least 102 units high, which are 44 pixels on a phone of 360. */
  label: Box;
  /** Where its number stands, in the direction of the part: at one end, or above the end of the name. */
  number: 'start' | 'end' | 'above';
  /** The end of its leader line. */
  point: Point;
};

/** By the service's icon name; in the drawing, each is the group `part-…`. */
export const houseParts: Record<string, HousePart> = {
  carpentry: { callout: [545, 262], box: [594, 149, 161, 140] },
  skylights: { callout: [1075, 118], box: [876, 65, 231, 190], point: [1087, 183] },
  tile: { callout: [320, 372], box: [412, 338, 151, 162] },
  drywall: { callout: [862, 372], box: [902, 336, 120, 161] },
  painting: { callout: [1262, 476], box: [1032, 335, 138, 165] },
  installation: { callout: [455, 552], box: [437, 530, 200, 163], point: [482, 600] },
  andersen: { callout: [1116, 572], box: [903, 537, 183, 147], point: [1072, 572] },
  'safety-and-mobility': { callout: [868, 556], box: [657, 530, 196, 185], point: [804, 597] },
  exterior: { callout: [120, 816], box: [90, 516, 123, 228], point: [117, 730] },
  'front-doors': { callout: [284, 816], box: [213, 484, 156, 288] },
  decks: { callout: [1310, 816], box: [1213, 569, 215, 198] },
  'power-washing': { callout: [1500, 816], box: [1428, 617, 168, 155] },
  'mechanical-repairs': { callout: [650, 900], box: [439, 754, 240, 155], point: [574, 896] },
  maintenance: { callout: [925, 800], box: [707, 757, 147, 155], point: [838, 800] },
  flooring: { callout: [1090, 800], box: [901, 854, 288, 75] },
};

/** The same in the drawing for phones. */
export const phoneParts: Record<string, PhonePart> = {
  carpentry: { label: [20, 9, 200, 102], number: 'end', point: [286, 200] },
  exterior: { label: [0, 124, 162, 102], number: 'end', point: [128, 266] },
  tile: { label: [-16, 249, 172, 102], number: 'end', point: [218, 318] },
  'safety-and-mobility': {
    label: [-16, 351, 178, 102],
    number: 'end',
    point: [274, 388],
  },
  skylights: { label: [540, 9, 190, 102], number: 'start', point: [503, 113] },
  drywall: { label: [592, 249, 168, 102], number: 'start', point: [430, 303] },
  painting: { label: [584, 351, 176, 102], number: 'start', point: [538, 402] },
  installation: {
    label: [584, 453, 176, 102],
    number: 'start',
    point: [473, 497],
  },
  andersen: { label: [584, 555, 176, 102], number: 'start', point: [546, 606] },
  'front-doors': { label: [0, 737, 162, 102], number: 'end', point: [112, 727] },
  'mechanical-repairs': {
    label: [-8, 840, 162, 106],
    number: 'above',
    point: [216, 850],
  },
  maintenance: { label: [180, 936, 224, 102], number: 'end', point: [369, 864] },
  flooring: { label: [410, 936, 162, 102], number: 'start', point: [486, 876] },
  decks: { label: [592, 936, 168, 102], number: 'end', point: [727, 884] },
  'power-washing': {
    label: [586, 1040, 174, 102],
    number: 'start',
    point: [612, 878],
  },
};

/** What these parts cover there: a test looks that the leader lines end on them. Not in what a browser loads. */
export const phoneBoxes: Record<string, Box> = {
  carpentry: [270, 130, 139, 124],
  exterior: [0, 248, 170, 474],
  tile: [205, 298, 130, 162],
  'safety-and-mobility': [270, 336, 64, 68],
  skylights: [430, 78, 136, 134],
  drywall: [354, 296, 85, 161],
  painting: [446, 295, 98, 165],
  installation: [303, 488, 201, 165],
  andersen: [519, 508, 36, 150],
  'front-doors': [42, 499, 127, 233],
  'mechanical-repairs': [211, 722, 184, 154],
  maintenance: [362, 728, 104, 140],
  flooring: [464, 813, 86, 76],
  decks: [577, 641, 170, 253],
  'power-washing': [581, 739, 170, 155],
};

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
