import * as confirmationWords from '../../../content/words/confirmation.ts';
import { contactForm } from '../../../contract/forms/contact.ts';
import { messages } from '../../../contract/messages.ts';
import { ConfirmationPage } from '../../ui/confirmation/confirmation-page.tsx';

type MessageSentProps = {
  /** Set after a click on Send, so that a screen reader announces it. */
  announced?: boolean;
  reference?: string | undefined;
};

/** The confirmation of a sent message. */
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
