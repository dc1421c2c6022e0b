import { z } from 'zod';
import { term } from './terms.ts';
import { photo, text, textWith } from './words.ts';

/** `about.yaml`: who we are. A section that is absent is left out. */
export const aboutSchema = z.strictObject({
  title: text.meta({ label: 'Title' }),
  lead: text.optional().meta({ label: 'First sentences', help: 'One or two sentences under the title.' }),
  story: z
    .strictObject({
      title: text.meta({ label: 'Title' }),
      years: textWith('years').optional().meta({
        label: 'Years',
        help: 'On the line from the year in which you began, and of the parent company, to today: `{years}` is their number.',
      }),
      today: text.optional().meta({ label: 'Today', help: 'At the end of that line.' }),
      photo: photo.optional().meta({ label: 'Photo' }),
      paragraphs: z.array(text).min(1, 'expected at least one paragraph').meta({
        label: 'Paragraphs',
        help: 'Oldest event first, with the founding years.',
      }),
    })
    .optional()
    .meta({ label: 'Story', help: 'How the business came about.' }),
  crew: z
    .strictObject({
      title: text.meta({ label: 'Title' }),
      text: text.meta({ label: 'Text' }),
      elevation: text.meta({
        label: 'Drawing of the crew for screen readers',
        help: 'What the drawing of them all is called for a screen reader.',
      }),
      name: text.meta({
        label: 'Name',
        help: 'Over the column of names. Each of the next four is over its column, too.',
      }),
      trade: text.meta({ label: 'Trade' }),
      since: text.meta({ label: 'Since' }),
      credential: text.meta({ label: 'Credential' }),
      calledFor: text.meta({ label: 'Asked for' }),
      measures: text.meta({
        label: 'Comes to measure',
        help: 'Under the trade of those who come to measure.',
      }),
      nights: text.meta({ label: 'Answers at night', help: 'The same, of those who answer at night.' }),
    })
    .optional()
    .meta({
      label: 'Crew',
      help: 'Left out while `crew.yaml` names no one.',
    }),
  trades: z
    .strictObject({
      title: text.meta({ label: 'Title' }),
      text: text.meta({ label: 'Text' }),
      firm: text.meta({ label: 'Firm', help: 'Over the column of firms.' }),
      licence: text.meta({ label: 'License', help: 'Over the column of licenses.' }),
      nights: text.meta({
        label: 'Comes at night',
        help: 'With a firm that comes at night.',
      }),
      allNights: text.meta({
        label: 'All nights',
        help: 'Once behind the text instead, where all of them do.',
      }),
    })
    .optional()
    .meta({
      label: 'Trades',
      help: 'Below the crew, the licensed trades of `crew.yaml`; left out while there are none.',
    }),
  certifications: z
    .strictObject({
      title: text.meta({ label: 'Title' }),
      text: text.meta({ label: 'Text' }),
    })
    .optional()
    .meta({ label: 'Certifications', help: 'Above the `certificates` of `logos.yaml`.' }),
  contract: z
    .strictObject({
      title: text.optional().meta({ label: 'Title' }),
      text: term.optional().meta({ label: 'Text', help: 'May name the figures of `terms.yaml`.' }),
      licences: text.optional().meta({
        label: 'Licenses',
        help: 'Before the licenses of `company.yaml`.',
      }),
      towns: text.optional().meta({ label: 'Towns', help: 'The link to the towns on the contact page.' }),
    })
    .optional()
    .meta({
      label: 'Contract',
      help: 'Around the notes of `terms.yaml`. What is left out is said in the words of the program.',
    }),
  motto: z
    .strictObject({
      title: text.meta({ label: 'Title', help: 'The motto itself.' }),
      text: text.meta({ label: 'Text', help: 'What it means on an ordinary working day.' }),
    })
    .optional()
    .meta({ label: 'Motto', help: 'What you hold to.' }),
  reviews: z
    .strictObject({
      title: text.meta({ label: 'Title' }),
      lead: text.optional().meta({ label: 'First sentences' }),
    })
    .optional()
    .meta({
      label: 'Reviews',
      help: 'Above the last two of `reviews.yaml`; left out while it is empty.',
    }),
  showroom: z
    .strictObject({
      title: text.meta({ label: 'Title' }),
      text: text.meta({ label: 'Text', help: 'What a visitor can see and touch there.' }),
      photo: photo.optional().meta({ label: 'Photo' }),
    })
    .optional()
    .meta({ label: 'Showroom', help: 'Leave it out where no one can come and look.' }),
  parent: z
    .strictObject({
      title: text.meta({ label: 'Title' }),
      text: text.meta({ label: 'Text' }),
      links: z.array(text).length(2, 'expected two link texts').meta({
        label: 'Links',
        help: "The words of the two links to the parent company's site.",
      }),
    })
    .optional()
    .meta({ label: 'Parent', help: 'The parent company of `company.yaml`, under the showroom.' }),
});

export type About = z.infer<typeof aboutSchema>;
