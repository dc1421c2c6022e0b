import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import * as unsentWords from '../../../../content/words/unsent.ts';
import { fill } from '../../../../contract/fill.ts';
import { formatReference } from '../../../../contract/sent-pages.ts';
import { Interpolate } from '../../../typography/interpolate.tsx';
import { Button } from '../../button/button.tsx';
import type { PendingSubmission } from '../send-form.ts';
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
