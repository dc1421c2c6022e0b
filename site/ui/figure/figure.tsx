import type { Photo } from '../../../content/schema.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './figure.module.css';
import { Lines } from './lines.tsx';

type FigureProps = {
  photo: Photo;
  sizes?: string;
};

/** A photograph with its caption, and with a dimension or a name on it if the photo has one. */
export function Figure({ photo, sizes = '(width >= 64rem) 37rem, 100vw' }: FigureProps) {
  return (
    <figure className={styles.root}>
      <span className={styles.picture}>
        <Picture photo={photo} sizes={sizes} />
        <Lines photo={photo} />
      </span>
      {photo.caption && <figcaption className={styles.caption}>{photo.caption}</figcaption>}
    </figure>
  );
}
