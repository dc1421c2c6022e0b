import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import type { ClockState } from '../../store/clock.ts';
import type { Store } from '../../store/store.ts';
import { bulkDeletionInWords, findBulkDeletion } from '../retention/bulk-deletion.ts';
import { changeInWords, HELD_BACK, isAlarm } from './clock-messages.ts';

/** What a person should know, in sentences that name nobody. `alarm`: the clock was certainly wrong, before or now. */
type ClockFindings = { clock?: string; alarm: boolean; retention?: string };

export type ClockWatch = {
  /** Begins with a heartbeat every minute. */
  start(): void;
  /** One more, at once: whether the clock may be believed at this moment. Throws when the store has failed. */
  beat(): Promise<ClockState>;
  /** As of the last heartbeat. */
  findings(): ClockFindings;
  /** Waits for the heartbeat in hand and makes no other. */
  stop(): Promise<void>;
};

type Deps = {
  store: Pick<Store, 'beat' | 'countOld'>;
  config: Pick<Config, 'retentionMonths'>;
  clock: () => Date;
  /** Is told when something has become due that a wrong clock had put off. */
  deliverLater: () => void;
  log: FastifyBaseLogger;
  every?: number;
};

const BEAT_EVERY = 60_000;

/** Watches over the clock: everything that is done once a day, tried again or deleted goes by it. */
export function createClockWatch({
  store,
  config,
  clock,
  deliverLater,
  log,
  every = BEAT_EVERY,
}: Deps): ClockWatch {
  let timer: NodeJS.Timeout | undefined;
  let isFirst = true;
  let findings: ClockFindings = { alarm: false };
  let work: Promise<void> | undefined;

  async function beat() {
    const at = clock();
    const { isNews, mended, ...state } = await store.beat(at, isFirst);
    isFirst = false;
    const { change } = state;
    if (isNews && change) log[isAlarm(change) ? 'error' : 'warn']({ change }, changeInWords(change));
    if (mended > 0) {
      log.warn({ deliveries: mended }, 'what a wrong clock had put off is due again');
      deliverLater();
    }
    const question = await findBulkDeletion({ store, config, at });
    findings = {
      alarm: change !== undefined && isAlarm(change),
      ...(change && { clock: `${changeInWords(change)} ${HELD_BACK}` }),
      ...(question && { retention: bulkDeletionInWords(question) }),
    };
    return state;
  }

  function beatQuietly() {
    work ??= beat()
      .then(
        () => {},
        // Whoever posts, or asks whether we are ready, hears more of it.
        (error) => {
          // The next one may come days later, and the clock was right all the time.
          isFirst = true;
          log.warn({ err: error }, 'no heartbeat: the store has failed');
        },
      )
      .finally(() => {
        work = undefined;
      });
  }

  return {
    start() {
      timer = setInterval(beatQuietly, every);
      beatQuietly();
    },
    beat,
    findings: () => findings,
    async stop() {
      clearInterval(timer);
      await work;
    },
  };
}
