import { useLayoutEffect, useRef, useState } from 'react';
import { estimateForm } from '../../../contract/forms/estimate.ts';
import { messages } from '../../../contract/messages.ts';
import type { Service } from '../../../contract/services.ts';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import { Confirmation } from '../confirmation/confirmation.tsx';
import type { Answers } from '../form/answers.ts';
import { fieldId } from '../form/field-id.ts';
import { FormFields } from '../form/form-fields.tsx';
import { FormFrame } from '../form/form-frame.tsx';
import { useForm } from '../form/use-form.ts';
import { checkEstimate } from './check-estimate.ts';
import { EmailHint } from './email-hint.tsx';

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
  const binding = useForm({
    definition: estimateForm,
    form,
    restores,
    suggested,
    check: checkEstimate,
    onSend: logFirstName,
  });
  const hydrated = useHydrated();
  const { id, state } = binding;
  useSuggestion(fieldId(id, 'service'), suggested);

  const words =
    variant === 'page'
      ? { title: estimateForm.sentTitle, text: messages.sentText }
      : { title: messages.sentInlineTitle, text: messages.sentInlineText };
  const confirmation = state.phase === 'sent' && (
    <Confirmation announced heading="h2" {...words} reference={state.reference} />
  );
  if (confirmation && variant === 'page') return confirmation;
  return (
    <FormFrame binding={binding} title="Your project" noValidate={hydrated} confirmation={confirmation}>
      <FormFields
        id={id}
        definition={estimateForm}
        errors={state.errors}
        fixed={{ service }}
        help={{
          email: { note: <EmailHint inputId={fieldId(id, 'email')} /> },
          description: { hint: 'What is it, where in the house, and by when? Two lines are enough.' },
        }}
      />
    </FormFrame>
  );
}

/** The specification asks for this line. */
function logFirstName({ first_name }: Answers) {
  console.log(first_name);
}

/**
 * Chooses the service that the address names, unless the visitor was faster; a later address is the newer choice. The
 * service becomes the select's default, as it is in a page from the server, so that a reset of the form leads back to it.
 */
function useSuggestion(selectId: string, suggested: Service | undefined) {
  const last = useRef(suggested);
  // In the layout phase: before the draft comes, whose service was chosen earlier.
  useLayoutEffect(() => {
    const isNew = last.current !== suggested;
    last.current = suggested;
    const select = document.getElementById(selectId) as HTMLSelectElement | null;
    if (!select || select.disabled) return;
    const chosen = suggested && (isNew || select.value === '') ? suggested : select.value;
    for (const option of select.options) option.defaultSelected = option.value === (suggested ?? '');
    select.value = chosen;
  }, [selectId, suggested]);
}
