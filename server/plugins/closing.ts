import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** Hangs up after the last answer: else browsers keep their lines open, and closing waits for them. */
export const closing = fastifyPlugin(
  async (app: FastifyInstance) => {
    let isClosing = false;
    app.addHook('preClose', async () => {
      isClosing = true;
    });
    app.addHook('onSend', async (_request, reply) => {
      if (isClosing) reply.header('connection', 'close');
    });
  },
  { name: 'closing' },
);
