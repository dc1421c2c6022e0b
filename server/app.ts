import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { BODY_LIMIT } from '../contract/limits.ts';
import type { Config } from './config.ts';
import { createDispatcher } from './deliveries/dispatcher.ts';
import { deliveries } from './deliveries/lifecycle.ts';
import { createMailSender } from './deliveries/mail/send-mail.ts';
import { createTransport } from './deliveries/mail/transport.ts';
import { plannedDeliveries } from './deliveries/planned-deliveries.ts';
import { createWebhookSender } from './deliveries/webhook/send.ts';
import { badRequests } from './http/bad-requests.ts';
import { type ConnectionLimits, createConnections } from './http/connections/connections.ts';
import { connections } from './http/connections/connections-plugin.ts';
import { RequestLog, serializers } from './http/logging.ts';
import { rateLimit } from './http/rate-limit/rate-limit.ts';
import { createVisitors } from './http/rate-limit/visitors.ts';
import { refusals } from './http/refusals.ts';
import { sameSite } from './http/same-site.ts';
import { captchaPageHeaders, security, securityHeaders } from './http/security.ts';
import { createCaptcha } from './intake/captcha/captcha.ts';
import { captchaRoutes } from './intake/captcha/captcha-routes.ts';
import type { Siteverify } from './intake/captcha/siteverify.ts';
import { NO_CAPTCHA } from './intake/captcha/verdict.ts';
import { createConfirmationLinks } from './intake/confirmation-links.ts';
import { createLeadRecorder } from './intake/lead-recorder.ts';
import { leadRoutes } from './intake/lead-routes.ts';
import { clientErrorRoutes } from './operations/client-errors/client-error-routes.ts';
import { createClockWatch } from './operations/clock/watch.ts';
import { databaseFileWatch } from './operations/database-file-watch.ts';
import { healthRoutes } from './operations/health/health-routes.ts';
import { dailyJobs } from './operations/jobs/daily-jobs.ts';
import { jobs } from './operations/jobs/lifecycle.ts';
import { createScheduler } from './operations/jobs/scheduler.ts';
import { createMetrics, timedStore } from './operations/metrics/metrics.ts';
import { metricsRoutes } from './operations/metrics/metrics-routes.ts';
import { readSite } from './site/site.ts';
import { siteRoutes } from './site/site-routes.ts';
import { openStore } from './store/open.ts';
import { escapeInvisible } from './visible-text.ts';

/** What a test may put in place of the real thing. */
export type AppOverrides = {
  /** Where the build of the site lies. */
  buildDir?: string;
  clock?: () => Date;
  siteverify?: Siteverify;
  /** How long a mail server and the webhook may take, and how often to look for what is due, in milliseconds. */
  timeouts?: { mail?: number; webhook?: number };
  pollInterval?: number;
  connectionLimits?: Partial<ConnectionLimits>;
  /** How often to compare the clock with the last heartbeat, in milliseconds. */
  heartbeatInterval?: number;
  logStream?: { write(line: string): void };
  /** Routes that only a test has. */
  addRoutes?: (app: FastifyInstance) => Promise<void>;
};

/** Builds the whole server, ready to listen or to be asked in a test. Owns every option of Fastify. */
export async function buildApp(config: Config, overrides: AppOverrides = {}): Promise<FastifyInstance> {
  const clock = overrides.clock ?? (() => new Date());
  const site = await readSite(overrides.buildDir ?? config.buildDir);
  const headers = securityHeaders(config, site.manifest);
  const log = createLog(config, overrides);
  const plainStore = await openStore(config, log);
  const metrics = createMetrics({ store: plainStore, clock });
  const store = timedStore(plainStore, metrics.timeCommit);
  const captcha = await createCaptcha({ config, store, clock, siteverify: overrides.siteverify });
  const between = createConnections(overrides.connectionLimits);

  const app = fastify({
    serverFactory: between.serverFactory,
    loggerInstance: log,
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: BODY_LIMIT,
    // A key named __proto__ is no field, and is ignored like every key that is none.
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    // Who is already connected while we close is still answered; the store closes after the last of them.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 16 * 1024 },
    ...badRequests(headers),
  });
  app.removeContentTypeParser('text/plain');

  const { mailFrom, webhook } = config;
  // A connection each: a mail server that hangs over a customer's address keeps no mail from the office.
  const toOffice = createTransport(config, overrides.timeouts?.mail);
  const toCustomers = createTransport(config, overrides.timeouts?.mail);
  const dispatcher = createDispatcher({
    store,
    lanes: {
      office: createMailSender({ transport: toOffice, config }),
      customer: createMailSender({ transport: toCustomers, config }),
      webhook: createWebhookSender({ webhook, clock, timeoutMs: overrides.timeouts?.webhook }),
    },
    mailFrom,
    clock,
    log,
    pollInterval: overrides.pollInterval,
  });
  const visitors = createVisitors({ store, clock });
  const { deliverLater } = dispatcher;
  const clockWatch = createClockWatch({
    store,
    config,
    clock,
    deliverLater,
    log,
    every: overrides.heartbeatInterval,
  });
  const scheduler = createScheduler({
    store,
    jobs: dailyJobs({ store, config, clock, deliverLater, beat: clockWatch.beat, log }),
    clock,
    log,
  });
  const recorder = createLeadRecorder({
    store,
    captchas: { estimate: NO_CAPTCHA, contact: captcha },
    plannedDeliveries: (id, email) => plannedDeliveries(id, email, config),
    clock,
    deliverLater,
  });
  const sentLinks = createConfirmationLinks({ store, clock });

  await app.register(security, { headers, captchaHeaders: captchaPageHeaders(config, site.manifest) });
  await app.register(refusals, { shell: site.manifest.shell });
  await app.register(connections, { connections: between });
  await app.register(sameSite, { siteUrl: config.siteUrl });
  await app.register(rateLimit, { config, visitors });
  await app.register(formbody);
  await app.register(databaseFileWatch, { store, pollInterval: overrides.pollInterval });
  await app.register(deliveries, { dispatcher, transports: [toOffice, toCustomers], store });
  await app.register(jobs, { scheduler, clockWatch });
  await app.register(leadRoutes, {
    recorder,
    visitors,
    sentLinks,
    isPage: (path) => site.pages.has(path),
    count: metrics.countPost,
  });
  await app.register(captchaRoutes, { captcha });
  await app.register(clientErrorRoutes);
  await app.register(healthRoutes, { store, clock, clockWatch });
  await app.register(metricsRoutes, { metrics, token: config.metricsToken });
  await app.register(siteRoutes, { site, sentLinks });
  if (overrides.addRoutes) await app.register(overrides.addRoutes);
  return app;
}

/**
 * JSON lines on the error stream; the standard stream is for the one line that a person reads. What is invisible, or would
 * turn the direction of a terminal, is escaped.
 */
function createLog(config: Config, overrides: AppOverrides): FastifyBaseLogger {
  const hooks = { streamWrite: escapeInvisible };
  return pino(
    { level: config.logLevel, base: null, serializers, hooks },
    overrides.logStream ?? pino.destination(2),
  );
}
