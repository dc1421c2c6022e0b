import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CaptchaProvider } from '../../../contract/captcha.ts';
import type { ContactField } from '../../../contract/contact-message.ts';
import { CONTACT_LIMITS } from '../../../contract/limits.ts';
import { messages } from '../../../contract/messages.ts';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import { Button } from '../button/button.tsx';
import { InputField, TextareaField } from '../field/field.tsx';
import { FailureNote } from '../form/failure-note.tsx';
import styles from '../form/form.module.css';
import { Honeypot } from '../form/honeypot.tsx';
import { PageField } from '../form/page-field.tsx';
import { useForm } from '../form/use-form.ts';
import { CaptchaBadge } from './captcha-badge.tsx';
import { createProver, type ProofState, type Prover } from './proof.ts';

type ContactFormProps = {
  /** Stands on top of it: "Write to us". */
  title: string;
  /** What helps to write the message. */
  hint: string;
};

/** The form of the guide and of the contact page. Without script it is a plain form that the server answers. */
export function ContactForm({ title, hint }: ContactFormProps) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const proof = useProof(form);
  const { state, attempt, note, submit, forgive } = useForm<ContactField>({
    kind: 'contact',
    form,
    address: '/contact_process.php',
    prove: proof.prover.answer,
    onSent: (reference) => navigate('/contact', { state: { reference } }),
  });
  const { phase, errors } = state;

  const field = (name: ContactField) => ({
    id: `${id}-${name}`,
    label: messages.contact.labels[name],
    name,
    error: errors[name],
    maxLength: CONTACT_LIMITS[name],
    required: false,
  });
  return (
    <form
      ref={form}
      className={styles.root}
      action="/contact_process.php"
      method="post"
      noValidate={hydrated}
      onSubmit={submit}
      onInput={forgive}
      onFocus={proof.prover.begin}
      data-phase={phase}
    >
      <div className={styles.kept} role="status">
        {phase !== 'failed' && note}
      </div>
      <fieldset disabled={phase === 'sent'} className={styles.fields}>
        <legend className={styles.legend}>{title}</legend>
        <InputField {...field('name')} autoComplete="given-name" spellCheck={false} />
        <InputField {...field('lname')} autoComplete="family-name" spellCheck={false} />
        <InputField {...field('number')} type="tel" autoComplete="tel" />
        <InputField {...field('email')} type="email" autoComplete="email" spellCheck={false} />
        <TextareaField {...field('message')} note={<p className={styles.note}>{hint}</p>} />
      </fieldset>
      <Honeypot />
      <PageField />
      {state.phase === 'failed' && (
        <FailureNote key={attempt} detail={state.message} focus>
          {note}
        </FailureNote>
      )}
      <Button type="submit" variant="action" aria-disabled={phase === 'sending' || phase === 'sent'}>
        {phase === 'sending' ? messages.sending : messages.submit}
      </Button>
      <CaptchaBadge state={proof.state} provider={proof.provider} />
    </form>
  );
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
