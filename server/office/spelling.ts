import { splitUrl } from '../http/request-path.ts';

/**
 * The address as the office's own routes spell it, if it is one of theirs in other letters: people type "Office", and mail programs
 * change the case of a link. Nothing below `/office` tells two cases apart.
 */
export function officeSpelling(url: string): string | undefined {
  const { rawPath, query } = splitUrl(url);
  const path = rawPath.toLowerCase();
  return path !== rawPath && /^\/office(\/|$)/.test(path) ? path + query : undefined;
}
