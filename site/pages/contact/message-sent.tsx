import { messages } from '../../../contract/messages.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Ticket } from '../../ui/ticket/ticket.tsx';
import styles from '../estimate/sent.module.css';

/** What stands on the contact page once a message has been sent. */
export function MessageSent({ reference }: { reference?: string }) {
  return (
    <div className={styles.root}>
      <Ticket heading="h1" title={messages.contact.sentTitle} text={messages.sentText} reference={reference}>
        <p>
          <ButtonLink to="/contact">Write another message</ButtonLink>
        </p>
      </Ticket>
    </div>
  );
}
