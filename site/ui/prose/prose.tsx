import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Running text, set for reading: what comes out of Markdown, or paragraphs of ours. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
