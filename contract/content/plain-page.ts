import { plainPages } from '../../messages/en/plain-pages.ts';
import type { PageName, PageWords } from './schema.ts';

/** The pages that menus list, if there are such. */
const IN_MENU: PageName[] = ['home', 'services', 'tips', 'about', 'contact', 'testimonials'];

/** What the tab, menus and search results call a page of which `pages.yaml` says nothing. */
export function plainPage(
  company: { name: string; slogan?: string | undefined },
  page: PageName,
): PageWords & { title: string } {
  const plain = plainPages[page];
  if (page === 'home') return { title: company.name, menu: plain, description: company.slogan };
  const menu = IN_MENU.includes(page) ? plain : undefined;
  return { title: `${plain} | ${company.name}`, menu, shareTitle: plain };
}
