import { loadPageContent } from './content/loaded-content.ts';
import { type LazyPage, lazyPage, loadWhenIdle } from './navigation/lazy-page.tsx';
import { pageAt } from './navigation/resolve-path.ts';
import type { OwnPath, Page } from './page.ts';

type ImportPage = Parameters<typeof lazyPage>[0];

const sent: ImportPage = () => import('./pages/sent/sent.tsx');
const service: ImportPage = () => import('./pages/service/service-detail.tsx');
const notFound: ImportPage = () => import('./pages/not-found/not-found.tsx');

/**
 * The scripts of the pages, by their paths. Components of pages must not import this file, or the imports would be circular:
 * links preload pages through `PreloadContext`.
 */
const scripts: Record<OwnPath, ImportPage> & Record<string, ImportPage> = {
  '/': () => import('./pages/home/home.tsx'),
  '/services': () => import('./pages/services/services.tsx'),
  '/tips': () => import('./pages/tips/tips.tsx'),
  '/about': () => import('./pages/about/about.tsx'),
  '/contact': () => import('./pages/contact/contact.tsx'),
  '/contact/sent': sent,
  '/contact/sent/danger': sent,
  '/contact/sent/urgent': sent,
  '/testimonials': () => import('./pages/testimonials/testimonials.tsx'),
  '/estimate': () => import('./pages/estimate/estimate.tsx'),
  '/estimate/sent': sent,
  '/estimate/sent/danger': sent,
  '/estimate/sent/urgent': sent,
  '/ultimate-guide-to-selling-your-home': () => import('./pages/guide/guide.tsx'),
  '/privacy': () => import('./pages/privacy/privacy.tsx'),
  '/accessibility': () => import('./pages/accessibility/accessibility.tsx'),
  '/commercial': () => import('./pages/commercial/commercial.tsx'),
  '/404': notFound,
};

const routes = new Map<string, LazyPage>();

/** The component of a page, and how to load it. */
export function routeOf(page: Page): LazyPage {
  const route = routes.get(page.path) ?? lazyPage(scriptOf(page), () => loadPageContent(page.path));
  routes.set(page.path, route);
  return route;
}

function scriptOf({ path, isPartner }: Page): ImportPage {
  if (isPartner) return () => import('./pages/windows-and-doors/windows-and-doors.tsx');
  return scripts[path] ?? service;
}

/** Fetches a page's script and content ahead of a click. A failure is ignored until the click. */
export function preloadPage(sitemap: Page[], address: string): void {
  const page = pageAt(sitemap, address.replace(/[?#].*/, ''));
  if (page)
    routeOf(page)
      .load()
      .catch(() => undefined);
}

/** Whether the page at a path can be rendered at once. */
export function isPageLoaded(sitemap: Page[], path: string): boolean {
  const page = pageAt(sitemap, path);
  return page !== undefined && routeOf(page).isLoaded();
}

/** Loads what the pages need while the browser is idle: later clicks need no network. No link leads to an unlisted one. */
export function preloadPagesWhenIdle(sitemap: Page[]): void {
  loadWhenIdle(sitemap.filter(({ unlisted }) => !unlisted).map(routeOf));
}
