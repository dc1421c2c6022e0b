import type { ChecklistGroup } from '../../../content/schema.ts';

/** How much of a group is done, from 0 to 1 in hundredths. */
export function shareDone({ items }: ChecklistGroup, ticked: string[]): number {
  const done = items.filter((item) => ticked.includes(item.id)).length;
  return Math.round((100 * done) / items.length) / 100;
}
