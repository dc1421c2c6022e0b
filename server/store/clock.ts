import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Commit } from './group-commit.ts';
import { CLOCK_TOLERANCE } from './operations.ts';
import { repairFutureRows, repairFutureTimes } from './repair-times.ts';
import type { Tables } from './tables.ts';

const DAY = 24 * 60 * 60_000;

/** A clock that has gone on evenly for so long is believed when something is to be deleted. In milliseconds. */
const STEADY_AFTER = DAY;

/** `back` and `ahead`: the clock was changed. `off`: no server ran, or the clock was changed meanwhile. */
export type ClockChange = { number: number; kind: 'back' | 'ahead' | 'off'; from: Date; to: Date };

/** `steady`: whether the clock may be believed when something is to be deleted. `change`: why not, if we know. */
export type ClockState = { steady: boolean; change?: ClockChange };

/** What one heartbeat found: `isNews` when the change came with this one. */
type Beat = ClockState & { isNews: boolean };

/** Two servers whose clocks differ would write down a change each minute. */
const MOST_CHANGES = 100;

export function clockQueries(db: Kysely<Tables>, commit: Commit) {
  return {
    /**
     * Writes down that a server runs, and compares its clock with the last time that any did. It repairs nothing: only a
     * person can tell which of two clocks was right. `isFirst`: this server has just started, so time may have passed without it.
     */
    beat: (at: Date, isFirst: boolean): Promise<Beat> =>
      commit(async (transaction) => {
        const row = await clockRow(transaction);
        const seen_at = row?.seen_at ?? (await newestLead(transaction));
        const kind = seen_at && changeBetween(new Date(seen_at), at, isFirst, row !== undefined);
        if (kind) await noteChange(transaction, kind, seen_at, at);
        const steady_since = row && !kind ? row.steady_since : at.toISOString();
        await writeClock(transaction, at, steady_since);
        return { ...(await stateOf(transaction, at)), isNews: kind !== undefined };
      }),

    /** As the last heartbeat left it; not steady when this time is far from that of the last heartbeat. */
    clockState: (at: Date): Promise<ClockState> => stateOf(db, at),

    /**
     * A person says that this clock is right: what carries a later time came under a wrong one, and is repaired. Returns how
     * many deliveries are due again. Does nothing, and returns when that was, if a server's clock was last seen at a later time.
     */
    trustClock: (at: Date): Promise<{ due: number } | { seenLater: Date }> =>
      commit(async (transaction) => {
        const row = await clockRow(transaction);
        if (row && changeBetween(new Date(row.seen_at), at, false, true) === 'back') {
          return { seenLater: new Date(row.seen_at) };
        }
        const steadySince = new Date(at.getTime() - STEADY_AFTER - CLOCK_TOLERANCE);
        await writeClock(transaction, at, steadySince.toISOString());
        const due = await repairFutureRows(transaction, at);
        return { due: due + (await repairFutureTimes(transaction, at)) };
      }),

    /** The changes after this number, oldest first. Only the newest of all are kept. */
    async clockChangesAfter(number: number): Promise<ClockChange[]> {
      const rows = await db
        .selectFrom('clock_changes')
        .selectAll()
        .where('number', '>', number)
        .orderBy('number')
        .execute();
      return rows.map(toChange);
    },
  };
}

/** For a database from before heartbeats: the time of its newest lead. */
async function newestLead(db: Transaction<Tables>): Promise<string | undefined> {
  const newest = await db
    .selectFrom('leads')
    .select('created_at')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.created_at;
}

/** Less than a day ahead deletes nothing that would not go a day later anyway. */
function changeBetween(
  last: Date,
  at: Date,
  isFirst: boolean,
  isHeartbeat: boolean,
): ClockChange['kind'] | undefined {
  const passed = at.getTime() - last.getTime();
  if (passed < -CLOCK_TOLERANCE) return 'back';
  // A day without a request says nothing.
  if (passed > DAY && isHeartbeat) return isFirst ? 'off' : 'ahead';
}

async function noteChange(db: Transaction<Tables>, kind: ClockChange['kind'], from_at: string, to: Date) {
  const last = await lastChange(db);
  const number = (last?.number ?? 0) + 1;
  await db.insertInto('clock_changes').values({ number, kind, from_at, to_at: to.toISOString() }).execute();
  await db
    .deleteFrom('clock_changes')
    .where('number', '<=', number - MOST_CHANGES)
    .execute();
}

async function writeClock(db: Transaction<Tables>, at: Date, steady_since: string) {
  const row = { seen_at: at.toISOString(), steady_since };
  await db
    .insertInto('clock')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

async function stateOf(db: Kysely<Tables>, at: Date): Promise<ClockState> {
  const row = await clockRow(db);
  const evenFor = row ? at.getTime() - Date.parse(row.steady_since) : 0;
  // A caller without a heartbeat, such as the command line, may have another clock.
  const isNear = row !== undefined && !changeBetween(new Date(row.seen_at), at, false, true);
  if (isNear && evenFor >= STEADY_AFTER) return { steady: true };
  const change = await lastChange(db);
  return { steady: false, change: change?.to.toISOString() === row?.steady_since ? change : undefined };
}

function clockRow(db: Kysely<Tables>) {
  return db.selectFrom('clock').selectAll().where('id', '=', 1).executeTakeFirst();
}

async function lastChange(db: Kysely<Tables>): Promise<ClockChange | undefined> {
  const row = await db
    .selectFrom('clock_changes')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toChange(row);
}

function toChange({ number, kind, from_at, to_at }: Selectable<Tables['clock_changes']>): ClockChange {
  return { number, kind, from: new Date(from_at), to: new Date(to_at) };
}
