import type { ReactNode } from 'react';
import { Chevron } from '../../ui/chevron/chevron.tsx';
import row from '../../ui/row/row.module.css';
import styles from './fold.module.css';

type FoldProps = {
  /** Under this it is remembered. */
  id: string;
  /** What is in it. */
  summary: string;
  children: ReactNode;
};

/** The rest of a text: up to a tablet a row that unfolds. Open in the HTML; see `checklist-state.ts`. */
export function Fold({ id, summary, children }: FoldProps) {
  return (
    <details id={id} open className={`${row.root} ${styles.root}`}>
      <summary>
        <h3>{summary}</h3>
        <Chevron />
      </summary>
      {children}
    </details>
  );
}
