import { urgencyOfSentPage } from '../../../contract/sent-pages.ts';
import { useLocation } from '../../navigation/router.tsx';
import { useWrittenConfirmation } from '../../ui/confirmation/use-written-confirmation.ts';
import { MessageSent } from './message-sent.tsx';

/** The confirmation page of the contact form without JavaScript; its path says whether the message sounded urgent. */
export default function ContactSent() {
  const urgent = urgencyOfSentPage(useLocation().pathname);
  return <MessageSent {...useWrittenConfirmation()} urgent={urgent} />;
}
