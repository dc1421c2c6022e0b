import * as deliveryWords from '../../content/words/office-deliveries.ts';
import { fill } from '../../contract/fill.ts';
import { Button } from '../../site/ui/button/button.tsx';
import { RuledList, RuledRow } from '../parts/ruled-list.tsx';
import { type Frame, Sheet } from '../parts/sheet.tsx';
import { Status } from '../parts/status.tsx';
import styles from './emails.module.css';

type Owed = {
  kind: string;
  /** "Office mail", and how far it is. */
  what: string;
  state: string;
  /** The newest first. */
  attempts: string[];
  canResend: boolean;
};

type EmailsProps = {
  frame: Frame;
  reference: string;
  /** "Estimate request #12". */
  name: string;
  owed: Owed[];
  canHold: boolean;
  canRelease: boolean;
  mayDelete: boolean;
  status?: string | undefined;
};

/** What a lead has to send, what came of it, and what can be done about that. */
export function Emails({
  frame,
  reference,
  name,
  owed,
  canHold,
  canRelease,
  mayDelete,
  status,
}: EmailsProps) {
  const address = `/office/requests/${reference}`;
  return (
    <Sheet frame={frame} title={deliveryWords.title}>
      <Status>{status}</Status>
      <p>{fill(deliveryWords.lead, { lead: name })}</p>
      {owed.length === 0 && <p>{deliveryWords.nothingOwed}</p>}
      {owed.length > 0 && (
        <RuledList>
          {owed.map(({ kind, what, state, attempts, canResend }, place) => (
            <RuledRow key={place} title={what} remarks={[state, ...attempts]}>
              {canResend && (
                <form method="post" action={`${address}/resend`}>
                  <input type="hidden" name="kind" value={kind} />
                  <Button type="submit" aria-label={fill(deliveryWords.resendOf, { what })}>
                    {deliveryWords.resend}
                  </Button>
                </form>
              )}
            </RuledRow>
          ))}
        </RuledList>
      )}
      <div className={styles.verbs}>
        {canHold && (
          <form method="post" action={`${address}/hold`}>
            <Button type="submit">{deliveryWords.holdAll}</Button>
          </form>
        )}
        {canRelease && (
          <form method="post" action={`${address}/release`}>
            <Button type="submit">{deliveryWords.releaseAll}</Button>
          </form>
        )}
        {mayDelete && <a href={`${address}/forget`}>{deliveryWords.forget}</a>}
        <a href={address}>{fill(deliveryWords.back, { lead: name })}</a>
      </div>
    </Sheet>
  );
}
