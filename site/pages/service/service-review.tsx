import type { ServiceSheet } from '../../../content/schema.ts';
import * as reviewWords from '../../../content/words/reviews.ts';
import * as words from '../../../content/words/service-page.ts';
import { fill } from '../../../contract/fill.ts';
import styles from './service-review.module.css';

type ServiceReviewProps = { review: NonNullable<ServiceSheet['review']>; sample: boolean };

/** What a customer of this trade said, with the job and its year. */
export function ServiceReview({ review: { name, town, job, year, text }, sample }: ServiceReviewProps) {
  return (
    <section className={styles.root} aria-label={words.review}>
      <h2>{words.review}</h2>
      <figure>
        <blockquote className={styles.quote}>“{text}”</blockquote>
        <figcaption className={styles.by}>
          <strong>{name}</strong>
          {fill(words.reviewOf, { town, job, year })}
          {sample && reviewWords.sample}
        </figcaption>
      </figure>
    </section>
  );
}
