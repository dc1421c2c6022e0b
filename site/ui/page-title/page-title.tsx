import type { ReactNode } from 'react';
import styles from './page-title.module.css';

type PageTitleProps = { title: string; lead?: string | undefined; children?: ReactNode };

/** The heading and first sentence of a page without a breadcrumb. See `PageHeader` for the others. */
export function PageTitle({ title, lead, children }: PageTitleProps) {
  return (
    <header className={styles.root}>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children && <div className={styles.below}>{children}</div>}
    </header>
  );
}
