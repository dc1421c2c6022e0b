import type { FastifyBaseLogger } from 'fastify';
import type { Office } from '../../content/schema.ts';
import type { PromiseNow } from '../../contract/promise.ts';
import { businessDay, officeZone } from '../formats/business-time.ts';
import type { Closure, FirstContact, Setting, Store } from '../store/store.ts';
import { type Calendar, createCalendar } from './calendar.ts';
import { observedMinutes } from './observed-minutes.ts';
import { promiseFor } from './promise.ts';
import { promiseAsTold } from './promise-words.ts';
import { type Storm, stormIn } from './storm.ts';

/** How often the store is asked what the office has changed, in milliseconds. */
const INTERVAL_MS = 60_000;

/** How far back the latest requests tell how long an answer takes, in milliseconds. */
const OBSERVED_FOR = 60 * 24 * 60 * 60_000;

/** When the office is open and answers, as of the last minute. Nothing here waits for the store, or throws. */
export type OfficeHours = {
  /** Reads the store, and from then on once a minute. */
  start(): Promise<void>;
  /** Once the store was read, or could not be: before that, what the office has changed is not known. */
  whenRead(): Promise<void>;
  /** Waits for a reading that is under way. */
  stop(): Promise<void>;
  /** By when a request that comes at this moment is answered. Undefined where no time can be promised. */
  promiseFor(at: Date): Date | undefined;
  /** What a visitor is told before sending anything. */
  now(): PromiseNow;
  /** When it is open, by the hour; undefined where the content has no hours. */
  calendar(): Calendar | undefined;
  /** The storm that is on, if one is. */
  storm(): Storm | undefined;
};

type Deps = {
  office: Office;
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
export function createOfficeHours({
  office,
  store,
  clock,
  log,
  interval = INTERVAL_MS,
  changed,
}: Deps): OfficeHours {
  let known = knownFrom(office, { closures: [], settings: [], contacts: [] });
  let timer: NodeJS.Timeout | undefined;
  /** What the hours came from at last; unlike `contacts`, which change with every answer. */
  let last = '';
  let reading: Promise<void> | undefined;
  const firstReading = Promise.withResolvers<void>();

  async function read() {
    const since = new Date(clock().getTime() - OBSERVED_FOR);
    const [closures, settings, contacts] = await Promise.all([
      store.closuresFrom(businessDay(since)),
      store.settings(),
      store.firstContactsSince(since),
    ]);
    known = knownFrom(office, { closures, settings, contacts });
    const now = JSON.stringify([closures, settings, known.stormAt(clock())]);
    if (now === last) return;
    await changed?.();
    last = now;
  }

  function readQuietly(): Promise<void> {
    reading ??= read()
      .catch((error: unknown) => log.warn({ err: error }, 'closed days and storm mode could not be read'))
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }

  function promiseAt(at: Date): Date | undefined {
    const { calendar, observed, stormAt } = known;
    if (!calendar) return undefined;
    try {
      const { answerWithin } = office;
      return promiseFor(at, calendar, { answerWithin, observedMinutes: observed, storm: stormAt(at) });
    } catch (error) {
      // A request is worth more than the time of its answer.
      log.error({ err: error }, 'no time could be promised');
      return undefined;
    }
  }

  return {
    start() {
      timer = setInterval(readQuietly, interval);
      return readQuietly().finally(firstReading.resolve);
    },

    whenRead: () => firstReading.promise,

    async stop() {
      clearInterval(timer);
      await reading;
    },

    promiseFor: promiseAt,

    now() {
      const at = clock();
      const notice = known.stormAt(at)?.words;
      return {
        open: known.calendar?.isOpen(at) ?? false,
        ...promiseAsTold(promiseAt(at), at),
        ...(notice && { notice }),
      };
    },

    calendar: () => known.calendar,

    storm: () => known.stormAt(clock()),
  };
}

function knownFrom(
  { hours, holidays }: Office,
  { closures, settings, contacts }: Changes,
): { calendar?: Calendar; observed?: number | undefined; stormAt(at: Date): Storm | undefined } {
  const stormAt = (at: Date) => stormIn(settings, at);
  if (!hours) return { stormAt };
  const calendar = createCalendar({ hours, holidays, exceptions: closures }, officeZone);
  const minutes = contacts.map(({ received, contacted }) =>
    calendar.businessMinutesBetween(received, contacted),
  );
  return { calendar, observed: observedMinutes(minutes), stormAt };
}
