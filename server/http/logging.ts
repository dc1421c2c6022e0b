import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { refusals as refusalWords } from '../../messages/en/refusals.ts';
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
 * Without the end of a claim link, which opens a lead, of a visitor's own link, or of a link to the preview: also where no route matched, because of the method, the case, or because
 * the office is closed. The router reads `%63laim` as "claim", so it is looked for in what is decoded, as far as that can be.
 */
function withoutToken(path: string): string {
  const decoded = path.replace(/%([2-7][\da-f])/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return KEY.test(decoded) ? decoded.replace(KEY, '$1:token') : path;
}

const KEY = /([/\\](?:claim|preview|my)[/\\]).*/is;

/** Masks in a text for the log what is personal or secret: e-mail addresses, phone numbers, query strings and links that are keys. */
export function redact(text: string): string {
  return text
    .replace(KEY_LINK, '$1:token')
    .replace(QUERY, '?[query]')
    .replace(EMAIL, '[e-mail]')
    .replace(PHONE, '[phone]');
}

/** The end of such an address is a key to a lead or to the preview. Matches any method, case and prefix. */
const KEY_LINK = /([/\\](?:claim|preview|my)[/\\])[^\s'"<>)?]+/gi;

/** A query string, up to a space, a bracket or the `:12:34` of a stack line. */
const QUERY = /\?[^\s)'"<>]*?(?=:\d+(?::\d+)?\b|[\s)'"<>]|$)/g;
const EMAIL = /[^\s@<>()"',;:/=]{1,64}(?:@|%40)[^\s@<>()"',;:/]+/gi;
/** Ten digits or more, with spaces or punctuation between them. */
const PHONE = /\+?(?<![\w.])\(?\d(?:(?:[\s().-]|%20){0,3}\d){9,14}(?!\w)/g;

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
