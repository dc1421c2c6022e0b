import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { officeLead as leadWords } from '../../messages/en/office-lead.ts';
import { type Sessions, signInPath, websiteOnly } from '../sign-in/sessions.ts';
import { WEBSITE } from './website-page.ts';

/** In bytes: the form of the longest file, with all of it changed. */
const FORM_LIMIT = 1_000_000;

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * Takes the posts of owners and editors. What was typed is read before the session is asked for, to be given back where that has ended, or the
 * store fails.
 */
export function websitePosts(app: FastifyInstance, sessions: Sessions) {
  return (path: string, handler: Handler, guard = websiteOnly) =>
    app.post(`${WEBSITE}${path}`, {
      bodyLimit: FORM_LIMIT,
      preHandler: [
        async (request, reply) => {
          if (!(await sessions.admit(request, reply))) return sendUnsent(request, reply, 401);
        },
        guard,
      ],
      errorHandler(error: FastifyError, request, reply) {
        if ((error.statusCode ?? 500) < 500) throw error;
        const { log } = request;
        log.error({ err: error }, 'unexpected failure');
        return sendUnsent(request, reply, 500);
      },
      handler,
    });
}

function sendUnsent(request: FastifyRequest, reply: FastifyReply, status: 401 | 500) {
  const isSignedOut = status === 401;
  return reply.sendPage(
    'unsent',
    {
      title: isSignedOut ? leadWords.signedOutTitle : leadWords.failedTitle,
      message: isSignedOut ? leadWords.signedOut : leadWords.failed,
      action: request.url,
      fields: pairsIn(request.body).map(([name, value]) => ({ name, value })),
      signIn: isSignedOut ? signInPath(WEBSITE) : undefined,
    },
    status,
  );
}

/** The names and values of a posted form; a name comes once for each of its values. */
export function pairsIn(body: unknown): [string, string][] {
  return Object.entries((body ?? {}) as Record<string, string | string[]>).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, String(value)]),
  );
}
