import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { redact } from '../redact.ts';
import { pathOf } from './request-path.ts';

/**
 * One line a request: what was asked and how it ended, and never who asked. No address, no header, no query and no
 * body reaches the log; what may hold a piece of them is scrubbed.
 */
export class RequestLog extends LogController {
  override incomingRequest() {}
  override routeNotFound() {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const line = {
      method: request.method,
      path: redact(pathOf(request.url)).slice(0, 200),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (error) request.log.error({ ...line, err: error }, 'answer broken off');
    else request.log.info(line, 'answered');
  }
}

/** How errors and requests are written, whoever logs them. */
export const serializers = {
  req: (request: FastifyRequest) => ({ method: request.method, path: redact(pathOf(request.url)) }),
  res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
  err: (error: Error & { code?: string }) => ({
    type: error.name,
    code: error.code,
    message: redact(error.message),
    stack: redact(error.stack ?? ''),
  }),
};
