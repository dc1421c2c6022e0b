import type { pages as pageWords } from '../content/pages.ts';
import type { PageWords } from '../content/schema.ts';
import { fill } from '../contract/fill.ts';
import { NOT_FOUND_PATH } from '../contract/paths.ts';
import { confirmation as confirmationWords } from '../messages/en/confirmation.ts';
import { inWords } from '../messages/in-words.ts';
import type { ServicePage } from './services.ts';

/** One page of the site. `path` is its canonical address; the aliases answer with the same page. */
export type Page = {
  path: string;
  /** Its number in the set: "A-101" for the first part of the house, "G-001" for the first of the general sheets. */
  sheet: string;
  /** Short name for menus and the title block, if the title is longer. */
  name?: string;
  aliases?: readonly string[] | undefined;
  title: string;
  description: string;
  /** Title for shared links, if the page's own is too short. */
  shareTitle?: string;
  /** The part of the house that the page is about. */
  part?: string;
  /** Name in the menu and the footer; absent if they do not list it. */
  menu?: string;
  /** What the footer asks for, if not for a request: a call where the page has a form, nothing where it is one or thanks. */
  callToAction?: 'call' | 'none';
  /** Whether it is the windows partner's. */
  isPartner?: boolean;
  /** Kept out of sitemap.xml and of search results. */
  unlisted?: boolean;
};

type Pages = typeof pageWords;

/** A page to which a form without script leads; `first` is what it says before the thanks. */
function sentPage({ title, description }: PageWords, first = '') {
  return {
    name: title,
    title: `${first} ${title}`.trim(),
    description: `${first} ${description}`.trim(),
    callToAction: 'none',
    unlisted: true,
  } as const;
}

/**
 * In the order of the menu. The first are numbered in that order, too: the footer's menu counts them. What a form without
 * script leads to is another state of the form's own sheet.
 */
const ownPages = (pages: Pages, count: number) =>
  [
    { path: '/', sheet: 'G-001', aliases: ['/home'], ...pages.home },
    {
      path: '/services',
      sheet: 'G-002',
      ...pages.services,
      description: fill(pages.services.description, { services: inWords(count) }),
    },
    { path: '/tips', sheet: 'G-003', aliases: ['/projects'], ...pages.tips },
    { path: '/about', sheet: 'G-004', ...pages.about },
    { path: '/contact', sheet: 'G-005', ...pages.contact, callToAction: 'none' },
    { path: '/contact/sent', sheet: 'G-005', ...sentPage(pages.contactSent) },
    {
      path: '/contact/sent/danger',
      sheet: 'G-005',
      ...sentPage(pages.contactSent, confirmationWords.danger),
    },
    {
      path: '/contact/sent/urgent',
      sheet: 'G-005',
      ...sentPage(pages.contactSent, confirmationWords.urgent),
    },
    { path: '/testimonials', sheet: 'G-006', ...pages.testimonials },
    { path: '/estimate', sheet: 'G-007', ...pages.estimate, callToAction: 'none' },
    { path: '/estimate/sent', sheet: 'G-007', ...sentPage(pages.estimateSent) },
    {
      path: '/estimate/sent/danger',
      sheet: 'G-007',
      ...sentPage(pages.estimateSent, confirmationWords.danger),
    },
    {
      path: '/estimate/sent/urgent',
      sheet: 'G-007',
      ...sentPage(pages.estimateSent, confirmationWords.urgent),
    },
    { path: '/ultimate-guide-to-selling-your-home', sheet: 'G-008', ...pages.guide, callToAction: 'call' },
    { path: '/privacy', sheet: 'G-010', ...pages.privacy },
    { path: '/accessibility', sheet: 'G-011', ...pages.accessibility },
  ] as const satisfies Page[];

/** The page for property managers, of a business that has one. */
export const COMMERCIAL_PATH = '/commercial';

type Listed = {
  pages: Pages;
  services: ServicePage[];
  /** The path of the windows partner's page. */
  partnerPath: string | undefined;
};

/**
 * The list of pages. Menus, sitemap.xml and the list of files to prerender derive from it; `routes.tsx` has each page's
 * script.
 */
export function createSitemap({ pages, services, partnerPath }: Listed): Page[] {
  return [
    ...ownPages(pages, services.length),
    ...(pages.commercial ? [{ path: COMMERCIAL_PATH, sheet: 'G-009', ...pages.commercial }] : []),
    ...services.map(
      (service, place): Page => ({
        path: service.path,
        aliases: service.aliases,
        name: service.name,
        title: service.title,
        description: service.description,
        sheet: `A-${101 + place}`,
        part: service.icon,
        ...(service.path === partnerPath && { callToAction: 'call', isPartner: true }),
      }),
    ),
    { path: NOT_FOUND_PATH, sheet: 'G-404', ...pages.notFound, unlisted: true },
  ];
}

/** The paths of the pages that every site has. */
export type OwnPath = ReturnType<typeof ownPages>[number]['path'] | typeof NOT_FOUND_PATH;

/** Old and misspelt paths that are still linked to from elsewhere, in lower case, and where they lead if that exists. */
export function legacyPathsOf(services: ServicePage[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ '/service/safety-and-mobility-mobility': '/service/safety-and-mobility' }).filter(
      ([, to]) => services.some(({ path }) => path === to),
    ),
  );
}
