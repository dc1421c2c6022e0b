import type { Config } from '../../server/config.ts';
import { securityHeaders } from '../../server/http/security.ts';
import { type Finding, right, unknown, wrong } from './finding.ts';
import { get } from './network.ts';

/** Half a year, in seconds: shorter ages protect only frequent visitors. */
const LEAST_HSTS_AGE = 15_768_000;

/** Whether our security headers reach the visitor; a CDN has to set them itself. */
export async function checkHeaders(config: Config): Promise<Finding[]> {
  const page = await get(config.siteUrl);
  if ('failed' in page) return [unknown(`${config.siteUrl} did not answer (${page.failed}).`)];
  if (page.status !== 200) {
    return [wrong(`${config.siteUrl} answers with ${page.status}.`, 'It has to answer with the home page.')];
  }
  return [
    checkPolicy(page.headers),
    checkHsts(page.headers),
    checkOthers(config, page.headers),
    checkSearch(page.headers),
  ];
}

const TODO = 'Let the proxy pass our headers on. On a CDN, use those that "npm run cdn" writes.';

function checkPolicy(headers: Headers): Finding {
  const policy = headers.get('content-security-policy');
  if (!policy) return wrong('Pages have no content security policy.', TODO);
  const unsafe = policy.match(/'unsafe-[a-z-]+'/g);
  if (unsafe) return wrong(`The content security policy allows ${unsafe.join(' and ')}.`, TODO);
  return right('The content security policy allows nothing unsafe.');
}

function checkHsts(headers: Headers): Finding {
  const age = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0);
  if (age >= LEAST_HSTS_AGE)
    return right(`Browsers stay on TLS for ${Math.round(age / 86_400)} days (HSTS).`);
  return wrong('Browsers are not told to stay on TLS (HSTS).', TODO);
}

/** Takes the names from the server, so none is missing here. */
function checkOthers(config: Config, headers: Headers): Finding {
  const names = Object.keys(securityHeaders(config, NO_PAGES));
  const missing = names.filter((name) => !headers.has(name));
  if (missing.length === 0) return right(`All ${names.length} security headers reach the visitor.`);
  return wrong(`Missing on the home page: ${missing.join(', ')}.`, TODO);
}

function checkSearch(headers: Headers): Finding {
  const tag = headers.get('x-robots-tag') ?? '';
  if (!/\b(noindex|none)\b/i.test(tag)) return right('Search engines may list the site.');
  return wrong(
    `Search engines are asked not to list the site (X-Robots-Tag: ${tag}).`,
    'The server sends this while sample content is left, or SEARCH_ENGINES is "refuse". Fix what is listed under Content, build again and restart the server; on a CDN, upload what "npm run cdn" writes.',
  );
}

const NO_PAGES = {
  siteUrl: '',
  pages: {},
  redirects: {},
  scriptHashes: [],
  shell: '',
  shellStyleHash: '',
  sentPages: {},
  hasSamples: false,
};
