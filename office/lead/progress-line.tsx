import * as leadWords from '../../content/words/office-lead.ts';
import styles from './progress-line.module.css';

/** Where each status stands on the line. */
const PLACES = { new: 0, claimed: 1, quoted: 2, won: 3, lost: 3, closed: 3 };

const LAST = PLACES.won;

export type LeadStatus = keyof typeof PLACES;

/** How far a lead is, as a dimension line with a tick for each step: solid as far as it has come. */
export function ProgressLine({ status }: { status: LeadStatus }) {
  const { steps } = leadWords;
  const current = PLACES[status];
  const labels = [steps.new, steps.claimed, steps.quoted, current === LAST ? steps[status] : steps.over];
  return (
    <ol aria-label={leadWords.progress} className={styles.root}>
      {labels.map((label, place) => (
        <li
          key={label}
          aria-current={place === current ? 'step' : undefined}
          data-reached={place <= current}
          data-passed={place < current || current === LAST}
        >
          {label}
        </li>
      ))}
    </ol>
  );
}
