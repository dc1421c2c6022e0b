import { byName } from '../by-name.ts';
import type { PageContent } from './page-content.ts';

/** The construction details, by name, as they are drawn. */
const details = byName(
  import.meta.glob<string>('../drawings/details/*.svg', { query: '?raw', import: 'default', eager: true }),
);

/** What a detail's leaders point to, from top to bottom, as the comment at the head of its file lists it. */
function partsOf(svg: string): string[] {
  return /<!-- Parts: (.+?) -->/.exec(svg)?.[1]?.split(', ') ?? [];
}

/** Throws if a sheet names a detail without a drawing, or labels other parts than the drawing points to. */
export function checkDetails(sheets: PageContent['sheets']): void {
  for (const [name, { detail }] of Object.entries(sheets)) {
    if (!detail) continue;
    const drawn = details.get(detail.drawing);
    if (drawn === undefined) {
      const known = [...details.keys()].join(', ');
      throw new Error(`services/${name}.md shows the detail ${detail.drawing}, and there are: ${known}`);
    }
    const [parts, labels] = [partsOf(drawn), Object.keys(detail.labels)].map((names) => names.join(', '));
    if (parts !== labels) {
      throw new Error(`services/${name}.md has the labels ${labels}; ${detail.drawing} points to ${parts}`);
    }
  }
}
