import { z } from 'zod';
import { detailSchema } from './details.ts';
import { term } from './terms.ts';
import { address, description, film, photo, range, reads, text, textCounting, year } from './words.ts';

/** What the program has an icon of, and a place on its drawn house. */
const DRAWINGS = [
  'andersen',
  'carpentry',
  'decks',
  'drywall',
  'exterior',
  'flooring',
  'front-doors',
  'gutters',
  'installation',
  'maintenance',
  'mechanical-repairs',
  'painting',
  'power-washing',
  'roofing',
  'safety-and-mobility',
  'skylights',
  'tile',
] as const;

export type Drawing = (typeof DRAWINGS)[number];

/** The head of each file in `services/`, between its two `---` lines. The file's name becomes the page's address. */
export const serviceSchema = z.strictObject({
  order: z.number().int().positive().optional().meta({
    label: 'Place in the menu',
    help: 'The place in menus and on the page of all services, from 1; those without come last.',
  }),
  name: text.meta({ label: 'Name', help: 'The name in menus and on cards.' }),
  service: text.optional().meta({
    label: 'Choice in the estimate form',
    help: 'The choice in the estimate form that belongs to this page: one of the `options` of `services.yaml`, if there are any.',
  }),
  title: text.optional().meta({
    label: 'Page title',
    help: "In the browser's tab and in search results; without it, the name, your city and your business.",
  }),
  description: description
    .optional()
    .meta({ label: 'Description', help: 'One or two sentences for search results.' }),
  summary: text
    .max(70, 'expected at most 70 characters')
    .optional()
    .meta({ label: 'Sentence on the card', main: true, help: 'One short sentence for the card.' }),
  aliases: z
    .array(address)
    .optional()
    .meta({ label: 'Other addresses', help: 'Other addresses that show the same page.' }),
  drawing: z.enum(DRAWINGS).optional().meta({
    label: 'Drawing',
    help: "Which of the program's drawings shows it, as icon and as part of the house, where none has the file's name.",
  }),
});

type Listing = z.infer<typeof serviceSchema>;

/** With its place, its choice in the form and its title, which follow from its name and its file where the head has none. */
export type ServiceListing = Listing & { order: number; service: string; title: string };

/** `windows-and-doors.yaml`: the windows partner's page among the services. */
export const partnerPageSchema = serviceSchema.extend({
  path: address.meta({ label: 'Address of the page', help: "The page's address." }),
});

export type PartnerPage = ServiceListing & Pick<z.infer<typeof partnerPageSchema>, 'path'>;

/** One typical job of a service: a row of its schedule, which shows what there is. */
export const job = z
  .strictObject({
    use: text.optional().meta({
      label: 'Shared price',
      help: 'The name of an entry in `prices.yaml`, whose words and price are taken.',
    }),
    name: text.max(70, 'expected at most 70 characters').optional().meta({
      label: 'Name',
      main: true,
      help: 'In the customer\'s words, with its size: "New boards on a sound frame, 200 sq. ft."',
      unless: 'use',
    }),
    short: text.max(24, 'expected at most 24 characters').optional().meta({
      label: 'Short name',
      help: 'The same in a few words, at the one job whose price the card on the home page shows: "One grab bar".',
    }),
    price: range.optional().meta({
      label: 'Price',
      main: true,
      help: 'In whole dollars, from and to; with one of them it is one price.',
    }),
    priced: text.max(60, 'expected at most 60 characters').optional().meta({
      label: 'Price in words',
      help: 'How it is priced, where there is no usual range: "By the hour, one hour at least".',
    }),
    time: text
      .max(30, 'expected at most 30 characters')
      .optional()
      .meta({ label: 'Time', help: 'At the house: "2 to 3 days".' }),
    permit: text.max(40, 'expected at most 40 characters').optional().meta({
      label: 'Permit',
      help: '"No", "Yes", or when there is one: "If a wall moves".',
    }),
    raises: text
      .max(90, 'expected at most 90 characters')
      .optional()
      .meta({ label: 'Reasons for a higher price', help: 'What makes it cost more.' }),
  })
  .superRefine(({ use, name, price, priced }, { addIssue }) => {
    if (use === undefined && name === undefined)
      addIssue({
        code: 'custom',
        path: ['name'],
        message: 'expected what is done, like "New boards on a sound frame, 200 sq. ft."',
      });
    const given = [use, price, priced].filter((each) => each !== undefined).length;
    if (given !== 1)
      addIssue({
        code: 'custom',
        path: [],
        message: 'expected a price, a shared one ("use") or one in words ("priced"), and only one of them',
      });
  }, reads());

type JobEntry = z.infer<typeof job>;
export type Job = Omit<JobEntry, 'use' | 'name'> & Required<Pick<JobEntry, 'name'>>;

/** `prices.yaml`: what several services and the terms charge alike, by the name under which they use it. */
export const pricesSchema = z.record(
  z.string(),
  z.strictObject({
    price: range.meta({ label: 'Price', help: 'The usual range in whole dollars.' }),
    name: text
      .max(70, 'expected at most 70 characters')
      .optional()
      .meta({ label: 'Name', help: 'As in a job; absent where only the terms use it.' }),
    time: text
      .max(30, 'expected at most 30 characters')
      .optional()
      .meta({ label: 'Time', help: 'The same.' }),
    permit: text
      .max(40, 'expected at most 40 characters')
      .optional()
      .meta({ label: 'Permit', help: 'The same.' }),
  }),
);

export type Prices = z.infer<typeof pricesSchema>;

/** The same head: what the page says before its text begins, and below it. */
export const sheetSchema = z.strictObject({
  heading: text.max(48, 'expected at most 48 characters').optional().meta({
    label: 'Headline',
    help: 'The headline: the work in the words that people search for, without the place, which is added.',
  }),
  proof: text.max(160, 'expected at most 160 characters').optional().meta({
    label: 'Proof',
    help: 'One sentence that a customer can check: a license, a number, what we do each time.',
  }),
  urgent: z.boolean().optional().meta({
    label: 'Urgent',
    help: 'On where the work may not be able to wait: the emergency line is then beside the button.',
  }),
  van: z.boolean().optional().meta({
    label: 'Show the van',
    help: 'On where your van (`drawings/van.svg`) is below the headline on a wide screen; once on a site is enough.',
  }),
  intro: text.max(420, 'expected at most 420 characters').optional().meta({
    label: 'First paragraph',
    main: true,
    help: 'The first paragraph: what you do, and what decides whether it turns out well.',
  }),
  firstSteps: z
    .strictObject({
      text: text.meta({ label: 'Text', help: 'The words of the link.' }),
      to: z
        .string()
        .regex(/^[#/]\S+$/, 'expected a heading of the page, "#…", or the address of another')
        .meta({
          label: 'Leads to',
          help: 'A heading that the text itself links to, too, "#what-cant-wait", or the address of another page.',
        }),
    })
    .optional()
    .meta({
      label: 'First steps',
      help: 'Behind the intro, the way to what to do at once, or to the page that is meant.',
    }),
  scope: z
    .array(
      z.strictObject({
        work: text.meta({ label: 'Trade', help: 'A trade.' }),
        how: text
          .max(110, 'expected at most 110 characters')
          .meta({ label: 'How', help: 'How it is done, in a few words.' }),
      }),
    )
    .min(3, 'expected at least three kinds of work')
    .optional()
    .meta({
      label: 'Trades',
      help: 'Below the intro, the trades that a name like "Installation" includes.',
    }),
  sample: z.boolean().default(false).meta({
    label: 'Sample',
    help: 'On until prices and review are your own.',
  }),
  charges: term.max(160, 'expected at most 160 characters').optional().meta({
    label: 'Charges',
    help: 'Above its prices instead of the words in `services.yaml`, where those do not fit its jobs.',
  }),
  jobs: z
    .array(job)
    .min(1, 'expected at least one job')
    .max(9, 'expected at most nine jobs')
    .refine(
      (jobs) => jobs.filter(({ short }) => short).length <= 1,
      'expected a short name ("short") at one job at most: its price is on the card',
    )
    .default([])
    .meta({
      label: 'Jobs',
      main: true,
      help: 'Typical jobs with their prices. Each has a price, a shared one (`use`), or one in words (`priced`).',
    }),
  detail: detailSchema.optional().meta({
    label: 'Construction detail',
    help: 'One construction detail, drawn, and in words what matters in it.',
  }),
  review: z
    .strictObject({
      name: text.meta({ label: 'Name' }),
      town: text.meta({ label: 'Town' }),
      job: text.meta({ label: 'Job', help: 'What was done: "Deck, 12 by 16 ft."' }),
      year: year.meta({ label: 'Year', help: 'In which it was said.' }),
      stars: z.boolean().optional().meta({ label: 'Stars', help: 'On where they gave five stars of five.' }),
      text: text.max(320, 'expected at most 320 characters').meta({ label: 'Text' }),
    })
    .optional()
    .meta({
      label: 'Review',
      help: 'What a customer of this trade said. The same rules as in `reviews.yaml`.',
    }),
});

export type ServiceSheet = Omit<z.infer<typeof sheetSchema>, 'jobs'> & { jobs: Job[] };

/** A picture in a gallery: its file, and a caption of its own where the one in `photos.yaml` is not about this trade. */
const galleryItem = z
  .union([
    photo,
    z.strictObject({
      photo,
      caption: text
        .max(120, 'expected at most 120 characters')
        .optional()
        .meta({ label: 'Caption', help: 'Instead of the one in `photos.yaml`.' }),
    }),
  ])
  .transform((item) => (typeof item === 'string' ? { photo: item } : item));

export type GalleryItem = { photo: string; caption?: string | undefined };

/** `galleries.yaml`: pictures that pages name (`photos: recentProjects`), the first one first. */
export const galleriesSchema = z.record(z.string(), z.array(galleryItem));

/** What a service's page shows below its text, at full width; in the same head. */
export const extrasSchema = z.strictObject({
  film: z
    .strictObject({
      src: film.meta({ label: 'Film', help: 'A file in `films/`.' }),
      poster: photo.meta({
        label: 'Picture until it plays',
        help: 'The picture until it plays: a file in `photos/`.',
      }),
      title: text.meta({ label: 'Title' }),
      note: text.meta({ label: 'Note', help: 'How long and how large it is, and whether it has sound.' }),
      steps: z.array(text).meta({ label: 'Steps', help: 'What it shows, for those who do not see it.' }),
    })
    .optional()
    .meta({ label: 'Film', help: 'A short film, played on request.' }),
  gallery: z
    .strictObject({
      title: text.optional().meta({ label: 'Title' }),
      text: textCounting('photos').optional().meta({
        label: 'Text',
        help: '`{photos}` is the number of the pictures in words.',
      }),
      use: text
        .optional()
        .meta({ label: 'Shared gallery', help: 'The name of a gallery in `galleries.yaml`.' }),
      photos: z.array(galleryItem).optional().meta({ label: 'Photos', help: 'Or the pictures themselves.' }),
    })
    .refine(({ use, photos }) => (use === undefined) !== (photos === undefined), {
      ...reads('use', 'photos'),
      error: 'expected a shared gallery ("use") or "photos", and not both',
    })
    .optional()
    .meta({ label: 'Gallery', help: 'Pictures that open large.' }),
  showroom: z.boolean().optional().meta({
    label: 'Show the way to the showroom',
    help: 'On where the way to the showroom is below the text.',
  }),
});

type Extras = z.infer<typeof extrasSchema>;
export type Film = NonNullable<Extras['film']>;

/** Behind the title of a page. */
const topPhoto = (file: string) =>
  photo.optional().meta({
    label: 'Photo at the top',
    help: `Behind the title; without it, the photo \`header-${file}\`, if there is one.`,
  });

/** The whole head of a file in `services/`. */
export const serviceFileSchema = serviceSchema
  .extend({ photo: topPhoto('decks') })
  .extend(sheetSchema.shape)
  .extend(extrasSchema.shape)
  .meta({
    help: 'The head of a service, between its two `---` lines. The name of the file becomes the address of the page. Only `name` is needed.',
  });

/** `services.yaml`: the services that the estimate form offers. */
export const serviceOptionsSchema = z
  .array(text)
  .min(1, 'expected at least one service')
  .refine((options) => new Set(options).size === options.length, 'expected every service once');

/** `services.yaml`: what is shown above the cards of all services. */
export const servicesIndexSchema = z.strictObject({
  options: serviceOptionsSchema.optional().meta({
    label: 'Choices in the estimate form',
    help: 'What can be chosen in the estimate form, in this order; absent, the names of the services.',
  }),
  title: textCounting('services').meta({
    label: 'Title',
    help: '`{services}` is the number of services in words.',
  }),
  lead: text.meta({ label: 'First sentences', help: 'One or two sentences.' }),
  charges: term.optional().meta({
    label: 'Charges',
    help: 'Above the prices of every service: what is free and what a visit costs, by the figures of `terms.yaml`.',
  }),
  hint: text.optional().meta({
    label: 'Hint',
    help: 'Under the choice in the estimate form: what to choose for several jobs.',
  }),
});

export type ServicesIndex = Omit<z.infer<typeof servicesIndexSchema>, 'options' | 'charges'>;

const titledText = z.strictObject({
  title: text.meta({ label: 'Title' }),
  text: text.meta({ label: 'Text' }),
});

/** `windows-and-doors.yaml`: the words of the partner's page. Promise only what you do: the maker speaks for itself. */
export const windowsAndDoorsSchema = z.strictObject({
  page: partnerPageSchema.meta({
    label: 'Place among the services',
    help: 'Its place among the services.',
  }),
  photo: topPhoto('andersen'),
  textPhoto: photo.optional().meta({
    label: 'Photo beside the text',
    help: 'Without it, the photo `text-andersen`, if there is one.',
  }),
  sheet: sheetSchema.optional().meta({ label: 'Top of the page', help: 'What it shows before its text.' }),
  sample: z.boolean().default(false).meta({
    label: 'Sample',
    help: 'On until the warranty and the financing that are named here are the ones you give.',
  }),
  banner: z.strictObject({ title: text.meta({ label: 'Title' }), text: text.meta({ label: 'Text' }) }).meta({
    label: 'Headline',
    help: 'Headline and first paragraph, where its sheet does not have them.',
  }),
  advantages: z
    .strictObject({
      title: text.meta({ label: 'Title' }),
      link: text.meta({ label: 'Link', help: 'Leads to the certificates on the page about us.' }),
      items: z.array(titledText).min(1, 'expected at least one advantage').meta({
        label: 'Advantages',
        help: 'What certification means for the customer, in two or three sentences each.',
      }),
      rows: z
        .array(titledText)
        .optional()
        .meta({ label: 'Rows that unfold', help: 'Below the advantages: permits, warranty, terms.' }),
    })
    .meta({ label: 'Advantages', help: 'What the certificate means.' }),
  services: z
    .strictObject({
      title: text.meta({ label: 'Title' }),
      lines: z
        .array(text)
        .min(1, 'expected at least one line')
        .meta({ label: 'Kinds of work', help: 'One kind of work a line.' }),
    })
    .meta({ label: 'Services', help: 'What you do to windows and doors.' }),
});

export type WindowsAndDoors = Omit<z.infer<typeof windowsAndDoorsSchema>, 'page' | 'sheet'>;
