import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { z } from 'zod';
import { PROMISE_PATH, type PromiseNow } from '../../contract/answer.ts';
import { ofContent, office } from '../../contract/content/current.ts';
import { businessDay, officeZone } from '../formats/business-time.ts';
import { repeating } from '../process/repeat.ts';
import type { Closure, FirstContact, Setting, Store } from '../store/store.ts';
import { type Calendar, createCalendar } from './calendar.ts';
import { type PromisePolicy, promiseAsTold, promiseFor } from './promise.ts';

/** While a storm keeps the office busy: what the office says on the site, and how much longer an answer takes. */
export type Storm = NonNullable<PromisePolicy['storm']> & { until: Date; words: string };

/** The setting in the store that holds it. */
export const STORM_SETTING = 'storm';

/** For a line above the forms. */
export const LONGEST_WORDS = 200;

const stormSchema = z.object({
  until: z.iso.datetime().transform((time) => new Date(time)),
  words: z.string().min(1).max(LONGEST_WORDS),
  factor: z.number().min(1).optional(),
  notBefore: z.iso.date().optional(),
});

/** Undefined for what is none, so a malformed setting delays no answer. */
function parseStorm(value: string): Storm | undefined {
  try {
    return stormSchema.parse(JSON.parse(value));
  } catch {
    return undefined;
  }
}

/** The storm among the settings, if it is on at that time. */
export function stormIn(settings: Setting[], at: Date): Storm | undefined {
  const setting = settings.find(({ name }) => name === STORM_SETTING);
  const storm = setting && parseStorm(setting.value);
  return storm && at < storm.until ? storm : undefined;
}

/** How often the store is asked what the office has changed, in milliseconds. */
const INTERVAL_MS = 60_000;

/** How far back the latest requests tell how long an answer takes, in milliseconds. */
const OBSERVED_FOR = 60 * 24 * 60 * 60_000;

/** When the office is open and answers, as of the last minute. Nothing here waits for the store, or throws. */
export type OfficeHours = ReturnType<typeof createOfficeHours>;

type Deps = {
  store: Pick<Store, 'closuresFrom' | 'settings' | 'firstContactsSince'>;
  clock: () => Date;
  log: FastifyBaseLogger;
  interval?: number | undefined;
  /** Called when it has read something else than before, and after the first reading. */
  changed?: (() => Promise<void>) | undefined;
};

/** What the store has told. */
type Changes = { closures: Closure[]; settings: Setting[]; contacts: FirstContact[] };

/**
 * Keeps the office's calendar in memory: its hours come from the content, and what it changes while the server runs from the
 * store. When that cannot be read, what was known last counts, and before that the content alone.
 */
export function createOfficeHours({ store, clock, log, interval = INTERVAL_MS, changed }: Deps) {
  const readings = repeating(readQuietly, interval);
  let known = ofContent(() => knownFrom({ closures: [], settings: [], contacts: [] }));
  /** What the hours came from at last; unlike `contacts`, which change with every answer. */
  let last = '';
  const firstReading = Promise.withResolvers<void>();

  async function read() {
    const since = new Date(clock().getTime() - OBSERVED_FOR);
    const [closures, settings, contacts] = await Promise.all([
      store.closuresFrom(businessDay(since)),
      store.settings(),
      store.firstContactsSince(since),
    ]);
    const next = ofContent(() => knownFrom({ closures, settings, contacts }));
    const now = JSON.stringify([office, closures, settings, next().stormAt(clock())]);
    known = next;
    if (now === last) return;
    await changed?.();
    last = now;
  }

  async function readQuietly() {
    try {
      await read();
    } catch (error) {
      log.warn({ err: error }, 'closed days and storm mode could not be read');
    }
  }

  function promiseAt(at: Date): Date | undefined {
    try {
      const { calendar, observed, stormAt } = known();
      if (!calendar) return undefined;
      const { answerWithin } = office;
      return promiseFor(at, calendar, { answerWithin, observedMinutes: observed, storm: stormAt(at) });
    } catch (error) {
      // A request is worth more than the time of its answer.
      log.error({ err: error }, 'no time could be promised');
      return undefined;
    }
  }

  return {
    /** Reads the store, and from then on once a minute. */
    start: () => readings.start().finally(firstReading.resolve),

    /** Resolves once the store was read, or could not be: before that, what the office has changed is not known. */
    whenRead: () => firstReading.promise,

    stop: readings.stop,

    /** By when a request that arrives at this moment is answered. Undefined where no time can be promised. */
    promiseFor: promiseAt,

    /** What a visitor is told before sending anything. */
    now(): PromiseNow {
      const at = clock();
      const notice = known().stormAt(at)?.words;
      return {
        open: known().calendar?.isOpen(at) ?? false,
        ...promiseAsTold(promiseAt(at), at),
        ...(notice && { notice }),
      };
    },

    /** The hours; undefined where the content has none. */
    calendar: () => known().calendar,

    /** The storm that is on, if one is. */
    storm: () => known().stormAt(clock()),
  };
}

function knownFrom({ closures, settings, contacts }: Changes): {
  calendar?: Calendar;
  observed?: number | undefined;
  stormAt(at: Date): Storm | undefined;
} {
  const { hours, holidays } = office;
  const stormAt = (at: Date) => stormIn(settings, at);
  if (!hours) return { stormAt };
  const calendar = createCalendar({ hours, holidays, exceptions: closures }, officeZone());
  const minutes = contacts.map(({ received, contacted }) =>
    calendar.businessMinutesBetween(received, contacted),
  );
  return { calendar, observed: observedMinutes(minutes), stormAt };
}

/** With fewer cases, one slow week would decide. */
const FEWEST_CASES = 20;

/** What nine of ten took at most; undefined where there are too few to tell. */
export function observedMinutes(minutes: number[]): number | undefined {
  if (minutes.length < FEWEST_CASES) return undefined;
  const sorted = minutes.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.9) - 1];
}

/** `GET /api/promise`: whether the office is open, and by when a request that came now would be answered. */
export const promiseRoutes = fastifyPlugin(
  async (app: FastifyInstance, { officeHours }: { officeHours: OfficeHours }) => {
    app.addHook('onReady', () => officeHours.start());
    app.addHook('onClose', () => officeHours.stop());

    app.get(PROMISE_PATH, (_request, reply): PromiseNow => {
      reply.header('cache-control', 'public, max-age=60');
      return officeHours.now();
    });
  },
  // Fastify closes plugins in reverse order, so this one closes before the store.
  { name: 'promise', dependencies: ['deliveries'] },
);
