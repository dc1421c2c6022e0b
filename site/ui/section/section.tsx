import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

type SectionProps = {
  /** Where links lead to it. */
  id?: string;
  /** Above the title. */
  mark?: string;
  title: string;
  lead?: string;
  className?: string;
  children: ReactNode;
};

/** A section of a page with its title. */
export function Section({ id, mark, title, lead, className = '', children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} className={`${styles.root} ${className}`} aria-labelledby={titleId}>
      <header className={styles.head}>
        {mark && <p className={styles.mark}>{mark}</p>}
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </section>
  );
}
