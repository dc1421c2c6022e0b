import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import * as refusalWords from '../../../content/words/refusals.ts';
import type { Connections } from './connections.ts';

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
