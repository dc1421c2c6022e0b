import type { Content } from '../contract/content/content.ts';
import { plainPage } from '../contract/content/plain-page.ts';
import type { PageName, PageWords } from '../contract/content/schema.ts';
import { fill } from '../contract/fill.ts';
import { NOT_FOUND_PATH } from '../contract/paths.ts';
import { confirmation as confirmationWords } from '../messages/en/confirmation.ts';
import { emergencyAdvice } from '../messages/en/emergency-advice.ts';
import { inWords } from '../messages/in-words.ts';
import { COMMERCIAL_PATH, type Page } from './page.ts';
import type { ServicePage } from './services.ts';

type Sheet = Omit<Page, 'sheet'>;

/**
 * The list of pages: those that the content has words for, and those that every site needs. Menus, sitemap.xml and the list
 * of files to prerender derive from it; `routes.tsx` has each page's script.
 */
export function createSitemap(content: Content, services: ServicePage[]): Page[] {
  const number = (sheet: string) => (isSet(content) ? sheet : '');
  const general = generalSheets(content, services).flatMap((states, place) =>
    states.map((page) => ({ ...page, sheet: number(`G-0${String(place + 1).padStart(2, '0')}`) })),
  );
  return [
    ...general,
    ...services.map(
      (service, place): Page => ({
        path: service.path,
        aliases: service.aliases,
        name: service.name,
        ...titleOf(service, content.company),
        description: service.description ?? service.summary,
        sheet: number(`A-${101 + place}`),
        part: service.icon,
        ...(service.path === content.andersen?.path && { callToAction: 'call', isPartner: true }),
      }),
    ),
    {
      path: NOT_FOUND_PATH,
      sheet: number('G-404'),
      ...wordsOf(content, 'notFound'),
      // The page itself asks for an estimate, unless its button leads to the parent company.
      ...(!content.company.parent && { callToAction: 'none' as const }),
      unlisted: true,
    },
  ];
}

/** Whether the pages are a set of drawings, whose sheets have numbers: construction details refer to those, and few contractors draw them. */
function isSet({ serviceDetails }: Content): boolean {
  return Object.values(serviceDetails).some(({ sheet }) => sheet?.detail);
}

/**
 * In the order of the menu, as the footer's menu counts them. What a form without script leads to is another state of the
 * form's own sheet.
 */
function generalSheets(content: Content, services: ServicePage[]): Sheet[][] {
  const { about, commercial, company, guide, testimonials, tips } = content;
  const words = (name: PageName) => wordsOf(content, name);
  const index = words('services');
  const sent = (path: `/${string}`, name: PageName): Sheet[] => [
    sentPage(path, words(name)),
    sentPage(`${path}/danger`, words(name), confirmationWords.danger),
    sentPage(
      `${path}/urgent`,
      words(name),
      company.emergencyPhone ? confirmationWords.urgent : emergencyAdvice.urgentOnly,
    ),
  ];
  const sheets: (Sheet[] | undefined | false)[] = [
    [{ path: '/', aliases: ['/home'], ...words('home') }],
    services.length > 0 && [
      {
        path: '/services',
        ...index,
        description: index.description && fill(index.description, { services: inWords(services.length) }),
      },
    ],
    tips && [{ path: '/tips', aliases: ['/projects'], ...words('tips') }],
    about && [{ path: '/about', ...words('about') }],
    [
      { path: '/contact', ...words('contact'), callToAction: 'none' },
      ...sent('/contact/sent', 'contactSent'),
    ],
    testimonials && [{ path: '/testimonials', ...words('testimonials') }],
    [
      { path: '/estimate', ...words('estimate'), callToAction: 'none' },
      ...sent('/estimate/sent', 'estimateSent'),
    ],
    guide && [{ path: '/ultimate-guide-to-selling-your-home', ...words('guide'), callToAction: 'call' }],
    commercial && [{ path: COMMERCIAL_PATH, ...words('commercial') }],
    [{ path: '/privacy', ...words('privacy') }],
    [{ path: '/accessibility', ...words('accessibility') }],
  ];
  return sheets.filter((states) => states !== undefined && states !== false);
}

/** That of its head; else its name with the city, which is how people search. */
function titleOf({ name, title }: ServicePage, { address, name: business }: Content['company']) {
  if (title !== name) return { title };
  const place = address?.city ? ` in ${address.city}` : '';
  return { title: `${name}${place} | ${business}`, shareTitle: name };
}

type Words = PageWords & { title: string };

/** What the tab, menus and search results call a page. What `pages.yaml` leaves out stays as it is without that file. */
function wordsOf({ company, pages }: Content, name: PageName): Words {
  const { shareTitle, ...plain } = plainPage(company, name);
  const said = pages[name] ?? {};
  return { ...plain, shareTitle: said.title ? undefined : shareTitle, ...said };
}

/** A page to which a form without script leads; `first` is what it says before the thanks. */
function sentPage(path: string, { title, shareTitle, description }: Words, first = ''): Sheet {
  return {
    path,
    name: shareTitle ?? title,
    title: `${first} ${title}`.trim(),
    description: description && `${first} ${description}`.trim(),
    callToAction: 'none',
    unlisted: true,
  };
}

/** Paths that are linked to from elsewhere, or that people type for a long one. */
const LEGACY_PATHS = {
  '/service/safety-and-mobility-mobility': '/service/safety-and-mobility',
  '/guide': '/ultimate-guide-to-selling-your-home',
  '/agent': COMMERCIAL_PATH,
};

/** Where they lead, if that exists. */
export function legacyPathsOf(sitemap: Page[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(LEGACY_PATHS).filter(([, to]) => sitemap.some(({ path }) => path === to)),
  );
}
