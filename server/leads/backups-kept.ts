import { backupFolder } from '../backup/make.ts';
import { backupDays } from '../backup/older.ts';
import { lastDayOf } from '../backup/rotation.ts';
import type { Config } from '../config.ts';
import { businessDay } from '../jobs/business-time.ts';

/** Whoever asks to be forgotten may want to know until when backups hold the data. */
export async function backupsThatRemember(config: Config, at: Date): Promise<string> {
  if (config.databaseUrl) {
    return 'Backups of your PostgreSQL still hold it until you delete them.\n';
  }
  const days = await backupDays(backupFolder(config));
  const last = lastDayOf(days, businessDay(at));
  if (!last)
    return 'There is no backup in DATA_DIR that could hold it. Copies elsewhere are yours to delete.\n';
  const count = days.length === 1 ? 'One backup' : `${days.length} backups`;
  return `${count} in DATA_DIR may still hold it. With one made every night, the last of them goes on ${last}. Copies elsewhere are yours to delete.\n`;
}
