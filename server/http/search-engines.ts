import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isReservedDomain } from '../../contract/reserved-domains.ts';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import type { Config } from '../config.ts';
import { hostOf, isPublic } from '../formats/network.ts';

type Settings = Pick<Config, 'searchEngines' | 'siteUrl'>;
type Built = Pick<SiteManifest, 'hasSamples'>;

/**
 * Whether every answer asks search engines to leave it out (`X-Robots-Tag: noindex`). An invented review or license number
 * must not be found under a name that strangers can look up.
 */
export function isKeptFromSearch({ searchEngines, siteUrl }: Settings, { hasSamples }: Built): boolean {
  if (searchEngines !== 'auto') return searchEngines === 'refuse';
  return hasSamples && isPublicHost(hostOf(new URL(siteUrl)));
}

/** What the start says of it, with what removes it; undefined while search engines may list the site. */
export function searchNotice(settings: Settings, built: Built): string | undefined {
  if (!isKeptFromSearch(settings, built)) return undefined;
  const meaning = 'Search engines are asked to leave this site out (X-Robots-Tag: noindex)';
  if (settings.searchEngines === 'refuse') return `${meaning}, because SEARCH_ENGINES is "refuse".`;
  return `${meaning}, because sample content is left in it. "npm run ready" names it; replace it and build again, or set SEARCH_ENGINES=allow.`;
}

function isPublicHost(host: string): boolean {
  if (isIP(host)) return isPublic(ipaddr.process(host));
  return host.includes('.') && !isReservedDomain(host);
}
