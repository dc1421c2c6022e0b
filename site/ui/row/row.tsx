import type { ReactNode } from 'react';
import { slug } from '../../../contract/slug.ts';
import { Chevron } from '../chevron/chevron.tsx';
import styles from './row.module.css';

type RowProps = {
  /** What the row is called; its address on the page follows from it. */
  name: string;
  /** Shown instead of the name: a heading, or more than one line. */
  title?: ReactNode;
  /** For what is short: it folds on a phone alone, and elsewhere is shown below its title. */
  onPhone?: boolean;
  /** Whether it is unfolded at first. */
  open?: boolean;
  children: ReactNode;
};

/** A row that unfolds: found by the browser's search and by its address while closed, and open on paper. */
export function Row({ name, title = <h2>{name}</h2>, onPhone = false, open, children }: RowProps) {
  return (
    <details open={open} className={onPhone ? `${styles.root} ${styles.onPhone}` : styles.root}>
      <summary>
        {title}
        <Chevron />
      </summary>
      {/* The address is of what it unfolds: browsers open what is around their target. */}
      <div id={slug(name)} className={styles.content}>
        {/* Once more, for where there is no summary. */}
        {onPhone && <div className={styles.title}>{title}</div>}
        {children}
      </div>
    </details>
  );
}
