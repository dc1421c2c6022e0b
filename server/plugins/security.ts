import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import type { Config } from '../config.ts';
import { isApi, pathOf } from '../site/find.ts';

/** The headers of every answer, worked out once. */
export function securityHeaders(config: Config, manifest: SiteManifest): Record<string, string> {
  const overTls = config.siteUrl.startsWith('https:');
  const headers: Record<string, string> = {
    'content-security-policy': contentSecurityPolicy(config, manifest, overTls),
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

/** Sets the headers before anything else can answer; nobody keeps an answer of the API. */
export const security = fastifyPlugin(
  async (app: FastifyInstance, { headers }: { headers: Record<string, string> }) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(headers);
      if (isPassing(pathOf(request.url))) reply.header('cache-control', 'no-store');
    });
  },
  { name: 'security' },
);

/** Answers that are true only at the moment they are given. */
function isPassing(path: string): boolean {
  return isApi(path) || path === '/healthz' || path === '/readyz';
}

function contentSecurityPolicy(config: Config, manifest: SiteManifest, overTls: boolean): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...manifest.scriptHashes],
    'style-src': ["'self'", ...manifest.styleHashes],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...errorReportOrigin(config)],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
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
