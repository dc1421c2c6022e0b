import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Typography for running text: rendered Markdown or paragraphs. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
