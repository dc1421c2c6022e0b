import type { Testimonials as Words } from '../../../contract/content/schema.ts';
import { useContent } from '../../content/use-content.ts';
import doors from '../../drawings/header-testimonials.svg?themed';
import { BelowFold } from '../../navigation/below-fold.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { DrawnHeader } from '../../ui/drawn-header/drawn-header.tsx';
import { PageTitle } from '../../ui/page-title/page-title.tsx';
import { ReviewOrigin, Stars } from '../../ui/reviews/reviews.tsx';
import { ThemedImage } from '../../ui/themed-image/themed-image.tsx';
import styles from './testimonials.module.css';

/** What customers said. A business without the words for it has no address for this page. */
export default function Testimonials() {
  const { testimonials } = useContent();
  if (!testimonials) return null;
  const { title, intro, estimate, link, quotes } = testimonials;
  return (
    <>
      <DrawnHeader drawing={<ThemedImage drawing={doors} size={[720, 400]} alt="" />}>
        <PageTitle title={title} lead={intro}>
          <p className={styles.buttons}>
            <ButtonLink to="/estimate" variant="action" className={styles.inBar}>
              {estimate}
            </ButtonLink>
            <ButtonLink to={link.to}>{link.text}</ButtonLink>
          </p>
        </PageTitle>
      </DrawnHeader>
      <BelowFold>
        {quotes.length > 0 && (
          <ul className={styles.quotes}>
            {quotes.map((quote) => (
              <li key={quote.name}>
                <Testimonial quote={quote} />
              </li>
            ))}
          </ul>
        )}
      </BelowFold>
    </>
  );
}

/** A customer's words, with the first sentence set larger, and below them the job, which leads to its service. */
function Testimonial({ quote }: { quote: Words['quotes'][number] }) {
  const { name, town, state, text, stars } = quote;
  const [opening, rest] = splitAfterFirstSentence(text);
  return (
    <figure className={styles.testimonial}>
      <div className={styles.words}>
        {stars && <Stars />}
        <blockquote>
          <p className={styles.opening}>“{opening}</p>
          <p>{rest}”</p>
        </blockquote>
      </div>
      <ReviewOrigin review={quote} to={quote.service} />
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
