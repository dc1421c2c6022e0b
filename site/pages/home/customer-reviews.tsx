import { home } from '../../../content/home.ts';
import { Reviews } from '../../ui/reviews/reviews.tsx';
import { Section } from '../../ui/section/section.tsx';

export function CustomerReviews({ number }: { number: number }) {
  const { mark, title, lead } = home.reviews;
  return (
    <Section mark={[number, mark]} title={title} lead={lead}>
      <Reviews label={title} />
    </Section>
  );
}
