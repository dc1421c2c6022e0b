/** The drawing of a figure: its size, where its head begins, and the ground, which is its lower edge. */
export const FIGURE = { size: [200, 395], head: 20 } as const;

/** How wide a place in the elevation is, in inches, and where in it the dimension line stands. */
export const PLACE = { width: 49, line: 47 } as const;

/** A place in the elevation, in inches: from its upper edge to the top of the head, and to the ground, its lower edge. */
export function elevationOf([feet, inches]: readonly [number, number]): { head: number; ground: number } {
  const height = 12 * feet + inches;
  const inch = height / (FIGURE.size[1] - FIGURE.head);
  return { head: round(FIGURE.head * inch), ground: round(FIGURE.head * inch) + height };
}

function round(value: number): number {
  return Math.round(100 * value) / 100;
}
