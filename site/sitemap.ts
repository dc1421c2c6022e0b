import { andersen } from '../content/andersen.ts';
import { inWords } from '../content/in-words.ts';
import { pages } from '../content/pages.ts';
import type { PageWords } from '../content/schema.ts';
import * as confirmationWords from '../content/words/confirmation.ts';
import { fill } from '../contract/fill.ts';
import { NOT_FOUND_PATH } from '../contract/paths.ts';
import { services } from './services.ts';

/** One page of the site. `path` is its canonical address; the aliases answer with the same page. */
export type Page = {
  path: string;
  aliases?: readonly string[] | undefined;
  title: string;
  description: string;
  /** How a shared link calls the page, where its title is too short for that. */
  shareTitle?: string;
  /** The part of the house that the page is about. */
  part?: string;
  /** How the menu and the footer call it; absent where they do not list it. */
  menu?: string;
  /** What the footer asks for, if not for a request: a call where the page has a form, nothing where it is one or thanks. */
  callToAction?: 'call' | 'none';
  /** Kept out of the sitemap for search engines, and of their results. */
  unlisted?: boolean;
};

/** A page to which a form without script leads; `first` is what it says before the thanks. */
function sentPage({ title, description }: PageWords, first = '') {
  return {
    title: `${first} ${title}`.trim(),
    description: `${first} ${description}`.trim(),
    callToAction: 'none',
    unlisted: true,
  } as const;
}

/** In the order of the menu. */
const ownPages = [
  { path: '/', aliases: ['/home'], ...pages.home },
  {
    path: '/services',
    ...pages.services,
    description: fill(pages.services.description, { services: inWords(services.length) }),
  },
  { path: '/tips', aliases: ['/projects'], ...pages.tips },
  { path: '/about', ...pages.about },
  { path: '/contact', ...pages.contact, callToAction: 'none' },
  { path: '/contact/sent', ...sentPage(pages.contactSent) },
  { path: '/contact/sent/danger', ...sentPage(pages.contactSent, confirmationWords.danger) },
  { path: '/contact/sent/urgent', ...sentPage(pages.contactSent, confirmationWords.urgent) },
  { path: '/testimonials', ...pages.testimonials },
  { path: '/estimate', ...pages.estimate, callToAction: 'none' },
  { path: '/estimate/sent', ...sentPage(pages.estimateSent) },
  { path: '/estimate/sent/danger', ...sentPage(pages.estimateSent, confirmationWords.danger) },
  { path: '/estimate/sent/urgent', ...sentPage(pages.estimateSent, confirmationWords.urgent) },
  { path: '/ultimate-guide-to-selling-your-home', ...pages.guide, callToAction: 'call' },
  { path: '/privacy', ...pages.privacy },
  { path: '/accessibility', ...pages.accessibility },
] as const satisfies Page[];

/** The page for those who look after property by trade, if there is one. */
export const commercialPage: Page | undefined = pages.commercial && {
  path: '/commercial',
  ...pages.commercial,
};

/** What an address shows that leads nowhere. */
export const notFoundPage = {
  path: NOT_FOUND_PATH,
  ...pages.notFound,
  unlisted: true,
} as const satisfies Page;

const servicePages = services.map(
  (service): Page => ({
    ...service,
    part: service.icon,
    ...(service.path === andersen?.path && { callToAction: 'call' }),
  }),
);

/**
 * The table of contents, without the pages themselves, so that whatever stands on a page may read it. Menus, the sitemap
 * for search engines and the list of files to prerender derive from it; `routes.tsx` gives each page its script.
 */
export const sitemap: Page[] = [
  ...ownPages,
  ...(commercialPage ? [commercialPage] : []),
  ...servicePages,
  notFoundPage,
];

/** The paths of the pages that are no service's. */
export type OwnPath = (typeof ownPages)[number]['path'] | typeof NOT_FOUND_PATH;

/** Old and misspelt paths that are still linked to from elsewhere, in lower case, and where they lead if that exists. */
export const legacyPaths: Record<string, string> = Object.fromEntries(
  Object.entries({ '/service/safety-and-mobility-mobility': '/service/safety-and-mobility' }).filter(
    ([, to]) => services.some(({ path }) => path === to),
  ),
);
