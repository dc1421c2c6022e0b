import type { ReactNode } from 'react';
import styles from './ticket.module.css';

type TicketProps = {
  /** What stands on the stub, left of the perforation. */
  stub: ReactNode;
  children: ReactNode;
};

/** The job ticket: a raised sheet with a stub that could be torn off. On a phone the stub is on top. */
export function Ticket({ stub, children }: TicketProps) {
  return (
    <div className={styles.root}>
      <div className={styles.stub}>{stub}</div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
