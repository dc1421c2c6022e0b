import { isReservedDomain } from '../../contract/reserved-domains.ts';
import type { Config } from '../../server/config.ts';
import { type Dns, domainOf, lookupTxt } from './dns.ts';
import { advice, type Finding, right, unknown, wrong } from './finding.ts';

type Deps = { config: Pick<Config, 'mailFrom'>; dns: Dns; dkimSelectors: string[] };

/** Whether receivers can tell our mails from forged ones: SPF, DKIM and DMARC of the sender's domain. */
export async function checkSenderDomain({ config, dns, dkimSelectors }: Deps): Promise<Finding[]> {
  const domain = domainOf(config.mailFrom);
  const what = `SPF, DKIM and DMARC of ${domain} were not checked`;
  if (isReservedDomain(domain)) return [unknown(`${what}: the domain is a sample.`)];
  const texts = await lookupTxt(dns, domain);
  if (texts.kind === 'silence') return [unknown(`${what}: ${texts.why}.`)];
  return [
    checkSpf(domain, texts.kind === 'records' ? texts.records : []),
    ...(await Promise.all([checkDkim(dns, domain, dkimSelectors), checkDmarc(dns, domain)])),
  ];
}

/** SPF (RFC 7208): the TXT record that lists the hosts allowed to send for a domain. */
function checkSpf(domain: string, texts: string[]): Finding {
  const records = texts.filter((text) => /^v=spf1(\s|$)/i.test(text));
  const [record = ''] = records;
  if (records.length === 0) {
    return wrong(
      `${domain} has no SPF record: mail services cannot tell who may send for it.`,
      `Publish one text record for ${domain}, such as "v=spf1 include:… -all"; your mail service documents what to include.`,
    );
  }
  if (records.length > 1) {
    return wrong(
      `${domain} has ${records.length} SPF records, which invalidates all of them.`,
      'Merge them into one.',
    );
  }
  if (/\s\+?all(\s|$)/i.test(record)) {
    return wrong(`SPF of ${domain} allows any sender: "${record}".`, 'End it in "-all".');
  }
  if (!/\s([-~]all|redirect=\S+)(\s|$)/i.test(record)) {
    return advice(`SPF of ${domain} forbids no sender: "${record}".`, 'End it in "~all" or "-all".');
  }
  return right(`SPF of ${domain}: "${record}". Make sure it includes your mail service.`);
}

/** Selectors that mail services use. DNS cannot list the selectors of a domain. */
const COMMON_SELECTORS =
  'default dkim mail smtp email google selector1 selector2 s1 s2 k1 k2 k3 m1 mx fm1 fm2 fm3 pm mandrill mailjet mxvault zoho zmail protonmail protonmail2 protonmail3 resend brevo1 brevo2 everlytickey1 ctct1 sig1 dk'.split(
    ' ',
  );

/** DKIM (RFC 6376): whether the key that verifies our mails' signatures is published under one of the selectors. */
async function checkDkim(dns: Dns, domain: string, given: string[]): Promise<Finding> {
  const selectors = given.length > 0 ? given : COMMON_SELECTORS;
  const keys = await Promise.all(selectors.map((selector) => askForKey(dns, domain, selector)));
  const found = keys.filter((key) => key.state === 'key').map(({ selector }) => selector);
  if (found.length > 0) return right(`DKIM key of ${domain} under "${found.join('" and "')}".`);
  const revoked = keys.find((key) => key.state === 'revoked');
  if (revoked) {
    return wrong(`The DKIM key "${revoked.selector}" of ${domain} is revoked.`, 'Publish the new key.');
  }
  if (keys.some((key) => key.state === 'silence')) {
    return unknown(`The DKIM key of ${domain} was not found; the name server did not answer every query.`);
  }
  if (given.length > 0) {
    return wrong(
      `There is no DKIM key of ${domain} under "${given.join('" or "')}".`,
      `Publish the record that your mail service shows for ${given[0]}._domainkey.${domain}.`,
    );
  }
  return unknown(
    `The DKIM key of ${domain} is under none of the ${COMMON_SELECTORS.length} common selectors.`,
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

/** DMARC (RFC 7489): what receivers should do with mails that claim to be ours but pass neither SPF nor DKIM. */
async function checkDmarc(dns: Dns, domain: string): Promise<Finding> {
  for (const owner of domainAndAbove(domain)) {
    const texts = await lookupTxt(dns, `_dmarc.${owner}`);
    if (texts.kind === 'silence') return unknown(`DMARC of ${domain} was not checked: ${texts.why}.`);
    const records = texts.kind === 'records' ? texts.records.filter((text) => /^v=DMARC1/i.test(text)) : [];
    if (records.length > 1) {
      return wrong(
        `${owner} has ${records.length} DMARC records, which invalidates all of them.`,
        'Keep one of them.',
      );
    }
    if (records[0]) return judge(owner, owner === domain, records[0]);
  }
  return wrong(
    `${domain} has no DMARC record: large mail services distrust it.`,
    `Publish a text record at _dmarc.${domain}: "v=DMARC1; p=none; rua=mailto:you@${domain}", and make it stricter after a few weeks.`,
  );
}

function judge(owner: string, isOwn: boolean, record: string): Finding {
  const policy = (isOwn ? undefined : tag(record, 'sp')) ?? tag(record, 'p');
  const says = `DMARC of ${owner} is p=${policy}`;
  if (policy === 'reject') return right(`${says}: forged mails are refused.`);
  if (policy === 'quarantine') return right(`${says}: forged mails go to the spam folder.`);
  if (policy === 'none') {
    return advice(
      `${says}: forged mails are only reported, and delivered like ours.`,
      'Read the reports (rua=) for a few weeks; once our own mails pass, set p=quarantine, and p=reject later.',
    );
  }
  return wrong(
    `DMARC of ${owner} has no valid policy: "${record}".`,
    'It needs p=none, p=quarantine or p=reject.',
  );
}

/** A domain without its own record inherits its parent's. */
function domainAndAbove(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

function tag(record: string, name: string): string | undefined {
  return new RegExp(`;\\s*${name}\\s*=\\s*([a-z]+)`, 'i').exec(record)?.[1]?.toLowerCase();
}
