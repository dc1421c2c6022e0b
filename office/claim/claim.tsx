import type { ReactNode } from 'react';
import { fill } from '../../contract/fill.ts';
import { officeClaim as claimWords } from '../../messages/en/office-claim.ts';
import { officeLead } from '../../messages/en/office-lead.ts';
import { Button, ExternalButton } from '../../site/ui/button/button.tsx';
import { Card, Stamp } from '../parts/card.tsx';
import { OutcomeButtons, SubmitButton } from '../parts/controls.tsx';
import { type Frame, Page } from '../parts/page.tsx';
import styles from './claim.module.css';

/** A lead as the link of its mail shows it. */
type ClaimLead = {
  /** "Estimate request #12". */
  title: string;
  number: number;
  service?: string | undefined;
  /** Name and town. */
  person: string;
  age: string;
  /** "URGENT", for an emergency. */
  mark?: { level: 'urgent' | 'danger'; text: string } | undefined;
  isHeld: boolean;
};

function ClaimCard({ lead, children }: { lead: ClaimLead; children: ReactNode }) {
  const { title, number, service, person, age, mark, isHeld } = lead;
  return (
    <Card
      stub={
        <p className={styles.stub}>
          <strong>{`#${number}`}</strong> {age}
        </p>
      }
    >
      <div className={styles.lead}>
        {mark && (
          <p className={styles.mark}>
            <Stamp level={mark.level}>{mark.text}</Stamp>
          </p>
        )}
        <h2>{service ?? title}</h2>
        {person && <p>{person}</p>}
        {isHeld && <p className={`${styles.held} quiet`}>{claimWords.held}</p>}
      </div>
      {children}
    </Card>
  );
}

type Taken = { name?: string | undefined; since: string };

type ClaimProps = {
  frame: Frame;
  /** The address of the page; its forms post below it. */
  path: string;
  lead: ClaimLead;
  /** Posted by its forms, to show that the page was seen. */
  nonce: string;
  version: number;
  people: { id: string; name: string; hasIt: boolean }[];
  /** Who has claimed it, and since when. */
  taken?: Taken | undefined;
  status?: string | undefined;
};

/** Opened from the mail. Without a sign-in, the buttons are the names of who may be calling. */
export function Claim({ frame, path, lead, nonce, version, people, taken, status }: ClaimProps) {
  const isKnown = frame.user !== undefined;
  return (
    <Page frame={frame} title={titleOf(isKnown, taken !== undefined)} status={status} narrow>
      <ClaimCard lead={lead}>
        {taken && (
          <p>
            <strong>{takenBy(taken)}</strong>
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
            people.toSorted(holderLast).map(({ id, name, hasIt }) => (
              <Button key={id} type="submit" name="user" value={id} className={styles.press}>
                {hasIt ? fill(claimWords.goOn, { name }) : name}
              </Button>
            ))
          )}
        </form>
      </ClaimCard>
    </Page>
  );
}

type Person = ClaimProps['people'][number];

/** The present holder, who goes on with it on another device, comes last. */
function holderLast(one: Person, other: Person): number {
  return Number(one.hasIt) - Number(other.hasIt);
}

function titleOf(isKnown: boolean, isTaken: boolean): string {
  if (isTaken) return claimWords.takenTitle;
  return isKnown ? claimWords.callThem : claimWords.whoTitle;
}

function takenBy({ name, since: time }: Taken): string {
  return name ? fill(claimWords.taken, { name, time }) : fill(claimWords.takenBySomeone, { time });
}

function howToTakeOver(name: string | undefined): string {
  return name ? fill(claimWords.whoTakesOver, { name }) : claimWords.whoTakesOverAnyway;
}

type CallingProps = {
  frame: Frame;
  path: string;
  lead: ClaimLead;
  nonce: string;
  version: number;
  /** `href` is missing where a phone could not dial it. */
  phone: { typed: string; href?: string | undefined };
  email: string;
  words: string;
  /** The address of the lead's own page, which takes a sign-in. */
  leadPage: string;
  /** What can be undone: an outcome, or else the claim. */
  undo?: { version: number; outcome?: keyof typeof officeLead.outcomes | undefined } | undefined;
  status?: string | undefined;
};

/** For the holder of the claim: the call, and what came of it. */
export function Calling({ frame, path, lead, nonce, version, ...page }: CallingProps) {
  const { phone, email, words, leadPage, undo, status } = page;
  const carried = <input type="hidden" name="nonce" value={nonce} />;
  return (
    <Page frame={frame} title={claimWords.yourCall} status={status} narrow>
      <ClaimCard lead={lead}>
        <Contact phone={phone} email={email} />
        {words && (
          <section className={`${styles.words} stack`}>
            <h3>{claimWords.theirWords}</h3>
            <p className={styles.theirs} dir="auto">
              {words}
            </p>
          </section>
        )}
        {frame.user && (
          <a href={leadPage} className="target">
            {claimWords.openRequest}
          </a>
        )}
        <section className={`${styles.outcome} stack`}>
          <h3>{claimWords.howDidItGo}</h3>
          <form method="post" action={`${path}/outcome`}>
            {carried}
            <input type="hidden" name="version" value={version} />
            <OutcomeButtons />
          </form>
          {!undo?.outcome && <p className="quiet">{claimWords.outcomeHint}</p>}
        </section>
        {undo && (
          <form method="post" action={`${path}/undo`}>
            {carried}
            <input type="hidden" name="version" value={undo.version} />
            <Button type="submit">
              {undo.outcome
                ? fill(claimWords.undoOutcome, { outcome: officeLead.outcomes[undo.outcome] })
                : claimWords.notCalling}
            </Button>
          </form>
        )}
      </ClaimCard>
    </Page>
  );
}

function Contact({ phone, email }: Pick<CallingProps, 'phone' | 'email'>) {
  if (phone.href) {
    return (
      <ExternalButton href={phone.href} className={styles.call}>
        {fill(claimWords.call, { phone: phone.typed })}
      </ExternalButton>
    );
  }
  return (
    <>
      {phone.typed && <p>{phone.typed}</p>}
      {email ? (
        <ExternalButton href={`mailto:${encodeURIComponent(email)}`} className={styles.call}>
          {fill(claimWords.write, { email })}
        </ExternalButton>
      ) : (
        !phone.typed && <p>{claimWords.noContact}</p>
      )}
    </>
  );
}
