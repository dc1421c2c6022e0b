import { guide } from '../../../content/guide.ts';
import { fill } from '../../../contract/fill.ts';
import styles from './progress.module.css';

/** A progress bar with its value in words. */
export function Progress({ label, done, total }: { label: string; done: number; total: number }) {
  return (
    <span className={styles.root}>
      <progress value={done} max={total} aria-label={label} />
      {fill(guide.steps.checklist.tools.progress, { done, total })}
    </span>
  );
}
