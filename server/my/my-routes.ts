import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUrgencyLevel, type UrgencyLevel } from '../../contract/answer.ts';
import { urgencyOf } from '../../contract/emergency.ts';
import { MOST_PARTS, MOST_PHOTOS } from '../../contract/photos.ts';
import { ownValue } from '../../contract/submission-context.ts';
import { form as formWords } from '../../messages/en/form.ts';
import { myPhotos } from '../../messages/en/my-photos.ts';
import { myRequest as words } from '../../messages/en/my-request.ts';
import { refusals as refusalWords } from '../../messages/en/refusals.ts';
import type { Config } from '../config.ts';
import { plannedChangeMail, plannedConfirmation } from '../deliveries/planned-deliveries.ts';
import { meantAddress } from '../formats/email-address.ts';
import { tooManyRequests } from '../http/rate-limit/rate-limit.ts';
import { withReach } from '../http/refusals.ts';
import { pathOf } from '../http/request-path.ts';
import { problemPage } from '../intake/problem-page.ts';
import type { LinkKind, MyLinks } from '../leads/my-links.ts';
import type { Arrivals } from '../photos/arrivals.ts';
import type { PhotoFiles } from '../photos/photo-files.ts';
import { type Author, type Changed, isOver } from '../store/lead-changes.ts';
import type { Store } from '../store/store.ts';
import { correctionForm, digitsForm, questionsAbout, readCorrections } from './my-form.ts';
import {
  cancellationIn,
  type Known,
  lastDigitsOf,
  maskedPage,
  mayUndo,
  ownPage,
  type Pressed,
  SENT,
} from './my-page.ts';
import { photoRoutes } from './photo-routes.ts';
import { visitFile } from './visit-entry.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Only on the routes of a visitor's link. */
    my: Known & { kind: LinkKind };
  }
}

type Deps = {
  store: Pick<
    Store,
    'findLeads' | 'historyOf' | 'correct' | 'setStatus' | 'undo' | 'tryDigits' | 'photosOf' | 'removePhoto'
  >;
  myLinks: MyLinks;
  config: Pick<Config, 'mailFrom'>;
  clock: () => Date;
  deliverLater: () => void;
  photos: { arrivals: Arrivals; files: PhotoFiles; isUsable: () => boolean };
};

/** In milliseconds: what is over can be looked at for so long. */
const KEPT_AFTER_END = 60 * 24 * 60 * 60_000;

/** How often the last digits of the phone may be wrong. */
const MAX_TRIES = 5;

/** An hour, of one link: each press is a line of the history and a mail to the office. */
const MAX_PRESSES = 30;

/** An hour, of one link: parts of photos, as many as it can have three times over. */
const MAX_PARTS = 3 * MOST_PHOTOS * MOST_PARTS;

/** No address here is passed on, kept or listed. */
const HEADERS = {
  'cache-control': 'no-store, private',
  'referrer-policy': 'strict-origin',
  'x-robots-tag': 'noindex',
};

/**
 * Where visitors see what they have sent, correct it, and cancel it. A GET changes nothing. What was typed is given back when it cannot be
 * saved.
 */
export async function myRoutes(
  app: FastifyInstance,
  { store, myLinks, config, clock, deliverLater, photos }: Deps,
) {
  const limitGuesses = app.limitRate('my-link');
  const countPress = app.limitPerHour('my-press', MAX_PRESSES);
  const countPart = app.limitPerHour('my-photo', MAX_PARTS);

  app.decorateRequest('my');
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, logsPattern: true };
  });
  // Last of all, because the pages of refusals have the headers of the site.
  app.addHook('onSend', async (_request, reply) => void reply.headers(HEADERS));
  app.setErrorHandler(keepWords);

  app.addHook('preHandler', async function find(request, reply) {
    const { token = '' } = request.params as { token?: string };
    const link = await myLinks.read(token);
    if (!link) {
      await limitGuesses.call(this, request, reply);
      return reply.sent ? reply : reply.refuse(404, refusalWords.notFound);
    }
    const known = await knownOf(link.reference, pathOf(request.url).split('/').slice(0, 3).join('/'));
    if (!known) return reply.refuse(410, withReach(words.gone));
    request.my = { ...known, kind: link.kind };
    if (request.routeOptions.config.addsPhotos) {
      const waits = await countPart(link.reference);
      return waits === undefined ? undefined : reply.refuseTooMany(waits);
    }
    if (request.method !== 'POST') return;
    const refusedFor = await countPress(link.reference);
    if (refusedFor === undefined) return;
    reply.header('retry-after', refusedFor);
    return sendPage(request, reply, { status: tooManyRequests(refusedFor), typed: request.body }, 429);
  });

  app.get('/my/:token', (request, reply) => {
    const did = String(ownValue(request.query, 'did'));
    const lines: Record<string, string> = { ...words.did, ...myPhotos.did };
    const status = Object.hasOwn(lines, did) ? lines[did] : undefined;
    const urgency = ownValue(request.query, 'urgent');
    return sendPage(request, reply, {
      status,
      saved: did === 'saved',
      urgency: isUrgencyLevel(urgency) ? urgency : undefined,
    });
  });

  app.get('/my/:token/visit.ics', { preHandler: ownOnly }, async ({ my }, reply) => {
    const file = visitFile(my);
    if (!file) return reply.refuse(404, refusalWords.notFound);
    return reply.type('text/calendar; charset=utf-8').send(file);
  });

  // For someone who reloads a page that a press has led to.
  app.get('/my/:token/:verb', (request, reply) => reply.redirect(request.my.path, 303));

  app.post('/my/:token', async (request, reply) =>
    request.my.kind === 'mail' ? open(request, reply) : save(request, reply),
  );

  app.post('/my/:token/cancel', { preHandler: ownOnly }, (request, reply) => save(request, reply, cancel));

  app.post('/my/:token/undo', { preHandler: ownOnly }, async (request, reply) => {
    const { my } = request;
    const cancellation = cancellationIn(my);
    const isDone =
      cancellation &&
      mayUndo(my, cancellation) &&
      (await store.undo(my.lead.reference, cancellation.version, author()))?.done;
    return isDone ? sendDone(request, reply, 'undone') : sendChanged(request, reply);
  });

  await app.register(photoRoutes, { store, ...photos, clock, ownOnly });

  /** Leads a visitor who knows the number that was sent to the whole page. */
  async function open(request: FastifyRequest, reply: FastifyReply) {
    const { lead } = request.my;
    const typed = String(ownValue(request.body, 'digits') ?? '').replace(/\D/g, '');
    if (typed.length !== 4) {
      return sendPage(request, reply, { errors: { digits: words.digitsMissing } }, 422);
    }
    const guess = await store.tryDigits(lead.reference, lastDigitsOf(lead).includes(typed), MAX_TRIES);
    const path = await myLinks.pathFor('own', lead.reference);
    if (guess === 'right' && path) return reply.redirect(path, 303);
    const isClosed = guess === 'closed';
    const errors = { digits: isClosed ? words.tooManyTries : words.wrongDigits };
    return sendPage(request, reply, { errors }, isClosed ? 429 : 422);
  }

  /** Saves what was typed, whichever button was pressed, and then does what the button says. */
  async function save(request: FastifyRequest, reply: FastifyReply, andThen?: typeof cancel) {
    const { body, my, query } = request;
    const { lead } = my;
    if (cancellationIn(my)) return sendChanged(request, reply, body);
    const seen = Number(ownValue(query, 'seen')) || lead.version;
    const form = correctionForm(lead.form, my.path);
    const read = readCorrections(form, body);
    const unsaved = { status: words.notSaved, typed: body, seen };
    if ('errors' in read) return sendPage(request, reply, { ...unsaved, ...read }, 422);
    // Only what is new: the visitor has had the advice about the rest.
    const { description, wished_times } = read.corrections;
    const isNew = description !== lead.description;
    const urgency = urgencyOf([read.remark, wished_times, isNew ? description : ''].join('\n'));
    // An emergency waits for no answer, and who cancels needs none.
    const questions = urgency || andThen ? undefined : questionsAbout(form, read.corrections, lead, body);
    if (questions) return sendPage(request, reply, { ...unsaved, ...questions }, 422);
    const email = meantAddress(read.corrections.email);
    const corrected = await store.correct(
      lead.reference,
      { ...read.corrections, email, urgency, confirmation: plannedConfirmation(email, config.mailFrom) },
      seen,
      { ...author(), note: read.remark || undefined },
    );
    if (corrected?.done) deliverLater();
    if (andThen) return andThen(request, reply);
    return sendDone(request, reply, corrected?.done ? 'saved' : 'same', urgency?.level);
  }

  async function cancel(request: FastifyRequest, reply: FastifyReply) {
    const { lead } = request.my;
    const canceled: Changed | undefined = isOver(lead)
      ? undefined
      : await store.setStatus(lead.reference, { status: 'closed' }, author());
    return canceled?.done ? sendDone(request, reply, 'canceled') : sendChanged(request, reply, request.body);
  }

  function author(): Author {
    return { user: null, via: 'customer', at: clock(), tell: plannedChangeMail(config.mailFrom) };
  }

  function sendDone(
    { my }: FastifyRequest,
    reply: FastifyReply,
    did: keyof typeof words.did,
    urgency?: UrgencyLevel,
  ) {
    deliverLater();
    const urgent = urgency ? `&urgent=${urgency}` : '';
    // Advice is on top of the page. Named in any case: a browser would keep the place that the form was sent to.
    const place = did === 'saved' && !urgent ? SENT : 'content';
    return reply.redirect(`${my.path}?did=${did}${urgent}#${place}`, 303);
  }

  /** Nothing was changed: shows how it is now. */
  async function sendChanged(request: FastifyRequest, reply: FastifyReply, typed?: unknown) {
    const { my } = request;
    const known = await knownOf(my.lead.reference, my.path);
    if (!known) return reply.refuse(410, withReach(words.gone));
    request.my = { ...my, ...known };
    return sendPage(request, reply, { status: words.changed, typed }, 409);
  }

  async function ownOnly({ my }: FastifyRequest, reply: FastifyReply) {
    if (my.kind !== 'own') return reply.refuse(404, refusalWords.notFound);
  }

  /** Undefined once it is deleted, or has been over for long. */
  async function knownOf(reference: string, path: string): Promise<Known | undefined> {
    const now = clock();
    const [lead] = await store.findLeads({ references: [reference] });
    if (!lead || (lead.closedAt && now.getTime() - lead.closedAt.getTime() > KEPT_AFTER_END))
      return undefined;
    const [events, added] = await Promise.all([store.historyOf(reference), store.photosOf(reference)]);
    return { lead, events, photos: added, takesPhotos: photos.isUsable(), path, now };
  }

  function sendPage({ my, site }: FastifyRequest, reply: FastifyReply, pressed: Pressed, status = 200) {
    const written = my.kind === 'own' ? ownPage : maskedPage;
    // No way leads from here to another site.
    const { myScript, shell: linked } = site.manifest;
    const script = myScript ? `<script type="module" src="${myScript}"></script>` : '';
    const shell = linked
      .replace(/<a href="https?:[^>]*>(.*?)<\/a>/gs, '$1')
      .replace('</head>', `${script}$&`);
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(written(shell, my, pressed));
  }

  /** A form that could not be read holds no words. */
  function keepWords(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    const { body, log, my, site, url } = request;
    const { addsPhotos } = request.routeOptions.config;
    if ((error.statusCode ?? 500) < 500 || request.method !== 'POST' || addsPhotos) throw error;
    log.error({ err: error }, 'unexpected failure');
    const isOpening = ownValue(body, 'digits') !== undefined;
    const form = isOpening ? digitsForm(url) : correctionForm(my?.lead.form ?? 'estimate', url);
    const page = problemPage(site.manifest.shell, {
      status: 503,
      message: formWords.failed,
      form,
      typed: body,
    });
    return reply.code(503).type('text/html; charset=utf-8').send(page);
  }
}
