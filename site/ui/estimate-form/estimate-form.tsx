import { useRef, useState } from 'react';
import { messages } from '../../../contract/messages.ts';
import type { Service } from '../../../contract/services.ts';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import { Confirmation } from '../confirmation/confirmation.tsx';
import type { Answers } from '../form/answers.ts';
import { FormFrame } from '../form/form-frame.tsx';
import { useForm } from '../form/use-form.ts';
import { checkEstimate } from './check-estimate.ts';
import { EstimateFields } from './estimate-fields.tsx';

type EstimateFormProps = {
  /** On its own page the form is replaced by the confirmation; inline, only its button is. */
  variant: 'page' | 'inline';
  /** Fixes the select to one service. */
  service?: Service | undefined;
  /** The service that the address names: newer than one that was kept. */
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
    kind: 'estimate',
    form,
    address: '/api/estimate',
    restores,
    suggested,
    check: checkEstimate,
    onSend: logFirstName,
  });
  const hydrated = useHydrated();
  const { id, state } = binding;

  const words =
    variant === 'page'
      ? { title: messages.sentTitle, text: messages.sentText }
      : { title: messages.sentInlineTitle, text: messages.sentInlineText };
  const confirmation = state.phase === 'sent' && (
    <Confirmation announced heading="h2" {...words} reference={state.reference} />
  );
  if (confirmation && variant === 'page') return confirmation;
  return (
    <FormFrame binding={binding} title="Your project" noValidate={hydrated} confirmation={confirmation}>
      <EstimateFields id={id} service={service} errors={state.errors} />
    </FormFrame>
  );
}

/** The specification asks for this line. */
function logFirstName({ first_name }: Answers) {
  console.log(first_name);
}
