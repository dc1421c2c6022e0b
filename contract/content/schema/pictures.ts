import { z } from 'zod';
import { label, logo, point, range, reads, text } from './words.ts';

const quarter = z.literal([0, 25, 50, 75, 100]);

/** In pixels of a picture, which a phone shows at a quarter of its size. */
const SHORTEST_MEASURE = 100;

/** `photos.yaml`: what the photographs in `photos/` show. */
export const photoSchema = z.strictObject({
  alt: text
    .max(150, 'expected at most 150 characters')
    .refine((alt) => !/\.(jpe?g|webp|png)$|_/i.test(alt), 'expected words, not the name of a file')
    .meta({
      label: 'Description',
      help: 'What is to be seen, concretely, for those who do not see it. Of a person, the name is enough.',
    }),
  caption: text
    .max(120, 'expected at most 120 characters')
    .transform((caption) => caption.replace(/\.$/, ''))
    .optional()
    .meta({
      label: 'Caption',
      main: true,
      help: 'What was made, and of what; shown under the picture. Without it, the description is.',
    }),
  measure: z
    .strictObject({
      text: text
        .max(12, 'expected at most 12 characters; say in the caption what is measured')
        .meta({ label: 'Text', help: '"24 in."' }),
      from: point.meta({ label: 'From', help: 'One end of the line, in pixels of the photograph.' }),
      to: point.meta({ label: 'To', help: 'The other end.' }),
      of: z.tuple([point, point]).optional().meta({
        label: 'Ends of the thing',
        help: 'Where the line runs beside what it measures: the two points of the thing, from which thin lines lead to its ends.',
      }),
    })
    .refine(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1]) >= SHORTEST_MEASURE, {
      ...reads('from', 'to'),
      error: `expected two ends at least ${SHORTEST_MEASURE} px apart: a shorter line cannot be read on a phone`,
    })
    .optional()
    .meta({
      label: 'Measure in the picture',
      help: 'A true measure of something in it, drawn as a line between two points of the thing. The caption says what is measured.',
    }),
  name: label.optional().meta({
    label: 'Name',
    help: 'The name of a part of it, without a number, on a line from there to the part.',
  }),
  keep: z
    .tuple([quarter, quarter])
    .optional()
    .meta({
      label: 'What stays in sight',
      parts: ['From the left', 'From the top'],
      help: 'Behind the title of a page it is cut. Which part is kept, in percent from the left and from the top: `[0, 100]` is the lower left. Without it, the middle.',
    }),
  sample: z.boolean().default(false).meta({
    label: 'Sample',
    help: 'On for a picture that shows none of your own work.',
  }),
});

export const photosSchema = z.record(z.string(), photoSchema);

export type PhotoWords = z.infer<typeof photoSchema>;

/** `projects.yaml`: a job behind a picture, which makes it credible. */
export const projectSchema = z.strictObject({
  number: z.number().int().positive().meta({
    label: 'Number',
    help: 'By which you know the job.',
  }),
  town: text.meta({ label: 'Town' }),
  year: z.number().int().min(1990).max(2100).meta({ label: 'Year' }),
  days: z
    .number()
    .int()
    .positive()
    .meta({ label: 'Days', help: 'Working days, in the shop and at the house.' }),
  price: range.meta({ label: 'Price', help: 'What it cost, in whole dollars; from and to, or one price.' }),
  text: text
    .max(180, 'expected at most 180 characters')
    .meta({ label: 'Text', help: 'Two sentences: what was special, and what was done about it.' }),
  sample: z.boolean().default(false).meta({ label: 'Sample', help: 'On for a job that was never done.' }),
});

export const projectsSchema = z.record(z.string(), projectSchema);

export type Project = z.infer<typeof projectSchema>;

/** `logos.yaml`: names of companies and marks, each with its drawing in `logos/`. */
export const logoSchema = z.strictObject({
  name: text.meta({ label: 'Name' }),
  file: logo.meta({ label: 'Drawing', help: "The file's name in `logos/`, without `.svg`." }),
  size: z
    .tuple([z.number().positive(), z.number().positive()])
    .meta({ label: 'Size', parts: ['Width', 'Height'], help: 'Width and height of its viewBox.' }),
  sample: z.boolean().optional().meta({
    label: 'Sample',
    help: 'On for a mark that came with the program, until you hold what it says.',
  }),
});

export type Logo = z.infer<typeof logoSchema>;

/** `licences` of `logos.yaml`: seals. */
export const sealSchema = logoSchema
  .extend({
    issuer: text
      .optional()
      .meta({ label: 'Issuer', help: 'Who gives it out, where its words do not say so; shown below it.' }),
    licence: text.optional().meta({
      label: 'License',
      help: 'The title of the license in `company.yaml` that it shows; its number is below it.',
    }),
  })
  .refine(({ issuer, sample }) => issuer !== undefined || sample !== undefined, {
    ...reads('issuer', 'sample'),
    error:
      'expected "issuer", or "sample: false" for a seal whose words name who gives it out, or "sample: true"',
  });

/** The same file: what you hold a paper for; is shown on the page about you. */
export const certificateSchema = logoSchema.extend({
  text: text.meta({
    label: 'Text',
    help: 'One sentence: what the certificate allows or asks of you.',
  }),
  licence: text.optional().meta({
    label: 'License',
    help: 'Where its office gave it a number: the title of the entry in `company.yaml`, which is shown above the sentence.',
  }),
});

export type SealEntry = z.infer<typeof sealSchema>;

export const logosSchema = z.strictObject({
  partners: z
    .array(logoSchema)
    .default([])
    .meta({ label: 'Partners', help: 'Firms that you buy from: the home page.' }),
  windowPartner: logoSchema.optional().meta({
    label: 'Window partner',
    help: 'The manufacturer whose windows you are certified for: the menu, and its page.',
  }),
  brands: z.array(logoSchema).default([]).meta({ label: 'Brands', help: 'What you install: the guide.' }),
  clients: z.array(logoSchema).default([]).meta({
    label: 'Clients',
    help: 'Customers who let you show their name: the page for addresses that lead nowhere.',
  }),
  seals: z.array(sealSchema).default([]).meta({
    label: 'Seals',
    help: 'Licenses and awards: the home page. Those whose file begins with `award-` are beside each service, too.',
  }),
  certificates: z.array(certificateSchema).default([]).meta({
    label: 'Certificates',
    help: 'The page about you. List only what you hold.',
  }),
});

export type CertificateEntry = z.infer<typeof certificateSchema>;
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
  /** What was made, and of what; shown under the picture where there is room. */
  caption: string;
  /** A true measure of something in it, and the name of a part of it. */
  measure?: PhotoWords['measure'];
  name?: PhotoWords['name'];
  /** Which part of it stays where it is cut. */
  keep?: PhotoWords['keep'];
};
