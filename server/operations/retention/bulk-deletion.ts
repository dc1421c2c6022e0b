import { digestWords } from '../../../content/mails/digest.ts';
import { fill } from '../../../contract/fill.ts';
import type { Config } from '../../config.ts';
import type { OldLeads } from '../../store/removal.ts';
import type { Store } from '../../store/store.ts';

/** More old leads than are deleted without confirmation. */
export type BulkDeletion = OldLeads & { months: number };

/** Up to so many are deleted without confirmation, whatever share of a small store they are. */
const FEW = 3;

type Deps = { store: Pick<Store, 'countOld'>; config: Pick<Config, 'retentionMonths'>; at: Date };

/**
 * Normally one day's leads expire each night. More than a tenth at once means a wrong clock, a changed setting, or a
 * server that was off for long, so a person has to confirm. Undefined when no confirmation is needed.
 */
export async function findBulkDeletion({ store, config, at }: Deps): Promise<BulkDeletion | undefined> {
  const months = config.retentionMonths;
  if (months === 0) return undefined;
  const { old, all } = await store.countOld(monthsBefore(at, months));
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
