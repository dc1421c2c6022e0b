import { isIP } from 'node:net';

/** Names that nobody can register (RFC 2606, RFC 6761), for examples, tests and home networks. */
const RESERVED = /(^|\.)(example|test|invalid|localhost|local|internal|example\.(com|net|org))$/i;

export function isReservedDomain(host: string): boolean {
  return RESERVED.test(host);
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
