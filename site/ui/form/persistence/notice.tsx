import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { formatReference } from '../../../../contract/answer.ts';
import { fill } from '../../../../contract/fill.ts';
import { answerRows } from '../../../../contract/forms/answer-rows.ts';
import { columnOf, type FormDefinition } from '../../../../contract/forms/form.ts';
import { unsent as unsentWords } from '../../../../messages/en/unsent.ts';
import { useContent } from '../../../content/use-content.ts';
import { Interpolate } from '../../../typography/interpolate.tsx';
import { Button, ExternalButton } from '../../button/button.tsx';
import { telHref } from '../../phone/phone.tsx';
import type { Answers, PendingSubmission } from '../send-form.ts';
import type { Notice as NoticeState } from '../submission-store.ts';
import styles from './notice.module.css';

type Actions = {
  onSend: (pending: PendingSubmission) => void;
  onDiscard: () => void;
  onClear: () => void;
};

/** The note about a kept submission or draft, with its actions. */
export function Notice({ notice, ...actions }: Actions & { notice: NoticeState }) {
  switch (notice.kind) {
    // Sent on an earlier visit, but not acknowledged.
    case 'pending':
      return <PendingNotice {...notice} {...actions} />;
    // Typed on an earlier visit, but not sent.
    case 'draft':
      return (
        <div className={styles.root}>
          <p className={styles.words}>{unsentWords.draft}</p>
          <Button onClick={actions.onClear}>{unsentWords.clear}</Button>
        </div>
      );
    case 'sent':
      return (
        <div className={styles.root}>
          <p className={styles.words}>
            <Interpolate
              template={unsentWords.sent}
              values={{ link: <a href={notice.link}>{unsentWords.sentLink}</a> }}
            />
          </p>
          <Button onClick={actions.onDiscard}>{unsentWords.sentDiscard}</Button>
        </div>
      );
    // A retry got through while the visitor was on another page or writing another request.
    case 'arrived':
      return (
        <p className={styles.root}>
          {notice.reference ? (
            <Interpolate
              template={unsentWords.arrivedAs}
              values={{ reference: <span translate="no">{formatReference(notice.reference)}</span> }}
            />
          ) : (
            unsentWords.arrived
          )}
        </p>
      );
    case 'discarded':
      return <GoneNotice>{unsentWords.discarded}</GoneNotice>;
    case 'cleared':
      return <GoneNotice>{unsentWords.cleared}</GoneNotice>;
  }
}

type PendingNoticeProps = Actions & Extract<NoticeState, { kind: 'pending' }>;

function PendingNotice({ submission, isInForm, onSend, onDiscard }: PendingNoticeProps) {
  const { description, message } = submission.answers;
  const send = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The pressed button is removed with its notice.
    currentTarget.form?.querySelector<HTMLButtonElement>('button[type=submit]')?.focus();
    onSend(submission);
  };
  return (
    <div className={styles.root} data-pending="">
      <div className={styles.words}>
        <p className={styles.title}>{unsentWords.pendingTitle}</p>
        <p>{fill(unsentWords.pendingText, { when: readableTime(submission.at) })}</p>
        {!isInForm && (
          <p>
            <Interpolate
              template={unsentWords.excerpt}
              values={{ words: <bdi>{excerptOf(description ?? message ?? '')}</bdi> }}
            />
          </p>
        )}
      </div>
      <p className={styles.buttons}>
        <Button variant="action" onClick={send}>
          {unsentWords.send}
        </Button>
        <Button onClick={onDiscard}>{unsentWords.discard}</Button>
      </p>
    </div>
  );
}

/** Takes the focus, because the pressed button has been removed. */
function GoneNotice({ children }: { children: ReactNode }) {
  const root = useRef<HTMLParagraphElement>(null);
  useEffect(() => root.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={root} tabIndex={-1} className={styles.root}>
      {children}
    </p>
  );
}

/** "on Friday at 9:41 AM". No date, because nothing is kept longer than a day. */
function readableTime(at: number): string {
  const day = new Date(at).toLocaleDateString('en-US', { weekday: 'long' });
  const time = new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return fill(unsentWords.when, { day, time });
}

function excerptOf(text: string): string {
  const characters = [...text.trim()];
  return characters.length > 80 ? `${characters.slice(0, 80).join('')}…` : characters.join('');
}

type ContactFallbackProps = {
  definition: FormDefinition;
  answers: Answers;
  /** Whether the page is retrying. */
  isRetrying: boolean | undefined;
  /** Whether its words sound like an emergency, which the office may not be open for. */
  isUrgent: boolean;
};

/** Phone, text and e-mail, of those that there are. The text and the e-mail contain the answers, to spare typing them twice. */
export function ContactFallback({ definition, answers, isRetrying, isUrgent }: ContactFallbackProps) {
  const { company } = useContent();
  const { email, phone } = company;
  const called = (isUrgent && company.emergencyPhone) || phone;
  return (
    <>
      <p>{isRetrying ? unsentWords.trying : unsentWords.kept}</p>
      <p className={`${styles.buttons} ${styles.channels}`}>
        {called && (
          <ExternalButton variant="plain" href={telHref(called)}>
            {fill(unsentWords.call, { phone: called })}
          </ExternalButton>
        )}
        {phone && (
          <ExternalButton variant="plain" href={textHref(phone, definition, answers)}>
            {unsentWords.text}
          </ExternalButton>
        )}
        {email && (
          <ExternalButton variant="plain" href={mailHref(email, definition, answers)}>
            {unsentWords.mail}
          </ExternalButton>
        )}
      </p>
    </>
  );
}

/** Longer addresses are cut or refused by some of the programs that they are for. */
const LONGEST = 1_800;

/** A text message to the office with the answers in it. This way of writing it is read by iOS and Android. */
export function textHref(phone: string, definition: FormDefinition, answers: Answers): string {
  const start = `sms:${telHref(phone).replace('tel:', '')}?&body=`;
  return (
    start +
    encode(`${subjectOf(definition, answers)}\n${linesOf(definition, answers)}`, LONGEST - start.length)
  );
}

/** An e-mail to the office with the answers in it. */
export function mailHref(email: string, definition: FormDefinition, answers: Answers): string {
  const about = encode(subjectOf(definition, answers), LONGEST / 3);
  const start = `mailto:${email}?subject=${about}&body=`;
  return start + encode(linesOf(definition, answers), LONGEST - start.length);
}

function subjectOf(definition: FormDefinition, answers: Answers): string {
  const { title } = definition;
  const name = rowsOf(definition, answers).find(({ field }) => columnOf(field) === 'first_name')?.answer;
  return name ? fill(unsentWords.subject, { title, name }) : title;
}

/** One line an answer, and the long one last: it is the one that is cut where there is too much. */
function linesOf(definition: FormDefinition, answers: Answers): string {
  return rowsOf(definition, answers)
    .map(({ field, label, answer }) => `${field.fallbackLabel ?? label}: ${answer}`)
    .join('\n');
}

function rowsOf(definition: FormDefinition, answers: Answers) {
  return answerRows(definition, answers, 'name')
    .map((row) => ({ ...row, answer: row.answer.trim() }))
    .filter(({ answer }) => answer !== '');
}

/** Percent-encodes as much of a text as there is room for. Line ends are what mail programs expect of an address. */
function encode(text: string, room: number): string {
  let encoded = '';
  for (const character of text.replace(/\r\n?/g, '\n')) {
    const next = character === '\n' ? '%0D%0A' : encodeURIComponent(character.replace(/\p{Cs}/u, '\ufffd'));
    if (encoded.length + next.length + CUT.length > room) return encoded + CUT;
    encoded += next;
  }
  return encoded;
}

const CUT = encodeURIComponent('…');
