import { z } from 'zod';
import { isTimeZone, phone, reads, state, text, webAddress, year } from './words.ts';

/** The only place here that wants a license of its own for every home, beside those of the counties. */
export const CITY = 'New York City';

/** Nothing that an office gives out looks like it. */
const SAMPLE_NUMBER = /^SAMPLE-/;

export const licence = z
  .strictObject({
    title: text.meta({
      label: 'Title',
      help: 'What it is called, with its place: "Travis County license", "Connecticut registration".',
    }),
    number: text.meta({
      label: 'Number',
      help: 'As its office writes it. One that came with the program begins with "SAMPLE-".',
    }),
    registry: webAddress.optional().meta({
      label: 'Public register',
      help: 'Where a customer looks it up, with the complaints there are.',
    }),
    sample: z.boolean().default(false).meta({
      label: 'Sample',
      help: 'On for a number that came with the program.',
    }),
  })
  .refine(({ number, sample }) => sample || (/[1-9]/.test(number) && !SAMPLE_NUMBER.test(number)), {
    ...reads('number', 'sample'),
    error: 'expected your number, or "sample: true"',
  })
  .refine(({ number, sample }) => !sample || SAMPLE_NUMBER.test(number), {
    ...reads('number', 'sample'),
    error: 'expected the number of a sample to begin with "SAMPLE-"',
  });

export type Licence = z.infer<typeof licence>;

/** `company.yaml`: every fact about the business, once. Header, footer, mails and search engines read it here. */
const companyFacts = z.strictObject({
  name: text.meta({ label: 'Name', help: 'The trading name, as customers know it.' }),
  shortName: text.optional().meta({
    label: 'Short name',
    help: 'A short name for phone home screens and the pictures of shared links.',
  }),
  slogan: text.optional().meta({
    label: 'Slogan',
    help: 'For search engines, and on the home page while there is no `home.yaml`.',
  }),
  phone: phone.optional().meta({
    label: 'Phone',
    help: 'The office number, answered in opening hours. Needed where there is no email address.',
  }),
  emergencyPhone: phone.optional().meta({
    label: 'Emergency phone',
    help: 'The number that is answered day and night. Without it no emergency line is offered.',
  }),
  email: z.email('expected an email address').optional().meta({
    label: 'Email',
    help: 'Shown on the site; requests go there, too, unless the settings name another address.',
  }),
  mailFrom: z.email('expected an email address').optional().meta({
    label: 'Sender of mails',
    help: 'The sender of the mails that the program writes. Must belong to your own domain, or they land in spam.',
  }),
  mailClosing: text.optional().meta({
    label: 'Closing of mails',
    help: 'Who signs the mails to customers: "Luis and the crew".',
  }),
  address: z
    .strictObject({
      street: text.optional().meta({ label: 'Street' }),
      city: text.optional().meta({ label: 'City' }),
      state: state.optional().meta({ label: 'State' }),
      zip: z
        .string()
        .regex(/^\d{5}$/, 'expected five digits')
        .optional()
        .meta({ label: 'ZIP code' }),
      latitude: z
        .number()
        .min(-90)
        .max(90)
        .optional()
        .meta({ label: 'Latitude', help: 'Decimal degrees, for the map and for search engines.' }),
      longitude: z
        .number()
        .min(-180)
        .max(180)
        .optional()
        .meta({ label: 'Longitude', help: 'West of Greenwich it is negative.' }),
    })
    .optional()
    .meta({ label: 'Address', help: 'Where you are: footer, contact page, mails and search engines.' }),
  parent: z
    .strictObject({
      name: text.meta({ label: 'Name' }),
      url: webAddress.meta({ label: 'Website', help: 'The address of its website.' }),
      founded: year.meta({ label: 'Founded', help: 'The year.' }),
    })
    .optional()
    .meta({ label: 'Parent company', help: 'The firm that you are a division of.' }),
  founded: year.optional().meta({ label: 'Founded', help: 'The year in which you began.' }),
  licences: z.array(licence).default([]).meta({
    label: 'Licenses',
    help: 'Shown in the footer of every page and every mail, in this order.',
  }),
  otherLicences: z.array(licence).default([]).meta({
    label: 'Other licenses',
    help: "What else the law wants shown where you advertise: a city's license, the EPA's for old paint.",
  }),
  timeZone: text
    .refine(isTimeZone, 'expected the name of a time zone, like "America/New_York"')
    .optional()
    .meta({
      label: 'Time zone',
      help: "The office's clock: it dates the mails and decides when the office is open. Without it, the one that most of your state has.",
    }),
  profiles: z
    .array(
      z.strictObject({
        name: text.meta({ label: 'Name' }),
        icon: text.meta({ label: 'Icon', help: 'The name of a drawing in `site/drawings/icons.svg`.' }),
        url: webAddress.meta({ label: 'Website' }),
      }),
    )
    .default([])
    .meta({
      label: 'Your pages elsewhere',
      help: 'Your pages elsewhere: Houzz, Yelp and the like.',
    }),
  privacy: z
    .strictObject({
      companies: z
        .array(
          z.strictObject({
            name: text.meta({ label: 'Name', help: 'A firm, or what it is: "Our insurance broker".' }),
            what: text.meta({ label: 'What it sees', help: 'What it sees, and why, in a sentence.' }),
          }),
        )
        .default([])
        .meta({
          label: 'Companies',
          help: 'Who else sees what customers send you. The firms that run your server, your mail and the captcha are named already.',
        }),
      mailboxYears: z.number().int('expected whole years').min(1, 'expected a year or more').optional().meta({
        label: 'Years that emails are kept',
        help: 'After how many years you delete emails about a request at the latest. Without it nothing is promised.',
      }),
    })
    .optional()
    .meta({ label: 'Privacy', help: 'What the privacy notice says of you alone.' }),
});

export const companySchema = companyFacts.refine(
  ({ phone, emergencyPhone, email }) => phone ?? emergencyPhone ?? email,
  {
    ...reads('phone', 'emergencyPhone', 'email'),
    path: ['phone'],
    error: 'expected one way to be reached: a phone number or an email address',
  },
);

export type CompanyFacts = z.infer<typeof companyFacts>;

/** With the short name and the time zone that follow from its name and its state where the file has none, and where it works. */
export type Company = CompanyFacts & {
  shortName: string;
  timeZone: string;
  areasServed: string[];
  /** What an area leaves out, by its name. */
  leftOut?: Record<string, string>;
};

/** The states of each zone; those with two are in the one where most people live. */
const ZONES = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR',
};

/** The time zone of a state, in two capital letters; nothing for what is no state. */
export function timeZoneOf(state: string): string | undefined {
  return Object.entries(ZONES).find(([, states]) => states.split(' ').includes(state))?.[0];
}

/** `areas.yaml`: where the business works, and what makes each place lawful. */
export const areasSchema = z.array(
  z.strictObject({
    name: text.meta({ label: 'Name' }),
    leftOut: text.optional().meta({
      label: 'Left out',
      help: 'What it leaves out, in a few words behind its name on the pages of services: "not Pflugerville".',
    }),
    licence: text.optional().meta({
      label: 'License',
      help: 'The title of the license in `company.yaml` that covers it. Absent where none is needed.',
    }),
    note: text.optional().meta({ label: 'Note', help: 'What is left out, in a sentence.' }),
    zips: z
      .array(z.string().regex(/^\d{3,5}$/, 'expected a ZIP code or its first digits'))
      .optional()
      .meta({
        label: 'ZIP codes',
        help: 'ZIP codes within it, or their first three or four digits, like "105". The forms tell who names another one.',
        commas: true,
      }),
    notIn: z.array(text).optional().meta({
      label: 'Places left out',
      help: 'Places within it or beside it where you don’t work, by name or ZIP code. The forms tell who names one.',
      commas: true,
    }),
    towns: z
      .array(text)
      .transform((towns) => [...new Set(towns)].sort((a, b) => a.localeCompare(b)))
      .default([])
      .meta({
        label: 'Towns',
        help: 'The towns you go to, or the boroughs; shown by the alphabet.',
        commas: true,
      }),
  }),
);

export type Area = z.infer<typeof areasSchema>[number];
