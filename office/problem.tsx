import * as problemPageWords from '../content/words/office-problem.ts';
import { type Frame, Sheet } from './parts/sheet.tsx';
import styles from './problem.module.css';

type ProblemProps = { frame: Frame; title: string; message: string };

/** Where something cannot be done: what, why, and the way back. */
export function Problem({ frame, title, message }: ProblemProps) {
  return (
    <Sheet frame={frame} title={title}>
      <p>{message}</p>
      <a href="/office" className={styles.back}>
        {problemPageWords.back}
      </a>
    </Sheet>
  );
}
