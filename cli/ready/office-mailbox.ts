import { isReservedDomain } from '../../contract/reserved-domains.ts';
import type { Config } from '../../server/config.ts';
import { type Dns, lookupHost, queryDns } from './dns.ts';
import { domainOf } from './domains.ts';
import { type Finding, right, unknown, wrong } from './finding.ts';

/** Whether the office's domain accepts mail. */
export async function checkOfficeMailbox(
  { officeEmail }: Pick<Config, 'officeEmail'>,
  dns: Dns,
): Promise<Finding> {
  const domain = domainOf(officeEmail);
  const what = `The mail server of ${domain} was not looked up`;
  if (isReservedDomain(domain)) return unknown(`${what}: the name is a sample.`);
  const servers = await queryDns(dns, domain, () => dns.resolveMx(domain));
  if (servers.kind === 'silence') return unknown(`${what}: ${servers.why}.`);
  const named = servers.kind === 'records' ? servers.records.map(({ exchange }) => exchange) : [];
  // A null MX record means that the domain accepts no mail (RFC 7505).
  if (named.length === 1 && named[0] === '') return takesNoMail(officeEmail, domain);
  if (named.length > 0) return right(`${domain} takes mail.`);
  const host = await lookupHost(dns, domain);
  if (host.kind === 'silence') return unknown(`${what}: ${host.why}.`);
  return host.kind === 'records' ? right(`${domain} takes mail.`) : takesNoMail(officeEmail, domain);
}

function takesNoMail(address: string, domain: string): Finding {
  return wrong(
    `${domain} takes no mail: requests sent to ${address} come back.`,
    'Correct OFFICE_EMAIL, or the MX records of its domain.',
  );
}
