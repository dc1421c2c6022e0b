import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DEFAULT_RETENTION_MONTHS } from '../../contract/retention.ts';
import { isNewerThanSources } from '../../scripts/build.mjs';
import type { Config } from '../../server/config.ts';
import { type Finding, right, unknown, wrong } from './finding.ts';

const DAY = 24 * 3600 * 1000;
const TODO = 'Run "npm run build" with the settings of the live site.';

type Built = Record<
  'CONTENT_DIR' | 'SITE_URL' | 'CAPTCHA_PROVIDER' | 'ERROR_REPORT_DSN' | 'RETENTION_MONTHS',
  string
>;

/** Whether the pages in BUILD_DIR are up to date with the sources and settings. */
export function checkBuild(config: Config, folder = config.buildDir): Finding[] {
  const stamp = readIfThere(join(folder, 'stamp.json'));
  if (stamp === undefined) {
    return [unknown('There is no finished build here; a container has its own.', TODO)];
  }
  const others = settingsThatDiffer(readStamp(stamp), config);
  if (others.length > 0) {
    return [wrong(`The pages were built with another ${others.join(' and another ')}.`, TODO)];
  }
  if (!isNewerThanSources()) return [wrong('The sources have changed since the pages were built.', TODO)];
  return [right(`The pages are built for ${config.siteUrl}.`), checkSecurityTxt(folder)];
}

/** An empty RETENTION_MONTHS means the default. A missing one is from an older build, and always differs. */
function readStamp(stamp: string): Built {
  const built: Partial<Built> = JSON.parse(stamp);
  const months = built.RETENTION_MONTHS === '' ? String(DEFAULT_RETENTION_MONTHS) : built.RETENTION_MONTHS;
  const {
    CONTENT_DIR = resolve('content'),
    SITE_URL = '',
    CAPTCHA_PROVIDER = '',
    ERROR_REPORT_DSN = '',
  } = built;
  return { CONTENT_DIR, SITE_URL, CAPTCHA_PROVIDER, ERROR_REPORT_DSN, RETENTION_MONTHS: months ?? '' };
}

function settingsThatDiffer(built: Built, config: Config): string[] {
  const wanted: Built = {
    CONTENT_DIR: config.contentDir,
    SITE_URL: config.siteUrl,
    CAPTCHA_PROVIDER: config.captcha.provider,
    ERROR_REPORT_DSN: config.errorReportDsn ?? '',
    RETENTION_MONTHS: String(config.retentionMonths),
  };
  return (Object.keys(wanted) as (keyof Built)[]).filter(
    (name) => built[name].replace(/\/+$/, '') !== wanted[name].replace(/\/+$/, ''),
  );
}

/** RFC 9116 requires an expiry date, because an old file may name a contact who has left. */
function checkSecurityTxt(folder: string): Finding {
  const text = readIfThere(join(folder, 'site/.well-known/security.txt')) ?? '';
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  const days = Math.floor((expires - Date.now()) / DAY);
  if (days > 30) return right(`security.txt holds for ${days} more days.`);
  return wrong('security.txt has run out or is about to.', 'Build again; do so at least once a year.');
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
