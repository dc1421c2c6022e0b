import { ButtonLink } from '../button/button.tsx';
import { Ticket } from './ticket.tsx';
import styles from './ticket-page.module.css';

type TicketPageProps = {
  title: string;
  text: string;
  announced?: boolean;
  reference?: string | undefined;
  /** The way on. */
  link: { text: string; to: string };
};

/** A page that is nothing but the ticket of what was sent. */
export function TicketPage({ link, ...ticket }: TicketPageProps) {
  return (
    <div className={styles.root}>
      <Ticket heading="h1" {...ticket}>
        <p>
          <ButtonLink to={link.to}>{link.text}</ButtonLink>
        </p>
      </Ticket>
    </div>
  );
}
