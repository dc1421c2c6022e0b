import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { CaptchaProvider } from '../../../contract/captcha.ts';
import { fill } from '../../../contract/fill.ts';
import { contactForm } from '../../../contract/forms/contact.ts';
import { defineForm } from '../../../contract/forms/form.ts';
import { readForm } from '../../../contract/forms/read-form.ts';
import { answers as answerWords } from '../../../messages/en/answers.ts';
import { captcha as captchaWords } from '../../../messages/en/captcha.ts';
import { useContent } from '../../content/use-content.ts';
import { FormFields, WordNotes } from '../form/form-fields.tsx';
import { FormFrame } from '../form/form-frame.tsx';
import { answersOf } from '../form/send-form.ts';
import { useThanks } from '../form/thanks.ts';
import { useForm } from '../form/use-form.ts';
import { Icon } from '../icon/icon.tsx';
import { PromiseLine } from '../promise/promise-line.tsx';
import styles from './captcha-badge.module.css';
import { createCaptchaClient, type ProofState, type Prover } from './proof.ts';

type ContactFormProps = {
  /** For example "Write to us". */
  title: string;
  /** What helps to write the message. */
  hint: string;
  /** The office's notice to all visitors; left out if the page shows it already. */
  notice?: ReactNode;
};

/** The id of the form's title: links that end in "#write" lead to it. */
const PLACE = 'write';

/**
 * The form of the guide and of the contact page. Without script it is a plain form that the server answers. It never
 * uses the browser's validation: the specification marks no field as required, and the browser's rule for `type="email"`
 * would hold a message back for a slip in the address although there is a phone number too.
 */
export function ContactForm({ title, hint, notice }: ContactFormProps) {
  const { contactFormWords } = useContent();
  const definition = useMemo(() => defineForm(contactForm, contactFormWords), [contactFormWords]);
  const form = useRef<HTMLFormElement>(null);
  const proof = useProof(form);
  const binding = useForm({
    definition,
    form,
    // With the server's own parser, which would refuse the same answers.
    check: (element) => readForm(definition, answersOf(element), answerWords).errors,
    solveCaptcha: proof.prover.answer,
  });
  const { id, state } = binding;
  useThanks(state, '/contact');

  return (
    <FormFrame
      binding={binding}
      title={title}
      titleId={PLACE}
      noValidate
      onFocus={proof.prover.begin}
      notice={notice}
      promise={<PromiseLine />}
      footnote={<CaptchaBadge state={proof.state} provider={proof.provider} />}
    >
      <FormFields
        id={id}
        definition={definition}
        errors={binding.errors}
        help={{ message: { hint, note: <WordNotes state={state} words={binding.words} /> } }}
      />
    </FormFrame>
  );
}

function useProof(form: RefObject<HTMLFormElement | null>) {
  const [[state, provider], setProof] = useState<[ProofState, CaptchaProvider]>(['idle', 'off']);
  const [prover] = useState<Prover>(() =>
    createCaptchaClient((nextState, nextProvider) => setProof([nextState, nextProvider])),
  );
  // The visitor may have been typing before the script was loaded.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) prover.begin();
  }, [prover, form]);
  return { state, provider, prover };
}

/** The providers that show no badge. */
const providerNames = (): Partial<Record<CaptchaProvider, string>> => ({
  altcha: captchaWords.altcha,
  hcaptcha: captchaWords.hcaptcha,
  turnstile: captchaWords.turnstile,
});

/** Names the captcha provider at the form's bottom left, once the form has had the focus. */
function CaptchaBadge({ state, provider }: { state: ProofState; provider: CaptchaProvider }) {
  const name = providerNames()[provider];
  if (state === 'idle' || state === 'failed' || !name) return null;
  return (
    <p className={styles.root}>
      <Icon name="check" />
      {fill(captchaWords.badge, { provider: name })}
    </p>
  );
}
