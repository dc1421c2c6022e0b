import type { Config } from '../../config.ts';
import { SALT_PREFIX } from '../../http/rate-limit/visitors.ts';
import type { Removed } from '../../store/removal.ts';
import type { Store } from '../../store/store.ts';
import { findBulkDeletion, monthsBefore } from './bulk-deletion.ts';
import { removeMailFiles } from './mail-files.ts';

type Deps = {
  store: Pick<Store, 'removeOld' | 'countOld'>;
  config: Pick<Config, 'retentionMonths' | 'dataDir'>;
  at: Date;
  /**
   * Which old leads to delete: `few`, as every night, none if there are too many; `all`, after a person has confirmed;
   * `none`, while the clock cannot be trusted.
   */
  leads?: 'few' | 'all' | 'none';
};

/** Deletes leads older than the retention period with their mail files, and expired records such as old salts. */
export async function removeExpired({ store, config, at, leads = 'few' }: Deps): Promise<Removed> {
  const { retentionMonths, dataDir } = config;
  const isAsked = leads === 'few' && (await findBulkDeletion({ store, config, at })) !== undefined;
  const mayGo = retentionMonths > 0 && leads !== 'none' && !isAsked;
  const removed = await store.removeOld({
    at,
    leadsBefore: mayGo ? monthsBefore(at, retentionMonths) : undefined,
    salts: { named: SALT_PREFIX, current: `${SALT_PREFIX}${at.toISOString().slice(0, 10)}` },
  });
  await removeMailFiles(dataDir, removed.messageIds);
  return removed;
}
