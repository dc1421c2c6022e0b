import type { FastifyReply, FastifyRequest } from 'fastify';
import * as problemWords from '../content/words/office-problem.ts';

/** A hook behind the sign-in: whoever is no owner is told whom to ask. */
export async function ownersOnly({ visit }: FastifyRequest, reply: FastifyReply) {
  if (visit.user.role === 'owner') return;
  const { ownersOnly: title, askAnOwner: message } = problemWords;
  return reply.sendPage('problem', { title, message }, 403);
}
