import type { ComponentProps } from 'react';
import styles from './ruled-list.module.css';

type RuledListProps = ComponentProps<'ul'> & {
  /** On a wide screen. */
  columns: 2 | 3;
};

/** Short texts in columns, each below a rule. */
export function RuledList({ columns, className = '', ...rest }: RuledListProps) {
  return <ul className={`${styles.root} ${className}`} data-columns={columns} {...rest} />;
}
