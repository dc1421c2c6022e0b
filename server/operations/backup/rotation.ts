import { readdir } from 'node:fs/promises';

/** How many nightly backups are kept, and of how many months the first one; the privacy notice says "up to a year". */
const DAILY_BACKUPS = 14;
const MONTHLY_BACKUPS = 12;

const NAME = /^one-call-(\d{4}-\d\d-\d\d)\.sqlite$/;

export function backupName(day: string): string {
  return `one-call-${day}.sqlite`;
}

/** The day in a backup's name; undefined for other files. */
export function dayOfBackup(name: string): string | undefined {
  return NAME.exec(name)?.[1];
}

/** The days of the backups in a folder, oldest first. */
export async function backupDays(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.flatMap((name) => dayOfBackup(name) ?? []).sort();
}

/** The newest 14 days, and the first day of each of the newest 12 months. */
export function daysToKeep(days: string[]): Set<string> {
  const sorted = [...new Set(days)].sort();
  const firsts = new Map<string, string>();
  for (const day of sorted) if (!firsts.has(monthOf(day))) firsts.set(monthOf(day), day);
  return new Set([...sorted.slice(-DAILY_BACKUPS), ...[...firsts.values()].slice(-MONTHLY_BACKUPS)]);
}

/** The day on which rotation has removed all of `some` backups, if one is made every day from now on. */
export function lastDayOf(days: string[], today: string, some = days): string | undefined {
  if (days.length === 0) return undefined;
  let kept = days;
  for (let day = dayAfter(today); ; day = dayAfter(day)) {
    kept = [...daysToKeep([...kept, day])];
    if (!some.some((old) => kept.includes(old))) return day;
  }
}

function monthOf(day: string): string {
  return day.slice(0, 7);
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
