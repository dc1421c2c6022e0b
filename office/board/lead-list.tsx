import styles from './lead-list.module.css';
import { type LeadCard, LeadTicket } from './lead-ticket.tsx';

type LeadListProps = {
  /** What stands above it, if anything. */
  title?: string;
  cards: LeadCard[];
  mayDelete?: boolean;
  /** Small tickets without anything to press but their title. */
  compact?: boolean;
};

/** Tickets one below the other; nothing where there are none. */
export function LeadList({ title, cards, mayDelete = false, compact = false }: LeadListProps) {
  if (cards.length === 0 && title) return null;
  return (
    <section className={styles.root}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ul className={styles.list} data-live-list="">
        {cards.map((card) => (
          <LeadTicket
            key={card.reference}
            card={card}
            mayDelete={mayDelete}
            compact={compact}
            heading={title ? 'h3' : 'h2'}
          />
        ))}
      </ul>
    </section>
  );
}
