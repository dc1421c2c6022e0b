import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, Prepared } from './site.ts';

/** Smallest first. */
const PREFERRED: readonly Encoding[] = ['br', 'gzip'];

/** Picks the encoding for an answer from the `Accept-Encoding` header. */
function chooseEncoding(header: string | undefined): Encoding {
  const accepted = acceptedEncodings(header ?? '');
  return PREFERRED.find((encoding) => accepted.get(encoding) ?? accepted.get('*') ?? false) ?? 'identity';
}

function acceptedEncodings(header: string): Map<string, boolean> {
  const accepted = new Map<string, boolean>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    accepted.set(name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)));
  }
  return accepted;
}

const FOR_PAGES_ALONE = ['cross-origin-opener-policy', 'permissions-policy', 'referrer-policy'];

/** Also the policy of a worker; a drawing that is opened as a page may run nothing. */
const FILE_POLICY = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";

/** Leaves out what a browser heeds for pages alone: with each of a page's files it would be half a kilobyte. */
export function asFile(reply: FastifyReply): FastifyReply {
  for (const name of FOR_PAGES_ALONE) reply.removeHeader(name);
  return reply.header('content-security-policy', FILE_POLICY);
}

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
