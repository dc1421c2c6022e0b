import type { Photo } from '../../contract/content/schema.ts';

/** The widths in pixels that a picture is kept in: a phone's column to a wide desktop's. */
const WIDTHS = [480, 768, 1080, 1440, 1920];

/** No copy is higher: an upright picture is no larger than one on its side, and encoding it needs no more memory. */
const HIGHEST = 1920;

/** Of the one copy for browsers without AVIF. */
const FALLBACK_WIDTH = 1080;

/** One copy of a photograph. */
export type Copy = { width: number; format: 'avif' | 'webp' };

type Size = Pick<Photo, 'width' | 'height'>;

/** The copies that the build makes of a master of this size: none is wider than the master. By night there is AVIF alone. */
export function copiesOf(master: Size, night: boolean): Copy[] {
  const copies: Copy[] = widthsOf(master).map((width) => ({ width, format: 'avif' }));
  return night ? copies : [...copies, { width: fallbackWidth(master), format: 'webp' }];
}

/** All copies in AVIF, in the form of `srcset`. */
export function srcSet(photo: Pick<Photo, 'file'> & Size): string {
  return widthsOf(photo)
    .map((each) => `${photo.file}-${each}.avif ${each}w`)
    .join(', ');
}

/** The copy for browsers without AVIF, and for a link to the picture alone. */
export function fallbackUrl(photo: Pick<Photo, 'file'> & Size): string {
  return `${photo.file}-${fallbackWidth(photo)}.webp`;
}

/** The size of the largest copy. */
export function largestSize(master: Size): Size {
  const width = Math.max(...widthsOf(master));
  return { width, height: heightAt(width, master) };
}

/** A master that is smaller than all of them, or a narrow strip, has one copy. */
function widthsOf(master: Size): number[] {
  const widths = WIDTHS.filter((width) => width <= master.width && heightAt(width, master) <= HIGHEST);
  return widths.length > 0 ? widths : [Math.min(...WIDTHS, master.width)];
}

function fallbackWidth(master: Size): number {
  return Math.max(...widthsOf(master).filter((width) => width <= FALLBACK_WIDTH));
}

function heightAt(width: number, master: Size): number {
  return Math.round((master.height * width) / master.width);
}
