import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isReservedDomain } from '../../contract/reserved-domains.ts';

/** The queries that we use; tests run a name server of their own. */
export type Dns = Pick<Resolver, 'resolveTxt' | 'resolveMx' | 'resolveNs' | 'resolve4' | 'resolve6'>;

/** `silence`: no name server gave a reliable answer. */
export type Answer<Record> =
  | { kind: 'records'; records: Record[] }
  | { kind: 'none' }
  | { kind: 'silence'; why: string };

/** This machine's resolver, with a short timeout. */
export function openDns(): Dns {
  return new Resolver({ timeout: 3_000, tries: 2 });
}

/**
 * Runs one query; never throws. NXDOMAIN counts only when the name server knows the top-level domain: one in a closed
 * network denies every name.
 */
export async function queryDns<Record>(
  dns: Dns,
  name: string,
  question: () => Promise<Record[]>,
): Promise<Answer<Record>> {
  try {
    return { kind: 'records', records: await question() };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENODATA') return { kind: 'none' };
    if (code !== 'ENOTFOUND') return { kind: 'silence', why: `no name server answers here (${code})` };
    return (await knowsTopLevelDomain(dns, name)) ? { kind: 'none' } : { kind: 'silence', why: CLOSED };
  }
}

const CLOSED = 'the name server here only knows its own network';

/** TXT records, with the pieces of long ones joined. */
export async function lookupTxt(dns: Dns, name: string): Promise<Answer<string>> {
  return queryDns(dns, name, async () => (await dns.resolveTxt(name)).map((parts) => parts.join('')));
}

/** Whether a host has an address. */
export async function lookupHost(dns: Dns, host: string): Promise<Answer<string>> {
  const four = await queryDns(dns, host, () => dns.resolve4(host));
  return four.kind === 'none' ? queryDns(dns, host, () => dns.resolve6(host)) : four;
}

async function knowsTopLevelDomain(dns: Dns, name: string): Promise<boolean> {
  const topLevel = name.slice(name.lastIndexOf('.') + 1);
  return dns.resolveNs(topLevel).then(
    () => true,
    () => false,
  );
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? 'unknown';
}

/** Whether a host is an IP address or a name that works only locally. */
export function isPrivateHost(host: string): boolean {
  return isReservedDomain(host) || isIP(host.replace(/^\[|\]$/g, '')) !== 0 || !host.includes('.');
}

export function domainOf(mailAddress: string): string {
  return mailAddress.slice(mailAddress.lastIndexOf('@') + 1).toLowerCase();
}

/** Whether the domains are equal, or one is a subdomain of the other. */
export function domainsAlign(mailDomain: string, siteHost: string): boolean {
  const site = siteHost.toLowerCase().replace(/^www\./, '');
  return mailDomain === site || mailDomain.endsWith(`.${site}`) || site.endsWith(`.${mailDomain}`);
}
