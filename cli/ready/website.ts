import type { Config } from '../../server/config.ts';
import { checkCertificate } from './certificate.ts';
import { type Dns, lookupHost } from './dns.ts';
import { isPrivateHost } from './domains.ts';
import { type Finding, unknown, wrong } from './finding.ts';
import { checkHeaders } from './headers.ts';
import { checkHealth } from './health.ts';
import { checkOfficeAddress } from './office.ts';
import { checkOtherName, checkPlainHttp } from './redirects.ts';

/** Checks the site at its public address. */
export async function checkWebsite(config: Config, dns: Dns): Promise<Finding[]> {
  const { protocol, hostname } = new URL(config.siteUrl);
  if (isPrivateHost(hostname) || protocol !== 'https:') {
    return [unknown('The public address was not looked at: SITE_URL names none, or one without TLS.')];
  }
  const host = await lookupHost(dns, hostname);
  if (host.kind === 'silence') {
    return [unknown(`${config.siteUrl} was not looked at: ${host.why}.`)];
  }
  if (host.kind === 'none') {
    return [wrong(`${hostname} leads nowhere.`, 'Point its A and AAAA records to your machine or CDN.')];
  }
  const certificate = await checkCertificate(config.siteUrl);
  if (certificate.state !== 'right') {
    return [certificate, unknown('The rest of the site was not looked at: it needs a safe connection.')];
  }
  const findings = await Promise.all([
    checkHeaders(config),
    checkHealth(config.siteUrl),
    checkOfficeAddress(config),
    checkPlainHttp(config.siteUrl),
    checkOtherName(config.siteUrl, dns),
  ]);
  return [certificate, ...findings.flat()];
}
