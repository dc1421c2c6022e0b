import type { FastifyInstance } from 'fastify';
import { type EstimateAnswer, parseEstimateRequest } from '../../contract/estimate-request.ts';
import { messages } from '../../contract/messages.ts';
import { wantsPage } from '../plugins/refusals.ts';
import type { RecordEstimate } from './record.ts';
import { requestKey } from './request-key.ts';

/** `POST /api/estimate`: JSON from our script, or the plain form of a browser without it. */
export async function estimateRoutes(app: FastifyInstance, { record }: { record: RecordEstimate }) {
  app.post('/api/estimate', { preHandler: app.limitPosts() }, async (request, reply) => {
    // Without a content type there is no body, and nothing to tell the sender about its fields.
    if (request.body === undefined) return reply.refuse(415, messages.refused.contentType);
    const parsed = parseEstimateRequest(request.body);
    if (!parsed.ok) return reply.refuse(422, messages.refused.fields, parsed.errors);

    const key = requestKey(request.headers['idempotency-key'], parsed.value);
    const recorded = await record(parsed.value, key, request.log);
    if (!recorded) return reply.refuse(503, messages.failed);
    if (wantsPage(request)) return reply.redirect('/estimate/sent', 303);
    return reply.send({ success: true, reference: recorded.reference } satisfies EstimateAnswer);
  });
}
