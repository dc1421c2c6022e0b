import * as reviewWords from '../../../content/words/reviews.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './stars.module.css';

/** Five stars with one accessible name. */
export function Stars() {
  return (
    <p className={styles.root} role="img" aria-label={reviewWords.stars}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" />
      ))}
    </p>
  );
}
