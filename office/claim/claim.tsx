import * as claimWords from '../../content/words/office-claim.ts';
import { fill } from '../../contract/fill.ts';
import { Button } from '../../site/ui/button/button.tsx';
import { type Frame, Sheet } from '../parts/sheet.tsx';
import { Status } from '../parts/status.tsx';
import { SubmitButton } from '../parts/submit-button.tsx';
import styles from './claim.module.css';
import { type ClaimLead, ClaimTicket } from './claim-ticket.tsx';

type Taken = { name?: string | undefined; since: string };

type ClaimProps = {
  frame: Frame;
  /** The address of the page, below which lie those of its forms. */
  path: string;
  lead: ClaimLead;
  /** What its forms carry: that the page was seen, and how the lead was then. */
  nonce: string;
  version: number;
  /** Who can say that they call, and who of them has said so already. */
  people: { id: string; name: string; hasIt: boolean }[];
  /** Who has it in hand, and since when, in words. */
  taken?: Taken | undefined;
  status?: string | undefined;
};

/** The way from the mail: who is calling? Whoever is signed in is asked nothing more than to press. */
export function Claim({ frame, path, lead, nonce, version, people, taken, status }: ClaimProps) {
  const isKnown = frame.user !== undefined;
  return (
    <Sheet frame={frame} title={titleOf(isKnown, taken !== undefined)} narrow>
      <Status>{status}</Status>
      <ClaimTicket lead={lead}>
        {taken && (
          <p>
            <strong>{whoHasIt(taken)}</strong>
          </p>
        )}
        {!isKnown && <p>{taken ? howToTakeOver(taken.name) : claimWords.pressYourName}</p>}
        <form method="post" action={taken ? `${path}/take-over` : path} className={styles.people}>
          <input type="hidden" name="nonce" value={nonce} />
          <input type="hidden" name="version" value={version} />
          {isKnown ? (
            <SubmitButton className={styles.press}>
              {taken ? claimWords.takeOver : claimWords.claim}
            </SubmitButton>
          ) : (
            people.toSorted(lastWhoHasIt).map(({ id, name, hasIt }) => (
              <Button key={id} type="submit" name="user" value={id} className={styles.press}>
                {hasIt ? fill(claimWords.goOn, { name }) : name}
              </Button>
            ))
          )}
        </form>
      </ClaimTicket>
    </Sheet>
  );
}

type Person = ClaimProps['people'][number];

/** Whoever has it takes nothing over: on another device they go on, below the others. */
function lastWhoHasIt(one: Person, other: Person): number {
  return Number(one.hasIt) - Number(other.hasIt);
}

function titleOf(isKnown: boolean, isTaken: boolean): string {
  if (isTaken) return claimWords.takenTitle;
  return isKnown ? claimWords.callThem : claimWords.whoTitle;
}

function whoHasIt({ name, since: time }: Taken): string {
  return name ? fill(claimWords.taken, { name, time }) : fill(claimWords.takenBySomeone, { time });
}

function howToTakeOver(name: string | undefined): string {
  return name ? fill(claimWords.whoTakesOver, { name }) : claimWords.whoTakesOverAnyway;
}
