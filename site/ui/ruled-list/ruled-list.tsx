import type { ComponentProps } from 'react';
import styles from './ruled-list.module.css';

type RuledListProps = ComponentProps<'ul'> & {
  /** How many stand beside one another where there is room. */
  columns: 2 | 3;
};

/** Short texts in columns, each under a rule of its own. */
export function RuledList({ columns, className = '', ...rest }: RuledListProps) {
  return <ul className={`${styles.root} ${className}`} data-columns={columns} {...rest} />;
}
