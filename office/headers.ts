import type { SiteManifest } from '../contract/site-manifest.ts';
import type { Config } from '../server/config.ts';
import { securityHeaders } from '../server/http/security.ts';

/** Nothing inline and nothing foreign: each page has one style sheet and at most one script. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

/** For the one page that shows pages of ours in a frame. */
export const POLICY_WITH_FRAMES = `${POLICY}; frame-src 'self'`;

/** The headers of every answer of the office. */
export function officeHeaders(config: Config, manifest: SiteManifest): Record<string, string> {
  return {
    ...securityHeaders(config, manifest),
    'content-security-policy': POLICY,
    'cache-control': 'no-store, private',
    // Addresses open leads and hold searches.
    'referrer-policy': 'strict-origin',
    'x-robots-tag': 'noindex',
  };
}

/** For what never changes at its address, and only who is signed in may see. */
export const KEPT_PRIVATELY = 'private, max-age=31536000, immutable';

/** Of pictures that began as a stranger's bytes: they run nothing. Kept for minutes only, since a removed photo must go. */
export const PHOTO_HEADERS = {
  'cache-control': 'private, max-age=300',
  'content-security-policy': 'sandbox',
};
