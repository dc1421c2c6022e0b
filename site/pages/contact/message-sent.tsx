import { contactFormWords } from '../../../content/contact-form.ts';
import { text } from '../../../content/words/confirmation.ts';
import { another } from '../../../content/words/confirmation-page.ts';
import { ConfirmationPage } from '../../ui/confirmation/confirmation-page.tsx';

type MessageSentProps = {
  /** Set after a click on Send, so that a screen reader announces it. */
  announced?: boolean;
  reference?: string | undefined;
  promise?: string | undefined;
};

/** The confirmation of a sent message. */
export function MessageSent({ announced = false, ...confirmed }: MessageSentProps) {
  return (
    <ConfirmationPage
      announced={announced}
      title={contactFormWords.sentTitle}
      text={text}
      {...confirmed}
      link={{ text: another, to: '/contact#write' }}
    />
  );
}
