import type { Content } from '../../contract/content/content.ts';
import type {
  Film,
  Job,
  Photo,
  Project,
  ServiceSheet,
  TextNode,
  WetSteps,
} from '../../contract/content/schema.ts';
import { type SitePart, saidOf } from '../../contract/said-of.ts';
import { accessibility } from '../../messages/en/accessibility.ts';
import { contactFormWords } from '../../messages/en/contact-form.ts';
import { estimateFormWords } from '../../messages/en/estimate-form.ts';
import {
  plainContact,
  plainContract,
  plainEmergency,
  plainEstimate,
  plainNotFound,
} from '../../messages/en/plain-pages.ts';
import { privacy } from '../../messages/en/privacy.ts';
import type { OwnMessages } from '../../messages/messages.ts';
import { placeOf } from '../address.ts';
import { listServices, type ServicePage } from '../services.ts';
import { createSitemap, legacyPathsOf } from '../sitemap.ts';
import { typesetAll } from '../typography/typeset.ts';
import type { ContentPictures } from './content-pictures.ts';
import type { Settings } from './settings.ts';

/** What a service's page shows. */
export type ServiceDetail = {
  /** Shown before the text; absent if the business has none. */
  sheet?: ServiceSheet | undefined;
  text?: TextNode[];
  /** What to do first where water comes, place by place. */
  wetSteps?: WetSteps | undefined;
  /** Shown below the text, at full width. */
  showroom?: boolean | undefined;
  film?: (Omit<Film, 'poster'> & { poster: Photo }) | undefined;
  gallery?:
    | {
        title?: string | undefined;
        text?: string | undefined;
        photos: (Photo & { project?: Project | undefined })[];
      }
    | undefined;
  /** Behind the title, and beside the text where it is the windows partner's. */
  headerPhoto?: Photo | undefined;
  textPhoto?: Photo | undefined;
};

export type PageContent = ReturnType<typeof createPageContent>;
export type AboutWords = NonNullable<PageContent['about']>;
export type HomeWords = NonNullable<PageContent['home']>;

/** The contractor's words and facts as the pages show them, by their parts. */
export function createPageContent(content: Content, pictures: ContentPictures, settings: Settings) {
  const { photos, drawings, logos, films, mark } = pictures;
  const { andersen, andersenSheet } = content;
  const details = typesetAll(content.serviceDetails);
  const services = listServices(new Map(content.services.map(({ slug, ...head }) => [slug, head])), andersen);
  const sitemap = createSitemap({ ...content, pages: typesetAll(content.pages) }, services);
  const sheets: Record<string, ServiceSheet> = {
    ...Object.fromEntries(
      Object.entries(details).flatMap(([slug, { sheet }]) => (sheet ? [[slug, sheet]] : [])),
    ),
    ...(andersenSheet && { andersen: typesetAll(andersenSheet) }),
  };
  const has: Record<SitePart, boolean> = {
    films: content.services.some(({ slug }) => details[slug]?.film),
    guide: content.guide !== undefined,
    mailboxYears: content.company.privacy?.mailboxYears !== undefined,
    map: placeOf(content.company) !== undefined,
    phone: content.company.phone !== undefined,
    prices: Object.values(sheets).some(({ jobs }) => jobs.length > 0),
  };
  return {
    ...shown({
      about: content.about && {
        ...content.about,
        contract: { ...plainContract, ...content.about.contract },
      },
      accessibility: { ...accessibility, sections: saidOf(accessibility.sections, has) },
      andersen,
      areas: content.areas,
      /** Where the areas end, for the forms. */
      areaLimits: {
        zips: content.areas.flatMap(({ zips = [] }) => zips),
        notIn: content.areas.flatMap(({ notIn = [] }) => notIn),
      },
      awards: content.awards,
      brands: content.brands,
      charges: content.charges,
      clients: content.clients,
      commercial: content.commercial && { ...content.commercial, jobs: commercialJobs(content) },
      company: content.company,
      contactFormWords,
      contactWords: { ...plainContact, ...content.contactWords },
      crew: content.crew,
      emergencyWords: { ...plainEmergency, ...content.emergencyWords },
      estimateFormWords: withServices(content),
      estimateWords: { ...plainEstimate, ...content.estimateWords },
      guide: content.guide,
      hasSamples: content.hasSamples === true,
      home: content.home,
      howSoon: content.howSoon,
      licences: content.licences,
      licensedTrades: content.licensedTrades,
      notFoundWords: { ...plainNotFound, ...content.notFoundWords },
      office: content.office,
      partners: content.partners,
      privacy: { ...privacy, sections: saidOf(privacy.sections, has) },
      reviews: content.reviews,
      serviceOptions: content.serviceOptions,
      servicesIndex: content.servicesIndex,
      terms: content.terms,
      testimonials: content.testimonials,
      tips: content.tips,
      wetPlaces: content.wetPlaces,
      windowPartner: content.windowPartner,
      windowsAndDoors: content.windowsAndDoors,
    }),
    /** The services' pages, in the order of menus and cards. */
    services,
    /** Every service's schedule by the name of its file. */
    sheets,
    /** The pages on which the emergency line comes before the office: home, and what may not be able to wait. */
    urgentPaths: services.flatMap(({ file, path }) => (sheets[file]?.urgent ? path : [])),
    /** All pages, in the order of the menu. */
    sitemap,
    legacyPaths: legacyPathsOf(sitemap),
    /** The sections that the program's own words link to, if they are there. */
    sections: [
      ...(content.areas.length > 0 ? ['/contact#areas'] : []),
      ...(content.about && content.terms?.list.length ? ['/about#contract'] : []),
      ...(content.about?.certifications?.items.length ? ['/about#certificates'] : []),
    ],
    /** By the names of the services' files. */
    serviceDetails: Object.fromEntries(services.map((service) => [service.file, detailOf(service)])),
    /** One job of each service for its card: the one with a short name, or the cheapest, of the services that have a small one. */
    shortJobs: Object.fromEntries(
      Object.entries(sheets).flatMap(([file, { jobs }]) => {
        const [cheapest] = jobs
          .filter(({ price }) => price)
          .sort((a, b) => (a.price?.[1] ?? 0) - (b.price?.[1] ?? 0));
        const chosen = jobs.find(({ short }) => short) ?? cheapest;
        if (!chosen || (cheapest?.price?.[0] ?? 0) > SMALL_JOB) return [];
        const { name, short = name, price, priced } = chosen;
        return [[file, { name: short, price, priced }]];
      }),
    ),
    /** The addresses of drawings by name; see `themedUrl`. */
    drawings,
    logoDrawings: logos,
    /** The address of the company's mark. */
    mark,
    /** Whether browsers find an icon for tabs and phones. */
    hasIcon: pictures.files.has('favicon.svg'),
    settings,
    /** Lines of the program that read differently here, for the scripts of pages. */
    messages: typesetAll(ofPages(content.messages)),
    /** By path: the file with what its page needs beside what all pages share. Known when all pages are written. */
    contentFiles: {} as Record<string, string>,
  };

  function detailOf({ file, path }: ServicePage): ServiceDetail {
    const { text, film, gallery, showroom, photo } = details[file] ?? {};
    const named = file === 'andersen' ? content.windowsAndDoors : { photo, textPhoto: undefined };
    return {
      sheet: sheets[file],
      ...(text && { text: text.map(withPhoto) }),
      ...(path === content.wetPlaces?.page && { wetSteps: typesetAll(content.wetSteps) }),
      ...(showroom && { showroom }),
      ...(film && { film: { ...film, src: films[film.src] ?? '', poster: photoOf(film.poster) } }),
      ...(gallery && { gallery: { ...gallery, photos: gallery.photos.map(galleryPhoto) } }),
      headerPhoto: photos[named?.photo ?? `header-${file}`],
      textPhoto: photos[named?.textPhoto ?? `text-${file}`],
    };
  }

  /** A picture with a caption of its own, or with the job behind it, whose sentences take the caption's place. */
  function galleryPhoto({ photo: name, caption }: { photo: string; caption?: string | undefined }) {
    const photo = photoOf(name);
    const project = typesetAll(content.projects[name]);
    if (caption) return { ...photo, caption };
    return project ? { ...photo, caption: project.text, project } : photo;
  }

  /** The reader has checked that it is there. */
  function photoOf(name: string): Photo {
    return photos[name] as Photo;
  }

  /** The text with each photograph in the place of its name. */
  function withPhoto(node: TextNode): TextNode {
    if (typeof node === 'string') return node;
    const [tag, props, ...children] = node;
    if (tag === 'figure-photo') return [tag, { photo: photoOf(String(props.photo)) as never }];
    return [tag, props, ...children.map(withPhoto)];
  }

  /** Its words set for print, and each photograph in the place of its name. */
  function shown<Value>(value: Value): Shown<Value> {
    const set = JSON.stringify(typesetAll(value));
    return JSON.parse(set, (name, each) =>
      name === 'photo' && typeof each === 'string' ? photoOf(each) : each,
    );
  }
}

/** Without those of mails and of the office. */
function ofPages(messages: OwnMessages): OwnMessages {
  return Object.fromEntries(Object.entries(messages).filter(([name]) => !/^(?:mails\/|office)/.test(name)));
}

/** The jobs that the page for agents names, each with its price. */
function commercialJobs({ commercial, serviceDetails }: Content): Pick<Job, 'name' | 'price' | 'priced'>[] {
  const { jobs = [] } = serviceDetails[commercial?.service?.replace('/service/', '') ?? '']?.sheet ?? {};
  return jobs
    .filter(({ name }) => commercial?.jobs?.includes(name))
    .map(({ name, price, priced }) => ({ name, price, priced }));
}

/** The questions of the estimate form, with the services that the business offers. */
function withServices({ serviceOptions, servicesIndex }: Content) {
  const { fields } = estimateFormWords;
  const hint = servicesIndex?.hint ?? fields.service.hint;
  const service = { ...fields.service, options: serviceOptions, hint };
  return { ...estimateFormWords, fields: { ...fields, service } };
}

type Shown<Value> = Value extends object
  ? {
      [Name in keyof Value]: Name extends 'photo'
        ? Photo | (undefined extends Value[Name] ? undefined : never)
        : Shown<Value[Name]>;
    }
  : Value;

/** No more than this, in dollars, is the lower price of a small job. */
const SMALL_JOB = 2500;
