import type { Config } from '../../server/config.ts';
import { checkCertificate } from './certificate.ts';
import { countUsers } from './database.ts';
import { type Dns, isPrivateHost, lookupHost } from './dns.ts';
import { advice, type Finding, right, unknown, wrong } from './finding.ts';
import { checkHeaders } from './headers.ts';
import { checkHealth } from './health.ts';
import { get } from './network.ts';

/** Checks the site at its public address. */
export async function checkWebsite(config: Config, dns: Dns): Promise<Finding[]> {
  const { siteUrl } = config;
  const { protocol, hostname } = new URL(siteUrl);
  if (isPrivateHost(hostname) || protocol !== 'https:') {
    return [unknown('The public address was not checked: SITE_URL is not public, or has no TLS.')];
  }
  const host = await lookupHost(dns, hostname);
  if (host.kind === 'silence') return [unknown(`${siteUrl} was not checked: ${host.why}.`)];
  if (host.kind === 'none') {
    return [wrong(`${hostname} has no address.`, 'Point its A and AAAA records to your machine or CDN.')];
  }
  const certificate = await checkCertificate(siteUrl);
  if (certificate.state !== 'right') {
    return [certificate, unknown('The rest of the site was not checked: it needs TLS.')];
  }
  const findings = await Promise.all([
    checkHeaders(config),
    checkHealth(siteUrl),
    checkOfficeAddress(config),
    checkMyAddress(siteUrl),
    checkPlainHttp(siteUrl),
    checkOtherName(siteUrl, dns),
  ]);
  return [certificate, ...findings.flat()];
}

/** Whether the public address leads to the office, once it has users: a CDN in front needs a rule for it. */
export async function checkOfficeAddress(config: Config): Promise<Finding[]> {
  if (!(await countUsers(config))) return [];
  const url = `${config.siteUrl}/office/sign-in`;
  const answer = await get(url);
  if ('failed' in answer) return [unknown(`${url} did not answer (${answer.failed}).`)];
  const isOurs = answer.status === 200 && answer.headers.get('cache-control') === 'no-store, private';
  if (isOurs) return [right('The public address leads to the office.')];
  return [
    wrong(
      `${url} does not lead to the office: it answers with ${answer.status}.`,
      'Send /office and /office/* to the server, with every method, and cache nothing of it.',
    ),
  ];
}

/** Whether the public address leads to the pages of requests, and photos get there: a guess is answered by the server itself. */
export async function checkMyAddress(siteUrl: string): Promise<Finding[]> {
  for (const [method, path] of [
    ['GET', '/my/ready'],
    ['PUT', '/my/ready/photos/ready/0'],
  ] as const) {
    const answer = await get(siteUrl + path, method);
    if ('failed' in answer) return [unknown(`${siteUrl}${path} did not answer (${answer.failed}).`)];
    if (answer.headers.get('cache-control') === 'no-store, private') continue;
    return [
      wrong(
        `${method} ${siteUrl}${path} does not get to the server: it is answered with ${answer.status}.`,
        'Send /my/* to the server, with every method, and cache nothing of it. Customers see and correct their requests there, and add photos.',
      ),
    ];
  }
  return [right('The public address leads to the pages of requests.')];
}

/** Whether plain http redirects to https. */
async function checkPlainHttp(siteUrl: string): Promise<Finding[]> {
  const { host, port } = new URL(siteUrl);
  // For a non-standard port, the matching plain http port is unknown.
  return port ? [] : [await checkRedirect(`http://${host}`, siteUrl)];
}

/** Whether the name with "www." redirects to the one without, or the other way around. */
export async function checkOtherName(siteUrl: string, dns: Dns): Promise<Finding[]> {
  const other = otherName(new URL(siteUrl).hostname);
  if (!other) return [];
  const host = await lookupHost(dns, other);
  if (host.kind === 'silence') return [unknown(`${other} was not checked: ${host.why}.`)];
  if (host.kind === 'records') return [await checkRedirect(`https://${other}`, siteUrl)];
  return [
    advice(`${other} has no address, and people will type it.`, `Point it to ${siteUrl} with a redirect.`),
  ];
}

/** Whether an address redirects permanently to the site. */
export async function checkRedirect(from: string, siteUrl: string): Promise<Finding> {
  const todo = `Answer there with a permanent redirect to ${siteUrl}.`;
  const answer = await get(from);
  if ('failed' in answer) return wrong(`${from} does not answer (${answer.failed}).`, todo);
  const to = URL.parse(answer.headers.get('location') ?? '', from)?.origin;
  if (to !== siteUrl) {
    const instead = to && to !== from ? `redirects to ${to}` : `answers with ${answer.status}`;
    return wrong(`${from} ${instead} instead of redirecting to the site.`, todo);
  }
  if ([301, 308].includes(answer.status)) return right(`${from} redirects to ${siteUrl}.`);
  return advice(`${from} redirects to ${siteUrl}, but not permanently (${answer.status}).`, todo);
}

/** `www.name.com` for `name.com` and back; a deeper subdomain is not typed with "www.". */
function otherName(hostname: string): string | undefined {
  if (hostname.startsWith('www.')) return hostname.slice(4);
  return hostname.split('.').length === 2 ? `www.${hostname}` : undefined;
}
