import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DEFAULT_RETENTION_MONTHS } from '../../contract/retention.ts';
import { lastDay } from './last-changes.ts';

/** What pages say that depends on how and when the site is written. */
export type Settings = {
  /** `SITE_URL`, without a trailing slash. */
  siteUrl: string;
  captchaProvider: string;
  retentionMonths: number;
  /** Whether requests are passed to another program. */
  requestsGoElsewhere: boolean;
  /** Whether errors of pages are reported to a service outside. */
  reportsGoElsewhere: boolean;
  /** "11/23/2026": the day of the last commit that touched the content, or today, at the office, where git cannot say. */
  revised: string;
  year: number;
};

const DEFAULTS = { SITE_URL: 'http://localhost:3000', CAPTCHA_PROVIDER: 'altcha' };

/** The settings from outside that pages depend on, as the server compares them with its own. */
export function settingsStamp(contentDir: string, env: NodeJS.ProcessEnv = process.env) {
  return {
    CONTENT_DIR: resolve(contentDir),
    SITE_URL: env.SITE_URL || DEFAULTS.SITE_URL,
    CAPTCHA_PROVIDER: env.CAPTCHA_PROVIDER || DEFAULTS.CAPTCHA_PROVIDER,
    ERROR_REPORT_DSN: env.ERROR_REPORT_DSN || '',
    RETENTION_MONTHS: env.RETENTION_MONTHS || '',
    // The address may hold a secret, and pages don't say it.
    WEBHOOK_URL: env.WEBHOOK_URL ? 'set' : '',
  };
}

/** Reads the settings of a process that writes pages. */
export function readSettings(
  contentDir: string,
  timeZone: string,
  env: NodeJS.ProcessEnv = process.env,
  now = new Date(),
): Settings {
  const today = now.toLocaleDateString('en-CA', { timeZone });
  const day = lastDay(contentDir) ?? today;
  const set = settingsStamp(contentDir, env);
  return {
    siteUrl: set.SITE_URL.replace(/\/+$/, ''),
    captchaProvider: set.CAPTCHA_PROVIDER,
    retentionMonths: Number(set.RETENTION_MONTHS || DEFAULT_RETENTION_MONTHS),
    requestsGoElsewhere: set.WEBHOOK_URL !== '',
    reportsGoElsewhere: set.ERROR_REPORT_DSN !== '',
    revised: day.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$2/$3/$1'),
    year: Number(today.slice(0, 4)),
  };
}

/** Whether the site in its place has this stamp, and is newer than its content. */
export function isFresh(siteDir: string, stamp: Record<string, string>, contentDir: string): boolean {
  try {
    const file = join(siteDir, 'stamp.json');
    return (
      readFileSync(file, 'utf8') === JSON.stringify(stamp) && newest(contentDir) < statSync(file).mtimeMs
    );
  } catch {
    return false;
  }
}

/** The latest change in a folder; its own time shows that a file was removed. The writer itself makes copies of photographs. */
function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const names = readdirSync(path).filter((name) => name !== 'copies');
  return Math.max(stat.mtimeMs, ...names.map((name) => newest(join(path, name))));
}
