import { type ReactNode, useId } from 'react';
import { LetterMark } from '../mark/mark.tsx';
import styles from './section.module.css';

type SectionProps = {
  /** Where links lead to it. */
  id?: string;
  /** The section's place on the page and its label; the sheets of services have none. */
  mark?: [number: number, word: string];
  title: string;
  lead?: string;
  className?: string;
  children: ReactNode;
};

/** A section of a page with its title, and its letter where sections have one. */
export function Section({ id, mark, title, lead, className = '', children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} className={`${styles.root} ${className}`} aria-labelledby={titleId}>
      <header className={styles.head}>
        {mark && <SheetMark mark={mark} />}
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

/** A letter in a square and a label. */
export function SheetMark({ mark: [number, word] }: { mark: [number: number, word: string] }) {
  return (
    <p className={styles.mark}>
      <LetterMark place={number} />
      {word}
    </p>
  );
}
