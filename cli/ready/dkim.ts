import { type Dns, lookupTxt } from './dns.ts';
import { type Finding, right, unknown, wrong } from './finding.ts';

/** Selectors that mail services use. DNS cannot list the selectors of a domain. */
const COMMON_SELECTORS =
  'default dkim mail smtp email google selector1 selector2 s1 s2 k1 k2 k3 m1 mx fm1 fm2 fm3 pm mandrill mailjet mxvault zoho zmail protonmail protonmail2 protonmail3 resend brevo1 brevo2 everlytickey1 ctct1 sig1 dk'.split(
    ' ',
  );

/** DKIM (RFC 6376): whether the key that verifies our mails' signatures is published under one of the selectors. */
export async function checkDkim(dns: Dns, domain: string, given: string[]): Promise<Finding> {
  const selectors = given.length > 0 ? given : COMMON_SELECTORS;
  const keys = await Promise.all(selectors.map((selector) => askForKey(dns, domain, selector)));
  const found = keys.filter((key) => key.state === 'key').map(({ selector }) => selector);
  if (found.length > 0) return right(`DKIM key of ${domain} under "${found.join('" and "')}".`);
  const revoked = keys.find((key) => key.state === 'revoked');
  if (revoked) {
    return wrong(`The DKIM key "${revoked.selector}" of ${domain} is revoked.`, 'Publish the new key.');
  }
  if (keys.some((key) => key.state === 'silence')) {
    return unknown(`The DKIM key of ${domain} was not found; the name server did not answer every question.`);
  }
  if (given.length > 0) {
    return wrong(
      `There is no DKIM key of ${domain} under "${given.join('" or "')}".`,
      `Publish the record that your mail service shows for ${given[0]}._domainkey.${domain}.`,
    );
  }
  return unknown(
    `The DKIM key of ${domain} is under none of the ${COMMON_SELECTORS.length} usual names.`,
    'Ask your mail service for its selector, or read "s=" in the DKIM-Signature of a mail, and run: npm run ready -- --dkim-selector NAME',
  );
}

type Key = { selector: string; state: 'key' | 'revoked' | 'none' | 'silence' };

async function askForKey(dns: Dns, domain: string, selector: string): Promise<Key> {
  const texts = await lookupTxt(dns, `${selector}._domainkey.${domain}`);
  if (texts.kind !== 'records') return { selector, state: texts.kind };
  const record = texts.records.find((text) => /(^|;)\s*p=/.test(text));
  if (record === undefined) return { selector, state: 'none' };
  return { selector, state: /(^|;)\s*p=\s*(;|$)/.test(record) ? 'revoked' : 'key' };
}
