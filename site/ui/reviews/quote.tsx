import type { Review } from '../../../content/schema.ts';
import { Stars } from '../stars/stars.tsx';
import styles from './quote.module.css';

type QuoteProps = {
  review: Review;
  /** Testimonials name the state and carry no stars. */
  variant?: 'review' | 'testimonial';
};

/** What a customer said, in their own words. */
export function Quote({ review: { name, town, state, text }, variant = 'review' }: QuoteProps) {
  return (
    <figure className={styles.root}>
      {variant === 'review' && <Stars />}
      <blockquote className={styles.quote}>“{text}”</blockquote>
      <figcaption className={styles.by}>
        <strong>{name}</strong>, {town}
        {variant === 'testimonial' && `, ${state}`}
      </figcaption>
    </figure>
  );
}
