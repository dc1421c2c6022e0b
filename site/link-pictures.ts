import type { Page } from './sitemap.ts';

/** The size in pixels that the large networks ask for. */
export const LINK_PICTURE = { width: 1200, height: 630 };

/** Where the picture lies that a link to this page shows when it is shared. */
export function linkPictureOf({ path }: Pick<Page, 'path'>): string {
  return `/link-pictures/${path === '/' ? 'home' : path.slice(1).toLowerCase().replaceAll('/', '-')}.png`;
}
