import { isIP } from 'node:net';

/** Names that nobody can own: they stand in examples, tests and home networks. */
const NOBODYS = /(^|\.)(example|test|invalid|localhost|local|internal|example\.(com|net|org))$/i;

export function isReservedDomain(host: string): boolean {
  return NOBODYS.test(host);
}

/** A name or a number under which only this machine or this house is found. */
export function isPrivateHost(host: string): boolean {
  return isReservedDomain(host) || isIP(host.replace(/^\[|\]$/g, '')) !== 0 || !host.includes('.');
}

export function domainOf(mailAddress: string): string {
  return mailAddress.slice(mailAddress.lastIndexOf('@') + 1).toLowerCase();
}

/** Whether both belong to one owner, as far as names tell: one of them is the other, or lies below it. */
export function domainsAlign(mailDomain: string, siteHost: string): boolean {
  const site = siteHost.toLowerCase().replace(/^www\./, '');
  return mailDomain === site || mailDomain.endsWith(`.${site}`) || site.endsWith(`.${mailDomain}`);
}
