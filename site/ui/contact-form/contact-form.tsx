import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CaptchaProvider } from '../../../contract/captcha.ts';
import { type ContactField, parseContactMessage } from '../../../contract/contact-message.ts';
import { contactMessages } from '../../../contract/contact-messages.ts';
import type { FieldErrors } from '../../../contract/form-fields.ts';
import { CONTACT_LIMITS } from '../../../contract/limits.ts';
import { InputField, TextareaField } from '../field/field.tsx';
import { answersOf } from '../form/answers.ts';
import { fieldId } from '../form/field-id.ts';
import { FormFrame } from '../form/form-frame.tsx';
import { useForm } from '../form/use-form.ts';
import { CaptchaBadge } from './captcha-badge.tsx';
import { createProver, type ProofState, type Prover } from './proof.ts';

type ContactFormProps = {
  /** Stands on top of it: "Write to us". */
  title: string;
  /** What helps to write the message. */
  hint: string;
};

/** The id of the form's title: links that end in "#write" lead to it. */
const PLACE = 'write';

/**
 * The form of the guide and of the contact page. Without script it is a plain form that the server answers. It never
 * uses the browser's validation: the specification marks no field as required, and the browser's rule for `type="email"`
 * would hold a message back for a slip in the address although there is a phone number too.
 */
export function ContactForm({ title, hint }: ContactFormProps) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const proof = useProof(form);
  const binding = useForm({
    kind: 'contact',
    form,
    address: '/contact_process.php',
    check: checkContact,
    solveCaptcha: proof.prover.answer,
  });
  const { id, state } = binding;
  const { phase, reference } = state;
  const thank = useEffectEvent(() => navigate('/contact', { state: { sent: true, reference } }));
  useEffect(() => {
    if (phase === 'sent') thank();
  }, [phase]);

  const field = (name: ContactField) => ({
    id: fieldId(id, name),
    label: contactMessages.labels[name],
    name,
    error: state.errors[name],
    maxLength: CONTACT_LIMITS[name],
    required: false,
  });
  return (
    <FormFrame
      binding={binding}
      title={title}
      titleId={PLACE}
      noValidate
      onFocus={proof.prover.begin}
      footnote={<CaptchaBadge state={proof.state} provider={proof.provider} />}
    >
      <InputField {...field('name')} autoComplete="given-name" spellCheck={false} />
      <InputField {...field('lname')} autoComplete="family-name" spellCheck={false} />
      <InputField {...field('number')} type="tel" autoComplete="tel" />
      <InputField {...field('email')} type="email" autoComplete="email" spellCheck={false} />
      <TextareaField {...field('message')} hint={hint} />
    </FormFrame>
  );
}

/** Checks the answers with the server's own parser, so that nothing is sent that it would refuse. */
function checkContact(form: HTMLFormElement): FieldErrors<ContactField> {
  const parsed = parseContactMessage(answersOf(form));
  return parsed.ok ? {} : parsed.errors;
}

function useProof(form: RefObject<HTMLFormElement | null>) {
  const [[state, provider], setProof] = useState<[ProofState, CaptchaProvider]>(['idle', 'off']);
  const [prover] = useState<Prover>(() =>
    createProver((nextState, nextProvider) => setProof([nextState, nextProvider])),
  );
  // Somebody may have been typing before the script came.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) prover.begin();
  }, [prover, form]);
  return { state, provider, prover };
}
