import { type ReactNode, useEffect, useRef } from 'react';
import { formatReference, type LimitedReach } from '../../../contract/answer.ts';
import { fill } from '../../../contract/fill.ts';
import { confirmation as words } from '../../../messages/en/confirmation.ts';
import { useContent } from '../../content/use-content.ts';
import { Interpolate } from '../../typography/interpolate.tsx';
import { MIDDLE_DOT } from '../../typography/typeset.ts';
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
  /** Set if no mail reaches the sender. */
  reach?: LimitedReach | undefined;
  /** The path of the page where it can be seen and corrected. */
  link?: string | undefined;
  /** Where our mail goes, if that is known. */
  email?: string | undefined;
  /** What was sent, if that is known. */
  sent?: ReactNode;
  /** In an emergency: what to do. */
  advice?: AdviceAfterSending | undefined;
  /** True if it follows a press and must be announced; false if it is the page itself. */
  announced?: boolean;
  children?: ReactNode;
};

/**
 * The stamped confirmation that replaces a form once its request is stored. In danger the heading says what to do, and the
 * confirmation follows below. It takes the focus when it appears, but a retry may get through much later: if the
 * focus is elsewhere by then, it is only announced.
 */
export function Confirmation({
  heading: Heading,
  title,
  text,
  reference,
  promise = words.inOfficeHours,
  reach,
  link,
  email,
  sent,
  advice,
  announced = false,
  children,
}: ConfirmationProps) {
  const { phone } = useContent().company;
  const thanks = reach ? { phone: words.textByPhone, none: '' }[reach] : text;
  const correct = reach ? phone && words.correctByPhone : phone ? words.correct : words.correctByMail;
  const root = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLHeadingElement>(null);
  const inDanger = advice?.isFirst;
  const news = inDanger ? `${advice.title}. ${title}` : title;
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
      data-advice={advice && ''}
      data-alarm={inDanger ? '' : undefined}
    >
      <div className={styles.main}>
        <Heading ref={top} tabIndex={-1} className={styles.title}>
          {inDanger ? advice.title : title}
        </Heading>
        {advice && !inDanger && <p className={styles.promise}>{advice.title}</p>}
        {advice?.text ?? (thanks && <p>{thanks}</p>)}
      </div>
      <div className={styles.stub}>
        {inDanger ? (
          <>
            <Sent className={styles.sent}>{title}</Sent>
            {thanks && <p>{thanks}</p>}
          </>
        ) : (
          <p className={styles.stamp} aria-hidden="true">
            {words.stamp}
          </p>
        )}
        {reference && <Reference code={reference} promise={promise} reach={reach} link={link} />}
        <p className={styles.promise}>{fill(answerWords(reach), { promise })}</p>
        <p className={styles.next}>
          {email && !reach && fill(`${words.mailTo} `, { email })}
          {correct && (
            <Interpolate template={correct} values={{ phone: phone && <Phone number={phone} /> }} />
          )}
        </p>
        {link && (
          <p className={styles.see}>
            {/* The server's page, not one of the site's. Who is in danger takes no photos, and finds the advice on its top. */}
            {!inDanger && <a href={`${link}#photos`}>{words.add}</a>}
            {!inDanger && MIDDLE_DOT}
            <a href={inDanger ? link : `${link}#correct`}>{words.see}</a>
          </p>
        )}
      </div>
      <div className={styles.more}>
        {sent}
        {children}
      </div>
    </div>
  );
}

/** Whether something outside this form has the focus. */
function isBusy(form: Element | null | undefined): boolean {
  const { activeElement } = document;
  return !activeElement?.matches('body, :disabled') && !form?.contains(activeElement);
}

/** Who answers, and by when. */
function answerWords(reach: LimitedReach | undefined): string {
  if (reach === 'none') return words.unreachable;
  return reach ? words.promisedByPhone : words.promised;
}

type ReferenceProps = Pick<ConfirmationProps, 'reach' | 'link'> & { code: string; promise: string };

/** Hydration reads its data attributes back. */
function Reference({ code, promise, reach, link }: ReferenceProps) {
  return (
    <p
      className={styles.reference}
      data-reference={code}
      data-promise={promise}
      data-reach={reach}
      data-link={link}
    >
      <Interpolate
        template={words.reference}
        values={{ reference: <strong translate="no">{formatReference(code)}</strong> }}
      />
    </p>
  );
}
