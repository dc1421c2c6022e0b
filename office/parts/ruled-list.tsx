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
  /** What can be done, at the end of the row or below it. */
  children?: ReactNode;
};

/** A line of a schedule. */
export function RuledRow({ title, mark, remarks, className = '', children }: RuledRowProps) {
  return (
    <li className={`${styles.row} ${className}`}>
      <div>
        <p className={styles.title}>
          {title}
          {mark && <span className={styles.mark}>{mark}</span>}
        </p>
        {remarks.map((remark) => (
          <p key={remark} className={`${styles.remark} quiet`}>
            {remark}
          </p>
        ))}
      </div>
      {children}
    </li>
  );
}
