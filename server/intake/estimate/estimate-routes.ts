import type { FastifyInstance } from 'fastify';
import {
  ESTIMATE_FIELDS,
  type EstimateRequest,
  parseEstimateRequest,
} from '../../../contract/estimate-request.ts';
import { SENT_PAGES } from '../../../contract/sent-pages.ts';
import { type FormNeeds, formRoute } from '../form-route.ts';
import { estimateProblemForm } from './estimate-problem-form.ts';

/** `POST /api/estimate`: a request for an estimate. */
export async function estimateRoutes(app: FastifyInstance, needs: FormNeeds<EstimateRequest>) {
  formRoute(app, {
    ...needs,
    fields: ESTIMATE_FIELDS,
    parse: parseEstimateRequest,
    sentPage: SENT_PAGES.estimate,
    problemForm: estimateProblemForm,
  });
}
