import type { ReactNode } from 'react';
import styles from './month.module.css';

/** Written out: the browser's own names cost a phone more than the rest of the page's rendering. */
const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

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
      <time dateTime={month}>{`${NAMES[Number(number) - 1]} ${year}`}</time>
      {children}
    </p>
  );
}
