import { type ReactNode, useEffect, useRef } from 'react';
import { company } from '../../../content/company.ts';
import { messages } from '../../../contract/messages.ts';
import { Phone } from '../phone/phone.tsx';
import styles from './form.module.css';

type FailureNoteProps = {
  /** The server's own words, where it had any. */
  detail: string;
  /** Takes the focus, unless a summary of wrong answers has a better claim to it. */
  focus: boolean;
  /** The other ways to reach us, once they hold what was typed. */
  children?: ReactNode;
};

/** Says that the request was not sent, and how to reach us all the same. */
export function FailureNote({ detail, focus, children }: FailureNoteProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focus) return;
    alert.current?.focus({ preventScroll: true });
    alert.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [focus]);
  return (
    <div className={styles.failure}>
      <div ref={alert} role="alert" tabIndex={-1}>
        <p>
          <strong>{messages.failed}</strong>
        </p>
        {detail !== messages.failed && <p>{detail}</p>}
      </div>
      {children ?? (
        <p>
          What you typed is still here. Or call <Phone number={company.phone} />.
        </p>
      )}
    </div>
  );
}
