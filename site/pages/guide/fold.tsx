import type { ReactNode } from 'react';
import { Chevron } from '../../ui/chevron/chevron.tsx';
import styles from './fold.module.css';

type FoldProps = {
  /** Under this it is remembered. */
  id: string;
  /** What is in it. */
  summary: string;
  children: ReactNode;
};

/** The rest of a text, which folds on a phone. Open in the HTML; see `checklist-state.ts`. */
export function Fold({ id, summary, children }: FoldProps) {
  return (
    <details id={id} open className={styles.root}>
      <summary>
        {summary}
        <Chevron />
      </summary>
      {children}
    </details>
  );
}
