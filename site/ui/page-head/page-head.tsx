import type { ReactNode } from 'react';
import styles from './page-head.module.css';

type PageHeadProps = { title: string; lead?: string; children?: ReactNode };

/** The top of an inner page: its heading, a first sentence and what belongs right under them. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <header className={styles.root}>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children && <div className={styles.below}>{children}</div>}
    </header>
  );
}
