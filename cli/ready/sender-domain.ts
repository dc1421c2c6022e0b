import { isReservedDomain } from '../../contract/reserved-domains.ts';
import type { Config } from '../../server/config.ts';
import { checkDkim } from './dkim.ts';
import { checkDmarc } from './dmarc.ts';
import { type Dns, lookupTxt } from './dns.ts';
import { domainOf } from './domains.ts';
import { type Finding, unknown } from './finding.ts';
import { checkSpf } from './spf.ts';

type Deps = { config: Pick<Config, 'mailFrom'>; dns: Dns; dkimSelectors: string[] };

/** Whether receivers can tell our mails from forged ones: SPF, DKIM and DMARC of the sender's domain. */
export async function checkSenderDomain({ config, dns, dkimSelectors }: Deps): Promise<Finding[]> {
  const domain = domainOf(config.mailFrom);
  const what = `SPF, DKIM and DMARC of ${domain} were not looked up`;
  if (isReservedDomain(domain)) return [unknown(`${what}: the name is a sample.`)];
  const texts = await lookupTxt(dns, domain);
  if (texts.kind === 'silence') return [unknown(`${what}: ${texts.why}.`)];
  return [
    checkSpf(domain, texts.kind === 'records' ? texts.records : []),
    ...(await Promise.all([checkDkim(dns, domain, dkimSelectors), checkDmarc(dns, domain)])),
  ];
}
