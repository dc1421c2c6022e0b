/** Width and height of the drawing. */
export const HOUSE_SIZE = [1600, 1000] as const;

/** Width and height of what a detail shows. */
export const DETAIL_SIZE = [560, 420] as const;

/** The part that the page for lost addresses misses. */
export const MISSING_PART = 'andersen';

/** The position of a part in `site/drawings/house.svg`, in the drawing's units (24 to a foot). */
export type HousePart = {
  /** The center of its numbered callout. */
  callout: [x: number, y: number];
  /** The part itself: x, y, width and height. */
  box: [x: number, y: number, width: number, height: number];
  /** The end of its leader line; by default the nearest point of the box. */
  point?: [x: number, y: number];
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

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
