import { ButtonLink } from '../button/button.tsx';
import { Confirmation, type ConfirmationProps } from './confirmation.tsx';
import styles from './confirmation-page.module.css';

type ConfirmationPageProps = Omit<ConfirmationProps, 'heading'> & {
  /** The way on. */
  link: { text: string; to: string };
};

/** A page with only the confirmation. */
export function ConfirmationPage({ link, ...confirmation }: ConfirmationPageProps) {
  return (
    <div className={styles.root}>
      <Confirmation heading="h1" {...confirmation}>
        <p>
          <ButtonLink to={link.to}>{link.text}</ButtonLink>
        </p>
      </Confirmation>
    </div>
  );
}
