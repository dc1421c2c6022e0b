import { contactFormWords } from '../../../content/contact-form.ts';
import { text } from '../../../content/words/confirmation.ts';
import { another } from '../../../content/words/confirmation-page.ts';
import type { UrgencyLevel } from '../../../contract/urgency.ts';
import { ConfirmationPage } from '../../ui/confirmation/confirmation-page.tsx';
import { adviceAfterSending } from '../../ui/emergency-advice/emergency-advice.tsx';

export type MessageSentProps = {
  /** Set after a click on Send: a screen reader announces it. */
  announced?: boolean;
  reference?: string | undefined;
  promise?: string | undefined;
  /** Set if the message sounded urgent. */
  urgent?: UrgencyLevel | undefined;
};

/** The confirmation of a sent message. */
export function MessageSent({ announced = false, urgent, ...confirmed }: MessageSentProps) {
  return (
    <ConfirmationPage
      announced={announced}
      title={contactFormWords.sentTitle}
      text={text}
      {...confirmed}
      advice={urgent && adviceAfterSending(urgent)}
      link={{ text: another, to: '/contact#write' }}
    />
  );
}
