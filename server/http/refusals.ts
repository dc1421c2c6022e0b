import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { company } from '../../contract/content/current.ts';
import { fill } from '../../contract/fill.ts';
import type { Form } from '../../contract/lead.ts';
import { refusals as refusalWords } from '../../messages/en/refusals.ts';
import { hasTime } from './connections/connections.ts';
import { isApi } from './request-path.ts';

type Errors = Record<string, string | undefined>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The form that is sent to this route. */
    form?: Form;
    /** The page that says what went wrong, where it is another than the site's; it goes with the route's own headers. */
    problemPage?: (status: number, message: string) => string;
  }
  interface FastifyReply {
    /** Sends an error in the format that the client reads: a page for a browser, JSON for the API, else a line of text. */
    refuse(status: number, message: string, errors?: Errors): FastifyReply;
  }
}

type Options = {
  headers: (site: FastifyRequest['site']) => Record<string, string>;
  /** The site's page that says what went wrong, with the form that was sent and what was typed into it. */
  problemPage(request: FastifyRequest, problem: { status: number; message: string; errors?: Errors }): string;
};

/** Decorates replies with `refuse`, and sets the not-found and error handlers. */
export const refusals = fastifyPlugin(
  async (app: FastifyInstance, { problemPage, headers }: Options) => {
    app.decorateReply('refuse', function refuse(this: FastifyReply, status, message, errors) {
      const { form, headers: ownHeaders, problemPage: ownPage } = this.request.routeOptions.config;
      this.code(status);
      if (!ownHeaders) this.header('cache-control', 'no-store');
      if (ownPage && wantsPage(this.request)) {
        return this.type('text/html; charset=utf-8').send(ownPage(status, message));
      }
      if (wantsPage(this.request)) {
        const page = problemPage(this.request, { status, message, errors });
        // Where a page was asked for, its own policy would forbid the style of this one.
        return this.headers(headers(this.request.site)).type('text/html; charset=utf-8').send(page);
      }
      if (form || isApi(this.request.url)) return this.send({ success: false, message, errors });
      return this.type('text/plain; charset=utf-8').send(`${message}\n`);
    });

    app.setNotFoundHandler((_request, reply) => reply.refuse(404, refusalWords.notFound));
    app.setErrorHandler(answerError);
  },
  { name: 'refusals' },
);

/** A message that asks the visitor to call, or to write where the business has no phone number. */
export function withReach(message: string): string {
  const hasPhone = company.phone ?? company.emergencyPhone;
  return fill(message, { reach: hasPhone ? refusalWords.call : refusalWords.write });
}

/** A browser that submits a form or follows a link accepts HTML; our script and other programs do not. */
export function wantsPage(request: FastifyRequest): boolean {
  const { accept = '', 'content-type': contentType = '' } = request.headers;
  return accept.includes('text/html') && !contentType.startsWith('application/json');
}

/** Malformed requests are expected; any other error is logged, and its message is not shown. */
function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  if (status === 413) return reply.refuse(413, refusalWords.tooLarge);
  if (status === 415) return reply.refuse(415, refusalWords.contentType);
  if (status >= 400 && status < 500) return reply.refuse(status, refusalWords.malformed);
  request.log.error({ err: error }, 'unexpected failure');
  return reply.refuse(500, withReach(refusalWords.unexpected));
}

/**
 * Answers to requests so malformed that they never reach a route or a hook. Without these, Fastify answers in its own
 * words, without our headers, and logs the raw bytes.
 */
export function badRequests(headers: () => Record<string, string>) {
  return {
    /** The address cannot be decoded. */
    frameworkErrors(_error: Error, request: FastifyRequest, reply: FastifyReply) {
      reply.code(404).headers(headers()).header('cache-control', 'no-store');
      const message = refusalWords.notFound;
      if (isApi(request.url)) return reply.send({ success: false, message });
      return reply.type('text/plain; charset=utf-8').send(`${message}\n`);
    },

    /** The bytes are not HTTP, or the headers are too large or too slow. */
    clientErrorHandler(error: Error & { code?: string }, socket: Socket) {
      if (error.code === 'ECONNRESET' || !socket.writable) return;
      // Node says it once for each request, and goes on reading.
      if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && hasTime(socket)) return;
      const status = STATUS[error.code ?? ''] ?? '400 Bad Request';
      const lines = Object.entries(headers()).map(([name, value]) => `${name}: ${value}`);
      socket.end(
        `HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`,
      );
    },
  };
}

const STATUS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
