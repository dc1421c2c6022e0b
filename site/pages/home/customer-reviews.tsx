import { home } from '../../../content/home.ts';
import { Reviews } from '../../ui/reviews/reviews.tsx';
import { Section } from '../../ui/section/section.tsx';

export function CustomerReviews() {
  const { title } = home.reviews;
  return (
    <Section mark={[5, 'The neighbors']} title={title} remark="what some customers told us">
      <Reviews label={title} />
    </Section>
  );
}
