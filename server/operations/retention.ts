import { fill } from '../../contract/fill.ts';
import { digestWords } from '../../messages/en/mails/digest.ts';
import type { Config } from '../config.ts';
import { SALT_PREFIX } from '../http/rate-limit/visitors.ts';
import { removeMailFiles } from '../leads/forgetting.ts';
import { removePhotoFiles } from '../photos/photo-files.ts';
import type { OldLeads } from '../store/digest.ts';
import type { Removed } from '../store/removal.ts';
import type { Store } from '../store/store.ts';

/** More old leads than are deleted without confirmation. */
export type BulkDeletion = OldLeads & { months: number };

/** Up to so many are deleted without confirmation, whatever share of a small store they are. */
const FEW = 3;

type Counted = { store: Pick<Store, 'countLeads'>; config: Pick<Config, 'retentionMonths'>; at: Date };

/**
 * Normally one day's leads expire each night. More than a tenth at once means a wrong clock, a changed setting, or a
 * server that was off for long, so a person has to confirm. Undefined when no confirmation is needed.
 */
export async function findBulkDeletion({ store, config, at }: Counted): Promise<BulkDeletion | undefined> {
  const months = config.retentionMonths;
  if (months === 0) return undefined;
  const old = await store.countLeads({ before: monthsBefore(at, months) });
  const all = await store.countLeads({});
  return old > FEW && old > all / 10 ? { old, all, months } : undefined;
}

export function describeBulkDeletion({ old, all, months }: BulkDeletion): string {
  const command = 'npm run leads -- retention';
  return fill(digestWords.alarms.retention, { old, all, age: formatMonths(months), command });
}

export function formatMonths(months: number): string {
  const { one, several } = digestWords.counts.month;
  return fill(months === 1 ? one : several, { count: months });
}

/** The same day of an earlier month (UTC), or the last day of a month that is too short. */
export function monthsBefore(at: Date, months: number): Date {
  const before = new Date(at);
  before.setUTCMonth(before.getUTCMonth() - months);
  if (before.getUTCDate() !== at.getUTCDate()) before.setUTCDate(0);
  return before;
}

type Deps = {
  store: Pick<Store, 'removeOld' | 'countLeads'>;
  config: Pick<Config, 'retentionMonths' | 'dataDir' | 'mediaUrl'>;
  at: Date;
  /**
   * Which old leads to delete: `few`, as every night, none if there are too many; `all`, after a person has confirmed;
   * `none`, while the clock cannot be trusted.
   */
  leads?: 'few' | 'all' | 'none';
};

/** Deletes leads older than the retention period with their photos and mail files, and expired records such as old salts. */
export async function removeExpired({ store, config, at, leads = 'few' }: Deps): Promise<Removed> {
  const { retentionMonths } = config;
  const isAsked = leads === 'few' && (await findBulkDeletion({ store, config, at })) !== undefined;
  const mayGo = retentionMonths > 0 && leads !== 'none' && !isAsked;
  const removed = await store.removeOld({
    at,
    leadsBefore: mayGo ? monthsBefore(at, retentionMonths) : undefined,
    salts: { named: SALT_PREFIX, current: `${SALT_PREFIX}${at.toISOString().slice(0, 10)}` },
  });
  await removeMailFiles(config.dataDir, removed.messageIds);
  await removePhotoFiles(config, removed.photoIds);
  return removed;
}
