import { home } from '../../../content/home.ts';
import { reviews } from '../../../content/reviews.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Stars } from '../../ui/stars/stars.tsx';
import styles from './reviews.module.css';

export function Reviews() {
  const { title } = home.reviews;
  return (
    <Section mark={[5, 'The neighbours']} title={title} remark="in their own words">
      <Carousel label={title} variant="cards">
        {reviews.map(({ name, town, text }) => (
          <figure key={name} className={styles.root}>
            <Stars />
            <blockquote className={styles.quote}>“{text}”</blockquote>
            <figcaption className={styles.by}>
              <strong>{name}</strong>, {town}
            </figcaption>
          </figure>
        ))}
      </Carousel>
    </Section>
  );
}
