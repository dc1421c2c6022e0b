import type { ReactNode } from 'react';
import styles from './month.module.css';

type MonthProps = {
  /** As "2026-03". */
  of: string;
  /** What follows it on the line. */
  children?: ReactNode;
};

/** The month in which something was said, as people write it. */
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
