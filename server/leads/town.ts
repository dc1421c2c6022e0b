import { areas } from '../../content/areas.ts';
import type { Lead } from '../store/store.ts';

const TOWNS = areas.flatMap(({ towns }) => towns);

/** The longest first, because "Bedford Hills" is not Bedford. */
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${TOWNS.toSorted((one, other) => other.length - one.length).join('|')})(?![\p{L}\p{N}])`,
  'giu',
);

/** The town of ours that a text names; undefined where they name none, or more than one. */
export function townOf({ description }: Pick<Lead, 'description'>): string | undefined {
  const named = new Set(Array.from(description.matchAll(NAMED), ([town]) => town.toLowerCase()));
  if (named.size !== 1) return undefined;
  return TOWNS.find((town) => named.has(town.toLowerCase()));
}
