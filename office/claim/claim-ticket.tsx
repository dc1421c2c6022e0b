import type { ReactNode } from 'react';
import * as claimWords from '../../content/words/office-claim.ts';
import { Stamp } from '../parts/stamp.tsx';
import { Ticket } from '../parts/ticket.tsx';
import styles from './claim-ticket.module.css';

/** A lead as its mail's link shows it: enough to know which one it is. */
export type ClaimLead = {
  /** "Estimate request #12". */
  title: string;
  number: number;
  service?: string | undefined;
  /** Their name and town, as far as they are known. */
  person: string;
  /** How long ago it came, in words. */
  age: string;
  /** "URGENT", where it sounds like an emergency. */
  mark?: { level: 'urgent' | 'danger'; text: string } | undefined;
  isHeld: boolean;
};

/** Half a sheet: the stub with number and age, what it is about, and below that what can be done. */
export function ClaimTicket({ lead, children }: { lead: ClaimLead; children: ReactNode }) {
  const { title, number, service, person, age, mark, isHeld } = lead;
  return (
    <Ticket
      stub={
        <p className={styles.stub}>
          <strong>{`#${number}`}</strong> {age}
        </p>
      }
    >
      <div className={styles.lead}>
        {mark && (
          <p className={styles.mark}>
            <Stamp level={mark.level}>{mark.text}</Stamp>
          </p>
        )}
        <h2>{service ?? title}</h2>
        {person && <p>{person}</p>}
        {isHeld && <p className={styles.held}>{claimWords.held}</p>}
      </div>
      {children}
    </Ticket>
  );
}
