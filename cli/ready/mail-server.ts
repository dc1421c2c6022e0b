import { createTransport } from 'nodemailer';
import type { Config } from '../../server/config.ts';
import { certificateAdvice } from '../../server/deliveries/mail/refusal.ts';
import { type Dns, lookupHost } from './dns.ts';
import { type Finding, right, unknown, wrong } from './finding.ts';

const TIMEOUT_MS = 15_000;

/** Logs in to the mail server as the program would, without sending anything. */
export async function checkMailServer({ smtpUrl }: Pick<Config, 'smtpUrl'>, dns: Dns): Promise<Finding> {
  if (!smtpUrl) return unknown('The mail server was not tried: SMTP_URL is not set.');
  const { host, username } = new URL(smtpUrl);
  try {
    await logIn(smtpUrl);
  } catch (error) {
    return explain(error as MailError, smtpUrl, dns);
  }
  return right(username ? `${host} lets us log in.` : `${host} answers, and asks for no password.`);
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
      `${host} does not let us log in${error.responseCode ? ` (${error.responseCode})` : ''}.`,
      'Correct user and password in SMTP_URL; write special characters in percent form (@ is %40).',
    );
  }
  if (code === 'ECONNREFUSED') {
    return wrong(`Nobody answers at ${host}.`, 'Correct host and port in SMTP_URL.');
  }
  if (['ENOTFOUND', 'EDNS'].includes(code) && (await lookupHost(dns, hostname)).kind === 'none') {
    return wrong(`There is no host ${hostname}.`, 'Correct the host in SMTP_URL.');
  }
  const advice = certificateAdvice(code);
  if (advice) return wrong(`The certificate of ${host} is not one that we trust (${code}).`, advice);
  if (/SSL|TLS|CERT|VERIFY|PROTO/.test(code)) {
    return wrong(
      `${host} and we find no safe connection (${code}).`,
      'Use smtps:// for port 465 and smtp:// for 587, and the name in the certificate.',
    );
  }
  return unknown(
    `The mail server ${host} was not reached (${code}).`,
    'Try it from a machine with a network. Where port 25 is blocked, ask your mail service for 587 or 465.',
  );
}

function isThisMachine(hostname: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
