import { Link, Text } from '@react-email/components';
import { company } from '../../../content/company.ts';
import { claimLinkWords } from '../../../content/mails/claim.ts';
import { fill } from '../../../contract/fill.ts';
import { isPlausibleAddress } from '../../formats/email-address.ts';
import { phoneHref } from '../../formats/phone-numbers.ts';
import { visibleText } from '../../formats/visible-text.ts';
import type { Lead } from '../../store/store.ts';
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
