import type { ReactNode } from 'react';
import styles from './month.module.css';

type MonthProps = {
  /** Like "2026-03". */
  of: string;
  /** Follows the month on the same line. */
  children?: ReactNode;
};

/** A month like "March 2026". */
export function Month({ of: month, children }: MonthProps) {
  const words = new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  });
  return (
    <p className={styles.root}>
      <time dateTime={month}>{words}</time>
      {children}
    </p>
  );
}
