import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusals as refusalWords } from '../../messages/en/refusals.ts';
import type { ConfirmationLinks } from '../intake/confirmation-links.ts';
import { createFinder, type Found } from './find.ts';
import { asFile, sendPrepared } from './send.ts';
import type { Site } from './site.ts';
import { createSpecialPages } from './special-pages.ts';

type SiteDeps = {
  site: Site;
  confirmationLinks: ConfirmationLinks;
  clock: () => Date;
  /** The right spelling of an address that is not the site's, if there is one. */
  otherSpelling(url: string): string | undefined;
};

/** Serves the built site: every GET that no other route takes. */
export async function siteRoutes(
  app: FastifyInstance,
  { site, confirmationLinks, clock, otherSpelling }: SiteDeps,
) {
  const find = createFinder(site);
  const findSpecial = createSpecialPages(site, confirmationLinks, clock);
  await app.register(fastifyStatic, { root: site.root, serve: false, cacheControl: false });

  app.get('/*', { config: { cacheable: true } }, (request, reply) => {
    const url = request.raw.url ?? '/';
    const found = find(url);
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
    return asFile(reply).header('cache-control', found.file.cacheControl).sendFile(found.path);
  });

  async function sendSpecial(
    request: FastifyRequest,
    reply: FastifyReply,
    found: Extract<Found, { kind: 'page' }>,
  ) {
    const page = (await findSpecial(found)) ?? found.page;
    return sendPrepared(request, reply.code(page.status), page);
  }
}
