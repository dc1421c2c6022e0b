import { useEffect, useId, useRef, useState } from 'react';
import type { EstimateErrors, EstimateField } from '../../../contract/estimate-request.ts';
import { messages } from '../../../contract/messages.ts';
import type { Service } from '../../../contract/services.ts';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import { Button } from '../button/button.tsx';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import type { Answers } from '../form/answers.ts';
import { FailureNote } from '../form/failure-note.tsx';
import styles from '../form/form.module.css';
import { Honeypot } from '../form/honeypot.tsx';
import { PageField } from '../form/page-field.tsx';
import { useForm } from '../form/use-form.ts';
import { Ticket } from '../ticket/ticket.tsx';
import { checkEstimate } from './check-estimate.ts';
import { EstimateFields, fieldId } from './estimate-fields.tsx';

type EstimateFormProps = {
  /** On its own page the form is replaced by the confirmation; inline, only its button is. */
  variant: 'page' | 'inline';
  /** Fixes the select to one service. */
  service?: Service | undefined;
  /** Chosen at first, and still to be changed. */
  suggested?: Service | undefined;
};

/** The request for an estimate. Without script it is a plain form that the server answers with a page. */
export function EstimateForm(props: EstimateFormProps) {
  const [first] = useState(props.service);
  // A new key makes a new form: it resets when the service changes.
  return <Form key={props.service} restores={props.service === first} {...props} />;
}

function Form({ variant, service, suggested, restores }: EstimateFormProps & { restores: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const { state, attempt, note, submit, forgive } = useForm<EstimateField>({
    kind: 'estimate',
    form,
    address: '/api/estimate',
    restores,
    check: checkEstimate,
    onSend: logFirstName,
  });
  const hydrated = useHydrated();
  const id = useId();
  const { phase, errors } = state;
  const wrong = summaryOf(errors, id);
  useErrorTitle(wrong.length > 0);
  useSuggestion(fieldId(id, 'service'), suggested);

  if (state.phase === 'sent' && variant === 'page') {
    return (
      <Ticket heading="h2" title={messages.sentTitle} text={messages.sentText} reference={state.reference} />
    );
  }
  return (
    <form
      ref={form}
      className={styles.root}
      action="/api/estimate"
      method="post"
      noValidate={hydrated}
      onSubmit={submit}
      onInput={forgive}
      data-phase={phase}
    >
      <div className={styles.kept} role="status">
        {phase !== 'failed' && note}
      </div>
      {wrong.length > 0 && <ErrorSummary key={attempt} title={messages.summaryTitle} errors={wrong} />}
      <fieldset disabled={phase === 'sent'} className={styles.fields}>
        <legend className={styles.legend}>Your project</legend>
        <EstimateFields id={id} service={service} errors={errors} />
      </fieldset>
      <Honeypot />
      <PageField />
      {state.phase === 'failed' && (
        <FailureNote key={`failure-${attempt}`} detail={state.message} focus={wrong.length === 0}>
          {note}
        </FailureNote>
      )}
      {state.phase === 'sent' ? (
        <Ticket
          heading="h2"
          title={messages.sentInlineTitle}
          text={messages.sentInlineText}
          reference={state.reference}
        />
      ) : (
        <Button type="submit" variant="action" aria-disabled={phase === 'sending'}>
          {phase === 'sending' ? messages.sending : messages.submit}
        </Button>
      )}
    </form>
  );
}

/** The specification asks for this line. */
function logFirstName({ first_name }: Answers) {
  console.log(first_name);
}

function summaryOf(errors: EstimateErrors, id: string) {
  return Object.entries(errors).flatMap(([field, message]) =>
    message ? [{ id: fieldId(id, field as EstimateField), message }] : [],
  );
}

/** Chooses the service that the address names, unless the visitor was faster. */
function useSuggestion(selectId: string, suggested: Service | undefined) {
  useEffect(() => {
    const select = document.getElementById(selectId) as HTMLSelectElement | null;
    if (suggested && select?.value === '') select.value = suggested;
  }, [selectId, suggested]);
}

/** "Error: " stands first in the title while something is wrong, for those who hear the title first. */
function useErrorTitle(wrong: boolean) {
  useEffect(() => {
    if (!wrong) return;
    const title = document.title;
    document.title = `Error: ${title}`;
    return () => {
      if (document.title === `Error: ${title}`) document.title = title;
    };
  }, [wrong]);
}
