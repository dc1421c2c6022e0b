import { join } from 'node:path';
import type { ComponentProps } from 'react';
import { about } from '../../content/about.ts';
import { accessibility } from '../../content/accessibility.ts';
import { andersen, andersenSheet } from '../../content/andersen.ts';
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
import type { Photo, ServiceSheet, WetSteps } from '../../content/schema.ts';
import { serviceOptions } from '../../content/service-options.ts';
import { servicesIndex } from '../../content/services-index.ts';
import { terms } from '../../content/terms.ts';
import { testimonials } from '../../content/testimonials.ts';
import { tips } from '../../content/tips.ts';
import { wetPlaces } from '../../content/wet.ts';
import { wetSteps } from '../../content/wet-steps.ts';
import { windowsAndDoors } from '../../content/windows-and-doors.ts';
import { contentDir } from '../../scripts/folders.mjs';
import { byName } from '../by-name.ts';
import { type Mistake, mistakesInWords } from '../content/mistakes.ts';
import type { TextNode } from '../content/read-markdown.ts';
import { readServices } from '../content/read-services.ts';
import { listServices, type ServicePage } from '../services.ts';
import { createSitemap, legacyPathsOf } from '../sitemap.ts';
import { typesetWords } from '../typography/typeset.ts';
import type { Comparison } from '../ui/comparison/comparison.tsx';
import type { Film } from '../ui/embed/film.tsx';
import type { Gallery } from '../ui/gallery/gallery.tsx';

/** What a service's page shows. */
export type ServiceDetail = {
  /** Shown before the text; absent if the business has none. */
  sheet?: ServiceSheet | undefined;
  text?: TextNode[];
  /** What to do first where water comes, place by place. */
  wetSteps?: WetSteps | undefined;
  /** Shown below the text, at full width. */
  showroom?: boolean | undefined;
  comparison?: ComponentProps<typeof Comparison> | undefined;
  film?: ComponentProps<typeof Film> | undefined;
  gallery?: ComponentProps<typeof Gallery> | undefined;
  /** Behind the title, and beside the text where it is the windows partner's. */
  headerPhoto?: Photo | undefined;
  textPhoto?: Photo | undefined;
};

const photos = byName(
  import.meta.glob<Photo>(
    ['../../content/photos/*.{jpg,jpeg,png}', '!../../content/photos/*.night.{jpg,jpeg,png}'],
    { query: '?photo', import: 'default', eager: true },
  ),
);

const drawings = byName(
  import.meta.glob<string>(['../../content/drawings/*.svg', '!../../content/drawings/logo.svg'], {
    query: '?themed',
    import: 'default',
    eager: true,
  }),
);

const films = byName(
  import.meta.glob<string>('../../content/films/*.mp4', { query: '?url', import: 'default', eager: true }),
);

/** A business may have none of them. */
const galleries: Record<string, ComponentProps<typeof Gallery>['photos']> = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<object>('../../content/{recent-projects,kitchens-and-bathrooms}.ts', { eager: true }),
  ),
);

const mistakes: Mistake[] = [];
const files = readServices(contentDir, serviceOptions, mistakes);
if (mistakes.length > 0) throw new Error(mistakesInWords(mistakes));
const heads = new Map(files.map(({ slug, head }) => [slug, head]));

/** Every service's schedule by the name of its file. */
export const sheets = new Map([
  ...files.flatMap(({ slug, sheet }) => (sheet ? [[slug, typesetAll(sheet)] as const] : [])),
  ...(andersenSheet ? [['andersen', andersenSheet] as const] : []),
]);

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
  /** The addresses of drawings by name; see `themedUrl`. Those of one service are with it. */
  drawings: Object.fromEntries([...drawings].filter(([name]) => !name.startsWith('found-'))),
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

function detailOf({ file, path }: ServicePage): ServiceDetail {
  const found = files.find(({ slug }) => slug === file);
  const { text = [], comparison, film, gallery, showroom } = found ? typesetAll(found) : {};
  const from = <Value>(kind: string, all: Map<string, Value>, name: string): Value =>
    all.get(name) ?? missing(`services/${file}.md`, kind, name, [...all.keys()]);
  const photo = (name: string) => from('photos', photos, name);
  return {
    sheet: sheets.get(file),
    ...(found && { text: text.map((node) => withPhotos(node, photo)) }),
    ...(path === wetPlaces?.page && { wetSteps }),
    ...(comparison && {
      comparison: {
        ...comparison,
        photo: photo(comparison.photo),
        existing: {
          ...comparison.existing,
          drawing: from('drawings', drawings, comparison.existing.drawing),
        },
      },
    }),
    ...(showroom && { showroom }),
    ...(film && { film: { ...film, src: from('films', films, film.file), poster: photo(film.poster) } }),
    ...(gallery && {
      gallery: { ...gallery, photos: from('galleries', new Map(Object.entries(galleries)), gallery.photos) },
    }),
    headerPhoto: photos.get(`header-${file}`),
    textPhoto: photos.get(`text-${file}`),
  };
}

function missing(file: string, kind: string, name: string, known: string[]): never {
  const expected = `there is no "${name}" among the ${kind}: ${known.join(', ') || 'there are none'}`;
  throw new Error(mistakesInWords([{ file: join(contentDir, file), expected }]));
}

/** The text with each photograph in the place of its name. */
function withPhotos(node: TextNode, photo: (name: string) => Photo): TextNode {
  if (typeof node === 'string') return node;
  const [tag, props, ...children] = node;
  if (tag === 'photo') return [tag, { photo: photo(String(props.name)) }];
  return [tag, props, ...children.map((child) => withPhotos(child, photo))];
}

/** All words in it, set for print. */
function typesetAll<Value>(value: Value): Value {
  if (typeof value === 'string') return typesetWords(value) as Value;
  if (Array.isArray(value)) return value.map(typesetAll) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, typesetAll(each)])) as Value;
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
