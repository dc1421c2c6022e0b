import type { FastifyInstance } from 'fastify';
import * as refusalWords from '../../content/words/refusals.ts';
import { redact } from '../http/logging.ts';

const REPORT_LIMIT = 8 * 1024;

/** `POST /api/client-errors`: logs a JavaScript error of a visitor's browser, with personal data removed. */
export async function clientErrorRoutes(app: FastifyInstance) {
  const options = { bodyLimit: REPORT_LIMIT, preHandler: app.limitRate('client-errors') };
  app.post('/api/client-errors', options, async (request, reply) => {
    const report = readReport(request.body);
    if (!report) return reply.refuse(422, refusalWords.malformed);
    request.log.warn({ report }, 'a page broke in a browser');
    return reply.code(204).send();
  });
}

/** The known fields of a report, redacted; undefined without a message. */
function readReport(body: unknown): Record<string, string> | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const report: Record<string, string> = {};
  for (const part of ['message', 'stack', 'path', 'component']) {
    const value = Object.hasOwn(body, part) ? (body as Record<string, unknown>)[part] : undefined;
    if (typeof value === 'string') report[part] = redact(value);
    else if (value !== undefined) return undefined;
  }
  return report.message ? report : undefined;
}
