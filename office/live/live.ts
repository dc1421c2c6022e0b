import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Store } from '../../server/store/store.ts';
import { seesLeads } from '../../server/store/users.ts';
import type { Sessions, Visit } from '../sign-in/sessions.ts';
import { createChangeFeed, type Nudge } from './change-feed.ts';

/** Between two polls of the store, and between two pings that keep proxies from ending a stream; in milliseconds. */
const POLL_INTERVAL = 2_000;
const PING_INTERVAL = 15_000;

/** When a browser reconnects after the end of its stream, in milliseconds. */
const RETRY_AFTER = 5_000;

const MAX_PER_SESSION = 3;

/** In bytes. A browser that leaves more unread reconnects, and then fetches the page itself. */
const MAX_UNREAD = 16 * 1024;

export type Live = ReturnType<typeof createLive>;

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
  /** Ended, but not read to its end. */
  isOver?: true;
};

/**
 * Tells open pages that something has changed, and never what: they fetch themselves again, with what they may show. The store is polled
 * while a stream is open, so that each server sees the changes made at others.
 */
export function createLive({ store, clock, log, pollInterval, pingInterval }: Deps) {
  const streams = new Set<Stream>();
  const feed = createChangeFeed({ store, clock });
  let timers: NodeJS.Timeout[] = [];
  let isPolling = false;
  let isWanted = false;
  let hasFailed = false;
  let isClosed = false;

  /** A stream of events for one tab; undefined when its session has the most it may have. */
  function open({ user, session }: Visit, response: ServerResponse): Readable | undefined {
    const others = [...streams].filter((stream) => stream.session === session.idHash);
    if (isClosed || others.length >= MAX_PER_SESSION) return undefined;
    const events = new Readable({ read() {} });
    const stream = { events, response, session: session.idHash, user: user.id };
    streams.add(stream);
    events.once('close', () => {
      streams.delete(stream);
      if (streams.size === 0) stop();
    });
    events.push(`retry: ${RETRY_AFTER}\n\n`);
    if (streams.size === 1) start();
    // What changed while the page was on its way.
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

  /** Polls at once, after a change at this server. */
  function nudge() {
    isWanted = true;
    if (!isPolling) pollWhileWanted();
  }

  /** A change during a poll may not be in it. */
  async function pollWhileWanted() {
    isPolling = true;
    while (isWanted && streams.size > 0) {
      isWanted = false;
      await poll();
    }
    isPolling = false;
  }

  async function poll() {
    try {
      await endSessions();
      for (const change of await feed.next()) {
        for (const stream of streams) if (concerns(change, stream)) tell(stream, change);
      }
      hasFailed = false;
    } catch (error) {
      // Logged once, not with every poll.
      if (!hasFailed && !isClosed) log.warn({ err: error }, 'what was changed in the office cannot be told');
      hasFailed = true;
    }
  }

  /** Ends the streams of sessions that have ended. */
  async function endSessions() {
    for (const session of new Set([...streams].map((stream) => stream.session))) {
      if (await store.findSession(session, clock())) continue;
      for (const stream of streams) if (stream.session === session) end(stream);
    }
  }

  return {
    open,
    nudge,
    /** Ends all streams. */
    close() {
      isClosed = true;
      for (const stream of streams) end(stream);
      stop();
    },
  };
}

/** A reminder is for the holder of the claim; without a claim, for everyone. */
function concerns({ kind, claimedBy }: Nudge, { user }: Stream): boolean {
  return kind === 'changed' || !claimedBy || claimedBy === user;
}

function tell(stream: Stream, { kind, reference, version }: Nudge) {
  say(stream, `event: ${kind}\ndata: ${JSON.stringify({ reference, version })}\n\n`);
}

function say({ events, response, isOver }: Stream, text: string) {
  if (isOver) return;
  if (events.readableLength + response.writableLength > MAX_UNREAD) response.destroy();
  else events.push(text);
}

/** A browser that reads gets a proper end; the others are cut off. */
function end(stream: Stream) {
  const { events, response, isOver } = stream;
  if (isOver) return;
  stream.isOver = true;
  if (events.readableLength + response.writableLength > 0) response.destroy();
  else events.push(null);
}

/** The stream for EventSource, with the references of changed leads and nothing of their content. */
export async function liveRoutes(
  app: FastifyInstance,
  { live, sessions }: { live: Live; sessions: Sessions },
) {
  app.addHook('preClose', async () => live.close());
  // preClose runs only while listening.
  app.addHook('onClose', async () => live.close());

  app.get('/office/events', { exposeHeadRoute: false }, async (request, reply) => {
    const visit = await sessions.find(request);
    // EventSource would repeat the request after any other answer. Fetching the page shows that the session has ended.
    if (!visit || !seesLeads(visit.user)) return reply.code(204).send();
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
