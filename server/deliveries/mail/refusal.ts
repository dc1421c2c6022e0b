import type { Cause } from '../outcome.ts';

/**
 * Who must act on a refused mail.
 *
 * - `none`: a network that broke, a server that asks us to come back (4xx, greylisting). It is retried.
 * - `us`: refused for good, but for something about us: our log-in, our sender, our server's name in a block list, what
 *   the mail says. Or refused by us, because the mail server's certificate is not trusted. Every mail would fail the same
 *   way, so this never marks a customer's address as bad; the operator fixes it, and the waiting mails go out.
 * - `recipient`: refused for good because there is no such mailbox. Retrying only hurts our reputation as a sender.
 */
export type Concerns = 'none' | 'us' | 'recipient';

/** `said` is what the server said, if it was the server. */
export type Refusal = { concerns: Concerns; cause: Cause; said: string };

/** What nodemailer says about a failure; all of it is missing when it was not the server that failed. */
type SmtpError = {
  code?: string;
  /** What Node called it, when nodemailer calls it only ESOCKET. */
  originalCode?: string;
  command?: string;
  response?: string;
  responseCode?: number;
};

/**
 * Reads a failure of the conversation with a mail server.
 *
 * What a number means depends on what it answers (RFC 5321, 4.3.2). The greeting, EHLO, STARTTLS, AUTH and MAIL FROM come
 * before the recipient is named, so a 5xx there is about us: 554 no service for you, 535 wrong password, 530 log in
 * first, 550 or 553 not your sender. RCPT TO names the recipient, and only there does a bare number speak of the mailbox:
 * 550, 551 and 553. DATA and its end judge the mail: 554 looks like spam, 552 too large.
 *
 * The enhanced code (RFC 3463), where there is one, is clearer than the number and goes first, because servers that check
 * late tell of an unknown mailbox after DATA (550 5.1.1), and others put their policy into the answer to RCPT TO (550
 * 5.7.1, relaying denied, sender blocked). In doubt it is `us`: then the mail is tried again for three days and nothing is
 * lost, while a customer who is wrongly written off gets no confirmation at all.
 */
export function classifyRefusal(error: unknown): Refusal {
  const { code, originalCode, command, response = '', responseCode } = error as SmtpError;
  const status = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  const phase = phaseOf(command);
  const advice = certificateAdvice(originalCode);
  if (advice)
    return { concerns: 'us', cause: { phase, code: originalCode, ours: true, advice }, said: response };
  const concerns = whomConcerns({ responseCode, status, phase, response });
  const codes = responseCode ? [responseCode, status].filter(Boolean).join(' ') : code;
  return { concerns, cause: { phase, code: codes, ours: concerns === 'us' }, said: response };
}

type Answer = { responseCode?: number; status?: string; phase: string; response: string };

function whomConcerns({ responseCode, status, phase, response }: Answer): Concerns {
  if (responseCode === undefined || responseCode < 500) return 'none';
  if (phase !== 'RCPT TO' && phase !== 'DATA') return 'us';
  if (status) return concernsOf(status);
  const isAboutMailbox = phase === 'RCPT TO' && MAILBOX_CODES.has(responseCode) && !ABOUT_US.test(response);
  if (isAboutMailbox) return 'recipient';
  // A mailbox that is full: its owner may clear it.
  return phase === 'RCPT TO' && responseCode === 552 ? 'none' : 'us';
}

/** 550 no such user, 551 not here, 553 not a name that a mailbox can have. */
const MAILBOX_CODES = new Set([550, 551, 553]);

/** Servers without enhanced codes say in words that it is us whom they do not want. */
const ABOUT_US =
  /relay|authenticat|log ?in|spam|block|black|dnsbl|\brbl\b|reputation|policy|denied|sender|spf|dkim|dmarc/i;

/** What an enhanced code says about the recipient: there is no such mailbox, or there is and it cannot take mail now. */
function concernsOf(status: string): Concerns {
  if (NO_MAILBOX.has(status)) return 'recipient';
  return status === MAILBOX_FULL ? 'none' : 'us';
}

const MAILBOX_FULL = '5.2.2';

const NO_MAILBOX = new Set([
  '5.1.0', // an address that is wrong in some other way
  '5.1.1', // no such mailbox
  '5.1.2', // no such domain
  '5.1.3', // not an address
  '5.1.6', // moved without saying where
  '5.6.7', // an address with letters that the other side cannot take (RFC 6531)
  '5.1.10', // the domain takes no mail (RFC 7505)
  '5.2.0', // something else about the mailbox
  '5.2.1', // a mailbox that is closed
  '5.4.1', // no such recipient, as Microsoft 365 says it
  '5.4.4', // no way to the domain
]);

/** The command that was answered. nodemailer calls everything before EHLO, and a broken connection, CONN. */
function phaseOf(command = 'CONN'): string {
  return command.startsWith('AUTH') ? 'AUTH' : command;
}

/**
 * What to do about a mail server whose certificate Node does not take, by the code of the failure; nothing for any other
 * failure.
 */
export function certificateAdvice(code: string | undefined): string | undefined {
  return code === undefined ? undefined : ADVICE.get(code);
}

const NAME_IT =
  'Name the file with its certificate, or with that of its authority, in NODE_EXTRA_CA_CERTS (docs/running.md, Mail).';

const ADVICE = new Map([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', NAME_IT],
  ['SELF_SIGNED_CERT_IN_CHAIN', NAME_IT],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', NAME_IT],
  ['UNABLE_TO_GET_ISSUER_CERT', NAME_IT],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', NAME_IT],
  ['CERT_HAS_EXPIRED', 'The certificate of the mail server has run out: have it renewed.'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'Name the mail server in SMTP_URL as its certificate does.'],
]);
