import type { Config } from '../config.ts';
import { SALT } from '../limits/visitors.ts';
import type { Removed } from '../store/removal.ts';
import type { Store } from '../store/store.ts';
import { removeMailFiles } from './mail-files.ts';

type Needs = {
  store: Pick<Store, 'removeOld'>;
  config: Pick<Config, 'retentionMonths' | 'dataDir'>;
  at: Date;
};

/** Deletes what was kept for as long as we say, with the mails that were written as files, and whatever is of no more use. */
export async function removeWhatIsOld({ store, config, at }: Needs): Promise<Removed> {
  const { retentionMonths, dataDir } = config;
  const removed = await store.removeOld({
    at,
    leadsBefore: retentionMonths > 0 ? monthsBefore(at, retentionMonths) : undefined,
    salts: { named: SALT, current: `${SALT}${at.toISOString().slice(0, 10)}` },
  });
  await removeMailFiles(dataDir, removed.messageIds);
  return removed;
}

/** The same day of an earlier month, or the last day of a month that is too short for it. */
export function monthsBefore(at: Date, months: number): Date {
  const before = new Date(at);
  before.setUTCMonth(before.getUTCMonth() - months);
  if (before.getUTCDate() !== at.getUTCDate()) before.setUTCDate(0);
  return before;
}
