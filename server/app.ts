import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import formbody from '@fastify/formbody';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { pino } from 'pino';
import { BODY_LIMIT } from '../contract/answer.ts';
import type { Content } from '../contract/content/content.ts';
import { readPublished, takeContent } from '../contract/content/current.ts';
import { officeRoutes } from '../office/office-routes.ts';
import { createOpening, officeSpelling, openingConstraint } from '../office/opening.ts';
import { createOffer } from '../office/start/offer.ts';
import { sharedPreviewRoutes } from '../office/website/preview-routes.ts';
import { createOfficeHours, promiseRoutes } from './calendar/office-hours.ts';
import { canary, canaryRoutes } from './canary/canary.ts';
import { createCanaryMarkers } from './canary/marker.ts';
import type { Config } from './config.ts';
import { createDispatcher, deliveries } from './deliveries/dispatcher.ts';
import { createMailer, type Mailer } from './deliveries/mail/send-mail.ts';
import { plannedDeliveries, plannedPhotosMail } from './deliveries/planned-deliveries.ts';
import { createWebhookSender } from './deliveries/webhook/send.ts';
import { createEscalation } from './escalation/escalation.ts';
import { promiseWatch } from './escalation/promise-watch.ts';
import { escapeInvisible } from './formats/visible-text.ts';
import { type ConnectionLimits, connections, createConnections } from './http/connections/connections.ts';
import { clientErrorRoutes, RequestLog, serializers } from './http/logging.ts';
import { rateLimit } from './http/rate-limit/rate-limit.ts';
import { createVisitors } from './http/rate-limit/visitors.ts';
import { badRequests, refusals } from './http/refusals.ts';
import { sameSite } from './http/same-site.ts';
import { pageHeaders, security, securityHeaders } from './http/security.ts';
import { captchaRoutes, createCaptcha, NO_CAPTCHA, type Siteverify } from './intake/captcha.ts';
import { createConfirmationLinks } from './intake/confirmation-links.ts';
import { leadRoutes } from './intake/form-route.ts';
import { createLeadRecorder, pageWithLabels } from './intake/lead-recorder.ts';
import { problemPage } from './intake/problem-page.ts';
import { createClaimLinks } from './leads/claim-links.ts';
import { formDefinitions } from './leads/forms.ts';
import { createMyLinks } from './leads/my-links.ts';
import { myRoutes } from './my/my-routes.ts';
import { createClockWatch } from './operations/clock-watch.ts';
import { databaseFileWatch } from './operations/database-file-watch.ts';
import { healthRoutes } from './operations/health.ts';
import { dailyJobs, jobs } from './operations/jobs/daily-jobs.ts';
import { createScheduler } from './operations/jobs/scheduler.ts';
import { createMetrics, metricsRoutes } from './operations/metrics.ts';
import { createArrivals } from './photos/arrivals.ts';
import { openPhotoFiles } from './photos/photo-files.ts';
import { createPhotoProcess } from './photos/photo-process.ts';
import { createPhotoQueue, photos } from './photos/photo-queue.ts';
import { recordDigest } from './reports/digest.ts';
import { perSite, type ServedSite, siteWatch } from './site/served-site.ts';
import { readSite } from './site/site.ts';
import { siteRoutes } from './site/site-routes.ts';
import { openStore } from './store/store.ts';
import { createPreview } from './website/preview.ts';
import { createPreviewLinks } from './website/preview-links.ts';
import { createWebsite } from './website/website.ts';
import { putInPlaceFirst, siteWriter, type WriteSite, websiteWatch } from './website/website-watch.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Serves from now on what this content says, in pages of the server, promises, forms and mails. */
    takeContent(content: Content): Promise<void>;
    /** The address on which a website can be set up, while that is offered. */
    startPath(): string | undefined;
  }
}

/** What a test may replace. */
export type AppOverrides = {
  /** The folder of the built program, with a site in it. */
  buildDir?: string;
  clock?: () => Date;
  siteverify?: Siteverify;
  /** For the mail server and the webhook, in milliseconds. */
  timeouts?: { mail?: number; webhook?: number };
  /** How often to look for due deliveries and a moved database file, in milliseconds. */
  pollInterval?: number;
  connectionLimits?: Partial<ConnectionLimits>;
  /** How often to compare the clock with the last heartbeat, in milliseconds. */
  heartbeatInterval?: number;
  /** How often to ask the store for closed days and storm mode, in milliseconds. */
  calendarInterval?: number;
  /** How the pages of a website are written; the program has the writer of `npm run build:site` do that. */
  writeSite?: WriteSite;
  /** The program that decodes pictures; a test has its source. */
  photoProgram?: string;
  logStream?: { write(line: string): void };
  /** The program has its store on a thread of its own, and its mails on another; a test need not. */
  openStore?: typeof openStore;
  openMailer?: (config: Config) => Mailer;
  /** Routes that only a test has. */
  addRoutes?: (app: FastifyInstance) => Promise<void>;
};

/** Builds the whole server, ready to listen or to be called by `inject` in a test. Sets every option of Fastify. */
export async function buildApp(config: Config, overrides: AppOverrides = {}): Promise<FastifyInstance> {
  const clock = overrides.clock ?? (() => new Date());
  const buildDir = overrides.buildDir ?? resolve('build');
  const siteDir = overrides.buildDir ? join(buildDir, 'site') : config.siteDir;
  const log = createLog(config, overrides);
  const plainStore = await (overrides.openStore ?? openStore)(config, log);
  const metrics = createMetrics({ store: plainStore, clock });
  const store = metrics.timedStore;
  const captcha = await createCaptcha({ config, store, clock, siteverify: overrides.siteverify });
  const clientConnections = createConnections(overrides.connectionLimits);
  const website = createWebsite({ store, config });
  const write = overrides.writeSite ?? siteWriter(join(buildDir, 'prerender/main.js'));
  if (await putInPlaceFirst({ website, siteDir, write, log })) takeContent(readPublished(siteDir));
  const served: ServedSite = { current: await readSite(siteDir) };
  const headers = perSite(({ manifest }) => securityHeaders(config, manifest));
  const offer = createOffer({ store, isUsed: website.isUsed });
  const opening = createOpening({ store, offer, buildDir, log, interval: overrides.pollInterval });

  const app = fastify({
    serverFactory: clientConnections.serverFactory,
    loggerInstance: log,
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: BODY_LIMIT,
    // Dropped like any other unknown key, instead of refusing the whole request.
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    // While closing, open connections still get their answers; the store closes after the last one.
    return503OnClosing: false,
    routerOptions: {
      maxParamLength: 16 * 1024,
      constraints: { office: openingConstraint(opening, offer) },
    },
    ...badRequests(() => headers(served.current)),
  });
  app.removeContentTypeParser('text/plain');

  const { mailFrom, siteUrl, webhook } = config;
  const claimLinks = createClaimLinks({ store, siteUrl, clock, isOpen: opening.isOpen });
  const myLinks = createMyLinks({ store, siteUrl });
  const mailer = overrides.openMailer?.(config) ?? createMailer(config, overrides.timeouts?.mail);
  const officeHours = createOfficeHours({
    store,
    clock,
    log,
    interval: overrides.calendarInterval,
    changed: () => store.recomputeEscalations(clock()),
  });
  const escalation = createEscalation({ officeHours, store, config, clock, log });
  const photoFiles = openPhotoFiles(config);
  const photoProcess = createPhotoProcess(
    overrides.photoProgram ?? join(buildDir, 'server/photo-program.js'),
  );
  const dispatcher = createDispatcher({
    store,
    lanes: {
      office: escalation.sending(async (delivery) =>
        mailer.office(delivery, await claimLinks.addressFor(delivery.about)),
      ),
      customer: async (delivery) =>
        mailer.customer(
          { ...delivery, takesPhotos: photoProcess.isUsable() },
          await myLinks.addressFor(delivery.about),
        ),
      webhook: escalation.sending(
        createWebhookSender({ webhook, clock, timeoutMs: overrides.timeouts?.webhook }),
      ),
    },
    mailFrom,
    clock,
    log,
    pollInterval: overrides.pollInterval,
  });
  const visitors = createVisitors({ store, clock });
  const markers = createCanaryMarkers({ store, canary: config.canary, clock });
  const { deliverLater } = dispatcher;
  const clockWatch = createClockWatch({
    store,
    config,
    clock,
    log,
    interval: overrides.heartbeatInterval,
  });
  const photoQueue = createPhotoQueue({
    store,
    files: photoFiles,
    photoProcess,
    plannedMail: () => plannedPhotosMail(config.mailFrom),
    clock,
    log,
    interval: overrides.pollInterval,
  });
  const scheduler = createScheduler({
    store,
    jobs: dailyJobs({
      store,
      config,
      website,
      photoFiles,
      clock,
      async reportDay(day) {
        if (await recordDigest({ store, config, at: clock() }, day)) deliverLater();
      },
      beat: clockWatch.beat,
      log,
    }),
    clock,
    log,
  });
  const recorder = createLeadRecorder({
    store,
    captchas: { estimate: NO_CAPTCHA, contact: captcha },
    plannedDeliveries: (id, email, escalatedAt) => plannedDeliveries(id, email, escalatedAt, config),
    escalation,
    promiseFor: officeHours.promiseFor,
    clock,
    deliverLater,
  });
  const confirmationLinks = createConfirmationLinks({ store, clock });

  app.decorate('startPath', offer.path);
  app.decorate('takeContent', async (content) => {
    takeContent(content);
    await mailer.takeContent?.(content);
  });
  await app.register(siteWatch, { served, siteDir, interval: overrides.pollInterval });
  await app.register(security, {
    headers,
    pages: perSite(({ manifest }) => pageHeaders(config, manifest)),
  });
  await app.register(refusals, {
    headers,
    problemPage(request, problem) {
      const { form } = request.routeOptions.config;
      return problemPage(request.site.manifest.shell, {
        ...problem,
        form: form && formDefinitions()[form],
        typed: request.body,
        page: pageWithLabels(request),
      });
    },
  });
  await app.register(connections, { connections: clientConnections });
  await app.register(sameSite, { siteUrl: config.siteUrl });
  await app.register(rateLimit, { config, visitors });
  await app.register(formbody);
  await app.register(databaseFileWatch, { store, pollInterval: overrides.pollInterval });
  await app.register(deliveries, { dispatcher, mailer, store });
  await app.register(jobs, { scheduler, clockWatch });
  await app.register(photos, { photoQueue, photoProcess, config });
  await app.register(websiteWatch, {
    website,
    served,
    siteDir,
    write,
    interval: overrides.pollInterval,
  });
  await app.register(canary, { config, store, markers, clock, log });
  await app.register(promiseRoutes, { officeHours });
  await app.register(promiseWatch, { store, clock, interval: overrides.calendarInterval });
  await app.register(leadRoutes, {
    recorder,
    markers,
    visitors,
    confirmationLinks,
    myLinks,
    isPage: (path) => served.current.pages.has(path),
    count: metrics.countPost,
  });
  await app.register(myRoutes, {
    store,
    myLinks,
    config,
    clock,
    deliverLater,
    photos: {
      arrivals: createArrivals({ store, config, clock, wake: photoQueue.wake }),
      files: photoFiles,
      isUsable: photoProcess.isUsable,
    },
  });
  await app.register(canaryRoutes, { store, markers });
  await app.register(captchaRoutes, { captcha });
  await app.register(clientErrorRoutes);
  await app.register(healthRoutes, { store, clock, clockWatch });
  await app.register(metricsRoutes, { metrics, token: config.metricsToken });
  const preview = createPreview({ website, siteDir: `${siteDir}-preview`, write, log });
  const previewLinks = createPreviewLinks({ store, clock });
  await app.register(officeRoutes, {
    opening,
    offer,
    store,
    website,
    config,
    manifest: served.current.manifest,
    buildDir,
    claimLinks,
    visitors,
    clock,
    pollInterval: overrides.pollInterval,
    officeHours,
    deliverLater,
    photoProcess,
    photoFiles,
    preview,
    previewLinks,
  });
  await app.register(sharedPreviewRoutes, { preview, previewLinks, root: buildDir });
  await app.register(siteRoutes, {
    served,
    confirmationLinks,
    myLinks,
    clock,
    otherSpelling: (url) => (opening.isOpen() ? officeSpelling(url) : undefined),
  });
  if (overrides.addRoutes) await app.register(overrides.addRoutes);
  return app;
}

/**
 * JSON lines on stderr; stdout has only what is said at the start. Invisible and bidirectional control characters are
 * escaped, because a terminal would obey them.
 */
function createLog(config: Config, overrides: AppOverrides): FastifyBaseLogger {
  const hooks = { streamWrite: escapeInvisible };
  return pino(
    { level: config.logLevel, base: null, serializers, hooks },
    overrides.logStream ?? pino.destination(2),
  );
}
