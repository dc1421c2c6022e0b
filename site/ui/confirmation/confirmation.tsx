import { type ReactNode, useEffect, useRef } from 'react';
import { formatReference } from '../../../contract/answer.ts';
import { fill } from '../../../contract/fill.ts';
import { confirmation as confirmationWords } from '../../../messages/en/confirmation.ts';
import { useContent } from '../../content/use-content.ts';
import { Interpolate } from '../../typography/interpolate.tsx';
import type { AdviceAfterSending } from '../emergency-advice/emergency-advice.tsx';
import { announce } from '../live-status/live-status.tsx';
import { Phone } from '../phone/phone.tsx';
import styles from './confirmation.module.css';

export type ConfirmationProps = {
  heading: 'h1' | 'h2';
  title: string;
  text: string;
  /** The request's eight-character reference, if known. */
  reference?: string | undefined;
  /** The end of "You’ll hear from us …", if the server has said when. */
  promise?: string | undefined;
  /** In an emergency, shown first and largest. */
  advice?: AdviceAfterSending | undefined;
  /** True if it follows a press and must be announced; false if it is the page itself. */
  announced?: boolean;
  children?: ReactNode;
};

/**
 * The stamped confirmation that replaces a form once its request is stored. In an emergency the heading says what to do,
 * and the confirmation follows below. It takes the focus when it appears, but a retry may get through much later: if the
 * focus is elsewhere by then, it is only announced.
 */
export function Confirmation({
  heading: Heading,
  title,
  text,
  reference,
  promise = confirmationWords.inOfficeHours,
  advice,
  announced = false,
  children,
}: ConfirmationProps) {
  const { company } = useContent();
  const { phone } = company;
  const root = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLHeadingElement>(null);
  const news = advice ? `${advice.title}. ${title}` : title;
  useEffect(() => {
    if (!announced) return;
    if (isBusy(root.current?.closest('form'))) return announce(news);
    top.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'nearest' });
  }, [announced, news]);
  const Sent = Heading === 'h1' ? 'h2' : 'h3';
  return (
    <div
      ref={root}
      className={`${styles.root} ${Heading === 'h1' ? styles.page : ''}`}
      data-alarm={advice && ''}
    >
      <div className={styles.main}>
        <Heading ref={top} tabIndex={-1} className={styles.title}>
          {advice?.title ?? title}
        </Heading>
        {advice?.text ?? <p>{text}</p>}
      </div>
      <div className={styles.stub}>
        {advice ? (
          <>
            <Sent className={styles.sent}>{title}</Sent>
            <p>{text}</p>
          </>
        ) : (
          <p className={styles.stamp} aria-hidden="true">
            {confirmationWords.stamp}
          </p>
        )}
        {reference && <Reference code={reference} promise={promise} />}
        <p className={styles.promise}>{fill(confirmationWords.promised, { promise })}</p>
        {phone && (
          <p className={styles.next}>
            <Interpolate template={confirmationWords.call} values={{ phone: <Phone number={phone} /> }} />
          </p>
        )}
      </div>
      <div className={styles.more}>{children}</div>
    </div>
  );
}

/** Whether something outside this form has the focus. */
function isBusy(form: Element | null | undefined): boolean {
  const { activeElement } = document;
  return !activeElement?.matches('body, :disabled') && !form?.contains(activeElement);
}

/** Hydration reads its data attributes back. */
function Reference({ code, promise }: { code: string; promise: string }) {
  return (
    <p className={styles.reference} data-reference={code} data-promise={promise}>
      <Interpolate
        template={confirmationWords.reference}
        values={{ reference: <strong translate="no">{formatReference(code)}</strong> }}
      />
    </p>
  );
}
