import { z } from 'zod';
import { licence } from './company.ts';
import { pageLink, photo, servicePath, state, text, year } from './words.ts';

/** `crew.yaml`: who comes to a customer's house, in the order of the page about us. May be empty. */
export const crewSchema = z
  .array(
    z.strictObject({
      name: text.meta({ label: 'Name', help: 'First name and initial.' }),
      trade: text
        .max(40, 'expected at most 40 characters')
        .meta({ label: 'Trade', help: 'What they do, in the words of your services: "Tile and masonry".' }),
      since: year.meta({ label: 'In the trade since', help: 'The year in which they began in the trade.' }),
      credential: z
        .strictObject({
          word: z
            .enum(['License', 'Certificate', 'Card'])
            .meta({ label: 'Kind', help: 'What its issuer calls it.' }),
          name: text.meta({ label: 'Name', help: 'What it is for.' }),
        })
        .optional()
        .meta({
          label: 'License or certificate',
          help: 'A paper that they hold: an office gives out licenses, a manufacturer or school certificates.',
        }),
      calledFor: text.max(110, 'expected at most 110 characters').meta({
        label: 'Asked for',
        help: 'What a customer asks for them for, in one concrete sentence.',
      }),
      photo: photo.optional().meta({
        label: 'Photo',
        main: true,
        help: 'A portrait, shown upright: from the chest up is enough.',
      }),
      measures: z.boolean().optional().meta({
        label: 'Comes to measure',
        help: 'On for those who come to measure and write the estimate; the page with the form names them, too.',
      }),
      nights: z
        .boolean()
        .optional()
        .meta({ label: 'Answers at night', help: 'On for those who answer the emergency line at night.' }),
      height: z
        .tuple([z.number().int().min(4).max(6), z.number().int().min(0).max(11)], {
          error: 'expected feet and inches, as [5, 11]',
        })
        .optional()
        .meta({
          label: 'Height',
          parts: ['Feet', 'Inches'],
          help: 'How tall the drawn figure is, in feet and inches.',
        }),
      figure: z
        .enum(['carpenter', 'designer', 'glazier', 'painter', 'tiler', 'sider', 'repairer'])
        .optional()
        .meta({ label: 'Drawn figure', help: 'A drawing, where there is no photo.' }),
      sample: z.boolean().default(false).meta({
        label: 'Sample',
        help: 'On for a person who came with the program.',
      }),
    }),
  )
  .refine((crew) => new Set(crew.map(({ name }) => name)).size === crew.length, 'expected each name once');

export type CrewMember = z.infer<typeof crewSchema>[number];

/** The same file: the firms that you schedule for work which needs a license of its own. May be empty. */
export const licensedTradesSchema = z.array(
  z.strictObject({
    name: text.meta({ label: 'Name', help: 'The firm.' }),
    trade: text
      .max(40, 'expected at most 40 characters')
      .meta({ label: 'Trade', help: 'What they do: "Electrical work".' }),
    holder: text.max(60, 'expected at most 60 characters').meta({
      label: 'Who holds the license',
      help: 'Who holds the license, as first name and initial, and what it makes of them.',
    }),
    licences: z
      .array(licence)
      .min(1, 'expected at least one license')
      .meta({ label: 'Licenses', help: 'One for each place where the firm may work.' }),
    calledFor: text
      .max(110, 'expected at most 110 characters')
      .meta({ label: 'Asked for', help: 'What a customer needs them for.' }),
    nights: z
      .boolean()
      .optional()
      .meta({ label: 'Comes at night', help: 'On for a firm that comes at night.' }),
  }),
);

export type LicensedTrade = z.infer<typeof licensedTradesSchema>[number];

/** `reviews.yaml`. A real one needs a source, a date and the customer's consent; `sample: true` marks ours. */
export const reviewSchema = z.strictObject({
  name: text.meta({ label: 'Name', help: 'First name or initials.' }),
  town: text.meta({ label: 'Town' }),
  text: text.meta({
    label: 'Text',
    help: 'What happened, not what came of it: print no result that you cannot prove.',
  }),
  job: text
    .max(40, 'expected at most 40 characters')
    .meta({ label: 'Job', help: 'What was done, in a few words: "Skylight flashing".' }),
  source: text
    .max(40, 'expected at most 40 characters')
    .meta({ label: 'Source', help: 'How you have it, and can show it when asked: "our email survey".' }),
  stars: z.boolean().optional().meta({
    label: 'Stars',
    help: 'On where the customer gave five stars of five; only those are drawn.',
  }),
  date: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'expected a month, like "2026-03"')
    .meta({ label: 'Date', help: 'The month in which it was said.' }),
  sample: z.boolean().default(false).meta({
    label: 'Sample',
    help: 'On for one that came with the program.',
  }),
});

export const reviewsSchema = z.array(reviewSchema);

export type Review = z.infer<typeof reviewSchema>;

/** `testimonials.yaml`: the words of the page and its quotes, none of them repeated from `reviews.yaml`. */
export const testimonialsSchema = z.strictObject({
  title: text.meta({ label: 'Title' }),
  intro: text.meta({
    label: 'First paragraph',
    help: 'Invites the reader to share feedback; the link comes after it.',
  }),
  estimate: text.meta({ label: 'Estimate', help: 'The button to the estimate form.' }),
  link: pageLink.meta({ label: 'Link', help: 'The link to the contact page.' }),
  quotes: z
    .array(
      reviewSchema.extend({
        state: state.meta({ label: 'State', help: 'Of the town.' }),
        service: servicePath.meta({ label: 'Service', help: 'The page of what was done: "/service/decks".' }),
      }),
    )
    .meta({
      label: 'Quotes',
      help: 'Other ones than in `reviews.yaml`, by the same rules. The part of the house that the service is about is drawn beside each.',
    }),
});

export type Testimonials = z.infer<typeof testimonialsSchema>;

export const peopleSchema = z.strictObject({
  crew: crewSchema
    .default([])
    .meta({ label: 'Crew', help: 'Who comes to the house, in the order of the page about you.' }),
  licensedTrades: licensedTradesSchema.default([]).meta({
    label: 'Licensed trades',
    help: 'The firms that you schedule for work which needs a license of its own.',
  }),
});
