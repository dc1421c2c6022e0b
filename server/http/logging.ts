import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { redact } from '../redact.ts';
import { pathOf } from './request-path.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Addresses of this route may hold a secret: the log has the route's pattern instead. */
    logsPattern?: boolean;
  }
}

/**
 * Logs one line per request: method, path, status and duration. No client address, header, query or body reaches the
 * log, and texts that may contain parts of them are redacted.
 */
export class RequestLog extends LogController {
  override incomingRequest() {}
  override routeNotFound() {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const line = {
      method: request.method,
      path: loggedPath(request).slice(0, 200),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (error) request.log.error({ ...line, err: error }, 'answer broken off');
    else request.log.info(line, 'answered');
  }
}

/** Pino serializers that leave out or redact personal data. */
export const serializers = {
  req: (request: FastifyRequest) => ({ method: request.method, path: loggedPath(request) }),
  res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
  err: (error: Error & { code?: string }) => ({
    type: error.name,
    code: error.code,
    message: redact(error.message),
    stack: redact(error.stack ?? ''),
  }),
};

function loggedPath({ url, routeOptions }: FastifyRequest): string {
  const { url: pattern, config } = routeOptions;
  return config?.logsPattern && pattern ? pattern : redact(withoutToken(pathOf(url)));
}

/**
 * Without the end of a claim link, which opens a lead: also where no route matched, because of the method, the case, or because
 * the office is closed. The router reads `%63laim` as "claim", so it is looked for in what is decoded, as far as that can be.
 */
function withoutToken(path: string): string {
  const decoded = path.replace(/%([2-7][\da-f])/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return CLAIM.test(decoded) ? decoded.replace(CLAIM, '$1:token') : path;
}

const CLAIM = /([/\\]claim[/\\]).*/is;
