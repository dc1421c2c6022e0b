import type { FastifyInstance } from 'fastify';
import { ESTIMATE_FIELDS, parseEstimateRequest } from '../../contract/estimate-request.ts';
import { type FormOutcome, formRoute } from '../forms/form-route.ts';
import type { Visitors } from '../limits/visitors.ts';
import { estimateProblemForm } from './problem-form.ts';
import type { RecordEstimate } from './record.ts';

type Needs = { count: (outcome: FormOutcome) => void; record: RecordEstimate; visitors: Visitors };

/** `POST /api/estimate`: a request for an estimate. */
export async function estimateRoutes(app: FastifyInstance, { count, record, visitors }: Needs) {
  formRoute(app, {
    fields: ESTIMATE_FIELDS,
    parse: parseEstimateRequest,
    record,
    visitors,
    count,
    sentPage: '/estimate/sent',
    problemForm: estimateProblemForm,
  });
}
