import { z } from 'zod';
import { about } from './about.ts';
import { andersen } from './andersen.ts';
import { brands } from './brands.ts';
import { clients } from './clients.ts';
import { company } from './company.ts';
import { contactWords } from './contact.ts';
import { emergencyWords } from './emergency.ts';
import { estimateWords } from './estimate.ts';
import { guide } from './guide.ts';
import { home } from './home.ts';
import { licences, partners, windowPartner } from './logos.ts';
import { notFoundWords } from './not-found.ts';
import { pages } from './pages.ts';
import { photos } from './photos.ts';
import { privacy } from './privacy.ts';
import { reviews } from './reviews.ts';
import {
  aboutSchema,
  companySchema,
  contactSchema,
  emergencySchema,
  estimateSchema,
  guideSchema,
  homeSchema,
  logoSchema,
  notFoundSchema,
  pageSchema,
  parseContent,
  partnerPageSchema,
  photoSchema,
  privacySchema,
  reviewSchema,
  servicesIndexSchema,
  testimonialsSchema,
  tipsSchema,
  windowsAndDoorsSchema,
  wordsSchema,
} from './schema.ts';
import { servicesIndex } from './services-index.ts';
import { testimonials } from './testimonials.ts';
import { tips } from './tips.ts';
import { windowsAndDoors } from './windows-and-doors.ts';
import * as brokenPageWords from './words/broken-page.ts';
import * as callBarWords from './words/call-bar.ts';
import * as carouselWords from './words/carousel.ts';
import * as confirmationWords from './words/confirmation.ts';
import * as filmWords from './words/film.ts';
import * as footerWords from './words/footer.ts';
import * as galleryWords from './words/gallery.ts';
import * as headerWords from './words/header.ts';
import * as houseWords from './words/house.ts';
import * as mapWords from './words/map.ts';
import * as numberWords from './words/numbers.ts';
import * as reviewWords from './words/reviews.ts';
import * as sampleWords from './words/samples.ts';
import * as servicePageWords from './words/service-page.ts';

/**
 * Checks every content file but the services' (those are checked as they are read). Throws one error that
 * lists all files in need of a correction, by their place in `folder`.
 */
export function checkContent(folder = 'content'): void {
  const checks: [file: string, schema: z.ZodType, value: unknown][] = [
    ['content/company.ts', companySchema, company],
    ['content/emergency.ts', emergencySchema, emergencyWords],
    ['content/privacy.ts', privacySchema, privacy],
    ['content/estimate.ts', estimateSchema, estimateWords],
    ['content/contact.ts', contactSchema, contactWords],
    ['content/not-found.ts', notFoundSchema, notFoundWords],
    ['content/home.ts', homeSchema, home],
    ['content/pages.ts', z.record(z.string(), pageSchema), pages],
    ['content/photos.ts', z.record(z.string(), photoSchema), photos],
    ['content/reviews.ts', z.array(reviewSchema), reviews],
    ['content/andersen.ts', partnerPageSchema.optional(), andersen],
    ['content/about.ts', aboutSchema, about],
    ['content/testimonials.ts', testimonialsSchema, testimonials],
    ['content/tips.ts', tipsSchema, tips],
    ['content/windows-and-doors.ts', windowsAndDoorsSchema.optional(), windowsAndDoors],
    ['content/services-index.ts', servicesIndexSchema, servicesIndex],
    ['content/guide.ts', guideSchema, guide],
    ['content/logos.ts', z.array(logoSchema), [...partners, windowPartner ?? [], ...licences].flat()],
    ['content/brands.ts', z.array(logoSchema), brands],
    ['content/clients.ts', z.array(logoSchema), clients],
    [
      'content/words/broken-page.ts',
      wordsSchema({ text: ['again', 'phone'], tab: ['company'] }),
      { ...brokenPageWords },
    ],
    ['content/words/call-bar.ts', wordsSchema(), { ...callBarWords }],
    [
      'content/words/carousel.ts',
      wordsSchema({ previous: ['label'], next: ['label'] }),
      { ...carouselWords },
    ],
    ['content/words/confirmation.ts', wordsSchema(), { ...confirmationWords }],
    ['content/words/film.ts', wordsSchema(), { ...filmWords }],
    ['content/words/footer.ts', wordsSchema(), { ...footerWords }],
    ['content/words/gallery.ts', wordsSchema(), { ...galleryWords }],
    ['content/words/header.ts', wordsSchema(), { ...headerWords }],
    ['content/words/house.ts', wordsSchema(), { ...houseWords }],
    [
      'content/words/map.ts',
      wordsSchema({ drawing: ['street', 'city'], map: ['street', 'city'], name: ['company'] }),
      { ...mapWords },
    ],
    ['content/words/numbers.ts', wordsSchema(), { ...numberWords }],
    ['content/words/reviews.ts', wordsSchema(), { ...reviewWords }],
    ['content/words/samples.ts', wordsSchema(), { ...sampleWords }],
    ['content/words/service-page.ts', wordsSchema(), { ...servicePageWords }],
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
