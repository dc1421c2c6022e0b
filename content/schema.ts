import { z } from 'zod';
import { SERVICES } from '../contract/services.ts';

/**
 * The editor's manual: what each file in `content/` may hold. The build checks every file against it and
 * stops with the file, the field and what was expected.
 */

const text = z.string().trim().min(1, 'expected some text');
const phone = z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'expected a phone number like "(914) 555-0142"');
const webAddress = z.url('expected a web address like "https://example.com"');
const year = z.number().int().min(1800, 'expected a year').max(2100, 'expected a year');

/** `company.ts`: every fact about the business, once. Header, footer, mails and search engines read it here. */
export const companySchema = z.strictObject({
  /** The trading name, as it stands on the van. */
  name: text,
  /** A short name for mail senders and phone home screens. */
  shortName: text,
  slogan: text,
  /** The office number, answered in opening hours. */
  phone,
  /** The number that is answered day and night. */
  emergencyPhone: phone,
  email: z.email('expected an e-mail address'),
  /** The sender of our mails; must belong to our own domain or the mails land in spam. */
  mailFrom: z.email('expected an e-mail address'),
  address: z.strictObject({
    street: text,
    city: text,
    /** Two capital letters. */
    state: z.string().regex(/^[A-Z]{2}$/, 'expected two capital letters, like "NY"'),
    zip: z.string().regex(/^\d{5}$/, 'expected five digits'),
    /** Decimal degrees, for the map and for search engines. */
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  /** The firm that we are a division of. */
  parent: z.strictObject({ name: text, url: webAddress, founded: year }),
  founded: year,
  /** The sentence that explains both founding years. */
  foundedStory: text,
  /** Years of experience that we claim, as text: "25+". */
  experience: text,
  /** Shown in the footer of every page and every mail, in this order. */
  licences: z.array(z.strictObject({ area: text, number: text })).length(3, 'expected three licences'),
  areasServed: z.array(text).min(1, 'expected at least one area'),
  /** IANA name, for the office's clock. */
  timeZone: text,
  /** Our pages elsewhere; may be empty. `icon` names a drawing in `site/drawings/icons.svg`. */
  profiles: z.array(z.strictObject({ name: text, icon: text, url: webAddress })),
});

export type Company = z.infer<typeof companySchema>;

/** The head of each file in `services/`, between its two `---` lines. The file's name becomes the page's address. */
export const serviceSchema = z.strictObject({
  /** The place in menus and on the services page, from 1. */
  order: z.number().int().positive(),
  /** The name in menus and on cards. */
  name: text,
  /** The choice in the estimate form that belongs to this page. */
  service: z.enum(SERVICES, 'expected one of the 15 services of the estimate form'),
  /** The title in the browser's tab and in search results. */
  title: text,
  /** One or two sentences for search results. */
  description: text.max(200, 'expected at most 200 characters'),
  /** One short sentence for the card. */
  summary: text.max(70, 'expected at most 70 characters'),
  /** Other addresses that show the same page. */
  aliases: z.array(z.string().startsWith('/')).optional(),
});

export type ServiceListing = z.infer<typeof serviceSchema>;

/** `pages.ts`: what the browser's tab and search engines show for each page that is no service page. */
export const pageSchema = z.strictObject({
  title: text,
  description: text.max(200, 'expected at most 200 characters'),
});

export type PageWords = z.infer<typeof pageSchema>;

/** `reviews.ts`. A real one needs a source, a date and the customer's consent; `sample: true` marks ours. */
export const reviewSchema = z.strictObject({
  /** First name or initials. */
  name: text,
  town: text,
  state: z.string().regex(/^[A-Z]{2}$/, 'expected two capital letters, like "NY"'),
  text: text,
  sample: z.boolean(),
});

export type Review = z.infer<typeof reviewSchema>;

const slide = z.strictObject({
  /** The large words; the first slide's are the page's headline. */
  title: text,
  text: text,
  /** The drawing's name in `site/drawings/`, and what it shows. */
  drawing: text,
  alt: text,
  /** What stands on the dimension line under the drawing. */
  remark: text,
  /** One or two buttons; the first is the important one. */
  links: z
    .array(z.strictObject({ text: text, to: text }))
    .min(1)
    .max(2),
});

const banner = z.strictObject({ title: text, text: text, drawing: text, alt: text });

/** `home.ts`: the words of the home page, section by section. */
export const homeSchema = z.strictObject({
  slides: z.array(slide).length(4, 'expected four slides'),
  emergency: z.strictObject({ title: text, text: text }),
  partners: z.strictObject({ title: text }),
  services: z.strictObject({
    title: text,
    text: text,
    /** The addresses of the eight pages on the cards. */
    cards: z.array(z.string().startsWith('/')).length(8, 'expected eight cards'),
  }),
  certified: banner,
  oneCall: z.strictObject({
    title: text,
    paragraphs: z.array(text).min(1),
    checklist: z.array(text).length(8, 'expected eight lines'),
  }),
  skylights: banner,
  reviews: z.strictObject({ title: text }),
  carpentry: banner,
  guide: banner,
  licences: z.strictObject({ title: text, text: text }),
});

export type Home = z.infer<typeof homeSchema>;
export type Slide = Home['slides'][number];

/** `estimate.ts`: the words around the form. */
export const estimateSchema = z.strictObject({
  title: text,
  lead: text,
  steps: z.array(z.strictObject({ title: text, text: text })),
});

export type EstimateWords = z.infer<typeof estimateSchema>;

/** `not-found.ts`: the page for addresses that lead nowhere. */
export const notFoundSchema = z.strictObject({
  title: text,
  text: text,
  /** The words of the link home. */
  home: text,
  links: z.array(z.strictObject({ text: text, to: z.string().startsWith('/') })),
  motto: text,
});

export type NotFoundWords = z.infer<typeof notFoundSchema>;

/** `logos.ts`: names of companies and marks, each with its drawing in `logos/`. */
export const logoSchema = z.strictObject({
  name: text,
  /** The file's name in `logos/`, without `.svg`. */
  file: text,
  /** Width and height of its viewBox. */
  size: z.tuple([z.number().positive(), z.number().positive()]),
});

export type Logo = z.infer<typeof logoSchema>;

/** Checks one piece of content; throws a sentence that names the file, the field and what was expected. */
export function parseContent<T>(file: string, schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    (issue) => `  ${issue.path.join('.') || '(file)'}: ${issue.message}`,
  );
  throw new Error(`${file} needs a correction:\n${problems.join('\n')}`);
}
