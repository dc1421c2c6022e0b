import * as confirmationWords from '../../../content/words/confirmation.ts';
import { messages } from '../../../contract/messages.ts';
import { TicketPage } from '../../ui/ticket/ticket-page.tsx';
import { useWrittenReference } from '../../ui/ticket/use-written-reference.ts';

/** Where a form that was sent without script ends. */
export default function EstimateSent() {
  return (
    <TicketPage
      title={messages.sentTitle}
      text={messages.sentText}
      reference={useWrittenReference()}
      link={{ text: confirmationWords.home, to: '/' }}
    />
  );
}
