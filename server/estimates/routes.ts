import type { FastifyInstance } from 'fastify';
import { ESTIMATE_FIELDS, parseEstimateRequest } from '../../contract/estimate-request.ts';
import { formRoute } from '../forms/form-route.ts';
import { estimateProblemForm } from './problem-form.ts';
import type { RecordEstimate } from './record.ts';

/** `POST /api/estimate`: a request for an estimate. */
export async function estimateRoutes(app: FastifyInstance, { record }: { record: RecordEstimate }) {
  formRoute(app, {
    fields: ESTIMATE_FIELDS,
    parse: parseEstimateRequest,
    record: (estimate, key, { log }) => record(estimate, key, log),
    sentPage: '/estimate/sent',
    problemForm: estimateProblemForm,
  });
}
