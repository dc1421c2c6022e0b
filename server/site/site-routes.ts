import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusals as refusalWords } from '../../messages/en/refusals.ts';
import type { ConfirmationLinks } from '../intake/confirmation-links.ts';
import type { MyLinks } from '../leads/my-links.ts';
import { createFinder, type Found } from './find.ts';
import { asFile, sendPrepared } from './send.ts';
import { perSite, type ServedSite } from './served-site.ts';
import { createSpecialPages } from './special-pages.ts';

type SiteDeps = {
  served: ServedSite;
  confirmationLinks: ConfirmationLinks;
  myLinks: MyLinks;
  clock: () => Date;
  /** The right spelling of an address that is not the site's, if there is one. */
  otherSpelling(url: string): string | undefined;
};

/** Serves the built site: every GET that no other route takes. */
export async function siteRoutes(
  app: FastifyInstance,
  { served, confirmationLinks, myLinks, clock, otherSpelling }: SiteDeps,
) {
  const finder = perSite(createFinder);
  const specialPages = perSite((site) => createSpecialPages(site, confirmationLinks, myLinks, clock));
  await app.register(fastifyStatic, { root: served.current.root, serve: false, cacheControl: false });

  app.get('/*', { config: { cacheable: true } }, (request, reply) => {
    const url = request.raw.url ?? '/';
    const found = finder(request.site)(url);
    if (found.kind === 'page' && found.query !== '') return sendSpecial(request, reply, found);
    if (found.kind === 'page') {
      // Not returned: Fastify would await the reply, which is sent already, with listeners for its end.
      sendPrepared(request, reply.code(found.page.status), found.page);
      return;
    }
    const elsewhere = otherSpelling(url);
    if (elsewhere !== undefined) return reply.redirect(elsewhere, 302);
    if (found.kind === 'redirect') return reply.redirect(found.to, found.status);
    if (found.kind === 'nothing') return reply.refuse(404, refusalWords.notFound);
    if (found.file.inMemory) return sendPrepared(request, asFile(reply), found.file.inMemory);
    return asFile(reply)
      .header('cache-control', found.file.cacheControl)
      .sendFile(found.path, request.site.root);
  });

  async function sendSpecial(
    request: FastifyRequest,
    reply: FastifyReply,
    found: Extract<Found, { kind: 'page' }>,
  ) {
    const page = (await specialPages(request.site)(found)) ?? found.page;
    return sendPrepared(request, reply.code(page.status), page);
  }
}
