import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './encoding.ts';
import type { Prepared } from './prepare.ts';

/** Answers with a page or a file from memory; a client that has it already gets 304. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, prepared: Prepared) {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const { body, etag } = prepared.variants[encoding];
  reply.headers(prepared.headers).header('etag', etag);
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** Compressing proxies make an ETag weak, so `W/` is ignored. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch
    .split(',')
    .some((known) => known.trim().replace(/^W\//, '') === etag || known.trim() === '*');
}
