import * as boardWords from '../../content/words/office-board.ts';
import { fill } from '../../contract/fill.ts';
import { Button } from '../../site/ui/button/button.tsx';
import { Stamp } from '../parts/stamp.tsx';
import styles from './lead-ticket.module.css';

/** A lead on the board, in words. */
export type LeadCard = {
  reference: string;
  /** What the page has seen of it. */
  version: number;
  number: number;
  /** "Estimate request #12". */
  name: string;
  /** What it is about. */
  title: string;
  /** Name and town. */
  person: string;
  phone: string;
  email: string;
  /** What was written, or what of it was found: every second piece is what somebody has looked for. */
  words: string[];
  /** How long it has waited; absent when it waits no more. */
  wait?: string | undefined;
  came: string;
  priority: 'normal' | 'urgent' | 'danger';
  /** What is stamped on one that sounds like an emergency. */
  mark?: string | undefined;
  /** How it stands with the answer that was promised; `when` is its time alone. */
  promise?: { words: string; isLate: boolean; when: string } | undefined;
  reminder?: string | undefined;
  /** Who has it in hand; without initials when that was somebody without a name. */
  claimedBy?: { name: string; initials?: string | undefined } | undefined;
  /** Where it stands, once it is quoted or over. */
  status?: string | undefined;
  /** Why it is held, if it is; without reasons the office has held it. */
  heldBecause?: string[] | undefined;
  /** Whether nobody has it in hand. */
  canClaim: boolean;
};

type LeadTicketProps = {
  card: LeadCard;
  mayDelete: boolean;
  compact: boolean;
  /** Below the heading that stands above the list, if one does. */
  heading: 'h2' | 'h3';
};

/** The job ticket of a lead: a stub with its number and age, what it is about, and what to do with it. */
export function LeadTicket({ card, mayDelete, compact, heading: Heading }: LeadTicketProps) {
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
            <a href={`/office/requests/${reference}`}>{title}</a>
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
          <Standing {...card} />
          {!compact && <Verbs card={card} mayDelete={mayDelete} />}
        </div>
      </div>
    </li>
  );
}

/** The promise, the reminder, and the stamps: who has it in hand, and what became of it. */
function Standing({ promise, reminder, claimedBy, status }: LeadCard) {
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

function Verbs({ card, mayDelete }: Pick<LeadTicketProps, 'card' | 'mayDelete'>) {
  const { reference, version, name, phone, priority, heldBecause, canClaim } = card;
  const address = `/office/requests/${reference}`;
  if (heldBecause) {
    return (
      <div className={styles.verbs}>
        <form method="post" action={`${address}/release`}>
          <input type="hidden" name="from" value="held" />
          <Button type="submit" aria-label={fill(boardWords.releaseOf, { lead: name })}>
            {boardWords.release}
          </Button>
        </form>
        {mayDelete && (
          <a href={`${address}/forget`} aria-label={fill(boardWords.forgetOf, { lead: name })}>
            {boardWords.forget}
          </a>
        )}
      </div>
    );
  }
  if (!canClaim) return null;
  return (
    <form method="post" action={`${address}/claim`} className={styles.claim}>
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

/** A text of which every second piece is what somebody has looked for. */
function Marked({ pieces }: { pieces: string[] }) {
  return pieces.map((piece, place) => (place % 2 ? <mark key={place}>{piece}</mark> : piece));
}
