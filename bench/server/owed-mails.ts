import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { OWED } from '../../server/testing/test-app.ts';
import type { TortureStore } from '../../tests/torture/store.ts';

/** In milliseconds: how often to look, and when to give up. */
const POLL_INTERVAL = 100;
const TIMEOUT = 900_000;

/** Mails that were sent so far, at a time in milliseconds. */
export type Progress = { at: number; sent: number };

/** Waits until no mail is owed. Returns the progress from the first sent mail on. */
export async function untilNothingIsOwed(
  { rows }: Pick<TortureStore, 'rows'>,
  dataDir: string,
): Promise<Progress[]> {
  const seen: Progress[] = [];
  for (const end = performance.now() + TIMEOUT; performance.now() < end; await setTimeout(POLL_INTERVAL)) {
    const states = await rows(`select state, count(*) as mails from ${OWED} group by state`, dataDir);
    const inState = (...wanted: string[]) =>
      states
        .filter(({ state }) => wanted.includes(String(state)))
        .reduce((sum, { mails }) => sum + Number(mails), 0);
    const sent = inState('sent');
    if (sent > 0) seen.push({ at: performance.now(), sent });
    if (inState('pending', 'failed') === 0) return seen;
  }
  throw new Error('the mails were not sent in time');
}

/** Makes every mail of a SQLite store owed again that was sent, while no server runs. */
export function oweAgain(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'one-call.sqlite'));
  database.exec(
    "update deliveries set state = 'pending', leased_until = null, next_attempt_at = '2000-01-01T00:00:00.000Z' where state = 'sent'",
  );
  database.close();
}
