import type { UrgencyLevel } from '../../../contract/answer.ts';
import { confirmation } from '../../../messages/en/confirmation.ts';
import { confirmationPage } from '../../../messages/en/confirmation-page.ts';
import { useContent } from '../../content/use-content.ts';
import { ButtonLink } from '../button/button.tsx';
import { adviceAfterSending } from '../emergency-advice/emergency-advice.tsx';
import styles from './confirmation.module.css';
import { Confirmation, type ConfirmationProps } from './confirmation.tsx';

export type Confirmed = Pick<ConfirmationProps, 'announced' | 'reference' | 'promise'> & {
  /** Set if the request sounded urgent. */
  urgent?: UrgencyLevel | undefined;
};

type ConfirmationPageProps = Confirmed & {
  title: string;
  /** The way on. */
  link: { text: string; to: string };
};

/** A page with only the confirmation. */
export function ConfirmationPage({ link, urgent, ...confirmed }: ConfirmationPageProps) {
  const { company } = useContent();
  return (
    <div className={styles.alone}>
      <Confirmation
        heading="h1"
        text={confirmation.text}
        {...confirmed}
        advice={urgent && adviceAfterSending(urgent, company)}
      >
        <p>
          <ButtonLink to={link.to}>{link.text}</ButtonLink>
        </p>
      </Confirmation>
    </div>
  );
}

/** The same of a message from the contact form. */
export function MessageSent(confirmed: Confirmed) {
  const { contactFormWords } = useContent();
  return (
    <ConfirmationPage
      title={contactFormWords.sentTitle}
      {...confirmed}
      link={{ text: confirmationPage.another, to: '/contact#write' }}
    />
  );
}
