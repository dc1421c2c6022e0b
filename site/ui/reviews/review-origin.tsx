import type { Review } from '../../../content/schema.ts';
import { monthNames } from '../../../content/words/months.ts';
import * as reviewsWords from '../../../content/words/reviews.ts';
import { MIDDLE_DOT } from '../../typography/middle-dot.ts';
import styles from './review-origin.module.css';

/** What a review is about and from when it is, "Deck stain · August 2025", and below that how we have it. */
export function ReviewOrigin({ review: { job, date, source, sample } }: { review: Review }) {
  const [year, month] = date.split('-');
  return (
    <p className={styles.root}>
      {job + MIDDLE_DOT}
      <time dateTime={date}>{`${monthNames[Number(month) - 1]} ${year}`}</time>
      <br />
      {source + (sample ? reviewsWords.sample : '')}
    </p>
  );
}
