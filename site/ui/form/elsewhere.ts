import type { PageContent } from '../../prerender/page-content.ts';

/** A ZIP code: five digits that are no price, no round number, no measure, and no part of a longer number. */
const ZIP =
  /(?<![\p{L}\d$#.,-]|\$ )(?!\d{3}00)\d{5}(?=(?:-\d{4})?(?![\p{L}\d]|[.,-]\d|\s*(?:sq|btu|ft|feet|dollars)\b))/giu;

/**
 * The places in a text where the business does not work: those that its areas leave out by name or ZIP code, and ZIP codes
 * that are in none of them, as far as the areas name theirs.
 */
export function elsewhereIn(text: string, { notIn, zips }: PageContent['areaLimits']): string[] {
  const places = notIn.filter((place) =>
    new RegExp(`(?<![\\p{L}\\d])${escaped(place)}(?![\\p{L}\\d])`, 'iu').test(text),
  );
  const others = (text.match(ZIP) ?? []).filter(
    (zip) => zips.length > 0 && !zips.some((start) => zip.startsWith(start)),
  );
  return [...new Set([...places, ...others])];
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
