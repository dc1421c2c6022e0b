import { type ReactNode, useId } from 'react';
import { LetterMark } from '../mark/mark.tsx';
import styles from './section.module.css';

type SectionProps = {
  /** Where links lead to it. */
  id?: string;
  /** The section's place on the page, for its letter; the sheets of services have none. */
  number?: number;
  /** Beside the letter. */
  mark?: string;
  title: string;
  lead?: string;
  className?: string;
  children: ReactNode;
};

/** A section of a page with its title, and its letter where sections have one. */
export function Section({ id, number, mark, title, lead, className = '', children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} className={`${styles.root} ${className}`} aria-labelledby={titleId}>
      <header className={styles.head}>
        {number && <SheetMark number={number} word={mark} />}
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </section>
  );
}

/** A counter for a page's sections: leaving one out leaves no gap in the letters. */
export function sectionNumbers(): () => number {
  let number = 0;
  return () => ++number;
}

type SheetMarkProps = { number: number; word?: string | undefined };

/** A letter in a square, and a label where there is one. */
export function SheetMark({ number, word }: SheetMarkProps) {
  return (
    <p className={word ? styles.mark : `${styles.mark} ${styles.bare}`}>
      <LetterMark place={number} />
      {word}
    </p>
  );
}
