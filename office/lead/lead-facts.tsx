import * as leadWords from '../../content/words/office-lead.ts';
import styles from './lead-facts.module.css';
import { verbPath } from './press-button.tsx';
import type { Fact, LeadSheet } from './sheet-data.ts';

/** What else there is to know, its mails, and what the same person has sent before. */
export function LeadFacts({ lead: { reference, facts, mails, emailsLink, earlier } }: { lead: LeadSheet }) {
  return (
    <>
      <section className={styles.root}>
        <h2>{leadWords.factsTitle}</h2>
        <Facts facts={facts} />
      </section>
      <section className={styles.root}>
        <h2>{leadWords.mailsTitle}</h2>
        {mails.length > 0 ? <Facts facts={mails} /> : <p>{leadWords.noMails}</p>}
        <a href={verbPath(reference, 'emails')} className={styles.more}>
          {emailsLink}
        </a>
      </section>
      {earlier.length > 0 && (
        <section className={styles.root}>
          <h2>{leadWords.earlierTitle}</h2>
          <ul className={styles.earlier}>
            {earlier.map(({ reference, title, remark }) => (
              <li key={reference}>
                <a href={verbPath(reference)}>{title}</a>
                <span>{remark}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
