import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Typography for running text: rendered Markdown or paragraphs. */
export function Prose({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={`${styles.root} ${className}`}>{children}</div>;
}
