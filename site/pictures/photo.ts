import type { Photo } from '../../content/schema.ts';

/** The widths in pixels that a picture is kept in: a phone's column to a wide desktop's. */
const WIDTHS = [480, 768, 1080, 1440, 1920];

/** Of the copy for browsers that choose none of several widths. */
const MIDDLE_WIDTH = 1080;

export type Format = 'avif' | 'webp';

/** One copy of a photograph. */
export type Copy = { width: number; format: Format };

/** The copies that the build makes of a master of this width: none is wider than the master. */
export function copiesOf(masterWidth: number): Copy[] {
  const widths = WIDTHS.filter((width) => width <= masterWidth);
  return (['avif', 'webp'] as const).flatMap((format) => widths.map((width) => ({ width, format })));
}

/** The address of a copy. */
function copyUrl(photo: Pick<Photo, 'file'>, { width, format }: Copy): string {
  return `${photo.file}-${width}.${format}`;
}

/** All copies of one format, in the form of `srcset`. */
export function srcSet(photo: Pick<Photo, 'file' | 'width'>, format: Format): string {
  return copiesOf(photo.width)
    .filter((copy) => copy.format === format)
    .map((copy) => `${copyUrl(photo, copy)} ${copy.width}w`)
    .join(', ');
}

/** The copy that a browser shows which chooses none of several widths. */
export function middleUrl(photo: Photo): string {
  const width = Math.max(...WIDTHS.filter((each) => each <= Math.min(MIDDLE_WIDTH, photo.width)));
  return copyUrl(photo, { width, format: 'webp' });
}

/** The largest copy that every browser of the last years shows, to look at alone. */
export function largestCopy(photo: Photo): { src: string; width: number; height: number } {
  const width = Math.max(...WIDTHS.filter((each) => each <= photo.width));
  const height = Math.round((photo.height * width) / photo.width);
  return { src: copyUrl(photo, { width, format: 'webp' }), width, height };
}
