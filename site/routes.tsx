import { andersen } from '../content/andersen.ts';
import { byName } from './by-name.ts';
import { type LazyPage, lazyPage, loadWhenIdle } from './navigation/lazy-page.tsx';
import { pageAt } from './navigation/resolve-path.ts';
import type { ServiceFile } from './pages/service/service-detail.tsx';
import { type ServicePage, services } from './services.ts';
import { commercialPage, type OwnPath, type Page } from './sitemap.ts';

const serviceFiles = byName(import.meta.glob<ServiceFile>('../content/services/*.mdx'));

const sent = lazyPage(() => import('./pages/sent/sent.tsx'));

const ownRoutes: Record<OwnPath, LazyPage> = {
  '/': lazyPage(() => import('./pages/home/home.tsx')),
  '/services': lazyPage(() => import('./pages/services/services.tsx')),
  '/tips': lazyPage(() => import('./pages/tips/tips.tsx')),
  '/about': lazyPage(() => import('./pages/about/about.tsx')),
  '/contact': lazyPage(() => import('./pages/contact/contact.tsx')),
  '/contact/sent': sent,
  '/contact/sent/danger': sent,
  '/contact/sent/urgent': sent,
  '/testimonials': lazyPage(() => import('./pages/testimonials/testimonials.tsx')),
  '/estimate': lazyPage(() => import('./pages/estimate/estimate.tsx')),
  '/estimate/sent': sent,
  '/estimate/sent/danger': sent,
  '/estimate/sent/urgent': sent,
  '/ultimate-guide-to-selling-your-home': lazyPage(() => import('./pages/guide/guide.tsx')),
  '/privacy': lazyPage(() => import('./pages/privacy/privacy.tsx')),
  '/accessibility': lazyPage(() => import('./pages/accessibility/accessibility.tsx')),
  '/404': lazyPage(() => import('./pages/not-found/not-found.tsx')),
};

/**
 * The script of each page in `sitemap.ts`, by its path. Components of pages must not import this file, or the imports would
 * be circular: links preload pages through `PreloadContext`.
 */
const routes: Record<string, LazyPage> = {
  ...ownRoutes,
  ...(commercialPage && {
    [commercialPage.path]: lazyPage(() => import('./pages/commercial/commercial.tsx')),
  }),
  ...Object.fromEntries(services.map((service) => [service.path, servicePage(service)])),
};

/** The component of a page, and how to load it. */
export function routeOf({ path }: Page): LazyPage {
  // The types and a test make sure that none is missing; an error message would add bytes to every page.
  return routes[path] ?? ownRoutes['/404'];
}

/** Fetches a page's script ahead of a click. A failure is ignored until the click. */
export function preloadPage(address: string): void {
  const page = pageAt(address.replace(/[?#].*/, ''));
  if (page)
    routeOf(page)
      .load()
      .catch(() => undefined);
}

/** Whether the page at a path can be rendered at once. */
export function isPageLoaded(path: string): boolean {
  const page = pageAt(path);
  return page !== undefined && routeOf(page).isLoaded();
}

/** Loads every page's script while the browser is idle: later clicks need no network. */
export function preloadPagesWhenIdle(): void {
  loadWhenIdle(Object.values(routes));
}

/** A service's page: the shared frame around its own text. The windows partner's page has its own component. */
function servicePage(service: ServicePage): LazyPage {
  if (service.path === andersen?.path) {
    return lazyPage(() => import('./pages/windows-and-doors/windows-and-doors.tsx'));
  }
  const loadFile = serviceFiles.get(service.file);
  // Stops the build: the prerender loads this file first.
  if (!loadFile) throw new Error(`${service.path} has no text: content/services/${service.file}.mdx`);
  return lazyPage(async () => {
    const [{ ServiceDetail }, file] = await Promise.all([
      import('./pages/service/service-detail.tsx'),
      loadFile(),
    ]);
    return { default: () => <ServiceDetail service={service} file={file} /> };
  });
}
