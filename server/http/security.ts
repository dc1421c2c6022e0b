import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { CAPTCHA_PAGES, isForeign } from '../../contract/captcha.ts';
import { MAP_ORIGIN } from '../../contract/maps.ts';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import type { Config } from '../config.ts';
import { CAPTCHA_SOURCES, type Sources } from '../intake/captcha/policy.ts';
import { SITE_ROUTE } from '../site/site-routes.ts';
import { pathOf } from './request-path.ts';

type Headers = Record<string, string>;
type Directives = Record<string, string[]>;

/** The headers of every answer but the few pages with a captcha, worked out once. */
export function securityHeaders(config: Config, manifest: SiteManifest): Headers {
  return headersWith(config, manifest, {}, TRUSTED_TYPES);
}

/** The headers of the pages with the contact form: the provider that is set, and no other, is let in there. */
export function captchaPageHeaders(config: Config, manifest: SiteManifest): Headers {
  const { provider } = config.captcha;
  // What a foreign provider's script does to the page is not ours to say.
  return headersWith(config, manifest, CAPTCHA_SOURCES[provider], isForeign(provider) ? {} : TRUSTED_TYPES);
}

/** Text becomes HTML or a script's address only through what site/trusted-types.ts lets pass. */
const TRUSTED_TYPES: Directives = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] };

function headersWith(config: Config, manifest: SiteManifest, more: Sources, rules: Directives): Headers {
  const overTls = config.siteUrl.startsWith('https:');
  const headers: Headers = {
    'content-security-policy': contentSecurityPolicy({ config, manifest, overTls, more, rules }),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS.map((feature) => `${feature}=()`).join(', '),
    // Not no-referrer: under that, browsers send `Origin: null` with our own form and the same-site check fails.
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
  };
  if (overTls) headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains';
  return headers;
}

/**
 * Sets the headers before anything else can answer. What no file of the site answers is true only at the moment, and nobody
 * keeps it; the route tells, for a path can be written in many ways.
 */
export const security = fastifyPlugin(
  async (
    app: FastifyInstance,
    { headers, captchaHeaders }: { headers: Headers; captchaHeaders: Headers },
  ) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(CAPTCHA_PAGES.includes(pathOf(request.url)) ? captchaHeaders : headers);
      if (request.routeOptions.url !== SITE_ROUTE) reply.header('cache-control', 'no-store');
    });
  },
  { name: 'security' },
);

type PolicyParts = {
  config: Config;
  manifest: SiteManifest;
  overTls: boolean;
  /** Added to the sources of directives that are there. */
  more: Sources;
  /** Directives of their own. */
  rules: Directives;
};

function contentSecurityPolicy({ config, manifest, overTls, more, rules }: PolicyParts): string {
  const directives: Directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...manifest.scriptHashes],
    'style-src': ["'self'", ...manifest.styleHashes],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...errorReportOrigin(config)],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    // The map, once somebody asks for it; in the app, the page that shows it may not be the one that was loaded.
    'frame-src': [MAP_ORIGIN],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...rules,
  };
  for (const [name, sources] of Object.entries(more)) {
    directives[name] = [...(directives[name] ?? []).filter((source) => source !== "'none'"), ...sources];
  }
  if (overTls) directives['upgrade-insecure-requests'] = [];
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

function errorReportOrigin({ errorReportDsn }: Config): string[] {
  return errorReportDsn ? [new URL(errorReportDsn).origin] : [];
}

/** What the site never uses, so that nothing that slips into a page can either. */
const PERMISSIONS = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
