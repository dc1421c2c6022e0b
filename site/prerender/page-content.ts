import type { ComponentProps, ReactNode } from 'react';
import { about } from '../../content/about.ts';
import { accessibility } from '../../content/accessibility.ts';
import { andersen } from '../../content/andersen.ts';
import { areas } from '../../content/areas.ts';
import { brands } from '../../content/brands.ts';
import { clients } from '../../content/clients.ts';
import { commercial } from '../../content/commercial.ts';
import { company } from '../../content/company.ts';
import { contactWords } from '../../content/contact.ts';
import { contactFormWords } from '../../content/contact-form.ts';
import { crew, licensedTrades } from '../../content/crew.ts';
import mark from '../../content/drawings/logo.svg?url';
import { emergencyWords } from '../../content/emergency.ts';
import { estimateWords } from '../../content/estimate.ts';
import { estimateFormWords } from '../../content/estimate-form.ts';
import { guide } from '../../content/guide.ts';
import { home } from '../../content/home.ts';
import { howSoon } from '../../content/how-soon.ts';
import { awards, licences, partners, windowPartner } from '../../content/logos.ts';
import { notFoundWords } from '../../content/not-found.ts';
import { office } from '../../content/office.ts';
import { pages } from '../../content/pages.ts';
import { privacy } from '../../content/privacy.ts';
import { reviews } from '../../content/reviews.ts';
import type { Photo, ServiceListing, ServiceSheet, WetSteps } from '../../content/schema.ts';
import { serviceOptions } from '../../content/service-options.ts';
import { servicesIndex } from '../../content/services-index.ts';
import { terms } from '../../content/terms.ts';
import { testimonials } from '../../content/testimonials.ts';
import { tips } from '../../content/tips.ts';
import { wetPlaces } from '../../content/wet.ts';
import { windowsAndDoors } from '../../content/windows-and-doors.ts';
import { byName } from '../by-name.ts';
import { listServices, type ServicePage } from '../services.ts';
import { createSitemap, legacyPathsOf } from '../sitemap.ts';
import type { Comparison } from '../ui/comparison/comparison.tsx';
import type { Film } from '../ui/embed/film.tsx';
import type { Gallery } from '../ui/gallery/gallery.tsx';
import { type TextNode, textTree } from './text-tree.ts';

/** What a file of `content/services/` exports. */
type ServiceFile = {
  /** Its text, compiled from Markdown. */
  default: (props: { components: Record<string, string> }) => ReactNode;
  /** Shown before the text; absent if the business has none. */
  sheet?: ServiceSheet;
  /** What to do first where water comes, place by place. */
  wetSteps?: WetSteps | undefined;
  /** Shown below the text, at full width. */
  showroom?: boolean;
  comparison?: ComponentProps<typeof Comparison>;
  film?: ComponentProps<typeof Film>;
  gallery?: ComponentProps<typeof Gallery>;
};

/** What a service's page shows. */
export type ServiceDetail = Omit<ServiceFile, 'default'> & {
  text?: TextNode[];
  /** Behind the title, and beside the text where it is the windows partner's. */
  headerPhoto?: Photo | undefined;
  textPhoto?: Photo | undefined;
};

const files = byName(import.meta.glob<ServiceFile>('../../content/services/*.mdx', { eager: true }));

const heads = byName(
  import.meta.glob<ServiceListing>('../../content/services/*.mdx', {
    query: '?head',
    import: 'default',
    eager: true,
  }),
);

const sheets = byName(
  import.meta.glob<ServiceSheet>('../../content/sheets/*.ts', { import: 'sheet', eager: true }),
);

const photos = byName(
  import.meta.glob<Photo>(
    [
      '../../content/photos/header-*.jpg',
      '../../content/photos/text-andersen.jpg',
      '!../../content/photos/*.night.jpg',
    ],
    { query: '?photo', import: 'default', eager: true },
  ),
);

const services = listServices(heads, andersen);

/** The contractor's words and facts as the pages show them, by their parts. */
export const pageContent = {
  about,
  accessibility,
  andersen,
  areas,
  awards,
  brands,
  clients,
  commercial,
  company,
  contactFormWords,
  contactWords,
  crew,
  emergencyWords,
  estimateFormWords,
  estimateWords,
  guide,
  home,
  howSoon,
  licences,
  licensedTrades,
  notFoundWords,
  office,
  pages,
  partners,
  privacy,
  reviews,
  serviceOptions,
  servicesIndex,
  terms,
  testimonials,
  tips,
  wetPlaces,
  windowPartner,
  windowsAndDoors,
  /** The services' pages, in the order of menus and cards. */
  services,
  /** All pages, in the order of the menu. */
  sitemap: createSitemap({ pages, services, partnerPath: andersen?.path }),
  legacyPaths: legacyPathsOf(services),
  /** By the names of the services' files. */
  serviceDetails: Object.fromEntries(services.map((service) => [service.file, detailOf(service)])),
  /** The job with a short name of each service, for its card on the home page. */
  shortJobs: jobsOf(({ jobs }) => {
    const job = jobs.find(({ short }) => short);
    return job && { ...job, name: job.short ?? '' };
  }),
  /** The same under its whole name; where there is none, the first job with a price. */
  firstJobs: jobsOf(
    ({ jobs }) => jobs.find(({ short }) => short) ?? jobs.find(({ price }) => price) ?? jobs[0],
  ),
  /** The addresses of drawings by name; see `themedUrl`. */
  drawings: Object.fromEntries(
    byName(
      import.meta.glob<string>('../../content/drawings/{van,map,map-phone}.svg', {
        query: '?themed',
        import: 'default',
        eager: true,
      }),
    ),
  ),
  logoDrawings: Object.fromEntries(
    byName(
      import.meta.glob<string>('../../content/logos/*.svg', {
        query: '?themed=mark',
        import: 'default',
        eager: true,
      }),
    ),
  ),
  /** The address of the company's mark. */
  mark,
  /** By path: the file with what its page needs beside what all pages share. Known when all pages are written. */
  contentFiles: {} as Record<string, string>,
};

export type PageContent = typeof pageContent;

function detailOf({ file }: ServicePage): ServiceDetail {
  const { default: text, ...rest } = files.get(file) ?? {};
  return {
    sheet: sheets.get(file),
    ...rest,
    ...(text && { text: textTree(text({ components: { Arrival: 'arrival', Figure: 'photo' } })) }),
    headerPhoto: photos.get(`header-${file}`),
    textPhoto: photos.get(`text-${file}`),
  };
}

type ShownJob = Pick<ServiceSheet['jobs'][number], 'name' | 'price' | 'priced'> & { sample: boolean };

function jobsOf(
  choose: (sheet: ServiceSheet) => ServiceSheet['jobs'][number] | undefined,
): Record<string, ShownJob> {
  const chosen = [...sheets].flatMap(([file, sheet]) => {
    const job = choose(sheet);
    if (!job) return [];
    const { name, price, priced } = job;
    return [[file, { name, price, priced, sample: sheet.sample }] as const];
  });
  return Object.fromEntries(chosen);
}
