import type { Review } from '../../../content/schema.ts';
import * as reviewsWords from '../../../content/words/reviews.ts';
import { Month } from '../month/month.tsx';
import { Stars } from '../stars/stars.tsx';
import styles from './quote.module.css';

/** A customer review. */
export function Quote({ review: { name, town, text, date, sample } }: { review: Review }) {
  return (
    <figure className={styles.root}>
      <Stars />
      <blockquote className={styles.quote}>“{text}”</blockquote>
      <Month of={date}>{sample && reviewsWords.sample}</Month>
      <figcaption className={styles.by}>
        <strong>{name}</strong>, {town}
      </figcaption>
    </figure>
  );
}
