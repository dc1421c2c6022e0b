import { type Dns, lookupHost } from './dns.ts';
import { advice, type Finding, right, unknown, wrong } from './finding.ts';
import { get } from './get.ts';

/** Whether plain http redirects to https. */
export async function checkPlainHttp(siteUrl: string): Promise<Finding[]> {
  const { host, port } = new URL(siteUrl);
  // For a non-standard port, the matching plain http port is unknown.
  return port ? [] : [await checkRedirect(`http://${host}`, siteUrl)];
}

/** Whether the name with "www." redirects to the one without, or the other way around. */
export async function checkOtherName(siteUrl: string, dns: Dns): Promise<Finding[]> {
  const other = otherName(new URL(siteUrl).hostname);
  if (!other) return [];
  const host = await lookupHost(dns, other);
  if (host.kind === 'silence') return [unknown(`${other} was not looked up: ${host.why}.`)];
  if (host.kind === 'records') return [await checkRedirect(`https://${other}`, siteUrl)];
  return [
    advice(`${other} leads nowhere, and people will type it.`, `Let it lead to ${siteUrl} by a redirect.`),
  ];
}

/** Whether an address redirects permanently to the site. */
export async function checkRedirect(from: string, siteUrl: string): Promise<Finding> {
  const todo = `Answer there with a permanent redirect to ${siteUrl}.`;
  const answer = await get(from);
  if ('failed' in answer) return wrong(`${from} does not answer (${answer.failed}).`, todo);
  const to = URL.parse(answer.headers.get('location') ?? '', from)?.origin;
  if (to !== siteUrl) {
    const instead = to && to !== from ? `leads to ${to}` : `answers with ${answer.status}`;
    return wrong(`${from} ${instead}, not with a redirect to the site.`, todo);
  }
  if ([301, 308].includes(answer.status)) return right(`${from} leads to ${siteUrl}.`);
  return advice(`${from} leads to ${siteUrl}, but not for good (${answer.status}).`, todo);
}

/** `www.name.com` for `name.com` and back; a deeper subdomain is not typed with "www.". */
function otherName(hostname: string): string | undefined {
  if (hostname.startsWith('www.')) return hostname.slice(4);
  return hostname.split('.').length === 2 ? `www.${hostname}` : undefined;
}
