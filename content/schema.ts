import { z } from 'zod';
import { HOLIDAYS } from '../contract/days.ts';
import type { FieldStructure, FormStructure } from '../contract/forms/form.ts';
import { serviceOptions } from './service-options.ts';

/**
 * The editor's manual: what each file in `content/` may hold. The build checks every file against it and
 * stops with the file, the field and what was expected.
 */

/** Words. What is written in braces is a place that the page fills, and stands only where its comment says so. */
const text = textIn([]);
const phone = z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'expected a phone number like "(914) 555-0142"');
const webAddress = z.url('expected a web address like "https://example.com"');
const state = z.string().regex(/^[A-Z]{2}$/, 'expected two capital letters, like "NY"');
const year = z.number().int().min(1800, 'expected a year').max(2100, 'expected a year');

/** The only place here that wants a license of its own for every home, beside those of the counties. */
const CITY = 'New York City';

/** Nothing that an office gives out looks like it. */
const SAMPLE_NUMBER = /^SAMPLE-/;

const description = textIn(['services'])
  .min(70, 'expected at least 70 characters')
  .max(160, 'expected at most 160 characters');

const licence = z
  .strictObject({
    /** What it is called, with its place: "Westchester license". Connecticut has registrations: "Connecticut registration". */
    title: text,
    /** As its office writes it. One that came with the program begins with "SAMPLE-". */
    number: text,
    /** Where a customer looks it up, with the complaints there are. */
    registry: webAddress,
    /** True for a number that came with the program; it is shown as "(sample)". */
    sample: z.boolean(),
  })
  .refine(
    ({ number, sample }) => sample || (/[1-9]/.test(number) && !SAMPLE_NUMBER.test(number)),
    'expected your number, or "sample: true"',
  )
  .refine(
    ({ number, sample }) => !sample || SAMPLE_NUMBER.test(number),
    'expected the number of a sample to begin with "SAMPLE-"',
  );

export type Licence = z.infer<typeof licence>;

/** `company.ts`: every fact about the business, once. Header, footer, mails and search engines read it here. */
const companyFacts = z.strictObject({
  /** The trading name, as it stands on the van. */
  name: text,
  /** A short name for mail senders and phone home screens. */
  shortName: text,
  slogan: text,
  /** The office number, answered in opening hours. */
  phone,
  /** The number that is answered day and night. */
  emergencyPhone: phone,
  email: z.email('expected an email address'),
  /** The sender of our mails; must belong to our own domain or the mails land in spam. */
  mailFrom: z.email('expected an email address'),
  address: z.strictObject({
    street: text,
    city: text,
    /** Two capital letters. */
    state,
    zip: z.string().regex(/^\d{5}$/, 'expected five digits'),
    /** Decimal degrees, for the map and for search engines. */
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  /** The firm that we are a division of; absent where there is none. */
  parent: z.strictObject({ name: text, url: webAddress, founded: year }).optional(),
  founded: year,
  /** Shown in the footer of every page and every mail, in this order; may be empty. */
  licences: z.array(licence),
  /** What else the law wants shown where you advertise: the license of New York City, the EPA's for old paint. */
  otherLicences: z.array(licence),
  /** Where you work, alike in `areas.ts`. New York City only with its license among `otherLicences`. */
  areasServed: z.array(text).min(1, 'expected at least one area'),
  /** What an area leaves out, in a few words behind its name on the services' pages: `{ 'Westchester County': 'not Yonkers' }`. */
  leftOut: z.record(text, text).optional(),
  /** The office's clock, by its IANA name: it dates the mails and tells when it is morning. */
  timeZone: text.refine(isTimeZone, 'expected the name of a time zone, like "America/New_York"'),
  /** Our pages elsewhere; may be empty. `icon` names a drawing in `site/drawings/icons.svg`. */
  profiles: z.array(z.strictObject({ name: text, icon: text, url: webAddress })),
});

export const companySchema = companyFacts
  .refine(
    ({ areasServed, otherLicences }) =>
      !areasServed.includes(CITY) || otherLicences.some(({ title }) => title.includes(CITY)),
    {
      path: ['areasServed'],
      error: `expected a ${CITY} license among otherLicences, because the city is offered`,
    },
  )
  .refine(
    ({ areasServed, leftOut = {} }) => Object.keys(leftOut).every((area) => areasServed.includes(area)),
    {
      path: ['leftOut'],
      error: 'expected the names of areasServed',
    },
  );

export type Company = z.infer<typeof companyFacts>;

const timeOfDay = z
  .string()
  .regex(
    /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/,
    'expected a time like "08:00", or "24:00" for midnight at the end',
  );

/** The office's hours on one day: none, one span or several, each from and until. */
const openingHours = z
  .array(z.tuple([timeOfDay, timeOfDay]))
  .refine(
    (spans) => spans.flat().every((time, n, times) => n === 0 || (times[n - 1] ?? '') < time),
    'expected each time to be later than the one before it',
  );

/** On the office's clock (`timeZone` in `company.ts`). A day with an empty list is closed. */
const weeklyHours = z.strictObject({
  monday: openingHours,
  tuesday: openingHours,
  wednesday: openingHours,
  thursday: openingHours,
  friday: openingHours,
  saturday: openingHours,
  sunday: openingHours,
});

const minutes = z.number().int('expected whole minutes').min(1, 'expected a minute or more').max(6_000);

/** In minutes of the office's hours, but for those of `urgent`, which count by day and night. */
const escalateSchema = z
  .strictObject({
    /** After these, if nobody has it in hand. While a storm is on, its factor counts here, too. */
    first: minutes,
    second: minutes,
    /** So long before the promised time, the owners are told as well. */
    beforePromise: minutes,
    /** Whoever has it in hand and notes no outcome hears of it after these, and everybody after as many again. */
    claimed: minutes,
    /** What sounds like an emergency: after `first`, and then after every so many minutes, until so many have passed. */
    urgent: z.strictObject({
      first: minutes,
      every: minutes.min(5, 'expected 5 minutes or more'),
      until: minutes,
      claimed: minutes,
    }),
  })
  .refine(({ first, second }) => first < second, 'expected "first" before "second"')
  .refine(({ urgent }) => urgent.first < urgent.every, 'expected "urgent.first" before "urgent.every"')
  .refine(({ urgent }) => urgent.every <= urgent.until, 'expected "urgent.until" from "urgent.every" on');

/**
 * `office.ts`: when the office answers. Contact page, footers, search engines and the time that a customer is promised come from here;
 * the emergency line is for any hour.
 */
export const officeSchema = z.strictObject({
  /** Without any, no time is promised: customers read "within one business day" (`messages/en/promise.ts`). */
  hours: weeklyHours.optional(),
  /**
   * The days on which the office is closed every year. New Year's Day, Juneteenth, Independence Day, Veterans Day and Christmas
   * Day are also observed on Friday when they fall on a Saturday, and on Monday when they fall on a Sunday.
   */
  holidays: z
    .array(z.enum(HOLIDAYS, `expected one of ${HOLIDAYS.join(', ')}`))
    .refine((days) => new Set(days).size === days.length, 'expected each day once'),
  /**
   * So many minutes of the office's hours after a request, somebody has called or written to the customer. The promise is
   * rounded up to the half hour, and is later while you take longer.
   */
  answerWithin: z
    .number()
    .int('expected whole minutes')
    .min(15, 'expected 15 minutes or more')
    .max(6_000, 'expected 6,000 minutes or fewer'),
  /** When the office is told again of an unanswered request: docs/office.md, "Unanswered requests". */
  escalate: escalateSchema,
});

export type Office = z.infer<typeof officeSchema>;
export type Hours = z.infer<typeof weeklyHours>;
export type Weekday = keyof Hours;

/** The head of each file in `services/`, between its two `---` lines. The file's name becomes the page's address. */
export const serviceSchema = z.strictObject({
  /** The place in menus and on the services page, from 1. */
  order: z.number().int().positive(),
  /** The name in menus and on cards. */
  name: text,
  /** The choice in the estimate form that belongs to this page: one of `service-options.ts`. */
  service: z.enum(serviceOptions, 'expected one of the services in content/service-options.ts'),
  /** The title in the browser's tab and in search results. */
  title: text,
  /** One or two sentences for search results. */
  description,
  /** One short sentence for the card. */
  summary: text.max(70, 'expected at most 70 characters'),
  /** Other addresses that show the same page. */
  aliases: z.array(z.string().startsWith('/')).optional(),
  /** Which of the program's drawings shows it, as icon and as part of the house, where none has the file's name. */
  drawing: text.optional(),
});

export type ServiceListing = z.infer<typeof serviceSchema>;

/** `andersen.ts`: the windows partner's page among the services. */
export const partnerPageSchema = serviceSchema.extend({ path: z.string().startsWith('/') });

export type PartnerPage = z.infer<typeof partnerPageSchema>;

/** `pages.ts`: what the browser's tab and search engines show for each page that is no service page. */
export const pageSchema = z.strictObject({
  /** How the menu, the footer and the links above a title call it; absent where they do not list it. */
  menu: text.optional(),
  /** How the footer and the title block call a page that no menu lists, where the title says more. */
  name: text.optional(),
  title: text,
  /** How a shared link calls the page, where the title is too short for that. */
  shareTitle: text.optional(),
  /** One or two sentences for search results. On the page of all services, `{services}` is their number in words. */
  description,
});

export type PageWords = z.infer<typeof pageSchema>;

/** `reviews.ts`. A real one needs a source, a date and the customer's consent; `sample: true` marks ours. */
export const reviewSchema = z.strictObject({
  /** First name or initials. */
  name: text,
  town: text,
  /** What happened, not what came of it: a result that we cannot prove is no review to print. */
  text: text,
  /** What was done, in a few words: "Skylight flashing". */
  job: text.max(40, 'expected at most 40 characters'),
  /** How we have it, so you can show it when asked: "our email survey". */
  source: text.max(40, 'expected at most 40 characters'),
  /** True where the customer gave five stars of five. Only those are drawn; nobody gives stars on the phone. */
  stars: z.boolean().optional(),
  /** The month in which it was said. */
  date: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'expected a month, like "2026-03"'),
  /** True for one that came with the program; it is shown with "(sample review)". */
  sample: z.boolean(),
});

export type Review = z.infer<typeof reviewSchema>;

/** From and to, in whole numbers. */
const range = z
  .tuple([z.number().int().positive(), z.number().int().positive()])
  .refine(([least, most]) => least < most, 'expected the lower number first');

/** One typical job of a service: a row of its schedule. */
export const jobSchema = z.strictObject({
  /** In the customer's words, with its size: "New boards on a sound frame, 200 sq. ft." */
  name: text.max(70, 'expected at most 70 characters'),
  /** The same in a few words, at the one job whose price is to stand on the home page's card: "One grab bar". */
  short: text.max(24, 'expected at most 24 characters').optional(),
  /** The usual range in whole dollars. */
  price: range.optional(),
  /** How it is priced, where there is no usual range: "By the hour, one hour at least". */
  priced: text.max(60, 'expected at most 60 characters').optional(),
  /** Ours at the house: "2 to 3 days". */
  time: text.max(30, 'expected at most 30 characters'),
  /** "No", "Yes", or when there is one: "If a wall moves". */
  permit: text.max(40, 'expected at most 40 characters'),
  /** What makes it cost more. */
  raises: text.max(90, 'expected at most 90 characters'),
});

const job = jobSchema.refine(
  ({ price, priced }) => (price === undefined) !== (priced === undefined),
  'expected "price" or "priced", and not both',
);

export type Job = z.infer<typeof job>;

/** `sheets/`: what a service's page says before its text in `services/` begins, and below it. */
export const sheetSchema = z.strictObject({
  /** The headline: the work in the words that people search for, without the place, which is added. */
  heading: text.max(48, 'expected at most 48 characters'),
  /** One sentence that a customer can check: a license, a number, what we do each time. */
  proof: text.max(160, 'expected at most 160 characters'),
  /** True where the work may not be able to wait: then the emergency line stands beside the button. */
  urgent: z.boolean().optional(),
  /** True where your van (`drawings/van.svg`) stands below the headline on a wide screen: once in a set is enough. */
  van: z.boolean().optional(),
  /** What we do, and what decides whether it turns out well. Stands beside the drawing. */
  intro: text.max(420, 'expected at most 420 characters'),
  /** Behind it, the way to what to do at once. `to` is a heading that the text itself leads to, too: "#what-cant-wait". */
  firstSteps: z
    .strictObject({ text, to: text.startsWith('#', 'expected a heading of the page: "#…"') })
    .optional(),
  /** Below it, where one name stands for several trades: each of them, and in a few words how it is done. */
  scope: z
    .array(z.strictObject({ work: text, how: text.max(110, 'expected at most 110 characters') }))
    .min(3, 'expected at least three kinds of work')
    .optional(),
  /** True until figures and review are your own; they are shown with "(sample)". */
  sample: z.boolean(),
  jobs: z
    .array(job)
    .min(5, 'expected at least five jobs')
    .max(9, 'expected at most nine jobs')
    .refine(
      (jobs) => jobs.filter(({ short }) => short).length <= 1,
      'expected "short" at one job at most: its price stands on the card',
    ),
  /** One construction detail, drawn, and in words what matters in it. */
  detail: z
    .strictObject({
      /** The name of a drawing in `site/drawings/details/`. */
      drawing: text,
      /** What is drawn: "Ledger flashing". */
      title: text.max(40, 'expected at most 40 characters'),
      /**
       * That it is not to scale, its view, and what is drawn otherwise than it is. A page gives it any width, so no scale
       * is true.
       */
      scale: text.max(110, 'expected at most 110 characters'),
      /** One sentence: what it prevents. */
      prevents: text.max(160, 'expected at most 160 characters'),
      /** A name for each part that the drawing points to, by the drawing's own name for it, from top to bottom. */
      labels: z
        .record(z.string(), text.max(60, 'expected at most 60 characters'))
        .refine(
          (labels) => Object.keys(labels).length >= 5 && Object.keys(labels).length <= 8,
          'expected five to eight labels',
        ),
    })
    .optional(),
  /** What a customer of this trade said. The same rules as in `reviews.ts`. */
  review: z
    .strictObject({
      name: text,
      town: text,
      /** What was done: "Deck, 12 by 16 ft." */
      job: text,
      year,
      text: text.max(320, 'expected at most 320 characters'),
    })
    .optional(),
});

export type ServiceSheet = z.infer<typeof sheetSchema>;

/** The name of a file in `photos/`, `drawings/` or `films/`, without its ending. */
const fileName = text.regex(/^[\w.-]+$/, 'expected the name of a file without its folder and ending');

/** What a service's page may show besides its text. */
export const serviceExtrasSchema = z.strictObject({
  /** A drawing of what was found, and over it the photograph of what was built, from the same place. */
  comparison: z
    .strictObject({
      title: text,
      /** A drawing of the photograph's size: its lines lie on what stayed. */
      existing: z.strictObject({ drawing: fileName, alt: text, caption: text }),
      photo: fileName,
      /** Where the drawing ends at first, in percent of the width: right of the damage, to show both it and the work. */
      start: z.literal([45, 52, 60, 75], 'expected 45, 52, 60 or 75').optional(),
    })
    .optional(),
  /** A short film without sound, which loads only on a click; the text describes it for those who do not play it. */
  film: z
    .strictObject({
      file: fileName,
      poster: fileName,
      title: text,
      /** Its length and size: "10 seconds, 0.4 MB, no sound". */
      note: text,
      /** What comes after what. */
      steps: z.array(text),
    })
    .optional(),
  /** A grid of pictures; `{photos}` is their number in words. */
  gallery: z
    .strictObject({
      title: text,
      text: textCounting('photos').optional(),
      /** The name of a gallery: `recentProjects`. */
      photos: text,
    })
    .optional(),
  /** True where the showroom and its map stand below the text. */
  showroom: z.boolean().optional(),
});

/** A photograph, imported from `photos/` (`import shop from './photos/shop.jpg?photo'`). */
const photo = z.custom<Photo>((value) => typeof value === 'object', 'expected an imported photograph');

/** `crew.ts`: who comes to a customer's house, in the order of the page about us. May be empty. */
export const crewSchema = z
  .array(
    z.strictObject({
      /** First name and initial. */
      name: text,
      /** What they do, in the words of your services: "Tile and masonry". */
      trade: text.max(40, 'expected at most 40 characters'),
      /** The year in which they began in the trade. */
      since: year,
      /**
       * A paper they hold, and the word for it: a license is given out by an office, a certificate by whoever trained
       * them. Absent where there is none. Licensed trades that you schedule hold their own.
       */
      credential: z.strictObject({ word: z.enum(['License', 'Certificate', 'Card']), name: text }).optional(),
      /** What a customer asks for them for, in one concrete sentence. */
      calledFor: text.max(110, 'expected at most 110 characters'),
      /** True for those who come to measure and write the estimate; the page with the form names them, too. */
      measures: z.boolean().optional(),
      /** True for those who answer the emergency line at night. */
      nights: z.boolean().optional(),
      /**
       * How tall, in feet and inches: [5, 11]. With it they stand in the elevation of the crew, as one of the figures that
       * are drawn, or as a photograph of the whole person from head to shoes with its edges close around them.
       */
      height: z
        .tuple([z.number().int().min(4).max(6), z.number().int().min(0).max(11)], {
          error: 'expected feet and inches, as [5, 11]',
        })
        .optional(),
      figure: z
        .enum(['carpenter', 'designer', 'glazier', 'painter', 'tiler', 'sider', 'repairer'])
        .optional(),
      photo: photo.optional(),
      /** True for a person who came with the program; shown with "(sample)". */
      sample: z.boolean(),
    }),
  )
  .refine(
    (crew) => crew.every(({ height, figure, photo }) => !height === !(figure ?? photo) && !(figure && photo)),
    'expected a height with either a figure or a photo, and neither without it',
  )
  .refine((crew) => new Set(crew.map(({ name }) => name)).size === crew.length, 'expected each name once');

export type CrewMember = z.infer<typeof crewSchema>[number];

/** The same file: the firms that you schedule for work which needs a license of its own. May be empty. */
export const licensedTradesSchema = z.array(
  z.strictObject({
    /** The firm. */
    name: text,
    trade: text.max(40, 'expected at most 40 characters'),
    /** Who holds the license, as first name and initial, and what it makes of them. */
    holder: text.max(60, 'expected at most 60 characters'),
    /** One for each place where the firm may work. */
    licences: z.array(licence).min(1, 'expected at least one license'),
    /** As for the crew. */
    calledFor: text.max(110, 'expected at most 110 characters'),
    /** True for a firm that comes at night. */
    nights: z.boolean().optional(),
  }),
);

export type LicensedTrade = z.infer<typeof licensedTradesSchema>[number];

/** `areas.ts`: the places of `areasServed` in `company.ts`, in the same order, and what makes each of them lawful. */
export function areasSchema({ areasServed, licences, otherLicences }: Company) {
  const titles = [...licences, ...otherLicences].map(({ title }) => title);
  return z
    .array(
      z.strictObject({
        name: text,
        /** The title of the license in `company.ts` that covers it. No area is offered without one. */
        licence: text.refine((title) => titles.includes(title), {
          error: `expected a license of company.ts: ${titles.join(' or ')}`,
        }),
        /** What is left out, in a sentence. */
        note: text.optional(),
        /** The towns you go to, or the boroughs, by the alphabet. */
        towns: z
          .array(text)
          .min(1, 'expected at least one town')
          .refine(
            (towns) => towns.every((town, n) => n === 0 || (towns[n - 1] ?? '').localeCompare(town) < 0),
            'expected each town once, in the order of the alphabet',
          ),
      }),
    )
    .refine(
      (areas) => areas.map(({ name }) => name).join() === areasServed.join(),
      `expected the areasServed of company.ts: ${areasServed.join('; ')}`,
    );
}

export type Area = z.infer<ReturnType<typeof areasSchema>>[number];

const count = z.number().int().positive();

const figures = z
  .strictObject({
    /** The charge for a visit in office hours, and outside them or on a holiday, in whole dollars: those of `prices.yaml`. */
    visit: range,
    emergency: range,
    /** What one person costs for each hour after the first, in office hours and outside them: those of `prices.yaml`, too. */
    hour: range,
    nightHour: range,
    /** What making storm damage safe usually comes to outside office hours, with the visit. */
    storm: range,
    /** Minutes from a call to the emergency line until you are there, where `areas` below does not say otherwise. */
    arrival: range,
    /** Days for which an estimate holds. */
    estimate: count,
    /** Percent of the price. */
    deposit: count.max(100, 'expected at most 100'),
    /** Business days in which a customer may cancel. New York and Connecticut ask for three. */
    cancel: count,
    /** Weeks that a town takes for a permit. */
    permit: range,
    /** What your liability insurance pays for one occurrence and in all, in whole dollars. */
    occurrence: count,
    aggregate: count,
    /** Years of warranty on your workmanship. */
    newWork: count,
    repairs: count,
  })
  .partial();

const FIGURES = Object.keys(figures.shape);
const term = textCounting(...FIGURES, 'sample').refine(
  (words) => !words.includes('$'),
  'expected no dollar sign; a figure brings its own',
);

/** `terms.ts`: the terms of your contracts, once. Other texts repeat some of them; a test compares the two. */
export const termsSchema = z
  .strictObject({
    /** True until counsel and insurer have read them; the page marks them as a sample. */
    sample: z.boolean(),
    /** What the sentences below may name: `{visit}`. Leave out what you do not have. */
    figures,
    /** On the page about us, one note for each; without any, the section is left out. */
    list: z.array(z.strictObject({ title: text, text: term })),
    /** Where it takes longer or costs more, by the names of `areas.ts`; stands with the towns on the contact page. */
    areas: z
      .array(
        z.strictObject({
          name: text,
          /** Instead of the `arrival` above. */
          arrival: range.optional(),
          /** By how many percent prices are above those of the schedules. */
          above: range.optional(),
        }),
      )
      .optional(),
    /** The last of the notes: what you do not take on. Absent where there is nothing. */
    notFor: z.strictObject({ title: text, list: z.array(text).min(1, 'expected at least one') }).optional(),
    /** Under the emergency number on the contact page: how soon you come, and for how much. `{sample}` is the mark's place. */
    response: z.array(z.strictObject({ title: text, text: term })).optional(),
  })
  .superRefine(({ figures, list, response = [] }, { addIssue }) => {
    const words = [...list, ...response]
      .map(({ text }) => text)
      .join()
      .toLowerCase();
    for (const figure of FIGURES.filter((name) => words.includes(`{${name.toLowerCase()}}`))) {
      if (figures[figure as keyof typeof figures] === undefined)
        addIssue({ code: 'custom', path: ['figures'], message: `expected ${figure}` });
    }
  });

export type Terms = z.infer<typeof termsSchema>;

const pace = z.strictObject({
  /** Business days until a repair visit. */
  repair: range,
  /** Business days until somebody comes to measure, and from then until the written price. */
  measure: count,
  price: count,
  /** Weeks from the signed contract until work starts. */
  start: range,
});

/**
 * `how-soon.ts`: how soon you come, price and start, in one sentence or two for all services. Count from the talk with the
 * customer: until then the promise of `office.ts` holds.
 */
export const howSoonSchema = z.strictObject({
  /** True until you have looked at what you keep on busy days; the page marks it as a sample. */
  sample: z.boolean(),
  figures: pace,
  /** Names each figure; `{sample}` is the mark's place. */
  text: textWith(...Object.keys(pace.shape), 'sample'),
  /** Before that, where the work may not be able to wait (`urgent` in its sheet). `arrival` is that of `terms.ts`, in minutes. */
  emergency: z.strictObject({ arrival: range, text: textWith('arrival', 'sample') }).optional(),
});

export type HowSoon = z.infer<typeof howSoonSchema>;

/** A place in a picture, in its own pixels from the top left corner. */
const point = z.tuple([z.number().nonnegative(), z.number().nonnegative()]);

/** The name of a part of a picture: where the words stand, and the point of the part that their line ends on. */
const label = z.strictObject({ text, at: point, to: point });

const quarter = z.literal([0, 25, 50, 75, 100]);

/** In pixels of a picture, which a phone shows at a quarter of its size. */
const SHORTEST_MEASURE = 100;
/** The places of the drawing `site/drawings/wet.svg`, from top to bottom. */
const wetIn = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ roof: value, ceiling: value, wall: value, floor: value, basement: value });

/** `wet.ts`: where water may be. Home names the places, and they lead to the first steps on a service's page. */
export const wetPlacesSchema = z.strictObject({
  /** The page with the steps; its text in `services/` exports `wetSteps`. */
  page: z.string().startsWith('/service/'),
  title: text,
  /** Below the title on the home page. */
  lead: text,
  /** One word each. */
  names: wetIn(text),
});

export type WetPlaces = z.infer<typeof wetPlacesSchema>;

/** `wet-steps.ts`: what to do in the first five minutes. It contradicts no other word about water. */
export const wetStepsSchema = z.strictObject({
  lead: text,
  /** For each place, in the order in which they are done. */
  steps: wetIn(z.array(text).min(2).max(5)),
  /** Whom to call in danger; it stands before our number. */
  danger: text.includes('911'),
  /** `{phone}` is the emergency number. */
  call: textWith('phone'),
});

export type WetSteps = z.infer<typeof wetStepsSchema>;

/** `photos.ts`: what the photographs in `photos/` show. */
export const photoSchema = z.strictObject({
  /** What is to be seen, concretely, for those who do not see it. */
  alt: text
    .max(150, 'expected at most 150 characters')
    .refine((alt) => !/\.(jpe?g|webp|png)$|_/i.test(alt), 'expected words, not the name of a file'),
  /** What was made, and of what; stands under the picture. */
  caption: text
    .max(120, 'expected at most 120 characters')
    .refine((caption) => !caption.endsWith('.'), 'expected no period at the end'),
  /**
   * A true measure of something in it ("24 in."), drawn as a dimension line between two points of the thing, in pixels. Choose
   * two that the line joins without crossing what the picture is about. The caption says what is measured.
   */
  measure: z
    .strictObject({
      text: text.max(12, 'expected at most 12 characters; say in the caption what is measured'),
      from: point,
      to: point,
      /** Where the line runs beside what it measures: the two points of the thing, from which thin lines lead to its ends. */
      of: z.tuple([point, point]).optional(),
    })
    .refine(
      ({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1]) >= SHORTEST_MEASURE,
      `expected two ends at least ${SHORTEST_MEASURE} px apart: a shorter line cannot be read on a phone`,
    )
    .optional(),
  /** The name of a part of it, without a number, on a line from there to the part. */
  name: label.optional(),
  /**
   * Behind the title of a page it is cut: at its sides on a desk, above and below on phones and tablets. Which part stays, in
   * percent: [0, 100] is the left, and the bottom. Absent where the middle is right.
   */
  keep: z.tuple([quarter, quarter]).optional(),
  /** True for a picture that shows none of our own work; its caption ends with "(sample)". */
  sample: z.boolean(),
});

export type PhotoWords = z.infer<typeof photoSchema>;

/** `projects.ts`: a job behind a picture, so that it can be believed. */
export const projectSchema = z.strictObject({
  /** By which you know it. The sheets of the drawing set have letters; this has none. */
  number: z.number().int().positive(),
  town: text,
  year: z.number().int().min(1990).max(2100),
  /** Working days, in the shop and at the house. */
  days: z.number().int().positive(),
  /** What it cost, as a band of whole dollars. */
  price: z
    .tuple([z.number().int().positive(), z.number().int().positive()])
    .refine(([low, high]) => low < high, {
      message: 'expected the lower price first',
    }),
  /** Two sentences: what was special, and what was done about it. */
  text: text.max(180, 'expected at most 180 characters'),
  /** True for a job that was never done; its picture says so too. */
  sample: z.boolean(),
});

export type Project = z.infer<typeof projectSchema>;

/** A photograph as a page holds it: what it shows, and where its copies in several widths are. */
export type Photo = {
  /** The beginning of its files' addresses, with a mark that changes whenever the picture does. */
  file: string;
  /** Of the master, in pixels. */
  width: number;
  height: number;
  /** Its average color, `#rgb`, or one between those by day and by night: shown until it arrives. */
  color: string;
  /** Like `file`, for the dark theme: of the master `x.night.jpg` beside `x.jpg`, if there is one. */
  night?: string | undefined;
  /** How strongly it is graded towards evening in the dark theme, where it would glare. */
  bright?: 1 | 2 | undefined;
  /** What is to be seen, for those who do not see it. */
  alt: string;
  /** What was made, and of what; stands under the picture where there is room. */
  caption: string;
  /** A true measure of something in it, and the name of a part of it. */
  measure?: PhotoWords['measure'];
  name?: PhotoWords['name'];
  /** Which part of it stays where it is cut. */
  keep?: PhotoWords['keep'];
};

/** The word behind the letter above a section's title. */
const mark = text;

/** What stands on the dimension line under a section's title: something that is measured. */
const dimension = text.regex(/\d|\{/, 'expected a measure: a dimension line without a figure says nothing');

const slide = z.strictObject({
  /** The large words; the first slide's are the page's headline. */
  title: text,
  text: text,
  photo,
  /** Names of two parts of the picture, on leader lines: where each stands, and the point it leads to, in pixels. */
  labels: z.array(label).max(2),
  /** One or two buttons; the first is the important one. */
  links: z
    .array(z.strictObject({ text: text, to: text }))
    .min(1)
    .max(2),
});

/** A band with a picture. */
const banner = z.strictObject({
  mark,
  title: text,
  text: text,
  photo,
  /** The words of the link under the text. */
  link: text,
});

/** A band whose link leads to one of our own pages. */
const bannerTo = banner.extend({ to: z.string().startsWith('/', 'expected an address on this site') });

/** `home.ts`: the words of the home page, section by section. A section that may be absent is left out then. */
export const homeSchema = z.strictObject({
  /** The pictures at the top. */
  hero: z.strictObject({
    /** What they are called for a screen reader, each of the buttons below them, and the button that stops them. */
    label: text,
    slide: textWith('number', 'title'),
    stop: text,
  }),
  /** The first holds the headline of the page. */
  slides: z.array(slide).min(1, 'expected at least one slide'),
  /** Beside the emergency number. Whatever can kill comes first, and names 911 before us. */
  emergency: z.strictObject({
    title: text,
    lines: z.array(z.strictObject({ when: text, what: text })).min(1),
  }),
  /** Left out, too, while there are neither partners nor profiles. */
  partners: z.strictObject({ title: text }).optional(),
  /** `{cards}` is the number of the cards, `{services}` that of all services. */
  services: z.strictObject({
    mark,
    title: text,
    text: textCounting('cards', 'services', 'sample'),
    /** On a card: the job of that service's sheet that has `short`. */
    price: textWith('job', 'price'),
    /** The addresses of the pages on the cards. */
    cards: z.array(z.string().startsWith('/')),
    /** The button to the page of all services. */
    link: textCounting('services'),
  }),
  certified: bannerTo.optional(),
  oneCall: z.strictObject({
    mark,
    title: text,
    paragraphs: z.array(text).min(1),
    checklist: z.array(text),
  }),
  skylights: bannerTo.optional(),
  /** Left out while `reviews.ts` is empty. */
  reviews: z.strictObject({ mark, title: text, /** How they were picked. */ lead: text.optional() }),
  /** About the parent company; its site is where the links lead. */
  carpentry: banner.optional(),
  guide: banner.optional(),
  /** Left out while there is nothing to show. */
  licences: z.strictObject({ mark, title: text, text: text }),
});

export type Home = z.infer<typeof homeSchema>;
export type Slide = Home['slides'][number];

/** `estimate.ts`: the words around the form. */
export const estimateSchema = z.strictObject({
  title: text,
  /** `{fields}` is the number of the form's fields in words. */
  lead: textCounting('fields'),
  /** What happens once the form is sent. */
  steps: z.strictObject({
    title: text,
    list: z.array(z.strictObject({ title: text, text: text })),
  }),
  /** Who of `crew.ts` measures and writes the estimate; left out while that is said of none. */
  measures: textWith('names'),
  /** Between the last two of several names. */
  or: text,
  /** `{phone}` is the office number. */
  talk: textWith('phone'),
  /** Above the form. `{phone}` is the emergency number; what comes before it stands in `emergency.ts`. */
  emergency: textWith('phone'),
});

export type EstimateWords = z.infer<typeof estimateSchema>;

/** `service-options.ts`: the services that the estimate form offers. */
export const serviceOptionsSchema = z
  .array(text)
  .min(1, 'expected at least one service')
  .refine((options) => new Set(options).size === options.length, 'expected every service once');

/** `estimate-form.ts` and `contact-form.ts`: the words of a form, for what it asks. */
export function formWordsSchema({ fields, oneOf }: FormStructure) {
  return z.strictObject({
    /** What the office calls a request that came by this form. */
    title: text,
    /** Above the thanks. */
    sentTitle: text,
    fields: z.strictObject(Object.fromEntries(fields.map((field) => [field.name, fieldWordsSchema(field)]))),
    /** Where one of several must be answered, and none is. */
    ...(oneOf && { noneOf: text }),
  });
}

function fieldWordsSchema({ required, maxLength, choice }: FieldStructure) {
  return z.strictObject({
    label: text,
    /** What mails and the office call it, if not by its label. Fields with the same one share a line. */
    officeLabel: text.optional(),
    /** What the text message or mail calls it that a visitor can send instead, if not as the office does. */
    fallbackLabel: text.optional(),
    /** Help that stands under it. */
    hint: text.optional(),
    /** Where there is no answer. */
    ...(required && { missing: text }),
    /** What it is called in a sentence: "Please keep the first name to 100 characters at most." */
    ...(maxLength && { inSentence: text }),
    /** What can be chosen, what stands there until something is, and where an answer is none of them. */
    ...(choice && { options: serviceOptionsSchema, choose: text, unknown: text }),
  });
}

/** `contact.ts`: the page where to write to us. Its first sentence is the description in `pages.ts`. */
export const contactSchema = z.strictObject({
  title: text,
  /** Above the form, and the sentence under it. */
  form: z.strictObject({ title: text, hint: text }),
  /** Above the emergency number. */
  emergency: text,
  /** Below the title, each before what it names. */
  phone: text,
  email: text,
  address: text,
  /** Before the hours of `office.ts`; left out while the office has none. */
  hours: text,
  /** Above the towns of `areas.ts`, and the sentence under it. */
  areas: text,
  areasLead: text,
  /** With each area: how soon you come in an emergency, and what its prices are, from `terms.ts`. */
  arrival: textWith('arrival', 'sample'),
  prices: textWith('sample'),
  pricesAbove: textWith('percent', 'sample'),
});

export type ContactWords = z.infer<typeof contactSchema>;

/** `not-found.ts`: the page for addresses that lead nowhere. */
export const notFoundSchema = z.strictObject({
  title: text,
  text: text,
  /** The words of the link home. */
  home: text,
  links: z.array(z.strictObject({ text: text, to: z.string().startsWith('/') })),
  /** The drawing: what stands in the place of the part that is missing, and what it shows for those who do not see it. */
  drawing: z.strictObject({ label: text, alt: text }),
  motto: text,
  /** The button that leads to the parent company, or to our own form where there is none. */
  button: text,
  /** Beside the button to the parent company, whose domain is `{site}`. */
  external: textWith('site'),
  /** What the strip of names is called for a screen reader. */
  clients: text,
});

export type NotFoundWords = z.infer<typeof notFoundSchema>;

/** `logos.ts`, `brands.ts`, `clients.ts`: names of companies and marks, each with its drawing in `logos/`. */
export const logoSchema = z.strictObject({
  name: text,
  /** The file's name in `logos/`, without `.svg`. */
  file: text,
  /** Width and height of its viewBox. */
  size: z.tuple([z.number().positive(), z.number().positive()]),
  /** True for a mark that came with the program, until you hold what it says. */
  sample: z.boolean().optional(),
});

export type Logo = z.infer<typeof logoSchema>;

/** `licences` of `logos.ts`: seals. */
export const sealSchema = logoSchema
  .extend({
    /** Who gives it out, where its words do not say so; stands below it. */
    issuer: text.optional(),
    /** The license that it stands for; its number stands below it. */
    licence: licence.optional(),
  })
  .refine(
    ({ issuer, sample }) => issuer !== undefined || sample !== undefined,
    'expected "issuer", or "sample: false" for a seal whose words name who gives it out, or "sample: true"',
  );

export type Seal = z.infer<typeof sealSchema>;

/** The address of a service page, as "/service/painting". */
const servicePath = z.string().startsWith('/service/', 'expected the address of a service page');

const pageLink = z.strictObject({
  /** The words of the link. */
  text: text,
  /** An address on this site: "/service/painting". */
  to: z.string().startsWith('/', 'expected an address on this site, like "/contact"'),
});

/** `about.ts`: who we are. */
export const aboutSchema = z.strictObject({
  title: text,
  /** One or two sentences under the title. */
  lead: text,
  story: z.strictObject({
    mark,
    title: text,
    /** On the line from the year in which the parent company was founded, if there is one, and from ours to today. */
    years: textWith('years'),
    today: text,
    photo,
    /** Oldest event first. Both founding years belong here, in a way that makes sense of both. */
    paragraphs: z.array(text).min(1, 'expected at least one paragraph'),
  }),
  /** Left out while `crew.ts` is empty. Say it in words that are true of one person, too. */
  crew: z.strictObject({
    mark,
    title: text,
    text: text,
    /** What the drawing of them all is called for a screen reader, and a height beside one: "5 ft. 11 in." */
    elevation: text,
    height: textWith('feet', 'inches'),
    /** What stands over each column, and on a phone in front of the year. */
    name: text,
    trade: text,
    since: text,
    credential: text,
    calledFor: text,
    /** Under the trade of whoever does it. */
    measures: text,
    nights: text,
  }),
  /** Below the crew, the licensed trades of `crew.ts`; left out while there are none. */
  trades: z.strictObject({
    title: text,
    text: text,
    firm: text,
    licence: text,
    /** With a firm that comes at night, or once behind the text where all of them do. */
    nights: text,
    allNights: text,
  }),
  certifications: z.strictObject({
    mark,
    title: text,
    text: text,
    /**
     * Each has its mark in `logos/`, as in `logos.ts`. List only what you hold a certificate for; without any, the section
     * is left out.
     */
    items: z.array(
      logoSchema.extend({
        /** One sentence: what the certificate allows or asks of us. */
        text: text,
        /** Where its office gave it a number: the entry of `company.ts`, which stands above the sentence. */
        licence: licence.optional(),
      }),
    ),
  }),
  /** Around the notes of `terms.ts`. */
  contract: z.strictObject({
    mark,
    title: text,
    /** `{sample}` is the place of the mark for terms that are samples. */
    text: textWith('sample'),
    /** Before the licenses of `company.ts`, and the link to the towns of `areas.ts`. */
    licences: text,
    towns: text,
  }),
  motto: z.strictObject({
    /** The motto itself. */
    title: text,
    /** What it means on an ordinary working day. */
    text: text,
  }),
  /** Left out while `reviews.ts` is empty. `label` is what the list is called for a screen reader. */
  reviews: z.strictObject({ mark, title: text, lead: text.optional(), label: text }),
  /** Absent where nobody can come and look. */
  showroom: z
    .strictObject({
      mark,
      title: text,
      /** What a visitor can see and touch there. */
      text: text,
      photo,
    })
    .optional(),
  /** Stands under the showroom. */
  parent: z
    .strictObject({
      title: text,
      text: text,
      /** The words of the two links to the parent company's site; its address stands in `company.ts`. */
      links: z.array(text).length(2, 'expected two link texts'),
    })
    .optional(),
});

export type About = z.infer<typeof aboutSchema>;

/** `testimonials.ts`: the words of the page and its quotes, none of them repeated from `reviews.ts`. */
export const testimonialsSchema = z.strictObject({
  title: text,
  /** Invites the reader to share feedback; the link comes after it. */
  intro: text,
  /** The button to the estimate form. */
  estimate: text,
  /** The link to the contact page. */
  link: pageLink,
  /**
   * The same rules as for `reviews.ts`: a real one needs a source, a date and the customer's consent. Beside each stands
   * the part of the house that its service is about.
   */
  quotes: z.array(reviewSchema.extend({ state, service: servicePath })),
});

export type Testimonials = z.infer<typeof testimonialsSchema>;

/** `tips.ts`: the page Tips & Ideas. */
export const tipsSchema = z.strictObject({
  title: text,
  /** One or two sentences under the title. */
  lead: text,
  /** Beside the title, the foot of a wall in section: what that is, its scale, and its nine parts in the order of their numbers. */
  wall: z.strictObject({ title: text, scale: text, parts: z.array(text).length(9, 'expected nine names') }),
  /** One card for each article, the newest first. */
  articles: z
    .array(
      z.strictObject({
        title: text,
        /** Two sentences: what the article is about and what the reader can do after it. */
        text: text,
        link: pageLink,
      }),
    )
    .min(1, 'expected at least one article'),
  small: z.strictObject({
    /** The heading above them; `{tips}` is their number in words. */
    title: textCounting('tips'),
    /** What a reader can do without us, in two or three sentences each. Only what is true in every house. */
    items: z.array(z.strictObject({ title: text, text: text })).min(1, 'expected at least one tip'),
  }),
  categories: z.strictObject({
    /** The heading above the links. */
    title: text,
    /** Each leads to the service page that covers it; two may lead to the same one. May be empty. */
    links: z.array(pageLink),
  }),
});

export type Tips = z.infer<typeof tipsSchema>;

/** `windows-and-doors.ts`: the words of the partner's page. Promise only what you do: the maker speaks for itself. */
export const windowsAndDoorsSchema = z.strictObject({
  /** True until the warranty and the financing that are named here are the ones you give. */
  sample: z.boolean(),
  /** Headline and first paragraph, where `sheets/andersen.ts` does not have them. */
  banner: z.strictObject({ title: text, text: text }),
  advantages: z.strictObject({
    title: text,
    /** Leads to the certificates on the page about us. */
    link: text,
    /** What certification means for the customer, in two or three sentences each. */
    items: z.array(z.strictObject({ title: text, text: text })).min(1, 'expected at least one advantage'),
  }),
  services: z.strictObject({
    title: text,
    /** One kind of work a line. */
    lines: z.array(text).min(1, 'expected at least one line'),
  }),
});

export type WindowsAndDoors = z.infer<typeof windowsAndDoorsSchema>;

/** `services-index.ts`: what stands above the cards of all services. */
export const servicesIndexSchema = z.strictObject({
  /** `{services}` is the number of services in words. */
  title: textCounting('services'),
  /** One or two sentences. */
  lead: text,
});

export type ServicesIndex = z.infer<typeof servicesIndexSchema>;

const id = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/, 'expected lower-case words with hyphens, like "kitchen-caulk"');

const checklistItem = z.strictObject({
  /** The name under which a visitor's tick is kept. Changing it forgets the tick; two items never share one. */
  id,
  /** One sentence that says what to do. All of them have to fit on two printed sheets. */
  text: text.max(180, 'expected at most 180 characters'),
});

const checklistGroup = z.strictObject({
  /** The name in page fragments (`#kitchen`) and in the calendar file. */
  id,
  name: text,
  /** The part of the drawn house that gets lighter with each item that is ticked; left out where none fits. */
  room: z
    .enum(['exterior', 'kitchen', 'bathrooms', 'basement', 'bedrooms', 'living-areas', 'attic', 'garage'])
    .optional(),
  /** One sentence: what buyers look at here. */
  note: text,
  /** How many days before listing to begin with this group; the calendar file counts back from the date chosen. */
  days: z.number().int().min(1, 'expected 1 to 30 days').max(30, 'expected 1 to 30 days'),
  items: z.array(checklistItem).min(6, 'expected at least six items'),
});

/** `guide.ts`: the ultimate guide to selling your home, in three steps. */
export const guideSchema = z.strictObject({
  title: text,
  /** The page's name in the line of links above the title. */
  name: text,
  /** Two or three sentences under the title. */
  lead: text,
  /** Beside the title. */
  photo,
  steps: z.strictObject({
    /** Step 1. */
    checklist: z.strictObject({
      mark,
      title: text,
      remark: dimension,
      /** How the list is meant, and why the groups come in this order; `{groups}` is their number in words. */
      text: textCounting('groups'),
      /** A second paragraph: what takes longer than the list, behind words that are set off. */
      before: z.strictObject({ title: text, text: text }).optional(),
      /** On a phone the text is folded, under these words. */
      how: text,
      /** Around the list; the buttons work with script only. */
      tools: z.strictObject({
        /** What the links to the groups are called for a screen reader, and what the bar over all of them counts. */
        groups: text,
        all: text,
        /** Beside each bar. */
        progress: textWith('done', 'total'),
        print: text,
        startOver: text,
        /** Above the date, and the button beside it that makes a calendar file. */
        listing: text,
        calendar: text,
        /** Stands before the note of a group; `{days}` is the number beside it. */
        days: textWith('days'),
        /** An entry of the calendar; `{group}` is the group's name. */
        entry: textWith('group'),
      }),
      /** What the drawing of the house shows, for those who do not see it. */
      house: text,
      /** Under the list once all of it is ticked, beside a drawing; `alt` is what that shows. */
      finished: z.strictObject({ title: text, text: text, alt: text }),
      /** The group that begins first comes first. */
      groups: z
        .array(checklistGroup)
        .min(1, 'expected at least one group')
        .refine(
          (groups) => groups.every((group, n) => n === 0 || group.days < (groups[n - 1]?.days ?? 0)),
          'expected each group to begin after the one before it, so with fewer days',
        )
        .refine((groups) => {
          const ids = groups.flatMap((group) => [group.id, ...group.items.map((item) => item.id)]);
          return new Set(ids).size === ids.length;
        }, 'expected every id once; two groups or items share one'),
    }),
    /** Step 2: who does what, and in which order. */
    work: z.strictObject({
      mark,
      title: text,
      /** On a phone all but the first paragraph is folded, under these words. */
      more: text,
      paragraphs: z.array(text).min(1),
      photo,
    }),
    /** Step 3. */
    upgrades: z.strictObject({
      mark,
      title: text,
      /** `{upgrades}` is the number of the upgrades in words. On a phone all but the first is folded, under `more`. */
      more: textCounting('upgrades'),
      paragraphs: z.array(textCounting('upgrades')).min(1),
      list: z
        .array(
          z.strictObject({
            title: text,
            /** Why buyers notice it. No percentages: nobody knows them for this house. */
            text: text,
            /** The page of the service that does it. */
            to: z.string().startsWith('/', 'expected an address on this site, like "/service/painting"'),
          }),
        )
        .min(1),
      /** What the strip of brands is called for a screen reader. */
      brands: text,
      form: z.strictObject({ title: text, hint: text }),
      /** Beside the form; `{phone}` is the office number. `label` is what it is called for a screen reader. */
      talk: z.strictObject({ label: text, title: text, text: textWith('phone') }),
    }),
  }),
});

export type Guide = z.infer<typeof guideSchema>;
export type ChecklistGroup = z.infer<typeof checklistGroup>;

/**
 * `commercial.ts` and `accessibility.ts`: pages of plain text. `{phone}` and `{email}` are the office's, as links;
 * `{pages}` is the number of the site's pages.
 */
export const textPageSchema = z.strictObject({
  title: text,
  /** One or two sentences under the title. */
  lead: text,
  /** True until somebody has read it for your business: a page like these makes promises. */
  sample: z.boolean().optional(),
  sections: z
    .array(
      z.strictObject({
        /** Plain words that one would search for. */
        title: text,
        paragraphs: z
          .array(textCounting('phone', 'email', 'pages'))
          .min(1, 'expected at least one paragraph'),
        /** Under the paragraphs, side by side where there is room: what it is about in a few words, and two or three sentences. */
        points: z
          .array(z.strictObject({ title: text, text: textCounting('phone', 'email', 'pages') }))
          .min(2, 'expected at least two points')
          .optional(),
      }),
    )
    .min(1, 'expected at least one section'),
});

export type TextPage = z.infer<typeof textPageSchema>;

const naming911 = text.refine((words) => words.includes('911'), 'expected 911 to be named');

/** `emergency.ts`: what stands before the emergency number wherever it is offered. */
export const emergencySchema = z.strictObject({
  /** Who has to call somebody else first. */
  first: naming911,
  /** The same in few words, for the footer and the menu. */
  short: naming911,
  /** And on one line of a phone, above the buttons at its lower edge. */
  brief: text
    .max(54, 'expected at most 54 characters')
    .refine((words) => words.includes('911'), 'expected 911 to be named'),
  /** On the large button, above the number. */
  button: text,
});

export type EmergencyWords = z.infer<typeof emergencySchema>;

/** `privacy.ts`: what the website keeps about visitors. It has to be true of the program; read docs/running.md. */
export const privacySchema = z.strictObject({
  title: text,
  lead: text,
  /** The last line: who we are and when the notice was last changed. */
  last: textWith('company', 'phone', 'email'),
  sections: z
    .array(
      z.strictObject({
        title: text,
        /**
         * `{term}` stands for the setting RETENTION_MONTHS, as "24 months"; with 0, `noTerm` takes the place of the
         * paragraph that holds it. `{nights}` and `{months}` count the backups that are kept, and `{hours}` for how long a
         * browser keeps what was typed. `{pages}` is the number of the site's pages.
         */
        paragraphs: z.array(textCounting('term', 'nights', 'months', 'hours', 'pages')).min(1),
        /** True for the one section that says who sees it: `foreignCaptcha` and `foreignReports` are added there. */
        namesOtherCompanies: z.boolean().optional(),
      }),
    )
    .refine(
      (sections) => sections.filter(({ namesOtherCompanies }) => namesOtherCompanies).length === 1,
      'expected one with "namesOtherCompanies: true"',
    ),
  /** The term itself, for one month and for several. */
  term: z.strictObject({ one: text, several: textWith('months') }),
  /** Stands in place of the paragraph with `{term}` when requests are kept without a term. */
  noTerm: text,
  /** Added where another company's captcha is set; `{provider}` stands for its name. */
  foreignCaptcha: textWith('provider'),
  /** What those companies call it. */
  providers: z.strictObject({ recaptcha: text, hcaptcha: text, turnstile: text }),
  /** Added where another company gets the reports of broken pages. */
  foreignReports: text,
  /** True until somebody has read it for your business. */
  sample: z.boolean(),
});

export type Privacy = z.infer<typeof privacySchema>;

/** Checks one piece of content; throws a sentence that names the file, the field and what was expected. */
export function parseContent<T>(file: string, schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(asTyped(value));
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    (issue) => `  ${issue.path.join('.') || '(file)'}: ${issue.message}`,
  );
  throw new Error(`${file} needs a correction:\n${problems.join('\n')}`);
}

/** The build sets words for print (`site/typography/typeset.ts`): signs that nobody sees count for no length. */
function asTyped(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/[\u2060\u200c]/g, '').replace(/\d⁄8/g, '⅛');
  if (Array.isArray(value)) return value.map(asTyped);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, asTyped(each)]));
}

/** Words that need each of these places: `{phone}`. */
function textWith(...places: string[]) {
  return textIn(places).refine(
    (words) => places.every((place) => words.includes(`{${place}}`)),
    `expected ${listed(places)} in it`,
  );
}

/** Words that may name these numbers. */
function textCounting(...places: string[]) {
  return textIn(places);
}

function textIn(places: string[]) {
  return z
    .string()
    .trim()
    .min(1, 'expected some text')
    .refine(
      (words) =>
        [...words.matchAll(/\{(.*?)\}/g)].every(([, place = '']) => places.includes(uncapitalized(place))),
      places.length > 0 ? `expected nothing in braces but ${listed(places)}` : 'expected nothing in braces',
    );
}

/** A place that begins a sentence is written with a capital, and what is put there gets one. */
function uncapitalized(place: string): string {
  return place.charAt(0).toLowerCase() + place.slice(1);
}

function listed(places: string[]): string {
  return places.map((place) => `{${place}}`).join(' and ');
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}
