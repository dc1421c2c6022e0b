import type { FastifyBaseLogger } from 'fastify';
import { fill } from '../../contract/fill.ts';
import { digestWords } from '../../messages/en/mails/digest.ts';
import type { Config } from '../config.ts';
import { businessMinute } from '../formats/business-time.ts';
import { repeating } from '../process/repeat.ts';
import type { ClockChange, ClockState } from '../store/clock.ts';
import type { Store } from '../store/store.ts';
import { describeBulkDeletion, findBulkDeletion } from './retention.ts';

/** Whether the clock was certainly wrong. `off` is a gap of a day or more: the server may just have been off. */
function isAlarm({ kind }: Pick<ClockChange, 'kind'>): boolean {
  return kind !== 'off';
}

/** One sentence with office times. They include the year, the part that a wrong clock most often gets wrong. */
export function describeClockChange({ kind, from, to }: Omit<ClockChange, 'number'>): string {
  return fill(digestWords.alarms.clock[kind], { from: businessMinute(from), to: businessMinute(to) });
}

export const retentionPaused = () =>
  fill(digestWords.alarms.clock.doubt, {
    command: 'npm run leads -- clock --right',
  });

/** Sentences for `/readyz`, without personal data. `alarm`: the clock was certainly wrong, before or now. */
type ClockFindings = { clock?: string; alarm: boolean; retention?: string };

export type ClockWatch = ReturnType<typeof createClockWatch>;

type Deps = {
  store: Pick<Store, 'beat' | 'countLeads'>;
  config: Pick<Config, 'retentionMonths'>;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** In milliseconds. */
  interval?: number;
};

const HEARTBEAT_INTERVAL_MS = 60_000;

/** Detects jumps of the system clock, on which daily jobs, retries and deletion depend. */
export function createClockWatch({ store, config, clock, log, interval = HEARTBEAT_INTERVAL_MS }: Deps) {
  const heartbeats = repeating(beatQuietly, interval);
  let isFirst = true;
  let findings: ClockFindings = { alarm: false };

  async function beat(): Promise<ClockState> {
    const at = clock();
    const { isNews, ...state } = await store.beat(at, isFirst);
    isFirst = false;
    const { change } = state;
    if (isNews && change) log[isAlarm(change) ? 'error' : 'warn']({ change }, describeClockChange(change));
    const question = await findBulkDeletion({ store, config, at });
    findings = {
      alarm: change !== undefined && isAlarm(change),
      ...(change && { clock: `${describeClockChange(change)} ${retentionPaused()}` }),
      ...(question && { retention: describeBulkDeletion(question) }),
    };
    return state;
  }

  async function beatQuietly() {
    try {
      await beat();
    } catch (error) {
      // The next success may be days later; as a first heartbeat it does not count as a jump.
      isFirst = true;
      // Only a warning: posts and `/readyz` report that the store has failed.
      log.warn({ err: error }, 'no heartbeat: the store has failed');
    }
  }

  return {
    start: () => void heartbeats.start(),
    stop: heartbeats.stop,
    /** Beats at once; returns whether the clock can be trusted now. Throws when the store fails. */
    beat,
    /** As of the last heartbeat. */
    findings: () => findings,
  };
}
