import type { Drawing } from '../../../contract/content/schema.ts';

/**
 * What the drawing shows, in its units (24 to a foot): the house in the middle, that is on the axis of the page, with margins
 * at both sides for the names.
 */
export const HOUSE_VIEW = [-160, -45, 1904, 1190] as const;

/** Width and height of the drawing. */
export const HOUSE_SIZE = [HOUSE_VIEW[2], HOUSE_VIEW[3]] as const;

/** View of the drawing for phones: another house, narrow and on a hillside, with room for names beside it. */
export const PHONE_VIEW = [-48, 0, 818, 1330] as const;

export const PHONE_SIZE = [PHONE_VIEW[2], PHONE_VIEW[3]] as const;

/**
 * The ground, and the parts whose names are below it. Without any of these the house ends there: whether there is a basement and how
 * deep footings go differs from state to state.
 */
const GROUND = 720;

export function isBelowGround(part: Drawing): boolean {
  return houseParts[part].label[1] > GROUND;
}

/** The house alone, without the margins for the names and the title. */
export const HOUSE_ALONE = [-75, -45, 1500, 1073] as const;

/** The columns of names, which reach into the margins of the page: from where to where, and the height of one name. */
export const COLUMNS = { left: [-210, 290], right: [1430, 1820], height: 72 } as const;

/** Width and height of what a detail shows. */
export const DETAIL_SIZE = [560, 420] as const;

/** The same on a phone: only a strip, to leave room for the content below. */
export const PHONE_DETAIL_SIZE = [440, 220] as const;

export type Point = readonly [x: number, y: number];

export type Box = readonly [x: number, y: number, width: number, height: number];

/** The position of a part in `site/drawings/house.svg`, in the drawing's units. */
export type HousePart = {
  /** The column of names, and the middle of this one's height in it. */
  label: readonly [side: 'left' | 'right', y: number];
  /** Where its leader line bends and ends. */
  leader: readonly Point[];
  /** Where it begins; by default in the middle of the label's inner edge. */
  start?: Point;
};

/** A part that belongs to another one as well: who sides a house hangs its gutters. */
const INCLUDED: Record<string, string> = { exterior: 'gutters' };

/** The ids of the groups that a part consists of. */
export function groupsOf(part: string): string[] {
  return [part, INCLUDED[part]].flatMap((each) => (each ? `part-${each}` : []));
}

/** The position of a part in `site/drawings/house-phone.svg`, in units of the same size. */
export type PhonePart = {
  /** The whole label, which is what a finger meets: at least 110 units high, which are 44 pixels on a phone of 360. */
  label: Box;
  /** The end of the label that has the number, toward the part. */
  number: 'start' | 'end';
  /** Vertical alignment of number and name, centered by default; avoids something drawn at the other end. */
  align?: 'start' | 'center' | 'end';
  /** The end of its leader line. */
  point: Point;
};

/** By the service's icon name; in the drawing, each is the group `part-…`. */
export const houseParts: Record<Drawing, HousePart> = {
  carpentry: {
    label: ['left', 100],
    leader: [
      [500, 100],
      [652, 252],
    ],
  },
  exterior: {
    label: ['left', 260],
    leader: [
      [300, 270],
      [300, 321],
      [367, 321],
    ],
  },
  tile: {
    label: ['left', 336],
    leader: [
      [388, 336],
      [468, 416],
    ],
  },
  installation: {
    label: ['left', 412],
    leader: [
      [302, 412],
      [490, 600],
    ],
  },
  'power-washing': {
    label: ['left', 856],
    start: [256, 842],
    leader: [[163, 749]],
  },
  'front-doors': {
    label: ['left', 928],
    leader: [
      [322, 928],
      [322, 666],
      [292, 636],
    ],
  },
  'mechanical-repairs': {
    label: ['left', 1000],
    leader: [
      [307, 1000],
      [474, 833],
    ],
  },
  roofing: {
    label: ['left', 180],
    leader: [
      [330, 180],
      [410, 260],
    ],
  },
  gutters: {
    label: ['right', 240],
    leader: [
      [1325, 240],
      [1258, 307],
    ],
  },
  skylights: {
    label: ['right', 100],
    leader: [
      [1168, 100],
      [1048, 220],
    ],
  },
  drywall: { label: ['right', 345], leader: [[990, 345]] },
  painting: { label: ['right', 421], leader: [[1154, 421]] },
  'safety-and-mobility': {
    label: ['right', 520],
    leader: [
      [1226, 520],
      [1211, 535],
      [880, 535],
      [790, 625],
    ],
  },
  andersen: { label: ['right', 622], leader: [[1171, 622]] },
  decks: { label: ['right', 739], leader: [[1374, 739]] },
  maintenance: {
    label: ['right', 832],
    leader: [
      [859, 832],
      [828, 801],
    ],
  },
  flooring: { label: ['right', 909], leader: [[1100, 909]] },
};

/** The parts themselves, in the drawing; no browser needs them. */
export const partBoxes: Record<Drawing, Box> = {
  carpentry: [594, 149, 161, 140],
  exterior: [90, 540, 123, 204],
  tile: [412, 338, 151, 162],
  installation: [437, 530, 200, 163],
  'power-washing': [-62, 617, 278, 155],
  'front-doors': [213, 484, 156, 288],
  'mechanical-repairs': [439, 750, 240, 159],
  roofing: [338, 160, 250, 134],
  gutters: [1216, 300, 50, 268],
  skylights: [876, 65, 231, 190],
  drywall: [902, 336, 120, 161],
  painting: [1032, 335, 138, 165],
  'safety-and-mobility': [657, 530, 196, 185],
  andersen: [903, 549, 286, 172],
  decks: [1213, 569, 206, 288],
  maintenance: [707, 757, 147, 155],
  flooring: [901, 854, 288, 75],
};

/** The middle of what a part's detail shows, where that is not the middle of the part: little is to be seen below the ground. */
const MIDDLES: Partial<Record<Drawing, Point>> = {
  roofing: [565, 170],
  gutters: [162, 585],
  'power-washing': [77, 605],
  'mechanical-repairs': [559, 765],
  maintenance: [780, 765],
  flooring: [1045, 765],
};

export function middleOf(part: Drawing): Point {
  const [x, y, width, height] = partBoxes[part];
  return MIDDLES[part] ?? [x + width / 2, y + height / 2];
}

/** The same in the drawing for phones. */
export const phoneParts: Record<Drawing, PhonePart> = {
  carpentry: { label: [-70, 6, 233, 110], number: 'end', point: [294, 218] },
  exterior: { label: [-70, 116, 233, 110], number: 'end', point: [172, 290] },
  tile: { label: [-70, 250, 233, 110], number: 'end', point: [238, 348] },
  'safety-and-mobility': { label: [-70, 360, 233, 110], number: 'end', point: [272, 388] },
  'front-doors': { label: [-10, 752, 173, 110], number: 'end', point: [131, 650] },
  'mechanical-repairs': { label: [-72, 874, 251, 110], number: 'end', align: 'end', point: [224, 848] },
  skylights: { label: [562, 6, 240, 110], number: 'start', point: [480, 145] },
  roofing: { label: [335, 0, 227, 110], number: 'start', align: 'start', point: [363, 86] },
  gutters: { label: [590, 116, 212, 110], number: 'start', align: 'end', point: [588, 266] },
  drywall: { label: [562, 226, 240, 110], number: 'start', align: 'end', point: [415, 305] },
  painting: { label: [562, 336, 240, 110], number: 'start', point: [514, 412] },
  installation: { label: [562, 446, 240, 110], number: 'start', point: [455, 535] },
  andersen: { label: [562, 556, 240, 110], number: 'start', align: 'start', point: [524, 600] },
  maintenance: { label: [161, 984, 292, 110], number: 'end', point: [440, 812] },
  decks: { label: [598, 984, 170, 110], number: 'end', point: [729, 729] },
  flooring: { label: [276, 1094, 210, 110], number: 'end', point: [478, 882] },
  'power-washing': { label: [545, 1094, 217, 110], number: 'start', point: [577, 889] },
};

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/** The radius of a number's circle on a phone. */
const PHONE_RADIUS = 23;

/** The points of a leader line: from the circle with the number, by a bend if need be, to the part. */
export type Leader = readonly Point[];

export function leaderOf({ label: [side, y], start, leader }: HousePart): Leader {
  return [start ?? [side === 'left' ? COLUMNS.left[1] : COLUMNS.right[0], y], ...leader];
}

export function phoneLeaderOf({
  label: [left, top, width, height],
  number,
  align = 'center',
  point,
}: PhonePart): Leader {
  const x = number === 'start' ? left + PHONE_RADIUS : left + width - PHONE_RADIUS;
  const y = {
    start: top + PHONE_RADIUS,
    center: top + height / 2,
    end: top + height - PHONE_RADIUS,
  }[align];
  return [edgeOfCircle([x, y], PHONE_RADIUS, point), point];
}

/**
 * The data of a path: the lines, each from its part. The dots there, and the rims of paper below them, are the same path, thick,
 * with round ends and a dash of no length at each start: three times the same data costs a page nothing.
 */
export function linesOf(leaders: readonly Leader[]): string {
  return leaders.map((points) => `M${points.toReversed().join(' ')}`).join('');
}

function edgeOfCircle([x, y]: Point, radius: number, [endX, endY]: Point): Point {
  const share = Math.min(1, radius / Math.hypot(endX - x, endY - y));
  return [Math.round(x + (endX - x) * share), Math.round(y + (endY - y) * share)];
}

/** The part that the page for lost addresses misses. */
export const MISSING_PART = 'andersen';

/** What is missing: the bay window with the words in it, and the door to the deck in the wall beside it. */
export const MISSING = {
  outline: 'M903 560H1086V685H903ZM1188.3 561.8L1154.7 549.8V695.6L1188.3 721.1Z',
  leader: 'M1064 622H1086',
  end: 'M1086 622h0',
  text: [991, 622],
} as const;

/** What the page shows on a phone: the house, without the names around it. */
export const PHONE_MISSING_VIEW = [-50, 26, 822, 956] as const;

/** The same there: the kitchen's window, and the door to the deck, with the words outdoors beside it. */
export const PHONE_MISSING = {
  outline: 'M380.4 521.1H424.1V573.8H380.4ZM528.2 521.8L497.4 509.8V655.6L528.2 681.1Z',
  leader: 'M578 560H513',
  end: 'M513 560h0',
  text: [668, 560],
} as const;
