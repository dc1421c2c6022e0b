import * as formWords from '../../content/words/form.ts';
import * as leadWords from '../../content/words/office-lead.ts';
import { ErrorSummary } from '../../site/ui/error-summary/error-summary.tsx';
import styles from './lead-notice.module.css';
import { PressButton } from './press-button.tsx';
import type { FieldProblems } from './sheet-data.ts';

export type LeadNoticeProps = {
  reference: string;
  /** What the last press has done, and which line of the history that is, if it can be taken back. */
  done?: { words: string; undo: number | undefined } | undefined;
  /** Why the last press has done nothing: what has happened meanwhile, and what to do. */
  refusal?: { lines: string[]; advice: string | undefined } | undefined;
  /** What is wrong with the fields, by their names. */
  problems?: FieldProblems | undefined;
};

/** What came of the last press, above the sheet; a screen reader begins with it. */
export function LeadNotice({ reference, done, refusal, problems = {} }: LeadNoticeProps) {
  const errors = Object.entries(problems).map(([id, message]) => ({ id, message }));
  if (errors.length > 0) {
    return (
      <div className={styles.problems}>
        <ErrorSummary title={formWords.summaryTitle} errors={errors} />
      </div>
    );
  }
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
