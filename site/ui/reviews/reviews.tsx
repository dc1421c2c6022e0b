import { reviews } from '../../../content/reviews.ts';
import { Carousel } from '../carousel/carousel.tsx';
import { Quote } from './quote.tsx';

/** All customer reviews, in a carousel. */
export function Reviews({ label }: { label: string }) {
  return (
    <Carousel label={label} variant="cards">
      {reviews.map((review) => (
        <Quote key={review.name} review={review} />
      ))}
    </Carousel>
  );
}
