import { areas, ofContent } from '../../contract/content/current.ts';
import type { Lead } from '../store/store.ts';

/** The longest first, because "Bedford Hills" is not Bedford. */
const ours = ofContent(() => {
  const towns = areas.flatMap((area) => area.towns);
  const longestFirst = towns
    .toSorted((one, other) => other.length - one.length)
    .map((town) => town.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  const named = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${longestFirst.join('|')})(?![\p{L}\p{N}])`, 'giu');
  return { towns, named };
});

/** The town of ours that a text names; undefined where they name none, or more than one. */
export function townOf({ description }: Pick<Lead, 'description'>): string | undefined {
  const { towns, named } = ours();
  const found = new Set(Array.from(description.matchAll(named), ([town]) => town.toLowerCase()));
  return found.size === 1 ? towns.find((town) => found.has(town.toLowerCase())) : undefined;
}
