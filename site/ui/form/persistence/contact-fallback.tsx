import { company } from '../../../../content/company.ts';
import * as unsentWords from '../../../../content/words/unsent.ts';
import { fill } from '../../../../contract/fill.ts';
import type { FormDefinition } from '../../../../contract/forms/form.ts';
import { ExternalButton } from '../../button/button.tsx';
import { telHref } from '../../phone/phone.tsx';
import type { Answers } from '../answers.ts';
import { mailHref, textHref } from './channel-links.ts';
import styles from './notice.module.css';

type ContactFallbackProps = {
  definition: FormDefinition;
  answers: Answers;
  /** Whether the page is retrying. */
  isRetrying: boolean | undefined;
};

/** Phone, text and e-mail. The text and the e-mail contain the answers, to spare typing them twice. */
export function ContactFallback({ definition, answers, isRetrying }: ContactFallbackProps) {
  return (
    <>
      <p>{isRetrying ? unsentWords.trying : unsentWords.kept}</p>
      <p className={`${styles.buttons} ${styles.channels}`}>
        <ExternalButton variant="plain" href={telHref(company.phone)}>
          {fill(unsentWords.call, { phone: company.phone })}
        </ExternalButton>
        <ExternalButton variant="plain" href={textHref(definition, answers)}>
          {unsentWords.text}
        </ExternalButton>
        <ExternalButton variant="plain" href={mailHref(definition, answers)}>
          {unsentWords.mail}
        </ExternalButton>
      </p>
    </>
  );
}
