import { fill } from '../../contract/fill.ts';
import { officeDeliveries as deliveryWords } from '../../messages/en/office-deliveries.ts';
import { Button } from '../../site/ui/button/button.tsx';
import { type Frame, Page } from '../parts/page.tsx';
import { RuledList, RuledRow } from '../parts/ruled-list.tsx';
import { leadPath } from './lead-page.ts';

type Owed = {
  kind: string;
  /** "Office mail". */
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

/** What a lead has to send, every attempt, and the buttons to send again, hold and release. */
export function Emails({ frame, reference, name, owed, status, ...can }: EmailsProps) {
  const { canHold, canRelease, mayDelete } = can;
  return (
    <Page frame={frame} title={deliveryWords.title} status={status}>
      <p>{fill(deliveryWords.lead, { lead: name })}</p>
      {owed.length === 0 && <p>{deliveryWords.nothingOwed}</p>}
      {owed.length > 0 && (
        <RuledList>
          {owed.map(({ kind, what, state, attempts, canResend }, place) => (
            <RuledRow key={place} title={what} remarks={[state, ...attempts]}>
              {canResend && (
                <form method="post" action={leadPath(reference, 'resend')}>
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
      <div className="row">
        {canHold && (
          <form method="post" action={leadPath(reference, 'hold')}>
            <Button type="submit">{deliveryWords.holdAll}</Button>
          </form>
        )}
        {canRelease && (
          <form method="post" action={leadPath(reference, 'release')}>
            <Button type="submit">{deliveryWords.releaseAll}</Button>
          </form>
        )}
        {mayDelete && <a href={leadPath(reference, 'forget')}>{deliveryWords.forget}</a>}
        <a href={leadPath(reference)}>{fill(deliveryWords.back, { lead: name })}</a>
      </div>
    </Page>
  );
}
