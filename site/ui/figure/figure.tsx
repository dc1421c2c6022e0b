import type { Photo } from '../../../content/schema.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './figure.module.css';
import { Leader, LeaderText } from './leader.tsx';

type FigureProps = {
  photo: Photo;
  sizes?: string;
};

/** A photograph with its caption, and with a dimension on a leader line if the photo has one. */
export function Figure({ photo, sizes = '(width >= 64rem) 50rem, 100vw' }: FigureProps) {
  return (
    <figure className={styles.root}>
      <div className={styles.picture}>
        <Picture photo={photo} sizes={sizes} />
        <Leader photo={photo} />
      </div>
      <figcaption>
        <LeaderText photo={photo} />
        {photo.caption && <span className={styles.caption}>{photo.caption}</span>}
      </figcaption>
    </figure>
  );
}
