import { type ReactNode, useId } from 'react';
import { fill } from '../../../contract/fill.ts';
import { samples as sampleWords } from '../../../messages/en/samples.ts';
import styles from './price-section.module.css';

type PriceSectionProps = {
  title: string;
  /** What the prices are, in a sentence or two; `{sample}` is the place of the mark for prices that are samples. */
  note: string;
  sample: boolean;
  /** Behind the note. */
  link?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A heading and a note above prices. */
export function PriceSection({ title, note, sample, link, className = '', children }: PriceSectionProps) {
  const titleId = useId();
  const words = fill(note, { sample: sample ? sampleWords.sampleMark : '' });
  return (
    <section className={`${styles.root} ${className}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <p className={styles.note}>
        {`${words} `}
        {link}
      </p>
      {children}
    </section>
  );
}
