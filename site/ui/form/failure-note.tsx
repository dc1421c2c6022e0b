import { type ReactNode, useEffect, useRef, useState } from 'react';
import { company } from '../../../content/company.ts';
import * as formWords from '../../../content/words/form.ts';
import { Interpolate } from '../../typography/interpolate.tsx';
import { Phone } from '../phone/phone.tsx';
import styles from './form.module.css';

type FailureNoteProps = {
  /** The server's own words, where it had any. */
  detail: string | undefined;
  /** Off where a summary of wrong answers has the focus: one of the two is enough to hear. */
  announced: boolean;
  /** The other channels to reach us, once they hold what was typed. */
  children?: ReactNode;
};

/** Says that the request was not sent, and how to reach us all the same. */
export function FailureNote({ detail, announced, children }: FailureNoteProps) {
  const alert = useRef<HTMLDivElement>(null);
  // Fixed on mount: if the summary disappears while the visitor types, the note must not take the focus.
  const [isHeard] = useState(announced);
  useEffect(() => {
    if (!isHeard) return;
    alert.current?.focus({ preventScroll: true });
    alert.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [isHeard]);
  return (
    <div className={styles.failure}>
      <div ref={alert} role={isHeard ? 'alert' : undefined} tabIndex={-1}>
        <p>
          <strong>{formWords.failed}</strong>
        </p>
        {detail && detail !== formWords.failed && <p>{detail}</p>}
      </div>
      {children ?? (
        <p>
          <Interpolate template={formWords.kept} values={{ phone: <Phone number={company.phone} /> }} />
        </p>
      )}
    </div>
  );
}
