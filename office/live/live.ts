import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Store } from '../../server/store/store.ts';
import type { Sessions, Visit } from '../sign-in/sessions.ts';
import { createChangeFeed, type Nudge } from './change-feed.ts';

/** How often to ask the store, and how often something is said so that no proxy ends a stream; in milliseconds. */
const POLL_INTERVAL = 2_000;
const PING_INTERVAL = 15_000;

/** When a browser comes again after its stream has ended, in milliseconds. */
const RETRY_AFTER = 5_000;

/** A browser tab has one stream. */
const MOST_A_SESSION = 3;

/** In bytes. Whoever leaves more unread comes again, and then reads the page itself. */
const MOST_UNREAD = 16 * 1024;

export type Live = {
  /** A stream of events for one tab; undefined when its session has as many as it may. */
  open(visit: Visit, response: ServerResponse): Readable | undefined;
  /** Looks at once: something was done here. */
  nudge(): void;
  /** Ends all streams. */
  close(): void;
};

type Deps = {
  store: Pick<Store, 'changedSince' | 'remindedBetween' | 'findSession'>;
  clock: () => Date;
  log: FastifyBaseLogger;
  pollInterval?: number | undefined;
  pingInterval?: number | undefined;
};

type Stream = {
  events: Readable;
  response: ServerResponse;
  session: string;
  user: string;
  /** It has said its last, and is only not read yet. */
  isOver?: true;
};

/**
 * Tells open pages that something was changed, and never what: they get themselves again, with whatever they may show. The
 * store is asked only while somebody listens; so each of several servers sees what was done at another.
 */
export function createLive({ store, clock, log, pollInterval, pingInterval }: Deps): Live {
  const streams = new Set<Stream>();
  const feed = createChangeFeed({ store, clock });
  let timers: NodeJS.Timeout[] = [];
  let isLooking = false;
  let isWanted = false;
  let hasFailed = false;
  let isClosed = false;

  function open({ user, session }: Visit, response: ServerResponse): Readable | undefined {
    const others = [...streams].filter((stream) => stream.session === session.idHash);
    if (isClosed || others.length >= MOST_A_SESSION) return undefined;
    const events = new Readable({ read() {} });
    const stream = { events, response, session: session.idHash, user: user.id };
    streams.add(stream);
    events.once('close', () => {
      streams.delete(stream);
      if (streams.size === 0) stop();
    });
    events.push(`retry: ${RETRY_AFTER}\n\n`);
    if (streams.size === 1) start();
    // What has come while the page was on its way.
    else for (const change of feed.latest()) tell(stream, change);
    return events;
  }

  function start() {
    feed.begin();
    timers = [
      setInterval(nudge, pollInterval ?? POLL_INTERVAL),
      setInterval(ping, pingInterval ?? PING_INTERVAL),
    ];
    nudge();
  }

  function ping() {
    for (const stream of streams) say(stream, ':\n\n');
  }

  function stop() {
    for (const timer of timers) clearInterval(timer);
  }

  function nudge() {
    isWanted = true;
    if (!isLooking) lookOn();
  }

  /** What is done during a look may not be in it. */
  async function lookOn() {
    isLooking = true;
    while (isWanted && streams.size > 0) {
      isWanted = false;
      await look();
    }
    isLooking = false;
  }

  async function look() {
    try {
      await endSessions();
      for (const change of await feed.next()) {
        for (const stream of streams) if (concerns(change, stream)) tell(stream, change);
      }
      hasFailed = false;
    } catch (error) {
      // Once, and not with every look.
      if (!hasFailed && !isClosed) log.warn({ err: error }, 'what was changed in the office cannot be told');
      hasFailed = true;
    }
  }

  /** Who has signed out, or was sent away, hears nothing more. */
  async function endSessions() {
    for (const session of new Set([...streams].map((stream) => stream.session))) {
      if (await store.findSession(session, clock())) continue;
      for (const stream of streams) if (stream.session === session) end(stream);
    }
  }

  return {
    open,
    nudge,
    close() {
      isClosed = true;
      for (const stream of streams) end(stream);
      stop();
    },
  };
}

/** A reminder is for whoever has the lead in hand, or for everybody. */
function concerns({ kind, claimedBy }: Nudge, { user }: Stream): boolean {
  return kind === 'changed' || !claimedBy || claimedBy === user;
}

function tell(stream: Stream, { kind, reference, version }: Nudge) {
  say(stream, `event: ${kind}\ndata: ${JSON.stringify({ reference, version })}\n\n`);
}

function say({ events, response, isOver }: Stream, text: string) {
  if (isOver) return;
  if (events.readableLength + response.writableLength > MOST_UNREAD) response.destroy();
  else events.push(text);
}

/** Whoever reads gets a proper end; nobody waits for the others. */
function end(stream: Stream) {
  const { events, response, isOver } = stream;
  if (isOver) return;
  stream.isOver = true;
  if (events.readableLength + response.writableLength > 0) response.destroy();
  else events.push(null);
}

/** The stream of events, as EventSource reads it. It says which lead was changed, and nothing of what is in it. */
export async function liveRoutes(
  app: FastifyInstance,
  { live, sessions }: { live: Live; sessions: Sessions },
) {
  app.addHook('preClose', async () => live.close());
  // Without a socket to close, there is only this one.
  app.addHook('onClose', async () => live.close());

  app.get('/office/events', { exposeHeadRoute: false }, async (request, reply) => {
    const visit = await sessions.find(request);
    // An EventSource asks again after other answers; the page finds out that nobody is signed in.
    if (!visit) return reply.code(204).send();
    const events = live.open(visit, reply.raw);
    if (!events) return reply.code(429).send();
    return reply
      .headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'x-accel-buffering': 'no',
        connection: 'close',
      })
      .send(events);
  });
}
