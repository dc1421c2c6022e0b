import type { Testimonials } from '../../../content/schema.ts';
import { serviceAt } from '../../services.ts';
import { HouseDetail } from '../../ui/house/house-detail.tsx';
import { Link } from '../../ui/link/link.tsx';
import { ReviewOrigin } from '../../ui/reviews/reviews.tsx';
import { Stars } from '../../ui/stars/stars.tsx';
import styles from './testimonial.module.css';

/** A customer's words with the part of the house that they are about. The first sentence is set larger. */
export function Testimonial({ quote }: { quote: Testimonials['quotes'][number] }) {
  const { name, town, state, text, stars } = quote;
  const service = serviceAt(quote.service);
  const [opening, rest] = splitAfterFirstSentence(text);
  return (
    <figure className={styles.root}>
      <Link to={service.path} className={styles.place}>
        <HouseDetail service={service} />
        <span>{service.name}</span>
      </Link>
      <div className={styles.words}>
        {stars && <Stars />}
        <blockquote>
          <p className={styles.opening}>“{opening}</p>
          <p>{rest}”</p>
        </blockquote>
      </div>
      <ReviewOrigin review={quote} />
      <figcaption className={styles.by}>
        <strong>{name}</strong>, {town}, {state}
      </figcaption>
    </figure>
  );
}

function splitAfterFirstSentence(text: string): [string, string] {
  const end = text.search(/[.!?] /) + 1;
  return [text.slice(0, end), text.slice(end + 1)];
}
