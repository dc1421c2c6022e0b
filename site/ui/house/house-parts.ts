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
  carpentry: { label: [0, 9, 190, 102], number: 'end', point: [283, 200] },
  exterior: { label: [0, 124, 166, 102], number: 'end', point: [138, 262] },
  tile: { label: [-16, 255, 182, 102], number: 'end', point: [221, 318] },
  'safety-and-mobility': { label: [-24, 357, 190, 102], number: 'end', point: [272, 388] },
  skylights: { label: [560, 9, 190, 102], number: 'start', point: [482, 113] },
  drywall: { label: [560, 255, 200, 102], number: 'start', point: [415, 303] },
  painting: { label: [560, 357, 200, 102], number: 'start', point: [514, 402] },
  installation: { label: [560, 459, 200, 102], number: 'start', point: [455, 497] },
  andersen: { label: [560, 561, 200, 102], number: 'start', point: [522, 606] },
  'front-doors': { label: [0, 741, 166, 102], number: 'end', point: [124, 727] },
  'mechanical-repairs': { label: [0, 844, 160, 106], number: 'above', point: [219, 850] },
  maintenance: { label: [190, 936, 227, 102], number: 'end', point: [440, 862] },
  flooring: { label: [440, 936, 160, 102], number: 'start', point: [478, 880] },
  decks: { label: [628, 936, 132, 102], number: 'end', point: [705, 728] },
  'power-washing': { label: [594, 1040, 166, 102], number: 'start', point: [614, 884] },
};

/** What these parts cover there: a test looks that the leader lines end on them. Not in what a browser loads. */
export const phoneBoxes: Record<string, Box> = {
  carpentry: [269, 130, 127, 124],
  exterior: [21, 248, 156, 474],
  tile: [209, 298, 119, 162],
  'safety-and-mobility': [269, 336, 59, 68],
  skylights: [415, 78, 125, 134],
  drywall: [346, 296, 78, 161],
  painting: [430, 295, 90, 165],
  installation: [299, 488, 184, 165],
  andersen: [497, 508, 33, 150],
  'front-doors': [60, 499, 116, 233],
  'mechanical-repairs': [214, 722, 169, 154],
  maintenance: [353, 728, 95, 140],
  flooring: [446, 813, 79, 76],
  decks: [550, 641, 156, 253],
  'power-washing': [554, 739, 156, 155],
};

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
