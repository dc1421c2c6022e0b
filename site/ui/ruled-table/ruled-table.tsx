import type { ReactNode } from 'react';
import styles from './ruled-table.module.css';

type RuledTableProps = {
  /** What it is called for a screen reader. */
  label: string;
  /** The column headings. On a phone, a cell's `data-label` is shown before it instead. */
  headings: string[];
  className?: string | undefined;
  /** Its rows, each with a `th` first. */
  children: ReactNode;
};

/** A table as drawing sets have them for doors and windows. A list on a phone. */
export function RuledTable({ label, headings, className = '', children }: RuledTableProps) {
  return (
    <table aria-label={label} className={`${styles.root} ${className}`}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
