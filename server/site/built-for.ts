import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DEFAULT_RETENTION_MONTHS } from '../../contract/retention.ts';
import type { Config } from '../config.ts';
import { StartupError } from '../process/errors.ts';

type Built = Record<
  'CONTENT_DIR' | 'SITE_URL' | 'CAPTCHA_PROVIDER' | 'ERROR_REPORT_DSN' | 'RETENTION_MONTHS',
  string
>;

/** The names of the settings that the pages were built with and that are others now; undefined without a finished build. */
export function settingsThatDiffer(config: Config, folder = config.siteDir): string[] | undefined {
  const built = readStamp(folder);
  if (!built) return;
  const wanted: Built = {
    // The server writes the site of the website in the store by itself.
    CONTENT_DIR: config.contentFromFolder ? config.contentDir : built.CONTENT_DIR,
    // Without an address of its own a server has that of its port, which pages need not know.
    SITE_URL: [built.SITE_URL, config.siteUrl].every(isLocal) ? built.SITE_URL : config.siteUrl,
    CAPTCHA_PROVIDER: config.captcha.provider,
    ERROR_REPORT_DSN: config.errorReportDsn ?? '',
    RETENTION_MONTHS: String(config.retentionMonths),
  };
  return (Object.keys(wanted) as (keyof Built)[]).filter(
    (name) => built[name].replace(/\/+$/, '') !== wanted[name].replace(/\/+$/, ''),
  );
}

function isLocal(address: string): boolean {
  return address === '' || new URL(address).hostname === 'localhost';
}

/** Throws a StartupError where the pages would promise something else than the server does, such as another RETENTION_MONTHS. */
export function checkBuiltFor(config: Config): void {
  const names = settingsThatDiffer(config) ?? [];
  if (names.length === 0) return;
  throw new StartupError(
    `The pages were built with another ${names.join(' and another ')}. Build them again with the settings of this server ("npm run build"; for an image, --build-arg ${names[0]}=…), or start it with theirs.`,
  );
}

/** An empty RETENTION_MONTHS means the default. A missing one is from an older build, and always differs. */
export function readStamp(folder: string): Built | undefined {
  let stamp: string;
  try {
    stamp = readFileSync(join(folder, 'stamp.json'), 'utf8');
  } catch {
    return undefined;
  }
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
