import type { Photo } from '../../pictures/photo.ts';
import { DimensionLine } from '../dimension-line/dimension-line.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './figure.module.css';

type FigureProps = {
  photo: Photo;
  /** What stands on the dimension line under the picture instead of its caption. */
  remark?: string;
  sizes?: string;
};

/** A photograph in running text, dimensioned like a part on a drawing. */
export function Figure({ photo, remark, sizes = '(width >= 64rem) 50rem, 100vw' }: FigureProps) {
  return (
    <figure className={styles.root}>
      <Picture photo={photo} sizes={sizes} />
      <figcaption>
        <DimensionLine>{remark ?? photo.caption}</DimensionLine>
      </figcaption>
    </figure>
  );
}
