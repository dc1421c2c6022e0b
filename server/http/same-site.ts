import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import * as refusalWords from '../../content/words/refusals.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes posts from our own pages alone: a program that says nothing of where it posts from is refused too. */
    ownPagesOnly?: boolean;
  }
}

/**
 * Refuses cross-site posts (CSRF). Programs such as curl send neither header and pass: this protects visitors, and is no
 * access control. It runs before the body is parsed, so that another site cannot make our error page show its text.
 */
export const sameSite = fastifyPlugin(
  async (app: FastifyInstance, { siteUrl }: { siteUrl: string }) => {
    const siteHost = new URL(siteUrl).host;
    app.addHook('onRequest', async (request, reply) => {
      if (request.method === 'GET' || request.method === 'HEAD') return;
      const { ownPagesOnly } = request.routeOptions.config;
      const isRefused = ownPagesOnly ? !isSameOrigin(request, siteHost) : isCrossSite(request, siteHost);
      if (isRefused) return reply.refuse(403, refusalWords.crossSite);
    });
  },
  { name: 'same-site', dependencies: ['refusals'] },
);

function isCrossSite(request: FastifyRequest, siteHost: string): boolean {
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'cross-site';
  return request.headers.origin !== undefined && !isOurOrigin(request, siteHost);
}

/** A page of another name below the same domain (`same-site`) is another page. */
function isSameOrigin(request: FastifyRequest, siteHost: string): boolean {
  const fetchSite = request.headers['sec-fetch-site'];
  return fetchSite === undefined ? isOurOrigin(request, siteHost) : fetchSite === 'same-origin';
}

function isOurOrigin({ headers, host }: FastifyRequest, siteHost: string): boolean {
  const originHost = URL.parse(headers.origin ?? '')?.host;
  return originHost !== undefined && (originHost === siteHost || originHost === host);
}
