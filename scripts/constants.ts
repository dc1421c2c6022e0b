import { DEFAULT_RETENTION_MONTHS } from '../contract/retention.ts';
import { lastDay } from '../site/prerender/last-changes.ts';
import { contentDir } from './folders.mjs';

/** What the scripts of the pages are told of the build and its settings. */
export function constants(): Record<string, string> {
  return {
    'import.meta.env.BUILD_YEAR': String(new Date().getFullYear()),
    'import.meta.env.REVISED': JSON.stringify(lastRevision()),
    'import.meta.env.SITE_URL': JSON.stringify(process.env.SITE_URL ?? 'http://localhost:3000'),
    'import.meta.env.ERROR_REPORT_DSN': JSON.stringify(process.env.ERROR_REPORT_DSN ?? ''),
    'import.meta.env.RETENTION_MONTHS': String(
      Number(process.env.RETENTION_MONTHS || DEFAULT_RETENTION_MONTHS),
    ),
    'import.meta.env.CAPTCHA_PROVIDER': JSON.stringify(process.env.CAPTCHA_PROVIDER ?? 'altcha'),
  };
}

/** "11/23/2026": the day of the last commit that touched the content, or of the build where git cannot say. */
function lastRevision(): string {
  const day = lastDay(contentDir) ?? new Date().toISOString().slice(0, 10);
  return day.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$2/$3/$1');
}
