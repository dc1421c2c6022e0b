import type { Review } from '../../../content/schema.ts';
import { Stars } from '../stars/stars.tsx';
import styles from './quote.module.css';
import { ReviewOrigin } from './review-origin.tsx';

/** A customer review. */
export function Quote({ review }: { review: Review }) {
  const { name, town, text, stars } = review;
  return (
    <figure className={styles.root}>
      {stars && <Stars />}
      <blockquote className={styles.quote}>{`“${text}”`}</blockquote>
      <ReviewOrigin review={review} />
      <figcaption className={styles.by}>
        <strong>{name}</strong>
        {`, ${town}`}
      </figcaption>
    </figure>
  );
}
