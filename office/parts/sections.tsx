import type { ReactNode } from 'react';
import styles from './sections.module.css';

type SectionsProps = {
  /** Which of them stand side by side where there is room: a grid of the page. */
  className: string | undefined;
  children: ReactNode;
};

/** The sections of a sheet, below each other on a phone. */
export function Sections({ className, children }: SectionsProps) {
  return <div className={`${styles.root} ${className}`}>{children}</div>;
}
