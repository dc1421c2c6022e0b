import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { EstimateErrors } from '../../contract/estimate-request.ts';
import { messages } from '../../contract/messages.ts';
import { problemPage } from '../estimates/problem-page.ts';
import { isApi, pathOf } from '../site/find.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Says no in the form that the asker reads: a page for a browser, JSON below `/api`, else a line of text. */
    refuse(status: number, message: string, errors?: EstimateErrors): FastifyReply;
  }
}

/** Every answer that is not what was asked for is made here, and the one error handler with it. */
export const refusals = fastifyPlugin(
  async (app: FastifyInstance, { shell }: { shell: string }) => {
    app.decorateReply('refuse', function refuse(this: FastifyReply, status, message, errors) {
      this.code(status).header('cache-control', 'no-store');
      if (wantsPage(this.request)) {
        const typed = isEstimate(this.request) ? this.request.body : undefined;
        const page = problemPage(shell, {
          status,
          message,
          errors,
          typed,
          withForm: isEstimate(this.request),
        });
        return this.type('text/html; charset=utf-8').send(page);
      }
      if (isApi(pathOf(this.request.url))) return this.send({ success: false, message, errors });
      return this.type('text/plain; charset=utf-8').send(`${message}\n`);
    });

    app.setNotFoundHandler((_request, reply) => reply.refuse(404, messages.refused.notFound));
    app.setErrorHandler(answerError);
  },
  { name: 'refusals' },
);

/** A browser that sends a form or follows a link names HTML; our own script and other programs do not. */
export function wantsPage(request: FastifyRequest): boolean {
  const { accept = '', 'content-type': contentType = '' } = request.headers;
  return accept.includes('text/html') && !contentType.startsWith('application/json');
}

function isEstimate(request: FastifyRequest): boolean {
  return request.method === 'POST' && pathOf(request.url) === '/api/estimate';
}

/** Requests that cannot be read are expected; everything else is a surprise, logged and not shown. */
function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  if (status === 413) return reply.refuse(413, messages.refused.tooLarge);
  if (status === 415) return reply.refuse(415, messages.refused.contentType);
  if (status >= 400 && status < 500) return reply.refuse(status, messages.refused.malformed);
  request.log.error({ err: error }, 'unexpected failure');
  return reply.refuse(500, messages.refused.unexpected);
}
