import type { Photo } from '../../../content/schema.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './figure.module.css';
import { Leader, LeaderText } from './leader.tsx';

type FigureProps = {
  photo: Photo;
  sizes?: string;
};

/** A photograph in running text with its caption, and with a part's measure on a leader line where one is known. */
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
