import { andersen } from '../content/andersen.ts';
import { pages } from '../content/pages.ts';
import type { Photo } from '../content/schema.ts';
import { type LazyPage, lazyPage } from './navigation/lazy-page.tsx';
import type { ServiceText } from './pages/service/service-detail.tsx';
import { type ServicePage, services } from './services.ts';

/** One page of the site. `path` is its canonical address; the aliases answer with the same page. */
export type Route = {
  path: string;
  aliases?: string[];
  title: string;
  description: string;
  /** How a shared link calls the page, where its title is too short for that. */
  shareTitle?: string;
  /** The part of the house that the page is about. */
  part?: string;
  page: LazyPage;
  /** How the menu and the footer call it; absent where they do not list it. */
  menu?: string;
  /** Whether the page asks for an estimate or a message itself, or thanks for one: its footer offers the telephone. */
  asks?: boolean;
  /** Kept out of the sitemap and of search engines. */
  unlisted?: boolean;
};

const serviceTexts = import.meta.glob<{ default: ServiceText }>('../content/services/*.mdx');
const servicePhotos = import.meta.glob<Photo>(
  ['../content/photos/header-*.jpg', '!../content/photos/header-andersen.jpg'],
  { query: '?photo', import: 'default' },
);

/** The table of contents. Menus, sitemap and the list of files to prerender derive from it. */
export const routes: Route[] = [
  {
    path: '/',
    aliases: ['/home'],
    menu: 'Home',
    ...pages.home,
    page: lazyPage(() => import('./pages/home/home.tsx')),
  },
  {
    path: '/services',
    menu: 'Services',
    ...pages.services,
    page: lazyPage(() => import('./pages/services/services.tsx')),
  },
  {
    path: '/tips',
    aliases: ['/projects'],
    menu: 'Tips & Ideas',
    ...pages.tips,
    page: lazyPage(() => import('./pages/tips/tips.tsx')),
  },
  { path: '/about', menu: 'About', ...pages.about, page: lazyPage(() => import('./pages/about/about.tsx')) },
  {
    path: '/contact',
    menu: 'Contact',
    ...pages.contact,
    page: lazyPage(() => import('./pages/contact/contact.tsx')),
  },
  {
    path: '/contact/sent',
    ...pages.contactSent,
    asks: true,
    unlisted: true,
    page: lazyPage(() => import('./pages/contact/sent.tsx')),
  },
  {
    path: '/testimonials',
    menu: 'Testimonials',
    ...pages.testimonials,
    page: lazyPage(() => import('./pages/testimonials/testimonials.tsx')),
  },
  {
    path: '/estimate',
    ...pages.estimate,
    asks: true,
    page: lazyPage(() => import('./pages/estimate/estimate.tsx')),
  },
  {
    path: '/estimate/sent',
    ...pages.estimateSent,
    asks: true,
    unlisted: true,
    page: lazyPage(() => import('./pages/estimate/sent.tsx')),
  },
  {
    path: '/ultimate-guide-to-selling-your-home',
    ...pages.guide,
    asks: true,
    page: lazyPage(() => import('./pages/guide/guide.tsx')),
  },
  {
    path: '/privacy',
    ...pages.privacy,
    page: lazyPage(() => import('./pages/privacy/privacy.tsx')),
  },
  ...services.map((service) => ({
    path: service.path,
    aliases: service.aliases,
    title: service.title,
    description: service.description,
    part: service.icon,
    asks: service.path === andersen.path,
    page: servicePage(service),
  })),
  {
    path: '/404',
    ...pages.notFound,
    unlisted: true,
    page: lazyPage(() => import('./pages/not-found/not-found.tsx')),
  },
];

/** Old and misspelt paths that are still linked to from elsewhere, in lower case, and where they lead. */
export const legacyPaths: Record<string, string> = {
  '/service/safety-and-mobility-mobility': '/service/safety-and-mobility',
};

/** A service's page: the frame that all share, around the text of its own file. */
function servicePage(service: ServicePage): LazyPage {
  const loadText = serviceTexts[`../content/services/${service.icon}.mdx`];
  if (!loadText) return lazyPage(() => import('./pages/windows-and-doors/windows-and-doors.tsx'));
  const loadPhoto = servicePhotos[`../content/photos/header-${service.icon}.jpg`];
  return lazyPage(async () => {
    const [{ ServiceDetail }, { default: Text }, background] = await Promise.all([
      import('./pages/service/service-detail.tsx'),
      loadText(),
      loadPhoto?.(),
    ]);
    return { default: () => <ServiceDetail service={service} background={background} Text={Text} /> };
  });
}
