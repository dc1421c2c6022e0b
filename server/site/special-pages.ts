import { serviceOptions } from '../../content/service-options.ts';
import { formatReference, REFERENCE_PLACE } from '../../contract/sent-pages.ts';
import type { SentLinks } from '../intake/confirmation-links.ts';
import { escapeHtml } from '../intake/html.ts';
import { type PreparedPage, preparePageAs } from './prepare.ts';
import type { Site } from './site.ts';

/** The page whose form chooses the service that the address names. */
const ESTIMATE_PAGE = '/estimate';

/** A quick quality of brotli, for an answer that goes out once. */
const QUICK = 4;

type Asked = { path: string; query: string; page: PreparedPage };

/**
 * Finds the pages that say more than the plain one when their address does, so that a browser without script sees what
 * script would show: the reference of what was sent, and the service that was chosen on the page before.
 */
export function createSpecialPages({ manifest }: Pick<Site, 'manifest'>, sentLinks: SentLinks) {
  /** One for each service; each is made when somebody first asks for it, and takes about as much memory as the page. */
  const estimatePages = new Map<string, Promise<PreparedPage>>();

  async function sentPage({ path, query, page }: Asked, text: string): Promise<PreparedPage | undefined> {
    const reference = await sentLinks.referenceIn(path, query);
    if (!reference) return undefined;
    const special = await preparePageAs(page, withReference(text, reference), QUICK);
    return { ...special, headers: { ...page.headers, 'cache-control': 'no-store' } };
  }

  function estimatePage({ query, page }: Asked): Promise<PreparedPage> | undefined {
    const asked = new URLSearchParams(query).get('service');
    const service = serviceOptions.find((option) => option === asked);
    if (service === undefined) return undefined;
    const known = estimatePages.get(service) ?? preparePageAs(page, withService(page, service));
    estimatePages.set(service, known);
    return known;
  }

  /** Nothing where the plain page is the answer. */
  return async (asked: Asked): Promise<PreparedPage | undefined> => {
    if (asked.query === '') return undefined;
    const text = manifest.sentPages[asked.path];
    if (text) return sentPage(asked, text);
    return asked.path === ESTIMATE_PAGE ? estimatePage(asked) : undefined;
  };
}

function withReference(text: string, reference: string): string {
  return text
    .replaceAll(REFERENCE_PLACE, reference)
    .replaceAll(formatReference(REFERENCE_PLACE), formatReference(reference));
}

/** The browser's script takes the select as it finds it: which option is chosen is no part of what it compares. */
function withService({ variants }: PreparedPage, service: string): string {
  const option = `<option value="${escapeHtml(service)}"`;
  return variants.identity.body
    .toString()
    .replace('<option value="" selected="">', '<option value="">')
    .replace(`${option}>`, () => `${option} selected="">`);
}
