import type { Review } from '../../../contract/content/schema.ts';
import { months } from '../../../messages/en/months.ts';
import { reviews as reviewWords } from '../../../messages/en/reviews.ts';
import { useContent } from '../../content/use-content.ts';
import { MIDDLE_DOT } from '../../typography/typeset.ts';
import { Carousel } from '../carousel/carousel.tsx';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './reviews.module.css';

/** All customer reviews, in a carousel. */
export function Reviews({ label }: { label: string }) {
  const { reviews } = useContent();
  return (
    <Carousel label={label} variant="cards">
      {reviews.map((review) => (
        <Quote key={review.name} review={review} />
      ))}
    </Carousel>
  );
}

/** What a page that is about one job tells has only a year, and no source. */
type Told = Omit<Review, 'source' | 'sample'> & Partial<Pick<Review, 'source'>>;

/** A customer review. */
export function Quote({ review }: { review: Told }) {
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

type ReviewOriginProps = {
  review: Told;
  /** The page of the job's service. */
  to?: string;
};

/** What a review is about and from when it is, "Deck stain · August 2025", and below that how we have it. */
export function ReviewOrigin({ review: { job, date, source }, to }: ReviewOriginProps) {
  const [year, month] = date.split('-');
  return (
    <p className={styles.origin}>
      {to ? <Link to={to}>{job}</Link> : job}
      {MIDDLE_DOT}
      <time dateTime={date}>{month ? `${months.monthNames[Number(month) - 1]} ${year}` : year}</time>
      {source && <br />}
      {source}
    </p>
  );
}

/** Five stars with one accessible name. */
export function Stars() {
  return (
    <p className={styles.stars} role="img" aria-label={reviewWords.stars}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" />
      ))}
    </p>
  );
}
