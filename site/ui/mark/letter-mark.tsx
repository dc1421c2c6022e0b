import styles from './mark.module.css';

type LetterMarkProps = {
  /** From 1. */
  place: number;
};

/** A letter in a square, the mark of a section. The circle with a number belongs to the parts of the house. */
export function LetterMark({ place }: LetterMarkProps) {
  return <span className={styles.square}>{String.fromCharCode(64 + place)}</span>;
}
