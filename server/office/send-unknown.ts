import type { FastifyReply } from 'fastify';
import * as leadWords from '../../content/words/office-lead.ts';

/** Says that nothing has this reference. */
export function sendUnknown(reply: FastifyReply) {
  return reply.sendPage('problem', { title: leadWords.unknownTitle, message: leadWords.unknown }, 404);
}
