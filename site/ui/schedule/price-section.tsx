import { type ReactNode, useId } from 'react';
import styles from './price-section.module.css';

type PriceSectionProps = {
  title: string;
  /** What the prices are, in a sentence or two. */
  note: string;
  /** Behind the note. */
  link?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A heading and a note above prices. */
export function PriceSection({ title, note, link, className = '', children }: PriceSectionProps) {
  const titleId = useId();
  return (
    <section className={`${styles.root} ${className}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <p className={styles.note}>
        {`${note} `}
        {link}
      </p>
      {children}
    </section>
  );
}
