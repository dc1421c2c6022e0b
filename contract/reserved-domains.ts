/** Names that strangers cannot register (RFC 2606, RFC 6761), for examples, tests and home networks. */
const RESERVED = /(^|\.)(example|test|invalid|localhost|local|internal|example\.(com|net|org))$/i;

export function isReservedDomain(host: string): boolean {
  return RESERVED.test(host);
}
