import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { CAPTCHA_PAGES, type CaptchaProvider, isForeign } from '../../contract/captcha.ts';
import { MAP_ORIGIN, type SiteManifest } from '../../contract/site-manifest.ts';
import type { Config } from '../config.ts';
import { pathOf } from './request-path.ts';
import { isKeptFromSearch } from './search-engines.ts';

type Headers = Record<string, string>;
type Directives = Record<string, string[]>;

/** The headers of every answer except the pages; they allow the style of our error pages. */
export function securityHeaders(config: Config, manifest: SiteManifest): Headers {
  return headersWith(config, manifest, hashesOf([{ styleHash: manifest.shellStyleHash }]), {}, TRUSTED_TYPES);
}

/** The headers of each page by its path: they allow its own style, and the captcha provider where the contact form is. */
export function pageHeaders(config: Config, manifest: SiteManifest): Map<string, Headers> {
  const headers = new Map<string, Headers>();
  for (const [path, page] of Object.entries(manifest.pages)) {
    const own = hashesOf([page]);
    const pageHeaders = CAPTCHA_PAGES.includes(path)
      ? captchaHeaders(config, manifest, own)
      : headersWith(config, manifest, own, {}, TRUSTED_TYPES);
    headers.set(path, pageHeaders);
  }
  return headers;
}

/** The headers for a host that sends the same with every page. */
export function commonHeaders(config: Config, manifest: SiteManifest): Headers {
  const shell = { styleHash: manifest.shellStyleHash };
  return captchaHeaders(config, manifest, hashesOf([...Object.values(manifest.pages), shell]));
}

/** What pages have of their own beside that of every page. */
type Hashes = { styles: string[]; scripts: string[] };

function hashesOf(pages: { styleHash: string; scriptHash?: string | undefined }[]): Hashes {
  return {
    styles: [...new Set(pages.map(({ styleHash }) => styleHash))],
    scripts: [...new Set(pages.flatMap(({ scriptHash }) => scriptHash ?? []))],
  };
}

function captchaHeaders(config: Config, manifest: SiteManifest, own: Hashes): Headers {
  const { provider } = config.captcha;
  // A third-party script may set HTML directly, which Trusted Types would block.
  const rules = isForeign(provider) ? {} : TRUSTED_TYPES;
  return headersWith(config, manifest, own, CAPTCHA_CSP_SOURCES[provider], rules);
}

/** The only policy is in site/trusted-types.ts. */
const TRUSTED_TYPES: Directives = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] };

function headersWith(
  config: Config,
  manifest: SiteManifest,
  own: Hashes,
  more: CspSources,
  rules: Directives,
): Headers {
  const overTls = config.siteUrl.startsWith('https:');
  const headers: Headers = {
    'content-security-policy': contentSecurityPolicy({ config, manifest, own, overTls, more, rules }),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS.map((feature) => `${feature}=()`).join(', '),
    // Not no-referrer: under that, browsers send `Origin: null` with our own form and the same-site check fails.
    // The whole address to ourselves: without script, the labels of a landing page come in a form's `Referer` alone.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
  if (overTls) headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains';
  if (isKeptFromSearch(config, manifest)) headers['x-robots-tag'] = 'noindex';
  return headers;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The headers of this route's answers, in place of those of the site. */
    headers?: Headers;
    /** Answers of this route may be cached; no others may. */
    cacheable?: boolean;
  }
}

type Site = FastifyRequest['site'];
type SiteHeaders = { headers: (site: Site) => Headers; pages: (site: Site) => Map<string, Headers> };

/**
 * Sets the headers before anything else can answer. The route decides whether its answers may be cached, not the path, which
 * can be written in many ways.
 */
export const security = fastifyPlugin(
  async (app: FastifyInstance, { headers, pages }: SiteHeaders) => {
    app.addHook('onRequest', async (request, reply) => {
      const { config } = request.routeOptions;
      if (config.headers) return void reply.headers(config.headers);
      reply.headers(pages(request.site).get(pathOf(request.url)) ?? headers(request.site));
      if (!config.cacheable) reply.header('cache-control', 'no-store');
    });
  },
  { name: 'security' },
);

type PolicyOptions = {
  config: Config;
  manifest: SiteManifest;
  own: Hashes;
  overTls: boolean;
  /** Added to the sources of existing directives. */
  more: CspSources;
  /** Additional directives. */
  rules: Directives;
};

function contentSecurityPolicy(options: PolicyOptions): string {
  const { config, manifest, own, overTls, more, rules } = options;
  const directives: Directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...manifest.scriptHashes, ...own.scripts],
    'style-src': ["'self'", ...own.styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...errorReportOrigin(config)],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    // The map, on request. On every page, because client-side navigation keeps the policy of the first one.
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

/** The features that show more of a visitor or a device. The site never uses them, so injected content cannot either. */
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/** Sources to add to the content security policy, by directive. */
type CspSources = Partial<Record<'script-src' | 'style-src' | 'connect-src' | 'frame-src', string[]>>;

const HCAPTCHA = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];
const TURNSTILE = ['https://challenges.cloudflare.com'];

/** As each provider documents. ALTCHA needs none: its worker is one of our own files. */
const CAPTCHA_CSP_SOURCES: Record<CaptchaProvider, CspSources> = {
  off: {},
  altcha: {},
  recaptcha: {
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  },
  hcaptcha: {
    'script-src': HCAPTCHA,
    'style-src': HCAPTCHA,
    'connect-src': HCAPTCHA,
    'frame-src': HCAPTCHA,
  },
  turnstile: { 'script-src': TURNSTILE, 'frame-src': TURNSTILE },
};
