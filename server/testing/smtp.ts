import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

export type Received = ParsedMail & {
  raw: string;
  /** Who the envelope was addressed to, whatever the headers say. */
  recipients: string[];
};

/** Where in the conversation something goes wrong; `answer` is after a mail was taken and before that is said. */
export type Step = 'greeting' | 'log-in' | 'sender' | 'recipient' | 'message' | 'answer';

/** What goes wrong: the server refuses with these words, says nothing more, or hangs up. */
export type Fault = { refuse: string } | 'silence' | 'hang up';

export type MailServer = {
  url: string;
  mails: Received[];
  /** Says at each step what goes wrong there, if anything; the recipient is known from that step on. */
  fault?: (step: Step, recipient: string) => Fault | undefined;
  /** It takes no mail before this has come; `inHand` counts the mails that wait for it. */
  beforeTaking?: Promise<void>;
  inHand: number;
  /** How many have connected so far. */
  connections: number;
  /** How many are connected at this moment. */
  open(): number;
  /** Ends every connection, and goes on to take new ones. */
  hangUpOnAll(): void;
  stop(): Promise<void>;
};

/** A real SMTP server that keeps what it is sent; with a certificate it offers STARTTLS. */
export async function openMailServer(
  port = 0,
  certificate?: { key: string; cert: string },
): Promise<MailServer> {
  const received: MailServer = { url: '', mails: [], inHand: 0, connections: 0, open, hangUpOnAll, stop };
  const sockets = new Map<number | undefined, Socket>();

  /** Goes on when nothing goes wrong here. */
  function pass(step: Step, session: SMTPServerSession, goOn: (error?: Error) => void, recipient = '') {
    const fault = received.fault?.(step, recipient);
    if (fault === 'silence') return;
    if (fault === 'hang up') return hangUp(session);
    goOn(fault && refusal(fault.refuse));
  }

  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    ...(certificate ?? { disabledCommands: ['STARTTLS'] }),
    onConnect: (session, done) => pass('greeting', session, done),
    onAuth: ({ username }, session, done) =>
      pass('log-in', session, (error) => (error ? done(error) : done(null, { user: username }))),
    onMailFrom: (_address, session, done) => pass('sender', session, done),
    onRcptTo: ({ address }, session, done) => pass('recipient', session, done, address),
    async onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const [recipient = ''] = recipients;
      const inTheMiddle = received.fault?.('message', recipient);
      if (inTheMiddle === 'hang up') return void stream.once('data', () => hangUp(session));
      const chunks = await stream.toArray().catch(() => undefined);
      // Whoever was sending has died in the middle of it.
      if (!chunks) return;
      const raw = Buffer.concat(chunks).toString();
      received.inHand += 1;
      await received.beforeTaking;
      received.inHand -= 1;
      if (inTheMiddle === 'silence') return;
      if (inTheMiddle) return done(refusal(inTheMiddle.refuse));
      received.mails.push({ ...(await simpleParser(raw)), raw, recipients });
      pass('answer', session, done, recipient);
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    received.connections += 1;
    const { remotePort } = socket;
    sockets.set(remotePort, socket);
    socket.on('close', () => sockets.delete(remotePort));
  });

  function hangUp({ remotePort }: SMTPServerSession) {
    sockets.get(remotePort)?.destroy();
  }

  function open() {
    return sockets.size;
  }

  function hangUpOnAll() {
    for (const socket of sockets.values()) socket.destroy();
  }

  async function stop() {
    if (!server.server.listening) return;
    const stopped = new Promise<void>((done) => server.close(done));
    hangUpOnAll();
    await stopped;
  }

  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  received.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return received;
}

/** "550 5.1.1 no such user" is said just so. */
function refusal(text: string): Error {
  const [, code = '451', words = text] = /^(\d{3}) (.*)$/s.exec(text) ?? [];
  return Object.assign(new Error(words), { responseCode: Number(code) });
}
