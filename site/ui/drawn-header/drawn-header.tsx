import type { ReactNode } from 'react';
import styles from './drawn-header.module.css';

type DrawnHeaderProps = {
  /** The page's title. */
  children: ReactNode;
  drawing: ReactNode;
};

/** The top of a page whose title has a drawing of its own beside it; on a phone the drawing follows the words. */
export function DrawnHeader({ children, drawing }: DrawnHeaderProps) {
  return (
    <div className={styles.root}>
      {children}
      <div className={styles.drawing}>{drawing}</div>
    </div>
  );
}
