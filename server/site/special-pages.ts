import {
  formatReference,
  LINK_PLACE,
  PROMISE_PLACE,
  REFERENCE_PLACE,
  sentPageFor,
} from '../../contract/answer.ts';
import { serviceOptions } from '../../contract/content/current.ts';
import { confirmation } from '../../messages/en/confirmation.ts';
import { promiseWithZone } from '../calendar/promise.ts';
import { escapeHtml } from '../formats/visible-text.ts';
import type { ConfirmationLinks, Confirmed } from '../intake/confirmation-links.ts';
import type { MyLinks } from '../leads/my-links.ts';
import { type PreparedPage, preparePageAs, type Site } from './site.ts';

const ESTIMATE_PAGE = '/estimate';

/** A fast brotli quality, for a page that is sent once. */
const FAST_QUALITY = 4;

type Asked = { path: string; query: string; page: PreparedPage };

/**
 * Fills in pages by their query, so a browser without JavaScript sees the same: reference and promise on a confirmation
 * page, and the selected service on the estimate page.
 */
export function createSpecialPages(
  { manifest }: Pick<Site, 'manifest'>,
  confirmationLinks: ConfirmationLinks,
  myLinks: Pick<MyLinks, 'pathFor'>,
  clock: () => Date,
) {
  /** One for each service; each is made on the first request for it, and takes about as much memory as the page. */
  const estimatePages = new Map<string, Promise<PreparedPage>>();

  async function sentPage({ path, query, page }: Asked, text: string): Promise<PreparedPage | undefined> {
    const confirmed = await confirmationLinks.verify(path, query);
    // The address of this page stays in histories, so its link is that of a mail.
    const link = confirmed && (await myLinks.pathFor('mail', confirmed.reference));
    if (!link) return undefined;
    // An earlier build has one page for all.
    const own = manifest.sentPages[sentPageFor(path, confirmed.reach)] ?? text;
    const special = await preparePageAs(
      page,
      withConfirmation(own, { ...confirmed, link }, clock()),
      FAST_QUALITY,
    );
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

  /** Undefined when the page needs no change. */
  return async (asked: Asked): Promise<PreparedPage | undefined> => {
    if (asked.query === '') return undefined;
    const text = manifest.sentPages[asked.path];
    if (text) return sentPage(asked, text);
    return asked.path === ESTIMATE_PAGE ? estimatePage(asked) : undefined;
  };
}

function withConfirmation(
  text: string,
  { reference, promisedBy, link }: Confirmed & { link: string },
  now: Date,
): string {
  const promise = escapeHtml(promisedBy ? promiseWithZone(promisedBy, now) : confirmation.inOfficeHours);
  // As in `fill`, "by 10 a.m." needs no second period.
  return text
    .replaceAll(REFERENCE_PLACE, reference)
    .replaceAll(LINK_PLACE, link)
    .replaceAll(formatReference(REFERENCE_PLACE), formatReference(reference))
    .replaceAll(`${PROMISE_PLACE}.`, () => promise.replace(/\.?$/, '.'))
    .replaceAll(PROMISE_PLACE, () => promise);
}

/** Safe for hydration, which does not compare the selected option. */
function withService({ variants }: PreparedPage, service: string): string {
  const option = `<option value="${escapeHtml(service)}"`;
  return variants.identity.body
    .toString()
    .replace('<option value="" selected="">', '<option value="">')
    .replace(`${option}>`, () => `${option} selected="">`);
}
