import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport as createMailer, type NodemailerError, type SendMailOptions } from 'nodemailer';
import type { Config } from '../../config.ts';
import { MAX_CONCURRENT } from '../queue.ts';

/** A mail, ready to be sent. The text part comes first in the message. */
export type Mail = {
  messageId: string;
  from: { name: string; address: string };
  /** Several are colleagues, who may see each other's addresses. */
  to: string | string[];
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** Pictures that the HTML part shows. */
  attachments?: NonNullable<SendMailOptions['attachments']>;
};

/** A mail but for its envelope's first half, which is the same for all. */
export type Content = Omit<Mail, 'messageId' | 'from'>;

/** What is said of a mail that was written into a file, because no mail server is set up. */
export function fileAnswer(name: string): string {
  return `written to mail/${name}.eml`;
}

/** Whether an answer to a mail says so. */
export function isFileAnswer(answer: string): boolean {
  return /^written to mail\/.+\.eml$/.test(answer);
}

export type Transport = {
  /** Sends a mail and returns the server's answer; throws if it was accepted for no recipient. */
  send(mail: Mail, name: string): Promise<Taken>;
  /** Leaves the mail server, once nothing is being sent any more. */
  close(): void;
};

/** `refused`: the recipients for whom it was not taken, with the reason for each. */
export type Taken = { answer: string; refused: { address: string; error: Error }[] };

/** In milliseconds; one of four in hand must not be kept for longer by a mail server that says nothing. */
const TIMEOUT_MS = 60_000;

/** SMTP when it is set up; files in the data folder until then, where nothing is lost. */
export function createTransport(
  { smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>,
  timeoutMs = TIMEOUT_MS,
): Transport {
  return smtpUrl ? smtpTransport(smtpUrl, timeoutMs) : fileTransport(join(dataDir, 'mail'));
}

/**
 * Mails that follow one another share connections: after an outage there are many, and some mail servers count log-ins.
 * One is left when nothing has followed for a moment, before the other side would. A message whose connection breaks is
 * never repeated here: what became of it is for the delivery to say.
 */
function smtpTransport(url: string, timeoutMs: number): Transport {
  const mailer = createMailer({
    url,
    pool: true,
    maxConnections: MAX_CONCURRENT,
    maxRequeues: 0,
    idleTimeout: 2_000,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 30_000,
  });
  return {
    async send(mail) {
      const info = await mailer.sendMail({ ...toMessage(mail), signal: AbortSignal.timeout(timeoutMs) });
      return { answer: info.response ?? 'taken', refused: refusedOf(mail, info.rejectedErrors) };
    },
    close: () => mailer.close(),
  };
}

/** nodemailer resolves when one recipient is accepted, and writes the domains of the others in lower case. */
function refusedOf({ to }: Mail, errors: NodemailerError[] = []): Taken['refused'] {
  return errors.map((error) => {
    const { recipient = '' } = error;
    const isSame = (address: string) => address.toLowerCase() === recipient.toLowerCase();
    return { address: [to].flat().find(isSame) ?? recipient, error };
  });
}

function fileTransport(folder: string): Transport {
  const composer = createMailer({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail, name) {
      const info = await composer.sendMail(toMessage(mail));
      await writeFileAtomically(folder, `${name}.eml`, info.message as Buffer);
      return { answer: fileAnswer(name), refused: [] };
    },
    close() {},
  };
}

/** Addresses go as objects, never as text that would be parsed: what a visitor typed cannot become a second address. */
function toMessage({ to, replyTo, ...mail }: Mail): SendMailOptions {
  const message: SendMailOptions = { ...mail, to: [to].flat().map((address) => ({ name: '', address })) };
  if (replyTo) message.replyTo = { name: '', address: replyTo };
  return { ...message, disableFileAccess: true, disableUrlAccess: true };
}

/** Writes a file atomically: it is complete or absent, even after a power failure. */
async function writeFileAtomically(folder: string, name: string, content: Buffer) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `.${name}.unfinished`);
  const file = await open(unfinished, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(folder, name));
}
