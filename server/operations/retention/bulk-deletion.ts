import { digestWords } from '../../../content/mails/digest.ts';
import { fill } from '../../../contract/fill.ts';
import type { Config } from '../../config.ts';
import type { OldLeads } from '../../store/removal.ts';
import type { Store } from '../../store/store.ts';
import { monthsBefore } from './months.ts';

/** So many old requests and messages, of so many, that nobody deletes them without asking. */
export type BulkDeletion = OldLeads & { months: number };

/** So few go without a question, whatever share of a small store they are. */
const FEW = 3;

type Deps = { store: Pick<Store, 'countOld'>; config: Pick<Config, 'retentionMonths'>; at: Date };

/**
 * Night after night a day's worth grows old. More than a tenth at once is a wrong clock, a setting that was changed, or
 * a server that was off for long: a person decides.
 */
export async function findBulkDeletion({ store, config, at }: Deps): Promise<BulkDeletion | undefined> {
  const months = config.retentionMonths;
  if (months === 0) return undefined;
  const { old, all } = await store.countOld(monthsBefore(at, months));
  return old > FEW && old > all / 10 ? { old, all, months } : undefined;
}

export function bulkDeletionInWords({ old, all, months }: BulkDeletion): string {
  const command = 'npm run leads -- retention';
  return fill(digestWords.alarms.retention, { old, all, age: inMonths(months), command });
}

export function inMonths(months: number): string {
  const { one, several } = digestWords.counts.month;
  return fill(months === 1 ? one : several, { count: months });
}
