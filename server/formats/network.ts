import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Where a webhook may go: only out to the internet, unless the settings name a place of one's own. */
export type Destination = { host: string; allowed: string[] };

/**
 * Whether an address may be connected to. A name that someone else controls can point anywhere, also to what only
 * machines beside ours should reach: a database, a router, or the address at which clouds hand out keys.
 */
export function mayConnect(address: string, { host, allowed }: Destination): boolean {
  const parsed = ipaddr.process(address);
  if (isPublic(parsed)) return true;
  return allowed.some((entry) => entry.toLowerCase() === host.toLowerCase() || isInside(parsed, entry));
}

/** The host of an address as it is looked up: without the brackets of IPv6. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

/** Whether a host is this machine and in the list of allowed hosts. */
export function isAllowedLoopback({ host, allowed }: Destination): boolean {
  const address = host === 'localhost' ? '127.0.0.1' : host;
  return (
    isIP(address) > 0 &&
    ipaddr.process(address).range() === 'loopback' &&
    mayConnect(address, { host, allowed })
  );
}

/** What the list of allowed places may hold: a host, an IP address, or a network. */
export function isHostOrNetwork(text: string): boolean {
  return isIP(text) > 0 || ipaddr.isValidCIDR(text) || HOST.test(text);
}

const HOST = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/i;

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Whether an IP address is one of the internet's, and not of a machine, a network or a cloud of one's own. */
export function isPublic(address: Address): boolean {
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' ? address.toString() !== AZURE_HOST : isInside(address, GLOBAL_IPV6);
}

/** A public address that every machine in that cloud answers at to itself, with its keys. */
const AZURE_HOST = '168.63.129.16';

/** All that is allocated for the internet; the rest is private or reserved. */
const GLOBAL_IPV6 = '2000::/3';

function isInside(address: Address, entry: string): boolean {
  if (isIP(entry)) return ipaddr.process(entry).toString() === address.toString();
  if (!ipaddr.isValidCIDR(entry)) return false;
  const [network, bits] = ipaddr.parseCIDR(entry);
  return network.kind() === address.kind() && address.match(network, bits);
}
