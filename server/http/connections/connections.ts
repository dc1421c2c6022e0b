import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { refusals as refusalWords } from '../../../messages/en/refusals.ts';
import { serializePipelinedRequests } from './pipelining.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** Limits against slow and greedy clients. Times are in milliseconds. */
export type ConnectionLimits = {
  /** Requests of one connection that wait behind the one being answered, and those of all connections together. */
  pipelined: number;
  pipelinedInAll: number;
  /** How long a client may take for a request, and for its headers, unless its route gives it time. */
  request: number;
  headers: number;
  /** How long a client may read nothing of an answer, and send nothing of a request. */
  unread: number;
  /** During shutdown: how long a client may leave a request unfinished or an answer unread. */
  grace: number;
};

const LIMITS: ConnectionLimits = {
  pipelined: 16,
  pipelinedInAll: 5_000,
  request: 30_000,
  headers: 10_000,
  unread: 120_000,
  grace: 5_000,
};

/** Connections with a request that may take longer than others. */
const unhurried = new WeakSet<Socket>();

/** A hook of routes that take files: the request may take until the client stops sending. */
export async function giveTime({ raw }: FastifyRequest, reply: FastifyReply) {
  const { socket } = raw;
  unhurried.add(socket);
  reply.raw.once('close', () => unhurried.delete(socket));
}

/** Whether the request that comes on a connection has more time than others. */
export function hasTime(socket: Socket): boolean {
  return unhurried.has(socket);
}

type Connections = ReturnType<typeof createConnections>;

/** Tracks all client connections, and sets every option of Node's HTTP server. */
export function createConnections(changed: Partial<ConnectionLimits> = {}) {
  const limits = { ...LIMITS, ...changed };
  const admission = serializePipelinedRequests(limits);
  const sockets = new Set<Socket>();
  let isDraining = false;
  let sweep: NodeJS.Timeout | undefined;

  function serverFactory(handle: Handle): Server {
    const take: Handle = (request, response) => admission.admit(request, response, handle);
    const server = createServer(
      {
        // Against slowloris clients.
        requestTimeout: limits.request,
        headersTimeout: limits.headers,
        connectionsCheckingInterval: limits.request / 6,
        keepAliveTimeout: 10_000,
        // Node would answer these itself, bypassing the limits. A hook of ours refuses them.
        requireHostHeader: false,
      },
      take,
    );
    // Node would refuse an unknown Expect header, bypassing the limits; a server may ignore it (RFC 9110, 10.1.1).
    server.on('checkExpectation', take);
    server.maxConnections = 10_000;
    server.setTimeout(limits.unread, dropStalled);
    server.on('connection', (socket: Socket) => {
      rememberAddress(socket);
      sockets.add(socket);
      // First in the list, because Node adds and removes a listener with every answer. Behind ours, V8 (Node 24) kept each
      // request of the connection until the next full garbage collection, which cost a fifth of the processor.
      socket.prependOnceListener('close', () => sockets.delete(socket));
    });
    return server;
  }

  async function drain() {
    isDraining = true;
    admission.stopPipelining();
    // One turn of the event loop, to read what has already arrived.
    await setImmediate();
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    let lingering = listLingering();
    sweep = setInterval(() => {
      for (const socket of lingering) if (isLingering(socket)) socket.resetAndDestroy();
      lingering = listLingering();
    }, limits.grace);
  }

  const listLingering = () => [...sockets].filter(isLingering);

  /** Whether we wait for the client, not the client for us. */
  function isLingering(socket: Socket): boolean {
    const current = admission.currentOf(socket);
    return !current?.request.complete || current.response.headersSent;
  }

  return {
    /** Creates Node's server for Fastify. */
    serverFactory,
    /** Starts closing them: complete requests are still answered, and no new ones are accepted. */
    drain,
    /** Whether the connection closes after the current answer. */
    isLastAnswer: (socket: Socket) => isDraining && !admission.isMoreWaiting(socket),
    /** Stops the timer, after the last connection has ended. */
    close: () => clearInterval(sweep),
  };
}

/** After a reset, Node no longer knows the address, and the rate limit needs it. */
function rememberAddress(socket: Socket) {
  Object.defineProperty(socket, 'remoteAddress', { value: socket.remoteAddress });
}

/**
 * Runs after a timeout without any traffic. Node also calls this for an idle keep-alive connection: then the kernel may
 * still be sending the last answer to a slow client, and a reset would discard it.
 */
function dropStalled(socket: Socket) {
  if (socket.writableLength > 0) socket.resetAndDestroy();
  else socket.destroy();
}

/** Ends connections during shutdown: browsers keep them open, and closing would wait for them. */
export const connections = fastifyPlugin(
  async (app: FastifyInstance, { connections }: { connections: Connections }) => {
    // HTTP/1.1 requires a Host header (RFC 9112, 3.2).
    app.addHook('onRequest', async (request, reply) => {
      const { httpVersion, headers } = request.raw;
      if (httpVersion === '1.1' && headers.host === undefined) {
        return reply.header('connection', 'close').refuse(400, refusalWords.malformed);
      }
    });
    app.addHook('preClose', connections.drain);
    app.addHook('onSend', async (request, reply) => {
      if (connections.isLastAnswer(request.raw.socket)) reply.header('connection', 'close');
    });
    app.addHook('onClose', async () => connections.close());
  },
  { name: 'connections', dependencies: ['refusals'] },
);
