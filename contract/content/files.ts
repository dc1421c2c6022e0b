import type { z } from 'zod';
import type { Source } from './mistake.ts';
import type { Text } from './read-markdown.ts';
import { aboutSchema } from './schema/about.ts';
import { areasSchema, companySchema } from './schema/company.ts';
import { emergencySchema, wetSchema } from './schema/emergency.ts';
import { guideSchema } from './schema/guide.ts';
import { homeSchema } from './schema/home.ts';
import { messagesSchema } from './schema/messages.ts';
import { officeSchema } from './schema/office.ts';
import {
  contactSchema,
  estimateSchema,
  notFoundSchema,
  pagesSchema,
  textPageSchema,
  tipsSchema,
} from './schema/pages.ts';
import { peopleSchema, reviewsSchema, testimonialsSchema } from './schema/people.ts';
import { logosSchema, photosSchema, projectsSchema } from './schema/pictures.ts';
import {
  galleriesSchema,
  pricesSchema,
  type serviceFileSchema,
  servicesIndexSchema,
  windowsAndDoorsSchema,
} from './schema/services.ts';
import { howSoonSchema, termsSchema } from './schema/terms.ts';

/** Each file that an owner may write, by its name without `.yaml`, with what it is for. Only the first is needed. */
export const FILES = {
  company: companySchema.meta({
    help: 'Every fact about the business, once: header, footer, mails and search engines read it here. A name and one phone number or email address are needed, and nothing else in the whole folder.',
  }),
  areas: areasSchema.meta({
    help: 'Where you work, with the towns and the license of each area: the contact page and the pages of services.',
  }),
  office: officeSchema.meta({
    help: 'When the office answers, and when it is told again of an unanswered request. Contact page, footer, search engines and promises read it.',
  }),
  crew: peopleSchema.meta({ help: 'Who comes to the house: the page about you and the estimate form.' }),
  prices: pricesSchema.meta({
    help: 'What several services and the terms charge alike, by names of your own.',
  }),
  terms: termsSchema.meta({ help: 'The terms of your contracts: the page about you and the contact page.' }),
  'how-soon': howSoonSchema.meta({
    help: 'How soon you come, price and start, counted from the talk with the customer: beside the estimate form and on the pages of services.',
  }),
  emergency: emergencySchema.meta({
    help: 'What is said before the emergency number wherever it is offered.',
  }),
  wet: wetSchema.meta({
    help: 'Where water may be, on the home page, and what to do there in the first five minutes, on the page of a service.',
  }),
  pages: pagesSchema.meta({
    help: "What the menu, the browser's tab and search engines show for each page that is not of a service.",
  }),
  home: homeSchema.meta({ help: 'The home page, section by section.' }),
  services: servicesIndexSchema.meta({
    help: 'The page of all services, and the choice in the estimate form.',
  }),
  'windows-and-doors': windowsAndDoorsSchema.meta({
    help: 'The page of the windows that you are certified for.',
  }),
  about: aboutSchema.meta({
    help: 'The page about you. Crew, terms, licenses and certificates come from their own files.',
  }),
  contact: contactSchema.meta({
    help: 'The words of the contact page. What is left out is said in the words of the program.',
  }),
  estimate: estimateSchema.meta({
    help: 'The words around the estimate form. What is left out is said in the words of the program.',
  }),
  reviews: reviewsSchema.meta({
    help: "The reviews of the home page and the page about you. A real one needs a source, a date and the customer's consent.",
  }),
  testimonials: testimonialsSchema.meta({ help: 'The page of testimonials.' }),
  tips: tipsSchema.meta({ help: 'The page Tips & Ideas: articles, short tips, and links to services.' }),
  guide: guideSchema.meta({ help: 'The guide to selling a home, in three steps.' }),
  commercial: textPageSchema.meta({
    help: "The page for agents, managers, shops and offices. `{phone}` and `{email}` are the office's, `{pages}` the number of pages.",
  }),
  'not-found': notFoundSchema.meta({
    help: 'The page for addresses that lead nowhere. What is left out is said in the words of the program.',
  }),
  photos: photosSchema.meta({
    help: 'What each photograph in `photos/` shows, by the name of its file without its ending.',
  }),
  projects: projectsSchema.meta({
    help: 'The jobs behind pictures, by the name of the picture: town, year, days and price below it in a gallery.',
  }),
  galleries: galleriesSchema.meta({
    help: 'Pictures that several services show (`use`), by names of your own, the first one first.',
  }),
  logos: logosSchema.meta({ help: 'Companies, seals and certificates, each with its drawing in `logos/`.' }),
  messages: messagesSchema.meta({
    help: 'Lines of the program that read differently on your site, by their names, as [docs/editing-content.md](editing-content.md#lines-of-the-program) says.',
  }),
};

export type FileName = keyof typeof FILES;

/** What else lies in the folder. */
export const FOLDERS = ['services', 'photos', 'drawings', 'films', 'logos', 'public'];

export type FileOf<Name extends FileName> = z.output<(typeof FILES)[Name]>;
export type ServiceFile = {
  slug: string;
  source: Source;
  head: z.output<typeof serviceFileSchema>;
  text: Text;
};

/** All files as they were read, each by itself. */
export type Folder = {
  files: { [Name in FileName]?: FileOf<Name> };
  sources: Partial<Record<FileName, Source>>;
  services: ServiceFile[];
  /** The texts of all files in `services/` that could be read, also of those with a mistake in their head. */
  texts: { slug: string; file: string; text: Text }[];
  /** Of all files in `services/`, those with mistakes among them. */
  slugs: string[];
  /** The names in `photos/` and the like, without endings; absent where there is no such folder. */
  pictures: Record<string, string[] | undefined>;
};
