import * as confirmationWords from '../../../content/words/confirmation.ts';
import { contactForm } from '../../../contract/forms/contact.ts';
import { messages } from '../../../contract/messages.ts';
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
      title={contactForm.sentTitle}
      text={messages.sentText}
      reference={reference}
      link={{ text: confirmationWords.another, to: '/contact#write' }}
    />
  );
}
