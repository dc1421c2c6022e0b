import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNewerThanSources } from '../../scripts/build.mjs';
import type { Config } from '../../server/config.ts';
import { settingsThatDiffer } from '../../server/site/built-for.ts';
import { type Finding, right, unknown, wrong } from './finding.ts';

const DAY = 24 * 3600 * 1000;
const TODO = 'Run "npm run build" with the settings of the live site.';

/** Whether the pages in SITE_DIR are up to date with the sources and settings. */
export function checkBuild(config: Config, folder = config.siteDir): Finding[] {
  const others = settingsThatDiffer(config, folder);
  if (others === undefined) {
    return [unknown('There is no build here; a container has its own.', TODO)];
  }
  if (others.length > 0) {
    return [wrong(`The pages were built with another ${others.join(' and another ')}.`, TODO)];
  }
  if (!isNewerThanSources()) return [wrong('The sources have changed since the pages were built.', TODO)];
  return [right(`The pages are built for ${config.siteUrl}.`), checkSecurityTxt(folder)];
}

/** RFC 9116 requires an expiry date, because an old file may name a contact who has left. */
function checkSecurityTxt(folder: string): Finding {
  const text = readIfThere(join(folder, 'public/.well-known/security.txt')) ?? '';
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  const days = Math.floor((expires - Date.now()) / DAY);
  if (days > 30) return right(`security.txt is valid for ${days} more days.`);
  return wrong('security.txt has expired or is about to.', 'Build again; do so at least once a year.');
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
