import { Fragment } from 'react';
import { answerRows } from '../../../contract/forms/answer-rows.ts';
import { contactForm } from '../../../contract/forms/contact.ts';
import { estimateForm } from '../../../contract/forms/estimate.ts';
import { columnOf, defineForm, type FormDefinition, fieldsOnPage } from '../../../contract/forms/form.ts';
import { confirmation } from '../../../messages/en/confirmation.ts';
import { confirmationPage } from '../../../messages/en/confirmation-page.ts';
import { useContent } from '../../content/use-content.ts';
import { ButtonLink } from '../button/button.tsx';
import { adviceAfterSending } from '../emergency-advice/emergency-advice.tsx';
import type { Confirmed } from '../form/thanks.ts';
import styles from './confirmation.module.css';
import { Confirmation, type ConfirmationProps } from './confirmation.tsx';

type SentProps = Confirmed & Pick<ConfirmationProps, 'announced'>;

type ConfirmationPageProps = SentProps & {
  definition: FormDefinition;
  /** The way on. */
  onward: { text: string; to: string };
};

/** A page with only the confirmation. */
function ConfirmationPage({ definition, onward, urgent, answers, ...confirmed }: ConfirmationPageProps) {
  const { company } = useContent();
  return (
    <div className={styles.alone}>
      <Confirmation
        heading="h1"
        title={definition.sentTitle}
        text={confirmation.text}
        {...confirmed}
        email={answers?.email}
        advice={urgent && adviceAfterSending(urgent, company)}
        sent={answers && <WhatWasSent definition={definition} answers={answers} reach={confirmed.reach} />}
      >
        <ButtonLink to={onward.to}>{onward.text}</ButtonLink>
      </Confirmation>
    </div>
  );
}

/** The thanks for a request for an estimate. */
export function EstimateSent(sent: SentProps) {
  const { estimateFormWords } = useContent();
  return (
    <ConfirmationPage
      definition={defineForm(estimateForm, estimateFormWords)}
      onward={{ text: confirmationPage.home, to: '/' }}
      {...sent}
    />
  );
}

/** The same of a message from the contact form. */
export function MessageSent(sent: SentProps) {
  const { contactFormWords } = useContent();
  return (
    <ConfirmationPage
      definition={defineForm(contactForm, contactFormWords)}
      onward={{ text: confirmationPage.another, to: '/contact#write' }}
      {...sent}
    />
  );
}

function WhatWasSent({
  definition,
  answers,
  reach,
}: Pick<ConfirmationPageProps, 'definition' | 'answers' | 'reach'>) {
  const fields = fieldsOnPage(definition);
  const rows = answerRows({ ...definition, fields }, answers ?? {}, 'name').filter(
    // Where our mail goes is said anyway.
    ({ field, answer }) => answer !== '' && (reach || columnOf(field) !== 'email'),
  );
  const lines = rows.filter(({ field }) => !field.multiline);
  return (
    <div className={styles.answers}>
      <h2>{confirmation.sent}</h2>
      <p>
        {lines.map(({ label, answer }, index) => (
          <Fragment key={label}>
            {index > 0 && ' · '}
            <span>{answer}</span>
          </Fragment>
        ))}
      </p>
      {rows
        .filter(({ field }) => field.multiline)
        .map(({ label, answer }) => (
          <p key={label} className={styles.words}>
            {answer}
          </p>
        ))}
    </div>
  );
}
