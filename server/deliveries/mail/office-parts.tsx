import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { company } from '../../../contract/content/current.ts';
import { fill } from '../../../contract/fill.ts';
import { claimLinkWords } from '../../../messages/en/mails/claim.ts';
import { escalationMail as words } from '../../../messages/en/mails/escalation.ts';
import { readableTime } from '../../formats/business-time.ts';
import { isPlausibleAddress } from '../../formats/email-address.ts';
import { phoneHref } from '../../formats/phone-numbers.ts';
import { visibleText } from '../../formats/visible-text.ts';
import type { Lead } from '../../store/store.ts';
import type { Escalating } from '../outcome.ts';
import { Filled } from './mail-layout.tsx';
import { style } from './mail-style.ts';

type CallAndClaimProps = {
  lead: Pick<Lead, 'phone' | 'email' | 'reference'>;
  /** The address of the claim page, if there is one. */
  claimUrl: string | undefined;
  /** Whether an answer to the mail goes to them. */
  hasReply: boolean;
};

/** What to do first about a lead: call, and say so to the others; or write, where an answer to the mail must not go to them. */
export function CallAndClaim({ lead, claimUrl, hasReply }: CallAndClaimProps) {
  const href = phoneHref(lead.phone);
  return (
    <>
      {href && (
        <Text style={style.action} className="action">
          <Link href={href} style={style.call} className="button call">
            {fill(claimLinkWords.call, { phone: visibleText(lead.phone) })}
          </Link>
        </Text>
      )}
      {claimUrl && (
        <Text style={style.action} className="action">
          <Link href={claimUrl} style={style.claim} className="ink block claim">
            {claimLinkWords.claim}
          </Link>
        </Text>
      )}
      {!hasReply && isPlausibleAddress(lead.email) && (
        <Text style={style.action} className="action">
          <Link href={writeHref(lead)} style={style.claim} className="ink block write">
            {fill(claimLinkWords.write, { email: visibleText(lead.email) })}
          </Link>
        </Text>
      )}
    </>
  );
}

/** Begins a mail that quotes nothing of ours. The address is escaped: it can add neither a second recipient nor text. */
function writeHref({ email, reference }: CallAndClaimProps['lead']): string {
  const address = encodeURIComponent(email).replace('%40', '@');
  const subject = fill(claimLinkWords.subject, { company: company.name, reference });
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

type EscalatedLead = Pick<Lead, 'createdAt' | 'claimedAt' | 'promisedBy'>;

/** The start of the subject: why this mail was sent, and how long the customer has waited. */
export function escalationSubject(lead: EscalatedLead, escalating: Escalating): string {
  return fill(words.subject[saidOf(lead, escalating)], valuesOf(lead, escalating));
}

/** The paragraph above everything that the office's mail says. */
export function EscalationHead({ lead, escalating }: { lead: EscalatedLead; escalating: Escalating }) {
  const said = saidOf(lead, escalating);
  const { claimedAt } = lead;
  const { claimer } = escalating;
  return (
    <Text style={style.text} className="ink">
      <Filled
        words={fill(words.text[said], valuesOf(lead, escalating))}
        places={{ title: <strong>{words.title[said]}</strong> }}
      />
      {claimedAt &&
        ` ${fill(claimer ? words.claimedBy : words.claimed, {
          name: visibleText(claimer ?? ''),
          time: readableTime(claimedAt),
        })}`}
    </Text>
  );
}

/** A promise that was at risk when this was due may be missed when it leaves. */
function saidOf({ promisedBy }: EscalatedLead, { step, at }: Escalating): keyof typeof words.title {
  return step === 'promise' && promisedBy && promisedBy <= at ? 'missed' : step;
}

/** Longer waits are told by when they began, because a mail is read later, and nights lie between. In minutes. */
const LONG = 120;

function valuesOf({ createdAt, promisedBy }: EscalatedLead, { at }: Escalating) {
  const minutes = Math.max(0, Math.floor((at.getTime() - createdAt.getTime()) / 60_000));
  return {
    waited:
      minutes < LONG
        ? fill(words.minutes, { minutes })
        : fill(words.since, { time: readableTime(createdAt) }),
    time: promisedBy ? readableTime(promisedBy) : '',
  };
}
