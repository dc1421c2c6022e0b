import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

export type Received = ParsedMail & {
  raw: string;
  /** The envelope's recipients, which can differ from the headers. */
  recipients: string[];
};

/** The step of the SMTP session that fails; `answer` is after a mail was accepted and before the reply. */
export type Step = 'greeting' | 'log-in' | 'sender' | 'recipient' | 'message' | 'answer';

/** The failure: the server refuses with this reply, stops responding, or closes the connection. */
export type Fault = { refuse: string } | 'silence' | 'hang up';

export type MailServer = {
  url: string;
  mails: Received[];
  /** The fault to inject at a step, if any; the recipient is known from its step on. */
  fault?: (step: Step, recipient: string) => Fault | undefined;
  /** Mails are accepted only after this resolves; `inHand` counts those that wait for it. */
  beforeTaking?: Promise<void>;
  inHand: number;
  /** Connections so far. */
  connections: number;
  /** Open connections. */
  open(): number;
  /** Closes every connection, and accepts new ones. */
  hangUpOnAll(): void;
  stop(): Promise<void>;
};

/** A real SMTP server that keeps the mails it gets; with a certificate it offers STARTTLS. */
export async function openMailServer(
  port = 0,
  certificate?: { key: string; cert: string },
): Promise<MailServer> {
  const received: MailServer = { url: '', mails: [], inHand: 0, connections: 0, open, hangUpOnAll, stop };
  const sockets = new Map<number | undefined, Socket>();

  /** Continues, unless a fault is injected here. */
  function pass(step: Step, session: SMTPServerSession, next: (error?: Error) => void, recipient = '') {
    const fault = received.fault?.(step, recipient);
    if (fault === 'silence') return;
    if (fault === 'hang up') return hangUp(session);
    next(fault && refusal(fault.refuse));
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
      // The client died in the middle of the message.
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

/** An error that sends this reply, like "550 5.1.1 no such user". */
function refusal(text: string): Error {
  const [, code = '451', words = text] = /^(\d{3}) (.*)$/s.exec(text) ?? [];
  return Object.assign(new Error(words), { responseCode: Number(code) });
}
