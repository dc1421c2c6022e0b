import type { Config } from '../../config.ts';
import { SALT } from '../../http/rate-limit/visitors.ts';
import type { Removed } from '../../store/removal.ts';
import type { Store } from '../../store/store.ts';
import { findBulkDeletion } from './bulk-deletion.ts';
import { removeMailFiles } from './mail-files.ts';
import { monthsBefore } from './months.ts';

type Deps = {
  store: Pick<Store, 'removeOld' | 'countOld'>;
  config: Pick<Config, 'retentionMonths' | 'dataDir'>;
  at: Date;
  /**
   * Which old requests and messages may go: `few` as every night, with a question when they are many; `all` when a
   * person has said so; `none` while the clock cannot be believed.
   */
  leads?: 'few' | 'all' | 'none';
};

/** Deletes what was kept for as long as we say, with the mails that were written as files, and whatever is of no more use. */
export async function removeExpired({ store, config, at, leads = 'few' }: Deps): Promise<Removed> {
  const { retentionMonths, dataDir } = config;
  const isAsked = leads === 'few' && (await findBulkDeletion({ store, config, at })) !== undefined;
  const mayGo = retentionMonths > 0 && leads !== 'none' && !isAsked;
  const removed = await store.removeOld({
    at,
    leadsBefore: mayGo ? monthsBefore(at, retentionMonths) : undefined,
    salts: { named: SALT, current: `${SALT}${at.toISOString().slice(0, 10)}` },
  });
  await removeMailFiles(dataDir, removed.messageIds);
  return removed;
}
