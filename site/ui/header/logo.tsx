import { company } from '../../../content/company.ts';
import mark from '../../../content/drawings/logo.svg?url';
import styles from './logo.module.css';

/** Longer words than this need the room of a small phone for themselves. */
const MOST_LETTERS = 9;

/** The mark, and the name in two lines. */
export function Logo() {
  const [first = '', ...rest] = company.name.split(' ');
  const isLong = first.length > MOST_LETTERS;
  return (
    <span className={styles.root}>
      <Mark className={styles.mark} />
      <span className={styles.name} translate="no" data-long={isLong ? '' : undefined}>
        {first}
        <small>{rest.join(' ')}</small>
      </span>
    </span>
  );
}

/** The company's mark, in the current text color. */
export function Mark({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
      <use href={`${mark}#mark`} />
    </svg>
  );
}
