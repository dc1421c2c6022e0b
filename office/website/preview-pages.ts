import type { Content } from '../../contract/content/content.ts';
import { PAGE_PATHS, type PageName } from '../../contract/content/schema.ts';
import type { PreviewSite } from '../../server/website/preview.ts';
import { shortName } from '../../site/page.ts';
import { listServices } from '../../site/services.ts';
import { createSitemap } from '../../site/sitemap.ts';

/** The pages to choose from, in the order of the menu and of the services. */
export function previewPages(content: Content): { path: string; name: string }[] {
  const pages = createSitemap(content, servicesOf(content));
  return pages
    .filter(({ unlisted }) => !unlisted)
    .map((page) => ({ path: page.path, name: shortName(page) }));
}

/** The page with an address, or the one that a file is about: "services/decks.md" or "tips.yaml". Home, where there is none. */
export function pageAbout(wanted: string, { content, resolvePath }: PreviewSite): string {
  const path = wanted.startsWith('/') ? wanted : pageOfFile(wanted, content);
  const resolution = resolvePath(path, '');
  if (resolution.kind === 'page') return path;
  return resolution.kind === 'moved' ? resolution.to : '/';
}

function pageOfFile(file: string, content: Content): string {
  const [, folder, name = ''] = /^(services\/)?([\w-]+)\.\w+$/.exec(file) ?? [];
  if (folder) return servicesOf(content).find((service) => service.file === name)?.path ?? '/';
  if (name === 'windows-and-doors') return content.andersen?.path ?? '/';
  const page = PAGES_OF[name] ?? name;
  return Object.hasOwn(PAGE_PATHS, page) ? PAGE_PATHS[page as PageName] : '/';
}

/** Where a file has another name than its page. */
const PAGES_OF: Record<string, string> = {
  areas: 'contact',
  crew: 'about',
  'not-found': 'notFound',
  office: 'contact',
  terms: 'about',
};

function servicesOf({ services, andersen }: Content) {
  return listServices(new Map(services.map(({ slug, ...head }) => [slug, head])), andersen);
}
