import { useContent } from '../../content/use-content.ts';
import styles from './logo.module.css';

/** Longer words than this need the room of a small phone for themselves. */
const MOST_LETTERS = 9;

/** The mark, if there is one, and the name in two lines, the first of which is its short form, or else its first word. */
export function Logo() {
  const { company, mark } = useContent();
  const { name, shortName } = company;
  const first = name.startsWith(`${shortName} `) ? shortName : (name.split(' ')[0] ?? name);
  const rest = name.slice(first.length + 1);
  const isLong = first.length > MOST_LETTERS;
  return (
    <span className={styles.root}>
      {mark && <Mark drawing={mark} className={styles.mark} />}
      <span className={styles.name} translate="no" data-long={isLong ? '' : undefined}>
        {first}
        {rest && <small>{rest}</small>}
      </span>
    </span>
  );
}

/** The company's mark, in the current text color. */
export function Mark({ drawing, className }: { drawing: string | undefined; className: string | undefined }) {
  if (!drawing) return null;
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
      <use href={`${drawing}#mark`} />
    </svg>
  );
}
