import { type Dns, lookupTxt } from './dns.ts';
import { advice, type Finding, right, unknown, wrong } from './finding.ts';

/** DMARC (RFC 7489): what receivers should do with mails that claim to be ours but pass neither SPF nor DKIM. */
export async function checkDmarc(dns: Dns, domain: string): Promise<Finding> {
  for (const owner of domainAndAbove(domain)) {
    const texts = await lookupTxt(dns, `_dmarc.${owner}`);
    if (texts.kind === 'silence') return unknown(`DMARC of ${domain} was not looked up: ${texts.why}.`);
    const records = texts.kind === 'records' ? texts.records.filter((text) => /^v=DMARC1/i.test(text)) : [];
    if (records.length > 1) {
      return wrong(
        `${owner} has ${records.length} DMARC records, which count as none.`,
        'Leave one of them.',
      );
    }
    if (records[0]) return judge(owner, owner === domain, records[0]);
  }
  return wrong(
    `${domain} has no DMARC record: the large mail services mistrust it.`,
    `Publish a text record at _dmarc.${domain}: "v=DMARC1; p=none; rua=mailto:you@${domain}", and make it stricter after some weeks.`,
  );
}

function judge(owner: string, isOwn: boolean, record: string): Finding {
  const policy = (isOwn ? undefined : tag(record, 'sp')) ?? tag(record, 'p');
  const says = `DMARC of ${owner} is p=${policy}`;
  if (policy === 'reject') return right(`${says}: forged mails are refused.`);
  if (policy === 'quarantine') return right(`${says}: forged mails go to the spam folder.`);
  if (policy === 'none') {
    return advice(
      `${says}: forged mails are only reported, and arrive like ours.`,
      'Read the reports (rua=) for some weeks; when our own mails pass, set p=quarantine, and p=reject later.',
    );
  }
  return wrong(
    `DMARC of ${owner} has no policy that anybody knows: "${record}".`,
    'It needs p=none, p=quarantine or p=reject.',
  );
}

/** A domain without its own record inherits its parent's. */
function domainAndAbove(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

function tag(record: string, name: string): string | undefined {
  return new RegExp(`;\\s*${name}\\s*=\\s*([a-z]+)`, 'i').exec(record)?.[1]?.toLowerCase();
}
