import type { Page } from './page.ts';

/** In pixels, as social networks recommend. */
export const OG_IMAGE = { width: 1200, height: 630 };

/** The path of a page's Open Graph image. */
export function ogImagePath({ path }: Pick<Page, 'path'>): string {
  return `/link-pictures/${path === '/' ? 'home' : path.slice(1).toLowerCase().replaceAll('/', '-')}.png`;
}
