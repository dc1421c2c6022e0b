import type { ReactNode } from 'react';
import styles from './ruled-list.module.css';

export function RuledList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

type RuledRowProps = {
  title: string;
  /** A word or two beside the title. */
  mark?: string | undefined;
  /** Smaller lines below the title. */
  remarks: string[];
  className?: string | undefined;
  /** What can be done, at the end of the row; below it where there is no room. */
  children?: ReactNode;
};

/** A line of a schedule: what it is, what there is to know, and what can be done. */
export function RuledRow({ title, mark, remarks, className = '', children }: RuledRowProps) {
  return (
    <li className={`${styles.row} ${className}`}>
      <div>
        <p className={styles.title}>
          {title}
          {mark && <span className={styles.mark}>{mark}</span>}
        </p>
        {remarks.map((remark) => (
          <p key={remark} className={styles.remark}>
            {remark}
          </p>
        ))}
      </div>
      {children}
    </li>
  );
}
