import { fill } from '../../contract/fill.ts';
import { officeBoard as boardWords } from '../../messages/en/office-board.ts';
import { Button } from '../../site/ui/button/button.tsx';
import { leadPath } from '../lead/lead-page.ts';
import { Stamp } from '../parts/card.tsx';
import styles from './lead-cards.module.css';

/** A lead on the board, in words. */
export type LeadCard = {
  reference: string;
  version: number;
  number: number;
  /** "Estimate request #12". */
  name: string;
  /** "Painting". */
  title: string;
  /** Name and town. */
  person: string;
  phone: string;
  email: string;
  /** What they wrote, or the part that was found: every second piece matches the search. */
  words: string[];
  /** How long it has waited; absent once it is claimed. */
  wait?: string | undefined;
  came: string;
  priority: 'normal' | 'urgent' | 'danger';
  /** "URGENT", for an emergency. */
  mark?: string | undefined;
  /** The promised answer; `when` is its time alone. */
  promise?: { words: string; isLate: boolean; when: string } | undefined;
  reminder?: string | undefined;
  /** Without initials when the claim has no name. */
  claimedBy?: { name: string; initials?: string | undefined } | undefined;
  /** Once it is quoted or over. */
  status?: string | undefined;
  /** Set when it is held; without reasons when the office has held it. */
  heldBecause?: string[] | undefined;
  canClaim: boolean;
};

type LeadCardsProps = {
  title?: string;
  cards: LeadCard[];
  mayDelete?: boolean;
  /** Small, with nothing to press but the title. */
  compact?: boolean;
};

/** A list of leads; with a title, nothing where there are none. */
export function LeadCards({ title, cards, mayDelete = false, compact = false }: LeadCardsProps) {
  if (cards.length === 0 && title) return null;
  return (
    <section className="stack">
      {title && <h2 className={styles.heading}>{title}</h2>}
      <ul className={`${styles.cards} stack`} data-live-list="">
        {cards.map((card) => (
          <Card
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

type CardProps = {
  card: LeadCard;
  mayDelete: boolean;
  compact: boolean;
  heading: 'h2' | 'h3';
};

/** A stub with number and age, what it is about, and what can be done. */
function Card({ card, mayDelete, compact, heading: Heading }: CardProps) {
  const { reference, number, title, person, words, wait, came, priority, mark, heldBecause } = card;
  return (
    <li className={styles.root} data-live={reference} data-compact={compact || undefined}>
      <div className={styles.stub}>
        <p className={styles.number}>{fill(boardWords.number, { number })}</p>
        {wait && <p className={styles.wait}>{wait}</p>}
        <p>{came}</p>
      </div>
      <div className={styles.body}>
        <div className={styles.about}>
          {mark && priority !== 'normal' && (
            <p className={styles.mark}>
              <Stamp level={priority}>{mark}</Stamp>
            </p>
          )}
          <Heading className={styles.title}>
            <a href={leadPath(reference)}>{title}</a>
          </Heading>
          <p className={styles.person}>{person}</p>
          {!compact && (
            <p className={styles.words} dir="auto">
              <Marked pieces={words} />
            </p>
          )}
          {heldBecause && <p className={styles.held}>{whyHeld(heldBecause)}</p>}
        </div>
        <div className={styles.side}>
          <State {...card} />
          {!compact && <Buttons card={card} mayDelete={mayDelete} />}
        </div>
      </div>
    </li>
  );
}

/** The promise, the reminder, and the stamps: who has claimed it, and how it ended. */
function State({ promise, reminder, claimedBy, status }: LeadCard) {
  return (
    <>
      {promise && (
        <p className={styles.promise} data-late={promise.isLate || undefined}>
          {promise.words}
        </p>
      )}
      {reminder && <p className={styles.promise}>{reminder}</p>}
      {(claimedBy || status) && (
        <p className={styles.stamps}>
          {claimedBy && <Initials {...claimedBy} />}
          {status && <span className={styles.stamp}>{status}</span>}
        </p>
      )}
    </>
  );
}

function Initials({ name, initials = name }: NonNullable<LeadCard['claimedBy']>) {
  return (
    <abbr className={styles.stamp} title={fill(boardWords.claimedBy, { name })}>
      {initials}
    </abbr>
  );
}

function Buttons({ card, mayDelete }: Pick<CardProps, 'card' | 'mayDelete'>) {
  const { reference, version, name, phone, priority, heldBecause, canClaim } = card;
  if (heldBecause) {
    return (
      <div className={`${styles.verbs} row`}>
        <form method="post" action={leadPath(reference, 'release')}>
          <input type="hidden" name="from" value="held" />
          <Button type="submit" aria-label={fill(boardWords.releaseOf, { lead: name })}>
            {boardWords.release}
          </Button>
        </form>
        {mayDelete && (
          <a href={leadPath(reference, 'forget')} aria-label={fill(boardWords.forgetOf, { lead: name })}>
            {boardWords.forget}
          </a>
        )}
      </div>
    );
  }
  if (!canClaim) return null;
  return (
    <form method="post" action={leadPath(reference, 'claim')} className={styles.claim}>
      <input type="hidden" name="version" value={version} />
      <Button
        type="submit"
        variant={priority === 'normal' ? 'plain' : 'action'}
        aria-label={fill(phone ? boardWords.claimOf : boardWords.claimWithoutPhoneOf, { lead: name })}
      >
        {phone ? boardWords.claim : boardWords.claimWithoutPhone}
      </Button>
    </form>
  );
}

function whyHeld(reasons: string[]): string {
  if (reasons.length === 0) return boardWords.heldByOffice;
  return fill(boardWords.heldBecause, { reason: reasons.join('; ') });
}

/** A text of which every second piece matches the search. */
function Marked({ pieces }: { pieces: string[] }) {
  return pieces.map((piece, place) => (place % 2 ? <mark key={place}>{piece}</mark> : piece));
}
