import { Link, Text } from '@react-email/components';
import { claimLinkWords } from '../../../content/mails/claim.ts';
import { fill } from '../../../contract/fill.ts';
import { phoneHref } from '../../leads/phone.ts';
import { visibleText } from '../../visible-text.ts';
import { style } from './mail-style.ts';

type CallAndClaimProps = {
  /** As it was typed. */
  phone: string;
  /** Where somebody says that they call; nothing where that cannot be done on the web. */
  claimUrl: string | undefined;
};

/** What to do first about a lead: call, and say so to the others. */
export function CallAndClaim({ phone, claimUrl }: CallAndClaimProps) {
  const href = phoneHref(phone);
  return (
    <>
      {href && (
        <Text style={style.action} className="action">
          <Link href={href} style={style.call} className="button call">
            {fill(claimLinkWords.call, { phone: visibleText(phone) })}
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
    </>
  );
}
