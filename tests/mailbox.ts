import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that keeps what it is sent. */
export type Mailbox = {
  url: string;
  mails: ParsedMail[];
  /** Waits until a mail to this address has come; throws after ten seconds without one. */
  mailTo: (address: string) => Promise<ParsedMail>;
  close: () => Promise<void>;
};

export async function openMailbox(): Promise<Mailbox> {
  const mails: ParsedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      simpleParser(stream).then((mail) => {
        mails.push(mail);
        done();
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;

  async function mailTo(address: string) {
    for (let waited = 0; waited < 10_000; waited += 50) {
      const mail = mails.find(({ to }) => [to].flat().some((line) => line?.text.includes(address)));
      if (mail) return mail;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`no mail to ${address} came; there were ${mails.length} others`);
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    mailTo,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
