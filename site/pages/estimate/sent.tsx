import { messages } from '../../../contract/messages.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Ticket } from '../../ui/ticket/ticket.tsx';
import styles from './sent.module.css';

/** Where a form that was sent without script ends. */
export default function EstimateSent() {
  return (
    <div className={styles.root}>
      <Ticket heading="h1" title={messages.sentTitle} text={messages.sentText}>
        <p>
          <ButtonLink to="/">Back to the home page</ButtonLink>
        </p>
      </Ticket>
    </div>
  );
}
