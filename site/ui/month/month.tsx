import type { ReactNode } from 'react';
import { monthNames } from '../../../content/words/months.ts';
import styles from './month.module.css';

type MonthProps = {
  /** Like "2026-03". */
  of: string;
  /** Follows the month on the same line. */
  children?: ReactNode;
};

/** A month like "March 2026". */
export function Month({ of: month, children }: MonthProps) {
  const [year, number] = month.split('-');
  return (
    <p className={styles.root}>
      <time dateTime={month}>{`${monthNames[Number(number) - 1]} ${year}`}</time>
      {children}
    </p>
  );
}
