import * as leadWords from '../../content/words/office-lead.ts';
import styles from './lead-words.module.css';
import type { LeadSheet } from './sheet-data.ts';

/** What they wrote, line by line as they did, and what the office has written since. */
export function LeadWords({ lead: { words, notes } }: { lead: LeadSheet }) {
  return (
    <>
      <section className={styles.root}>
        <h2>{leadWords.words}</h2>
        <p className={styles.theirs}>{words || leadWords.noWords}</p>
      </section>
      {notes.length > 0 && (
        <section className={styles.root}>
          <h2>{leadWords.notes}</h2>
          <ul>
            {notes.map(({ version, who, when, text }) => (
              <li key={version}>
                <p className={styles.text}>{text}</p>
                <p className={styles.by}>{[who, when].join(', ')}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
