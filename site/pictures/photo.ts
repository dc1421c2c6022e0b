import type { Photo } from '../../content/schema.ts';

/** The widths in pixels that a picture is kept in: a phone's column to a wide desktop's. */
const WIDTHS = [480, 768, 1080, 1440, 1920];

/** Of the one copy for browsers without AVIF. */
const FALLBACK_WIDTH = 1080;

/** One copy of a photograph. */
export type Copy = { width: number; format: 'avif' | 'webp' };

/** The copies that the build makes of a master of this width: none is wider than the master. By night there is AVIF alone. */
export function copiesOf(masterWidth: number, night: boolean): Copy[] {
  const copies: Copy[] = widthsUpTo(masterWidth).map((width) => ({ width, format: 'avif' }));
  return night ? copies : [...copies, { width: fallbackWidth(masterWidth), format: 'webp' }];
}

/** All copies in AVIF, in the form of `srcset`. */
export function srcSet({ file, width }: Pick<Photo, 'file' | 'width'>): string {
  return widthsUpTo(width)
    .map((each) => `${file}-${each}.avif ${each}w`)
    .join(', ');
}

/** The copy for browsers without AVIF, and for a link to the picture alone. */
export function fallbackUrl({ file, width }: Pick<Photo, 'file' | 'width'>): string {
  return `${file}-${fallbackWidth(width)}.webp`;
}

/** The size of the largest copy. */
export function largestSize(photo: Photo): { width: number; height: number } {
  const width = Math.max(...widthsUpTo(photo.width));
  return { width, height: Math.round((photo.height * width) / photo.width) };
}

/** A master narrower than all of them has one copy of its own width. */
function widthsUpTo(masterWidth: number): number[] {
  const widths = WIDTHS.filter((width) => width <= masterWidth);
  return widths.length > 0 ? widths : [masterWidth];
}

function fallbackWidth(masterWidth: number): number {
  return Math.max(...widthsUpTo(Math.min(FALLBACK_WIDTH, masterWidth)));
}
