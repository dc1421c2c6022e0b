import type { FastifyReply } from 'fastify';

const FOR_PAGES_ALONE = ['cross-origin-opener-policy', 'permissions-policy', 'referrer-policy'];

/** Also the policy of a worker, which is a file by itself; a drawing that is opened by itself may do nothing. */
const FILE_POLICY = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";

/** Leaves out what a browser heeds for pages alone: with each of a page's files it would be half a kilobyte. */
export function asFile(reply: FastifyReply): FastifyReply {
  for (const name of FOR_PAGES_ALONE) reply.removeHeader(name);
  return reply.header('content-security-policy', FILE_POLICY);
}
