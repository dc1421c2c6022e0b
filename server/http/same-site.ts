import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import * as refusalWords from '../../content/words/refusals.ts';

/**
 * Refuses cross-site posts (CSRF). Programs such as curl send neither header and pass: this protects visitors, and is no
 * access control. It runs before the body is parsed, so that another site cannot make our error page show its text.
 */
export const sameSite = fastifyPlugin(
  async (app: FastifyInstance, { siteUrl }: { siteUrl: string }) => {
    const siteHost = new URL(siteUrl).host;
    app.addHook('onRequest', async (request, reply) => {
      if (request.method === 'GET' || request.method === 'HEAD') return;
      if (isCrossSite(request, siteHost)) return reply.refuse(403, refusalWords.crossSite);
    });
  },
  { name: 'same-site', dependencies: ['refusals'] },
);

function isCrossSite(request: FastifyRequest, siteHost: string): boolean {
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'cross-site';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  const originHost = URL.parse(origin)?.host;
  return originHost !== siteHost && originHost !== request.host;
}
