import type { ReactNode } from 'react';
import styles from './card.module.css';

type CardProps = {
  /** Left of the perforation; on a phone, above it. */
  stub: ReactNode;
  children: ReactNode;
};

/** A raised card with a stub, as if it could be torn off. */
export function Card({ stub, children }: CardProps) {
  return (
    <div className={styles.root}>
      <div className={styles.stub}>{stub}</div>
      <div className={`${styles.body} stack`}>{children}</div>
    </div>
  );
}

type StampProps = {
  /** What is dangerous is filled, what is urgent in outline. */
  level: 'urgent' | 'danger';
  children: string;
};

/** The word for an emergency, as if stamped onto the card. */
export function Stamp({ level, children }: StampProps) {
  return (
    <strong className={styles.stamp} data-level={level}>
      {children}
    </strong>
  );
}
