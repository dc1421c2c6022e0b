import type { z } from 'zod';
import type { Certificate, Content, Seal, ServiceDetails } from './content.ts';
import type { Folder, ServiceFile } from './files.ts';
import { type CompanyFacts, timeZoneOf } from './schema/company.ts';
import { type Office, officeSchema } from './schema/office.ts';
import type { CertificateEntry, SealEntry } from './schema/pictures.ts';
import type { Job, Prices, ServiceSheet } from './schema/services.ts';
import { serviceSchema, sheetSchema } from './schema/services.ts';
import type { Terms } from './schema/terms.ts';

type Files = Folder['files'] & { company: CompanyFacts };

/** Puts what one file takes from another in its place. The files have been checked against each other. */
export function assemble(files: Files, services: ServiceFile[]): Content {
  const { company, prices = {}, wet, galleries = {}, logos } = files;
  const terms = files.terms && withPrices(files.terms, prices);
  const partner = files['windows-and-doors'];
  const { page, sheet, ...windowsAndDoors } = partner ?? {};
  const { options, charges, ...servicesIndex } = files.services ?? {};
  const licences = (logos?.seals ?? []).map((seal) => withLicence(seal, company) as Seal);
  const certificates = (logos?.certificates ?? []).map((each) => withLicence(each, company) as Certificate);
  const heads = services.map(({ head, slug }, n) => ({
    ...listed(pick(head, serviceSchema.shape), n),
    slug,
  }));
  const areas = files.areas ?? [];
  const leftOut = areas.flatMap((area) => (area.leftOut ? [[area.name, area.leftOut] as const] : []));
  return withoutUndefined({
    company: {
      ...company,
      shortName: company.shortName ?? company.name,
      timeZone: company.timeZone ?? timeZoneOf(company.address?.state ?? '') ?? 'America/New_York',
      // Of a business with one number.
      phone: company.phone ?? company.emergencyPhone,
      areasServed: areas.map(({ name }) => name),
      ...(leftOut.length > 0 && { leftOut: Object.fromEntries(leftOut) }),
    },
    areas,
    crew: files.crew?.crew ?? [],
    licensedTrades: files.crew?.licensedTrades ?? [],
    terms,
    howSoon: files['how-soon'],
    wetPlaces: wet?.places,
    wetSteps: wet?.firstSteps,
    office: officeOf(files.office),
    emergencyWords: files.emergency,
    commercial: files.commercial,
    estimateWords: files.estimate,
    contactWords: files.contact,
    charges,
    serviceOptions: options ?? [...new Set(heads.map(({ service }) => service))],
    notFoundWords: files['not-found'],
    home: files.home,
    pages: files.pages ?? {},
    photos: files.photos ?? {},
    projects: files.projects ?? {},
    recentProjects: galleries.recentProjects ?? [],
    kitchensAndBathrooms: galleries.kitchensAndBathrooms ?? [],
    bathroomsAndKitchens: galleries.bathroomsAndKitchens ?? [],
    reviews: files.reviews ?? [],
    andersen: page && { ...listed(page, services.length), path: page.path },
    andersenSheet: sheet && { ...sheet, jobs: jobsOf(sheet.jobs, prices) },
    about: files.about && {
      ...files.about,
      certifications: files.about.certifications && {
        ...files.about.certifications,
        items: certificates,
      },
    },
    testimonials: files.testimonials,
    tips: files.tips,
    windowsAndDoors: partner && (windowsAndDoors as Content['windowsAndDoors']),
    servicesIndex: files.services && (servicesIndex as Content['servicesIndex']),
    guide: files.guide,
    partners: logos?.partners ?? [],
    windowPartner: logos?.windowPartner,
    licences,
    awards: licences.filter(({ file }) => file.startsWith('award-')),
    brands: logos?.brands ?? [],
    clients: logos?.clients ?? [],
    certificates,
    messages: files.messages ?? {},
    services: heads,
    serviceDetails: Object.fromEntries(services.map((service) => [service.slug, detailsOf(service, files)])),
  }) as Content;
}

/** A service's place, choice and title, from its file and its name where its head has none. */
function listed<Head extends z.output<typeof serviceSchema>>(head: Head, place: number) {
  const { order = place + 1, service = head.name, title = head.name } = head;
  return { ...head, order, service, title };
}

function detailsOf({ source, head, text }: ServiceFile, files: Files): ServiceDetails {
  const { film, gallery, showroom, photo } = head;
  const written = Object.keys(source.data as object);
  const hasSheet = written.some((field) => Object.hasOwn(sheetSchema.shape, field));
  const sheet = pick(head, sheetSchema.shape);
  return withoutUndefined({
    sheet: hasSheet
      ? ({ ...sheet, jobs: jobsOf(sheet.jobs ?? [], files.prices ?? {}) } as ServiceSheet)
      : undefined,
    text: text.tree,
    film,
    gallery: gallery && {
      title: gallery.title,
      text: gallery.text,
      photos: gallery.photos ?? files.galleries?.[gallery.use ?? ''] ?? [],
    },
    showroom,
    photo,
  }) as ServiceDetails;
}

/** Each job with the words and the price that it names. */
function jobsOf(jobs: (Omit<Job, 'name'> & { use?: string | undefined })[], prices: Prices): Job[] {
  return jobs.map(({ use, ...job }) => ({ ...(use && prices[use]), ...job }) as Job);
}

type Figures = NonNullable<Folder['files']['terms']>['figures'];

/** Without those that name a price which is not there. */
export function withPrices(terms: NonNullable<Folder['files']['terms']>, prices: Prices): Terms {
  const figures = Object.entries(terms.figures as Figures).map(([name, figure]) => [
    name,
    typeof figure === 'object' && 'use' in figure ? prices[figure.use]?.price : figure,
  ]);
  return { ...terms, figures: Object.fromEntries(figures.filter(([, figure]) => figure !== undefined)) };
}

/** An office that is never open has told no hours. */
function officeOf({ hours, ...office }: Office = officeSchema.parse({})): Office {
  const isEverOpen = hours && Object.values(hours).some((spans) => spans.length > 0);
  return isEverOpen ? { ...office, hours } : office;
}

function withLicence(
  { licence, ...entry }: SealEntry | CertificateEntry,
  company: CompanyFacts,
): Seal | Certificate {
  const found = [...company.licences, ...company.otherLicences].find(({ title }) => title === licence);
  return found ? { ...entry, licence: found } : entry;
}

function pick<Value extends object, Shape extends object>(value: Value, shape: Shape) {
  return Object.fromEntries(Object.entries(value).filter(([name]) => Object.hasOwn(shape, name))) as Pick<
    Value,
    Extract<keyof Value, keyof Shape>
  >;
}

function withoutUndefined<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Value;
}
