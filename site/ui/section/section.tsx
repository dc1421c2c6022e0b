import { type ReactNode, useId } from 'react';
import { DimensionLine } from '../dimension-line/dimension-line.tsx';
import { NumberMark } from '../number-mark/number-mark.tsx';
import styles from './section.module.css';

type SectionProps = {
  /** The callout of the drawing: a number in the page's order and a word. */
  mark: [number: number, word: string];
  title: string;
  /** What stands on the dimension line under the title; no line without it. */
  remark?: string;
  lead?: string;
  className?: string;
  children: ReactNode;
};

/** A part of a page with its sheet mark, its title and room around it. */
export function Section({ mark, title, remark, lead, className = '', children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={`${styles.root} ${className}`} aria-labelledby={titleId}>
      <header className={styles.head}>
        <SheetMark mark={mark} />
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {remark && <DimensionLine>{remark}</DimensionLine>}
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </section>
  );
}

/** Counts the sections of a page: each call gives the next one's number, so that none is missing where one is left out. */
export function sectionNumbers(): () => number {
  let number = 0;
  return () => ++number;
}

/** The circled number and the word that every section of the drawing set carries. */
export function SheetMark({ mark: [number, word] }: { mark: [number: number, word: string] }) {
  return (
    <p className={styles.mark}>
      <NumberMark number={number} />
      {word}
    </p>
  );
}
