import * as claimWords from '../../content/words/office-claim.ts';
import { outcomes } from '../../content/words/office-lead.ts';
import { fill } from '../../contract/fill.ts';
import { Button, ExternalButton } from '../../site/ui/button/button.tsx';
import { OutcomeButtons } from '../lead/outcome-buttons.tsx';
import { type Frame, Sheet } from '../parts/sheet.tsx';
import { Status } from '../parts/status.tsx';
import styles from './calling.module.css';
import { type ClaimLead, ClaimTicket } from './claim-ticket.tsx';

type CallingProps = {
  frame: Frame;
  /** The address of the page, below which lie those of its forms. */
  path: string;
  lead: ClaimLead;
  nonce: string;
  version: number;
  /** As it was typed; `href` is missing where a phone can make nothing of it. */
  phone: { typed: string; href?: string | undefined };
  email: string;
  /** What they wrote. */
  words: string;
  /** The address of the lead's own sheet, which takes a sign-in. */
  sheet: string;
  /** What can be taken back: an outcome, or else the claim. */
  undo?: { version: number; outcome?: keyof typeof outcomes | undefined } | undefined;
  status?: string | undefined;
};

/** For whoever has a lead in hand: the call, and what came of it. */
export function Calling({ frame, path, lead, nonce, version, ...page }: CallingProps) {
  const { phone, email, words, sheet, undo, status } = page;
  const carried = <input type="hidden" name="nonce" value={nonce} />;
  return (
    <Sheet frame={frame} title={claimWords.yourCall} narrow>
      <Status>{status}</Status>
      <ClaimTicket lead={lead}>
        <Contact phone={phone} email={email} />
        {words && (
          <section className={styles.words}>
            <h3>{claimWords.theirWords}</h3>
            <p dir="auto">{words}</p>
          </section>
        )}
        {frame.user && (
          <a href={sheet} className={styles.sheet}>
            {claimWords.openSheet}
          </a>
        )}
        <section className={styles.outcome}>
          <h3>{claimWords.howDidItGo}</h3>
          <form method="post" action={`${path}/outcome`}>
            {carried}
            <input type="hidden" name="version" value={version} />
            <OutcomeButtons />
          </form>
          {!undo?.outcome && <p className={styles.hint}>{claimWords.outcomeHint}</p>}
        </section>
        {undo && (
          <form method="post" action={`${path}/undo`}>
            {carried}
            <input type="hidden" name="version" value={undo.version} />
            <Button type="submit">
              {undo.outcome
                ? fill(claimWords.undoOutcome, { outcome: outcomes[undo.outcome] })
                : claimWords.notCalling}
            </Button>
          </form>
        )}
      </ClaimTicket>
    </Sheet>
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
