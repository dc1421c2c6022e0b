import fastifyCookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteManifest } from '../contract/site-manifest.ts';
import { problemPage as problemWords } from '../messages/en/problem-page.ts';
import { refusals as refusalWords } from '../messages/en/refusals.ts';
import type { OfficeHours } from '../server/calendar/office-hours.ts';
import type { Config } from '../server/config.ts';
import type { Visitors } from '../server/http/rate-limit/visitors.ts';
import { pathOf } from '../server/http/request-path.ts';
import type { ClaimLinks } from '../server/leads/claim-links.ts';
import type { PhotoFiles } from '../server/photos/photo-files.ts';
import type { PhotoProcess } from '../server/photos/photo-process.ts';
import { asFile, sendPrepared } from '../server/site/send.ts';
import type { Store } from '../server/store/store.ts';
import type { Previews } from '../server/website/preview.ts';
import type { PreviewLinks } from '../server/website/preview-links.ts';
import type { Website } from '../server/website/website.ts';
import { boardRoutes } from './board/board-routes.ts';
import { searchRoutes } from './board/search-routes.ts';
import { claimRoutes } from './claim/claim-routes.ts';
import { figuresRoutes } from './figures/figures-routes.ts';
import { officeHeaders } from './headers.ts';
import { deliveryRoutes } from './lead/delivery-routes.ts';
import { forgetRoutes } from './lead/forget-routes.ts';
import { leadRoutes } from './lead/lead-routes.ts';
import { photoRoutes } from './lead/photo-routes.ts';
import { createLive, liveRoutes } from './live/live.ts';
import { type OfficePages, OPEN, type Opening, officeFolder } from './opening.ts';
import type { Frame, PageName, PageProps } from './pages.tsx';
import { peopleRoutes } from './people/people-routes.ts';
import { settingsRoutes } from './settings/settings-routes.ts';
import { createCookies } from './sign-in/cookies.ts';
import { deviceRoutes } from './sign-in/device-routes.ts';
import { createSessions, leadsOnly, type Visit } from './sign-in/sessions.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import type { Offer } from './start/offer.ts';
import { goingLiveRoutes, startRoutes } from './start/start-routes.ts';
import { photosRoutes } from './website/photos-routes.ts';
import { previewRoutes } from './website/preview-routes.ts';
import { WEBSITE } from './website/website-page.ts';
import { websiteRoutes } from './website/website-routes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Only on routes behind the sign-in. */
    visit: Visit;
  }
  interface FastifyReply {
    /** Sends a page of the office. */
    sendPage<Name extends PageName>(name: Name, props: PageProps<Name>, status?: number): FastifyReply;
  }
}

export type OfficeDeps = {
  opening: Opening;
  offer: Offer;
  store: Store;
  website: Website;
  config: Config;
  manifest: SiteManifest;
  buildDir: string;
  claimLinks: ClaimLinks;
  visitors: Visitors;
  clock: () => Date;
  officeHours: OfficeHours;
  deliverLater: () => void;
  photoProcess: PhotoProcess;
  photoFiles: PhotoFiles;
  preview: Previews;
  previewLinks: PreviewLinks;
  /** Between two polls of the store for changes, in milliseconds. */
  pollInterval?: number | undefined;
};

/**
 * Everything below `/office`. Each route gets the rules for all of them here: it exists only while the office is open, sends the office's
 * headers, accepts posts only from its own pages, and logs only its pattern.
 */
export async function officeRoutes(app: FastifyInstance, deps: OfficeDeps) {
  const { opening, store, config, manifest, buildDir, clock } = deps;
  const headers = officeHeaders(config, manifest);

  app.addHook('onRoute', (route) => {
    route.constraints = { office: OPEN };
    route.config = { ...route.config, headers, problemPage, ownPagesOnly: true, logsPattern: true };
  });
  // Other users of this server see the change at once.
  app.addHook('onResponse', async ({ method }) => {
    if (method === 'POST') live.nudge();
  });
  // No address has a null character, and PostgreSQL refuses it.
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url.includes('%00')) return reply.refuse(400, refusalWords.malformed);
  });
  app.addHook('onReady', opening.start);
  app.addHook('onClose', async () => opening.stop());
  await app.register(fastifyCookie);
  await app.register(fastifyStatic, {
    root: officeFolder(buildDir),
    serve: false,
    cacheControl: false,
  });

  app.decorateRequest('visit');
  app.decorateReply('sendPage', function sendPage(this: FastifyReply, name, props, status = 200) {
    const page = pages().renderPage(name, { ...props, frame: frameOf(this) } as Parameters<
      OfficePages['renderPage']
    >[1]);
    return this.code(status).type('text/html; charset=utf-8').send(page);
  });

  const cookies = createCookies(config);
  const sessions = createSessions({ store, cookies, clock });
  const live = createLive({ store, clock, log: app.log, pollInterval: deps.pollInterval });
  const routes = { ...deps, cookies, sessions, live };

  app.get('/office/assets/*', sendAsset);
  // The former address of a request; 308 also passes on the form of a page that was open during the update.
  app.route({
    method: ['GET', 'POST'],
    url: '/office/t/*',
    handler: ({ url }, reply) => reply.redirect(url.replace('/office/t/', '/office/requests/'), 308),
  });
  await app.register(startRoutes, { ...routes, sendAsset });
  await app.register(signInRoutes, routes);
  await app.register(leadRoutes, routes);
  await app.register(claimRoutes, routes);
  await app.register(liveRoutes, routes);
  await app.register(websiteRoutes, routes);
  await app.register(async (signedIn) => {
    signedIn.addHook('onRequest', sessions.requireVisit);
    await signedIn.register(deviceRoutes, routes);
    await signedIn.register(photosRoutes, routes);
    await signedIn.register(previewRoutes, routes);
    await signedIn.register(peopleRoutes, routes);
    await signedIn.register(settingsRoutes, routes);
    await signedIn.register(goingLiveRoutes, routes);
    await signedIn.register(async (withLeads) => {
      withLeads.addHook('onRequest', async ({ url, visit }, reply) => {
        if (pathOf(url) === '/office' && visit.user.role === 'editor') return reply.redirect(WEBSITE, 303);
      });
      withLeads.addHook('onRequest', leadsOnly);
      await withLeads.register(boardRoutes, routes);
      await withLeads.register(searchRoutes, routes);
      await withLeads.register(deliveryRoutes, routes);
      await withLeads.register(photoRoutes, routes);
      await withLeads.register(forgetRoutes, routes);
      await withLeads.register(figuresRoutes, routes);
    });
    signedIn.route({
      method: ['GET', 'POST'],
      url: '/office/*',
      handler: (_request, reply) =>
        reply.sendPage('problem', { title: problemWords.notFound, message: refusalWords.notFound }, 404),
    });
  });

  /** Never undefined here: without them, no route exists. */
  function pages(): OfficePages {
    return opening.pages() as OfficePages;
  }

  function sendAsset(request: FastifyRequest, reply: FastifyReply) {
    const path = pathOf(request.url);
    const file = pages().files.get(path);
    if (!file) return reply.refuse(404, refusalWords.notFound);
    if (file.inMemory) return sendPrepared(request, asFile(reply), file.inMemory);
    return asFile(reply).header('cache-control', file.cacheControl).sendFile(path);
  }

  function frameOf(reply: FastifyReply): Frame {
    const { visit } = reply.request as Partial<FastifyReply['request']>;
    const user = visit && { name: visit.user.name, role: visit.user.role };
    const isAnswer = reply.request.method !== 'GET';
    const { style, script, photoScript } = pages();
    return { style, script, photoScript, isAnswer, user };
  }

  function problemPage(status: number, message: string): string {
    const title = headings()[status] ?? problemWords.unexpected;
    return pages().renderPage('problem', { frame: { style: pages().style }, title, message });
  }
}

const headings = (): Record<number, string> => ({
  400: problemWords.unreadable,
  403: problemWords.crossSite,
  404: problemWords.notFound,
  413: problemWords.tooLarge,
  415: problemWords.unreadable,
  429: problemWords.tooMany,
});
