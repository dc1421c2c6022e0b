import { useWrittenConfirmation } from '../../ui/confirmation/use-written-confirmation.ts';
import { MessageSent } from './message-sent.tsx';

/** The confirmation page of the contact form without JavaScript. */
export default function ContactSent() {
  return <MessageSent {...useWrittenConfirmation()} />;
}
