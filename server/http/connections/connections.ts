import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { serializePipelinedRequests } from './admission.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** What one connection may cost us. Times are in milliseconds. */
export type ConnectionLimits = {
  /** Requests of one connection that wait behind the one being answered, and those of all connections together. */
  pipelined: number;
  pipelinedInAll: number;
  /** For how long a client may take nothing of an answer. */
  unread: number;
  /** While we stop: for how long a client may leave a request unfinished or an answer unread. */
  grace: number;
};

const LIMITS: ConnectionLimits = { pipelined: 16, pipelinedInAll: 5_000, unread: 120_000, grace: 5_000 };

export type Connections = {
  /** Makes Node's server for Fastify; each server it makes belongs to the same connections. */
  serverFactory(handle: Handle): Server;
  /** Begins to end them: what has come whole is still answered, and nothing more is taken. */
  drain(): Promise<void>;
  /** Whether nothing is to follow the answer that is being given on this connection. */
  isLastAnswer(socket: Socket): boolean;
  /** After the last of them. */
  close(): void;
};

/** Owns everything that is open between clients and us, and every option of Node's server. */
export function createConnections(changed: Partial<ConnectionLimits> = {}): Connections {
  const limits = { ...LIMITS, ...changed };
  const admission = serializePipelinedRequests(limits);
  const sockets = new Set<Socket>();
  let isDraining = false;
  let sweep: NodeJS.Timeout | undefined;

  function serverFactory(handle: Handle): Server {
    const take: Handle = (request, response) => admission.admit(request, response, handle);
    const server = createServer(
      {
        // Against clients that send a byte now and then: the headers in 10 s, the whole request in 30 s.
        requestTimeout: 30_000,
        headersTimeout: 10_000,
        connectionsCheckingInterval: 5_000,
        keepAliveTimeout: 10_000,
        // Node would answer these itself, past the limits. A hook of ours refuses them.
        requireHostHeader: false,
      },
      take,
    );
    // Node would refuse what it does not know to expect, again past the limits; whoever does not know it may ignore it.
    server.on('checkExpectation', take);
    server.maxConnections = 10_000;
    server.setTimeout(limits.unread, dropStalled);
    server.on('connection', (socket: Socket) => {
      rememberAddress(socket);
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    return server;
  }

  async function drain() {
    isDraining = true;
    admission.stopPipelining();
    // One round of the event loop, for what has arrived and is not read yet.
    await setImmediate();
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    let lingering = listLingering();
    sweep = setInterval(() => {
      for (const socket of lingering) if (isLingering(socket)) socket.resetAndDestroy();
      lingering = listLingering();
    }, limits.grace);
  }

  const listLingering = () => [...sockets].filter(isLingering);

  /** Whether it is the client that we wait for. */
  function isLingering(socket: Socket): boolean {
    const current = admission.currentOf(socket);
    return !current?.request.complete || current.response.headersSent;
  }

  return {
    serverFactory,
    drain,
    isLastAnswer: (socket) => isDraining && !admission.isMoreWaiting(socket),
    close: () => clearInterval(sweep),
  };
}

/** A client that resets its connection takes its address along; we count it by the one it came from. */
function rememberAddress(socket: Socket) {
  Object.defineProperty(socket, 'remoteAddress', { value: socket.remoteAddress });
}

/**
 * Nothing has moved for too long. Node calls this too when a connection was kept open for another request and none came:
 * then the answers may still be on their way to a slow client, and a reset would throw them away.
 */
function dropStalled(socket: Socket) {
  if (socket.writableLength > 0) socket.resetAndDestroy();
  else socket.destroy();
}
