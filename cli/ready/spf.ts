import { advice, type Finding, right, wrong } from './finding.ts';

/** SPF (RFC 7208): the TXT record that lists the hosts allowed to send for a domain. */
export function checkSpf(domain: string, texts: string[]): Finding {
  const records = texts.filter((text) => /^v=spf1(\s|$)/i.test(text));
  const [record = ''] = records;
  if (records.length === 0) {
    return wrong(
      `${domain} has no SPF record: mail services cannot tell who may send for it.`,
      `Publish one text record for ${domain}, such as "v=spf1 include:… -all"; your mail service says what it includes.`,
    );
  }
  if (records.length > 1) {
    return wrong(`${domain} has ${records.length} SPF records, which count as none.`, 'Make one of them.');
  }
  if (/\s\+?all(\s|$)/i.test(record)) {
    return wrong(`SPF of ${domain} lets everybody send: "${record}".`, 'End it in "-all".');
  }
  if (!/\s([-~]all|redirect=\S+)(\s|$)/i.test(record)) {
    return advice(`SPF of ${domain} forbids nobody to send: "${record}".`, 'End it in "~all" or "-all".');
  }
  return right(`SPF of ${domain}: "${record}". See that your mail service is among them.`);
}
