import { once } from 'node:events';
import { type AddressInfo, createServer, type ListenOptions, type Server } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Sockets that accept connections on the port. Node accepts one connection per socket in each round of its event loop, and
 * in a flood a round takes as long as everything that has arrived: with a single socket, the last of a thousand visitors
 * was let in after 26 seconds. The system spreads connections evenly among them.
 */
const ACCEPTORS = 64;

/** Elsewhere a port has one socket, or several of which only one gets the connections. */
const CAN_SHARE_PORT = process.platform === 'linux';

type Options = { port: number; host: string; backlog: number };

/** Makes the server listen. Throws what `server.listen` throws, also when another program has the port. */
export async function listen(app: FastifyInstance, options: Options): Promise<void> {
  const listenTextResolver = (at: string) => `listening at ${at}`;
  if (!CAN_SHARE_PORT) {
    await app.listen({ ...options, listenTextResolver });
    return;
  }
  const acceptors = Array.from({ length: ACCEPTORS - 1 }, () =>
    // As Node's HTTP server sets its own.
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit('connection', socket)),
  );
  let closed: Promise<unknown> | undefined;
  app.addHook('preClose', async () => {
    // One round for those that the system has accepted already, as for the server's own.
    await setImmediate();
    closed = Promise.all(acceptors.map(close));
  });
  // Registered last, so it runs before what those connections still need is closed.
  app.addHook('onClose', () => closed);

  const shared = { ...options, port: await claimPort(options), reusePort: true };
  await app.listen({ ...shared, listenTextResolver });
  await Promise.all(acceptors.map((acceptor) => open(acceptor, shared)));
}

/** A port that no program listens on. A shared port would let a second copy of this program take half of the visitors. */
async function claimPort({ port, host }: Options): Promise<number> {
  const probe = createServer();
  await open(probe, { port, host });
  const address = probe.address() as AddressInfo;
  await close(probe);
  return address.port;
}

async function open(server: Server, options: ListenOptions): Promise<void> {
  server.listen(options);
  await once(server, 'listening');
}

/** Ends with the last of its connections. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
