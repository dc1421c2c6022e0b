import type { FastifyInstance } from 'fastify';
import type { Sessions } from '../sessions.ts';
import type { Live } from './live.ts';

type Deps = { live: Live; sessions: Sessions };

/** The stream of events, as EventSource reads it. It says which lead was changed, and nothing of what is in it. */
export async function liveRoutes(app: FastifyInstance, { live, sessions }: Deps) {
  app.addHook('preClose', async () => live.close());
  // Without a socket to close, there is only this one.
  app.addHook('onClose', async () => live.close());

  app.get('/office/events', { exposeHeadRoute: false }, async (request, reply) => {
    const visit = await sessions.find(request);
    // An EventSource asks again after other answers; the page finds out that nobody is signed in.
    if (!visit) return reply.code(204).send();
    const events = live.open(visit, reply.raw);
    if (!events) return reply.code(429).send();
    return reply
      .headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'x-accel-buffering': 'no',
        connection: 'close',
      })
      .send(events);
  });
}
