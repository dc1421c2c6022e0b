import { type FocusEventHandler, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { HONEYPOT_FIELD, PAGE_FIELD } from '../../../contract/submission-context.ts';
import { form as formWords } from '../../../messages/en/form.ts';
import { useContent } from '../../content/use-content.ts';
import { canonicalPath } from '../../navigation/resolve-path.ts';
import { useLocation } from '../../navigation/router.tsx';
import { Interpolate } from '../../typography/interpolate.tsx';
import { Button } from '../button/button.tsx';
import { DemonstrationNote } from '../demonstration/demonstration.tsx';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { Link } from '../link/link.tsx';
import { LiveStatus } from '../live-status/live-status.tsx';
import { Phone } from '../phone/phone.tsx';
import styles from './form.module.css';
import { fieldId } from './form-fields.tsx';
import { isBusy } from './submission-store.ts';
import type { FormBinding } from './use-form.ts';

type FormFrameProps = {
  binding: FormBinding;
  title: string;
  /** Makes the title a place that an address can name. */
  titleId?: string;
  /** On when we judge the answers; else the browser does it by its bubbles. */
  noValidate: boolean;
  onFocus?: FocusEventHandler;
  /** Takes the place of the button once the form is sent. */
  confirmation?: ReactNode;
  /** What the office says to everybody, on top of it. */
  notice?: ReactNode;
  /** By when it answers, above the button. */
  promise?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** Below the button. */
  footnote?: ReactNode;
};

/** What every form has around its fields: notes, what is wrong, the button, and what became of sending it. */
export function FormFrame({ binding, title, titleId, children, ...rest }: FormFrameProps) {
  const { id, definition, form, state, persistence, words, question, submit, send, clearErrors } = binding;
  const { phase, attempt, notice, answers } = state;
  const isUrgent = Boolean(words.heard?.advice.length);
  const wrong = Object.entries(state.errors).map(([field, message]) => ({ id: fieldId(id, field), message }));
  return (
    <form
      ref={form}
      className={styles.root}
      action={definition.action}
      method="post"
      noValidate={rest.noValidate}
      onSubmit={submit}
      onInput={clearErrors}
      onFocus={rest.onFocus}
    >
      {rest.notice}
      <LiveStatus>{phase === 'sending' ? formWords.sending : ''}</LiveStatus>
      <div className={styles.notices} role="status">
        {persistence && notice && (
          <persistence.Notice
            key={notice.kind}
            notice={notice}
            onSend={(pending) => send(persistence.save(pending))}
            onDiscard={persistence.discard}
            onClear={persistence.clear}
          />
        )}
      </div>
      {wrong.length > 0 && <ErrorSummary key={attempt} title={formWords.summaryTitle} errors={wrong} />}
      <fieldset disabled={phase === 'sent'} className={styles.fields}>
        <legend id={titleId} className={styles.legend}>
          {title}
        </legend>
        {children}
      </fieldset>
      <Honeypot />
      <PageField />
      {phase === 'failed' && (
        <FailureNote key={`failure-${attempt}`} detail={state.message} announced={wrong.length === 0}>
          {persistence && answers && (
            <persistence.ContactFallback
              definition={definition}
              answers={answers}
              isRetrying={state.isRetrying}
              isUrgent={isUrgent}
            />
          )}
        </FailureNote>
      )}
      <div className={styles.notices} role="status">
        {question && phase !== 'sent' && <p>{question}</p>}
      </div>
      {/* Who is told to call at once is not told when a form is answered. */}
      {phase !== 'sent' && !isUrgent && rest.promise}
      {phase !== 'sent' && <DemonstrationNote />}
      {rest.confirmation || (
        <Button type="submit" variant="action" aria-disabled={isBusy(state)}>
          {phase === 'sending' ? formWords.sending : formWords.submit}
        </Button>
      )}
      {phase !== 'sent' && <PrivacyNote />}
      {rest.footnote}
    </form>
  );
}

/**
 * A field out of everybody's sight that only a program fills in. It is moved away rather than hidden, because
 * programs skip what is hidden; its label is for who meets it all the same. Password managers look at no `autocomplete`:
 * each has an attribute of its own.
 */
function Honeypot() {
  const id = useId();
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={id}>{formWords.honeypot}</label>
      <input
        type="text"
        id={id}
        name={HONEYPOT_FIELD}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  );
}

/** Tells the page that the form is on, by its canonical path, where there is no script to tell more. */
function PageField() {
  const { sitemap } = useContent();
  const path = canonicalPath(sitemap, useLocation().pathname) ?? '';
  return <input type="hidden" name={PAGE_FIELD} value={path} />;
}

/** Under the button that sends a form: the way to what becomes of the answers. */
function PrivacyNote() {
  return (
    <p className={styles.note}>
      <Interpolate
        template={formWords.privacy}
        values={{ notice: <Link to="/privacy">{formWords.privacyLink}</Link> }}
      />
    </p>
  );
}

type FailureNoteProps = {
  /** The server's own words, where it had any. */
  detail: string | undefined;
  /** Off where a summary of wrong answers has the focus: one of the two is enough to hear. */
  announced: boolean;
  /** The other channels to reach us, once they hold what was typed. */
  children?: ReactNode;
};

/** Says that the request was not sent, and how to reach us all the same. */
function FailureNote({ detail, announced, children }: FailureNoteProps) {
  const { company } = useContent();
  const { phone } = company;
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
          <Interpolate template={formWords.kept} values={{ phone: phone && <Phone number={phone} /> }} />
        </p>
      )}
    </div>
  );
}
