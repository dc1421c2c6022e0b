import type { ReactNode } from 'react';
import styles from './drawn-header.module.css';

type DrawnHeaderProps = {
  /** The page's title. */
  children: ReactNode;
  drawing: ReactNode;
  /** A lower one, and only beside the title: for a page whose first screen has something to do. */
  small?: boolean;
};

/** The top of a page whose title has a drawing of its own beside it; on a phone the drawing follows the words. */
export function DrawnHeader({ children, drawing, small = false }: DrawnHeaderProps) {
  return (
    <div className={small ? `${styles.root} ${styles.small}` : styles.root}>
      {children}
      {drawing && <div className={styles.drawing}>{drawing}</div>}
    </div>
  );
}
