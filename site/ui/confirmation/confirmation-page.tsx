import { ButtonLink } from '../button/button.tsx';
import callFirst from '../call-bar/call-first.module.css';
import { Confirmation, type ConfirmationProps } from './confirmation.tsx';
import styles from './confirmation-page.module.css';

type ConfirmationPageProps = Omit<ConfirmationProps, 'heading'> & {
  /** The way on. */
  link: { text: string; to: string };
};

/** A page that is nothing but the confirmation of what was sent. In an emergency the bar below it asks for the call, too. */
export function ConfirmationPage({ link, ...confirmation }: ConfirmationPageProps) {
  return (
    <div className={`${styles.root} ${confirmation.advice ? callFirst.root : ''}`}>
      <Confirmation heading="h1" {...confirmation}>
        <p>
          <ButtonLink to={link.to}>{link.text}</ButtonLink>
        </p>
      </Confirmation>
    </div>
  );
}
