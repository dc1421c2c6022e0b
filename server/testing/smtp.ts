import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export type Received = ParsedMail & {
  raw: string;
  /** Who the envelope was addressed to, whatever the headers say. */
  recipients: string[];
};

export type MailServer = {
  url: string;
  mails: Received[];
  /** What it answers to a mail instead of taking it; unset, it takes everything. */
  refusal?: string;
  /** It takes no mail before this has come; `inHand` counts the mails that wait for it. */
  beforeTaking?: Promise<void>;
  inHand: number;
  stop(): Promise<void>;
};

/** A real SMTP server that keeps what it is sent. */
export async function openMailServer(port = 0): Promise<MailServer> {
  const received: MailServer = { url: '', mails: [], inHand: 0, stop };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      const raw = Buffer.concat(await stream.toArray()).toString();
      received.inHand += 1;
      await received.beforeTaking;
      received.inHand -= 1;
      if (received.refusal) return done(new Error(received.refusal));
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      received.mails.push({ ...(await simpleParser(raw)), raw, recipients });
      done();
    },
  });

  async function stop() {
    if (server.server.listening) await new Promise<void>((done) => server.close(done));
  }

  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  received.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return received;
}
