import { z } from 'zod';
import type { FormStructure } from '../contract/forms/form.ts';
import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import { andersen, andersenSheet } from './andersen.ts';
import { areas } from './areas.ts';
import { brands } from './brands.ts';
import { clients } from './clients.ts';
import { commercial } from './commercial.ts';
import { company } from './company.ts';
import { contactWords } from './contact.ts';
import { contactFormWords } from './contact-form.ts';
import { crew, licensedTrades } from './crew.ts';
import { emergencyWords } from './emergency.ts';
import { estimateWords } from './estimate.ts';
import { estimateFormWords } from './estimate-form.ts';
import { guide } from './guide.ts';
import { home } from './home.ts';
import { howSoon } from './how-soon.ts';
import { licences, partners, windowPartner } from './logos.ts';
import { notFoundWords } from './not-found.ts';
import { office } from './office.ts';
import { pages } from './pages.ts';
import { photos } from './photos.ts';
import { privacy } from './privacy.ts';
import { projects } from './projects.ts';
import { reviews } from './reviews.ts';
import {
  aboutSchema,
  areasSchema,
  companySchema,
  contactSchema,
  crewSchema,
  emergencySchema,
  estimateSchema,
  formWordsSchema,
  guideSchema,
  homeSchema,
  howSoonSchema,
  licensedTradesSchema,
  logoSchema,
  notFoundSchema,
  officeSchema,
  pageSchema,
  parseContent,
  partnerPageSchema,
  photoSchema,
  privacySchema,
  projectSchema,
  reviewSchema,
  sealSchema,
  serviceOptionsSchema,
  servicesIndexSchema,
  sheetSchema,
  termsSchema,
  testimonialsSchema,
  textPageSchema,
  tipsSchema,
  wetPlacesSchema,
  wetStepsSchema,
  windowsAndDoorsSchema,
} from './schema.ts';
import { serviceOptions } from './service-options.ts';
import { servicesIndex } from './services-index.ts';
import { terms } from './terms.ts';
import { testimonials } from './testimonials.ts';
import { tips } from './tips.ts';
import { wetPlaces } from './wet.ts';
import { wetSteps } from './wet-steps.ts';
import { windowsAndDoors } from './windows-and-doors.ts';

/** The page and what search engines show of it are there together or not at all. */
const commercialSchema = textPageSchema
  .optional()
  .refine(
    (page) => (page === undefined) === (pages.commercial === undefined),
    'expected a page here and "commercial" in pages.ts, or neither',
  );

const ownTermsSchema = termsSchema.refine(
  ({ areas = [] }) => areas.every(({ name }) => company.areasServed.includes(name)),
  { path: ['areas'], error: 'expected only areas that stand in areasServed of company.ts' },
);

/**
 * Checks every content file but the services' (those are checked as they are read) and the two galleries, which have types
 * alone. Throws one error that
 * lists all files in need of a correction, by their place in `folder`. `forms` is what the two forms ask, which their words
 * must fit.
 */
export function checkContent(
  forms: { estimate: FormStructure; contact: FormStructure },
  folder = 'content',
): void {
  const checks: [file: string, schema: z.ZodType, value: unknown][] = [
    ['content/company.ts', companySchema, company],
    ['content/areas.ts', areasSchema(company), areas],
    ['content/crew.ts', crewSchema, crew],
    ['content/crew.ts', licensedTradesSchema, licensedTrades],
    ['content/terms.ts', ownTermsSchema, terms],
    ['content/how-soon.ts', howSoonSchema.optional(), howSoon],
    ['content/wet.ts', wetPlacesSchema.optional(), wetPlaces],
    ['content/wet-steps.ts', wetStepsSchema.optional(), wetSteps],
    ['content/office.ts', officeSchema, office],
    ['content/emergency.ts', emergencySchema, emergencyWords],
    ['content/privacy.ts', privacySchema, privacy],
    ['content/accessibility.ts', textPageSchema, accessibility],
    ['content/commercial.ts', commercialSchema, commercial],
    ['content/estimate.ts', estimateSchema, estimateWords],
    ['content/contact.ts', contactSchema, contactWords],
    ['content/estimate-form.ts', formWordsSchema(forms.estimate), estimateFormWords],
    ['content/contact-form.ts', formWordsSchema(forms.contact), contactFormWords],
    ['content/service-options.ts', serviceOptionsSchema, serviceOptions],
    ['content/not-found.ts', notFoundSchema, notFoundWords],
    ['content/home.ts', homeSchema, home],
    ['content/pages.ts', z.record(z.string(), pageSchema.optional()), pages],
    ['content/photos.ts', z.record(z.string(), photoSchema), photos],
    ['content/projects.ts', z.record(z.string(), projectSchema), projects],
    ['content/reviews.ts', z.array(reviewSchema), reviews],
    ['content/andersen.ts', partnerPageSchema.optional(), andersen],
    ['content/about.ts', aboutSchema, about],
    ['content/testimonials.ts', testimonialsSchema, testimonials],
    ['content/tips.ts', tipsSchema, tips],
    ['content/windows-and-doors.ts', windowsAndDoorsSchema.optional(), windowsAndDoors],
    ['content/services-index.ts', servicesIndexSchema, servicesIndex],
    ['content/andersen.ts', sheetSchema.optional(), andersenSheet],
    ['content/guide.ts', guideSchema, guide],
    ['content/logos.ts', z.array(logoSchema), [...partners, windowPartner ?? []].flat()],
    ['content/logos.ts', z.array(sealSchema), licences],
    ['content/brands.ts', z.array(logoSchema), brands],
    ['content/clients.ts', z.array(logoSchema), clients],
  ];
  const problems = checks.flatMap(([file, schema, value]) => {
    try {
      parseContent(file.replace(/^content/, folder), schema, value);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
