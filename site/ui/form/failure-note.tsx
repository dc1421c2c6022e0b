import { useEffect, useRef } from 'react';
import { company } from '../../../content/company.ts';
import { messages } from '../../../contract/messages.ts';
import { Phone } from '../phone/phone.tsx';
import styles from './form.module.css';

type FailureNoteProps = {
  /** The server's own words, where it had any. */
  detail: string;
  /** Takes the focus, unless a summary of wrong answers has a better claim to it. */
  focus: boolean;
};

/** Says that the request was not sent, and how to reach us all the same. */
export function FailureNote({ detail, focus }: FailureNoteProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) root.current?.focus();
  }, [focus]);
  return (
    <div ref={root} className={styles.failure} role="alert" tabIndex={-1}>
      <p>
        <strong>{messages.failed}</strong>
      </p>
      {detail !== messages.failed && <p>{detail}</p>}
      <p>
        What you typed is still here. Or call <Phone number={company.phone} />.
      </p>
    </div>
  );
}
