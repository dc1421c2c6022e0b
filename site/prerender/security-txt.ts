import { company } from '../../content/company.ts';

/** A year would be the most that RFC 9116 recommends; each build begins the time anew. */
const DAYS = 360;

/** `/.well-known/security.txt` (RFC 9116): where to write about a hole in the site. */
export function securityTxt(siteUrl: string, builtAt: Date): string {
  const expires = new Date(builtAt);
  expires.setUTCDate(expires.getUTCDate() + DAYS);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
  ];
  // An address of its own is allowed over TLS only.
  if (siteUrl.startsWith('https:')) lines.push(`Canonical: ${siteUrl}/.well-known/security.txt`);
  return `${lines.join('\n')}\n`;
}
