import { isIP } from 'node:net';
import { isReservedDomain } from '../../contract/reserved-domains.ts';

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
