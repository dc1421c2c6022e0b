import type { ReactNode } from 'react';
import { slug } from '../../../contract/slug.ts';
import { Chevron } from '../chevron/chevron.tsx';
import styles from './row.module.css';

type RowProps = {
  /** What the row is called; its address on the page follows from it. */
  name: string;
  /** Shown instead of the name: a heading, or more than one line. */
  title?: ReactNode;
  children: ReactNode;
};

/** A row that unfolds: found by the browser's search and by its address while closed, and open on paper. */
export function Row({ name, title = <h2>{name}</h2>, children }: RowProps) {
  return (
    <details className={styles.root}>
      <summary>
        {title}
        <Chevron />
      </summary>
      {/* The address is of what it unfolds: browsers open what is around their target. */}
      <div id={slug(name)} className={styles.content}>
        {children}
      </div>
    </details>
  );
}
