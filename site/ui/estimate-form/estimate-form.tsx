import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldErrors } from '../../../contract/answer.ts';
import { estimateForm } from '../../../contract/forms/estimate.ts';
import { defineForm, type FormDefinition } from '../../../contract/forms/form.ts';
import { confirmation as confirmationWords } from '../../../messages/en/confirmation.ts';
import { form as formWords } from '../../../messages/en/form.ts';
import { useContent } from '../../content/use-content.ts';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import { Interpolate } from '../../typography/interpolate.tsx';
import { Button } from '../button/button.tsx';
import { Confirmation } from '../confirmation/confirmation.tsx';
import { EmergencyLine } from '../emergency-line/emergency-line.tsx';
import styles from '../form/form.module.css';
import { FormFields, fieldId, WordNotes } from '../form/form-fields.tsx';
import { FormFrame } from '../form/form-frame.tsx';
import type { Answers } from '../form/send-form.ts';
import { useThanks } from '../form/thanks.ts';
import { useForm } from '../form/use-form.ts';
import { Link } from '../link/link.tsx';

type EstimateFormProps = {
  /** On its own page another page thanks; inline, the button is replaced by the confirmation. */
  variant: 'page' | 'inline';
  /** Fixes the select to one service. */
  service?: string | undefined;
  /** The service that the address names: newer than one that was kept. */
  suggested?: string | undefined;
  /** What the office says to everybody, and by when it answers; the home page does not ask the server for that. */
  notice?: ReactNode;
  promise?: ReactNode;
};

/** The request for an estimate. Without script it is a plain form that the server answers with a page. */
export function EstimateForm(props: EstimateFormProps) {
  const [first] = useState(props.service);
  // A new key makes a new form: it resets when the service changes.
  return <Form key={props.service} restores={props.service === first} {...props} />;
}

function Form({
  variant,
  service,
  suggested,
  restores,
  notice,
  promise,
}: EstimateFormProps & { restores: boolean }) {
  const { company, estimateFormWords } = useContent();
  const definition = useMemo(() => defineForm(estimateForm, estimateFormWords), [estimateFormWords]);
  const form = useRef<HTMLFormElement>(null);
  const binding = useForm({
    definition,
    form,
    restores,
    suggested,
    check: (element) => checkEstimate(definition, element),
    onSend: logFirstName,
  });
  const hydrated = useHydrated();
  const { id, state, words } = binding;

  const isInline = variant === 'inline';
  useThanks(state, isInline ? undefined : '/estimate');
  const confirmation = isInline && state.phase === 'sent' && (
    <Confirmation
      announced
      heading="h2"
      title={confirmationWords.inlineTitle}
      text={confirmationWords.inlineText}
      reference={state.reference}
      promise={state.promise}
      reach={state.reach}
      link={state.link}
      email={state.answers?.email}
      advice={state.urgent && words.script?.adviceAfterSending(state.urgent, company)}
    >
      {state.urgent && !words.script && <EmergencyLine />}
    </Confirmation>
  );
  return (
    <FormFrame
      binding={binding}
      title={formWords.legend}
      noValidate={hydrated}
      confirmation={confirmation}
      notice={notice}
      promise={promise}
    >
      <FormFields
        id={id}
        definition={definition}
        errors={binding.errors}
        fixed={{ service }}
        help={{
          description: { note: <WordNotes state={state} words={words} /> },
          email: { note: <EmailHint inputId={fieldId(id, 'email')} /> },
          ...(service && { service: { hint: fixedHint() } }),
        }}
      />
    </FormFrame>
  );
}

/** Explains why the select is fixed, with a link to a form where it is not. */
const fixedHint = () => (
  <Interpolate
    template={formWords.fixed}
    values={{ form: <Link to="/estimate">{formWords.fixedLink}</Link> }}
  />
);

/** The specification asks for this line. */
function logFirstName({ first_name }: Answers) {
  console.log(first_name);
}

/**
 * Checks each control's built-in validity, as the specification requires. The form's definition has the rules and the
 * messages, so the page need not load the server's parser.
 */
function checkEstimate({ fields }: FormDefinition, form: HTMLFormElement): FieldErrors<string> {
  const errors: FieldErrors<string> = {};
  for (const { name, missing = '' } of fields) {
    const control = form.elements.namedItem(name) as HTMLInputElement | null;
    if (control?.validity.valid === false) errors[name] = missing;
  }
  return errors;
}

/** Asks "Did you mean …?" once the field has been left with a likely slip in it. It never blocks. */
function EmailHint({ inputId }: { inputId: string }) {
  const [suggestion, setSuggestion] = useState<string>();

  useEffect(() => {
    const input = document.getElementById(inputId) as HTMLInputElement | null;
    if (!input) return;
    // The list of typos is loaded only when it is needed; without it there is no hint.
    const look = () => {
      const { value } = input;
      import('../../../contract/forms/doubtful-answers.ts').then(
        (script) => input.value === value && setSuggestion(script.suggestEmail(value)),
        () => undefined,
      );
    };
    const forget = () => setSuggestion(undefined);
    input.addEventListener('change', look);
    input.addEventListener('input', forget);
    input.form?.addEventListener('reset', forget);
    return () => {
      input.removeEventListener('change', look);
      input.removeEventListener('input', forget);
      input.form?.removeEventListener('reset', forget);
    };
  }, [inputId]);

  const accept = () => {
    const input = document.getElementById(inputId) as HTMLInputElement;
    input.value = suggestion ?? input.value;
    // As if it had been typed: the draft is saved on `input`.
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  };

  return (
    <p role="status" className={styles.note}>
      {suggestion && (
        // In its own element, which React can remove even if a translator has replaced the text.
        <span>
          <Interpolate
            template={formWords.suggestion}
            values={{ email: suggestion, accept: <Button onClick={accept}>{formWords.accept}</Button> }}
          />
        </span>
      )}
    </p>
  );
}
