import { isReservedDomain } from '../../contract/reserved-domains.ts';
import type { Config } from '../../server/config.ts';
import { domainOf, domainsAlign, isPrivateHost } from './dns.ts';
import { advice, type Finding, right, wrong } from './finding.ts';

/** Valid settings that a live site should not have. */
export function checkSettings(config: Config): Finding[] {
  return [
    checkSiteUrl(config),
    checkSmtpUrl(config),
    checkMailFrom(config),
    checkOfficeEmail(config),
    checkSecondEmail(config),
    checkRateLimit(config),
    checkTrustProxy(config),
    checkCaptcha(config),
    checkCanary(config),
  ];
}

function checkSiteUrl({ siteUrl }: Config): Finding {
  const { protocol, hostname } = new URL(siteUrl);
  const todo = 'Set SITE_URL to the public address, like https://www.your-name.com, and build again.';
  if (isPrivateHost(hostname)) return wrong(`SITE_URL is ${siteUrl}, which visitors cannot reach.`, todo);
  if (protocol !== 'https:') return wrong(`SITE_URL is ${siteUrl}, without TLS.`, todo);
  return right(`SITE_URL is ${siteUrl}.`);
}

function checkSmtpUrl({ smtpUrl, dataDir }: Config): Finding {
  if (smtpUrl) return right(`Mail is sent through ${new URL(smtpUrl).host}.`);
  return wrong(
    `SMTP_URL is not set: mails are only written to ${dataDir}/mail, and no one receives them.`,
    'Set SMTP_URL to your mail service, like smtps://user:password@mail.your-name.com.',
  );
}

function checkMailFrom({ mailFrom, siteUrl }: Config): Finding {
  const domain = domainOf(mailFrom);
  const todo = "Set MAIL_FROM to an address on the site's own domain.";
  if (isReservedDomain(domain)) return wrong(`MAIL_FROM is ${mailFrom}, a sample.`, todo);
  const host = new URL(siteUrl).hostname;
  if (isPrivateHost(host) || domainsAlign(domain, host)) return right(`Our mails come from ${mailFrom}.`);
  return wrong(`MAIL_FROM is ${mailFrom}, which is not on the domain of ${host}: mails look forged.`, todo);
}

function checkOfficeEmail(config: Config): Finding {
  const { officeEmail } = config;
  if (isReservedDomain(domainOf(officeEmail)))
    return wrong(
      `OFFICE_EMAIL is ${officeEmail}, a sample: requests would go nowhere.`,
      'Set OFFICE_EMAIL to a mailbox that is read.',
    );
  return writesToItself('OFFICE_EMAIL', officeEmail, config) ?? right(`Requests go to ${officeEmail}.`);
}

/** Mail services show a mail from oneself as sent and read. */
function writesToItself(name: string, address: string, { mailFrom, smtpUrl }: Config): Finding | undefined {
  const user = smtpUrl ? userOf(smtpUrl) : '';
  const senders = [mailFrom, user].filter((sender) => mailboxOf(sender) === mailboxOf(address));
  if (senders.length === 0) return undefined;
  const sender = senders[0] === mailFrom ? 'MAIL_FROM' : 'the user in SMTP_URL';
  return advice(
    `${name} and ${sender} are the same mailbox, ${address}: Gmail and others file mails from yourself without a notification.`,
    `Send from a separate mailbox, such as estimates@${domainOf(mailFrom)}, in MAIL_FROM and SMTP_URL, or change ${name}.`,
  );
}

function userOf(smtpUrl: string): string {
  const { username } = new URL(smtpUrl);
  try {
    return decodeURIComponent(username);
  } catch {
    return username;
  }
}

/** Without what leads to the same mailbox: capitals, what follows a plus, and Gmail's dots. */
function mailboxOf(address: string): string {
  const [name = '', domain = ''] = address
    .toLowerCase()
    .replace(/\+[^@]*/, '')
    .split('@');
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${name}@${domain}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}

function checkSecondEmail(config: Config): Finding {
  const { officeSecondEmail, officeEmail } = config;
  const todo = 'Set OFFICE_SECOND_EMAIL to an address that notifies, such as a phone with its own mailbox.';
  if (officeSecondEmail === officeEmail)
    return advice(
      'OFFICE_SECOND_EMAIL is OFFICE_EMAIL: a second mail to the same mailbox is missed as well.',
      todo,
    );
  if (!officeSecondEmail)
    return advice(
      'OFFICE_SECOND_EMAIL is not set: unclaimed requests are sent to each user of the office, or to OFFICE_EMAIL again.',
      todo,
    );
  if (isReservedDomain(domainOf(officeSecondEmail)))
    return wrong(
      `OFFICE_SECOND_EMAIL is ${officeSecondEmail}, a sample: unclaimed requests would go nowhere.`,
      todo,
    );
  return (
    writesToItself('OFFICE_SECOND_EMAIL', officeSecondEmail, config) ??
    right(`Unclaimed requests are sent to ${officeSecondEmail}.`)
  );
}

function checkRateLimit({ rateLimit }: Config): Finding {
  if (rateLimit > 0) return right(`One address may send a form ${rateLimit} times a minute.`);
  return wrong(
    'RATE_LIMIT is 0: a single program could fill the database.',
    'Remove RATE_LIMIT; the default is 20.',
  );
}

function checkTrustProxy({ trustProxy, siteUrl }: Config): Finding {
  const all = trustProxy.filter((network) => network.endsWith('/0'));
  if (all.length > 0) {
    return wrong(
      `TRUST_PROXY is ${all.join(', ')}: visitors can forge their address and escape the rate limit.`,
      'Set TRUST_PROXY to the address of your own proxy.',
    );
  }
  if (trustProxy.length > 0) return right(`Trusted proxies: ${trustProxy.join(', ')}.`);
  if (!siteUrl.startsWith('https:')) return right('TRUST_PROXY is not set, and no proxy is needed.');
  return advice(
    'TRUST_PROXY is not set: behind a proxy, all visitors share one address, and requests are held as spam.',
    'Set TRUST_PROXY to the address that your proxy connects from, like 127.0.0.1.',
  );
}

function checkCaptcha({ captcha }: Config): Finding {
  if (captcha.provider !== 'off') return right(`The contact form is protected by ${captcha.provider}.`);
  return advice('CAPTCHA_PROVIDER is off: expect spam.', 'Remove CAPTCHA_PROVIDER; the default is altcha.');
}

function checkCanary({ canary }: Config): Finding {
  if (canary) return right(`Every day a test request is mailed to ${canary.email}.`);
  return advice(
    'CANARY_EMAIL is not set: there is no alert when requests stop arriving.',
    'Create a check at a dead man’s switch service that accepts mail, and set CANARY_EMAIL to its address; see docs/running.md.',
  );
}
