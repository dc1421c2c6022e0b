import { createTransport } from 'nodemailer';
import { isReservedDomain } from '../../contract/reserved-domains.ts';
import type { Config } from '../../server/config.ts';
import { certificateAdvice } from '../../server/deliveries/mail/refusal.ts';
import { type Dns, domainOf, lookupHost, queryDns } from './dns.ts';
import { type Finding, right, unknown, wrong } from './finding.ts';

const TIMEOUT_MS = 15_000;

/** Logs in to the mail server as the server would, without sending anything. */
export async function checkMailServer({ smtpUrl }: Pick<Config, 'smtpUrl'>, dns: Dns): Promise<Finding> {
  if (!smtpUrl) return unknown('The mail server was not checked: SMTP_URL is not set.');
  const { host, username } = new URL(smtpUrl);
  try {
    await logIn(smtpUrl);
  } catch (error) {
    return explain(error as MailError, smtpUrl, dns);
  }
  return right(username ? `${host} accepts the login.` : `${host} answers, and SMTP_URL has no login.`);
}

async function logIn(smtpUrl: string): Promise<void> {
  const { hostname, password } = new URL(smtpUrl);
  const mailer = createTransport({
    url: smtpUrl,
    // Otherwise a man in the middle could strip STARTTLS and get the password.
    requireTLS: password !== '' && !isThisMachine(hostname),
    dnsTimeout: TIMEOUT_MS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('too late'), { code: 'ETIMEDOUT' })), TIMEOUT_MS);
  });
  await Promise.race([mailer.verify(), tooLate]).finally(() => clearTimeout(timer));
}

type MailError = { code?: string; originalCode?: string; responseCode?: number };

/** In our own words, because a server's answer may repeat the user name. */
async function explain(error: MailError, smtpUrl: string, dns: Dns): Promise<Finding> {
  const { host, hostname } = new URL(smtpUrl);
  const code = error.originalCode ?? error.code ?? 'unknown';
  if (error.code === 'EAUTH') {
    return wrong(
      `${host} refuses the login${error.responseCode ? ` (${error.responseCode})` : ''}.`,
      'Correct the user and password in SMTP_URL; percent-encode special characters (@ is %40).',
    );
  }
  if (code === 'ECONNREFUSED') {
    return wrong(`Nothing listens at ${host}.`, 'Correct the host and port in SMTP_URL.');
  }
  if (['ENOTFOUND', 'EDNS'].includes(code) && (await lookupHost(dns, hostname)).kind === 'none') {
    return wrong(`There is no host ${hostname}.`, 'Correct the host in SMTP_URL.');
  }
  const advice = certificateAdvice(code);
  if (advice) return wrong(`The certificate of ${host} is not trusted (${code}).`, advice);
  if (/SSL|TLS|CERT|VERIFY|PROTO/.test(code)) {
    return wrong(
      `TLS with ${host} fails (${code}).`,
      'Use smtps:// for port 465 and smtp:// for 587, and the host name in the certificate.',
    );
  }
  return unknown(
    `The mail server ${host} was not reached (${code}).`,
    'Try it from a machine with a network. If port 25 is blocked, use port 587 or 465.',
  );
}

function isThisMachine(hostname: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

/** Whether the office's domain accepts mail. */
export async function checkOfficeMailbox(
  { officeEmail }: Pick<Config, 'officeEmail'>,
  dns: Dns,
): Promise<Finding> {
  const domain = domainOf(officeEmail);
  const what = `The mail server of ${domain} was not checked`;
  if (isReservedDomain(domain)) return unknown(`${what}: the domain is a sample.`);
  const servers = await queryDns(dns, domain, () => dns.resolveMx(domain));
  if (servers.kind === 'silence') return unknown(`${what}: ${servers.why}.`);
  const named = servers.kind === 'records' ? servers.records.map(({ exchange }) => exchange) : [];
  // A null MX record means that the domain accepts no mail (RFC 7505).
  if (named.length === 1 && named[0] === '') return acceptsNoMail(officeEmail, domain);
  if (named.length > 0) return right(`${domain} accepts mail.`);
  const host = await lookupHost(dns, domain);
  if (host.kind === 'silence') return unknown(`${what}: ${host.why}.`);
  return host.kind === 'records' ? right(`${domain} accepts mail.`) : acceptsNoMail(officeEmail, domain);
}

function acceptsNoMail(address: string, domain: string): Finding {
  return wrong(
    `${domain} accepts no mail: requests sent to ${address} bounce.`,
    'Correct OFFICE_EMAIL, or the MX records of its domain.',
  );
}
