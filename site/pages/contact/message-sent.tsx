import { contactFormWords } from '../../../content/contact-form.ts';
import { text } from '../../../content/words/confirmation.ts';
import { another } from '../../../content/words/confirmation-page.ts';
import { ConfirmationPage } from '../../ui/confirmation/confirmation-page.tsx';

type MessageSentProps = {
  /** Set where it answers a press, so that it is heard. */
  announced?: boolean;
  reference?: string | undefined;
};

/** What stands on the contact page once a message has been sent. */
export function MessageSent({ announced = false, reference }: MessageSentProps) {
  return (
    <ConfirmationPage
      announced={announced}
      title={contactFormWords.sentTitle}
      text={text}
      reference={reference}
      link={{ text: another, to: '/contact#write' }}
    />
  );
}
