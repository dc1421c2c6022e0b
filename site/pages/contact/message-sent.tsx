import { messages } from '../../../contract/messages.ts';
import { TicketPage } from '../../ui/ticket/ticket-page.tsx';

/** What stands on the contact page once a message has been sent. */
export function MessageSent({ reference }: { reference: string | undefined }) {
  return (
    <TicketPage
      title={messages.contact.sentTitle}
      text={messages.sentText}
      reference={reference}
      link={{ text: 'Write another message', to: '/contact' }}
    />
  );
}
