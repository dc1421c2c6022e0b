import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { refusals as refusalWords } from '../../messages/en/refusals.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes posts from our own pages alone: a program that says nothing of where it posts from is refused too. */
    ownPagesOnly?: boolean;
  }
}

/** How many different pairs of Origin and Host are logged, and how much of each. */
const MAX_LOGGED = 20;
const MAX_LOGGED_LENGTH = 200;

/**
 * Refuses cross-site posts (CSRF). Programs such as curl send neither header and pass: this protects visitors, and is no
 * access control. It runs before the body is parsed, so another site cannot make our error page show its text.
 */
export const sameSite = fastifyPlugin(
  async (app: FastifyInstance, { siteUrl }: { siteUrl: string }) => {
    const siteHost = new URL(siteUrl).host;
    const logged = new Set<string>();

    /** Names what did not match, because our own form is refused behind a proxy that changes `Host`, or with a wrong SITE_URL. */
    function logOnce({ headers, host, log }: FastifyRequest) {
      const origin = (headers.origin ?? 'none').slice(0, MAX_LOGGED_LENGTH);
      const met = { origin, host: host.slice(0, MAX_LOGGED_LENGTH), siteUrl };
      const key = `${met.origin} ${met.host}`;
      if (logged.has(key) || logged.size === MAX_LOGGED) return;
      logged.add(key);
      log.warn(
        met,
        'a form was refused because its Origin is neither SITE_URL nor the Host header; if the page is yours, set SITE_URL to the Origin, or let the proxy pass Host on',
      );
    }

    app.addHook('onRequest', async (request, reply) => {
      if (request.method === 'GET' || request.method === 'HEAD') return;
      const { ownPagesOnly } = request.routeOptions.config;
      const isRefused = ownPagesOnly ? !isSameOrigin(request, siteHost) : isCrossSite(request, siteHost);
      if (!isRefused) return;
      logOnce(request);
      return reply.refuse(403, refusalWords.crossSite);
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
