import type { Photo } from '../../pictures/photo.ts';
import { DimensionLine } from '../dimension-line/dimension-line.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './figure.module.css';

type FigureProps = {
  photo: Photo;
  sizes?: string;
};

/** A photograph in running text: its width dimensioned as on a drawing, with a measure where one is true. */
export function Figure({ photo, sizes = '(width >= 64rem) 50rem, 100vw' }: FigureProps) {
  return (
    <figure className={styles.root}>
      <Picture photo={photo} sizes={sizes} />
      <figcaption>
        <DimensionLine>{photo.measure}</DimensionLine>
        {photo.caption && <span className={styles.caption}>{photo.caption}</span>}
      </figcaption>
    </figure>
  );
}
