import * as leadWords from '../../content/words/office-lead.ts';
import styles from './lead-notice.module.css';
import { PressButton } from './press-button.tsx';

export type LeadNoticeProps = {
  reference: string;
  /** What the last press has done, and which line of the history that is, if it can be taken back. */
  done?: { words: string; undo: number | undefined } | undefined;
  /** Why the last press has done nothing: what has happened meanwhile, and what to do. */
  refusal?: { lines: string[]; advice: string | undefined } | undefined;
};

/** What came of the last press, above the sheet; a screen reader begins with it. */
export function LeadNotice({ reference, done, refusal }: LeadNoticeProps) {
  if (refusal) {
    return (
      <div role="alert" className={styles.root} data-refused="">
        <p>
          <strong>{leadWords.refusedTitle}</strong>
        </p>
        {refusal.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {refusal.advice && <p>{refusal.advice}</p>}
      </div>
    );
  }
  if (!done) return null;
  return (
    <div className={styles.root}>
      <p role="status">{done.words}</p>
      {done.undo !== undefined && (
        <PressButton reference={reference} verb={`undo/${done.undo}`}>
          {leadWords.undo}
        </PressButton>
      )}
    </div>
  );
}
