import { messages } from '../../../contract/messages.ts';
import { TicketPage } from '../../ui/ticket/ticket-page.tsx';

/** Where a form that was sent without script ends. */
export default function EstimateSent() {
  return (
    <TicketPage
      title={messages.sentTitle}
      text={messages.sentText}
      link={{ text: 'Back to the home page', to: '/' }}
    />
  );
}
