import type { Drawing, PAGE_PATHS, PageName } from '../contract/content/schema.ts';

/** One page of the site. `path` is its canonical address; the aliases answer with the same page. */
export type Page = {
  path: string;
  /** Its number in the set: "A-101" for the first service, "G-001" for the first of the general sheets; empty where there is no set. */
  sheet: string;
  /** Short name for menus and the title block, if the title is longer. */
  name?: string | undefined;
  aliases?: readonly string[] | undefined;
  title: string;
  /** For search results, if the contractor has said it. */
  description?: string | undefined;
  /** Title for shared links, if the page's own is too short. */
  shareTitle?: string | undefined;
  /** The part of the house that the page is about, if it is one of those. */
  part?: Drawing | undefined;
  /** Name in the menu and the footer; absent if they do not list it. */
  menu?: string | undefined;
  /** What the footer asks for, if not for a request: a call where the page has a form, nothing where it is one or thanks. */
  callToAction?: 'call' | 'none';
  /** Whether it is the windows partner's. */
  isPartner?: boolean;
  /** Kept out of sitemap.xml and of search results. */
  unlisted?: boolean;
};

/** The page for property managers, of a business that has one. */
export const COMMERCIAL_PATH = '/commercial';

/** What links to a page call it. */
export function shortName({ name, menu, shareTitle, title }: Page): string {
  return name ?? menu ?? shareTitle ?? title;
}

/** The paths of the pages that are no service's. */
export type OwnPath =
  | (typeof PAGE_PATHS)[PageName]
  | `${(typeof PAGE_PATHS)['contactSent' | 'estimateSent']}/${'danger' | 'urgent'}`;
