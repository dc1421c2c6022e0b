import { z } from 'zod';
import { count, range, reads, text, textCounting, textWith } from './words.ts';

/** A price, or the name of one in `prices.yaml`: `{ use: dayVisit }`. */
const priceRange = z.union(
  [
    range,
    z.strictObject({
      use: text.meta({
        label: 'Shared price',
        help: 'The name of a price in `prices.yaml`, in place of a range.',
      }),
    }),
  ],
  'expected a range like [165, 245], or { use: … } with a name of prices.yaml',
);

const figures = z.strictObject({
  visit: priceRange.optional().meta({
    label: 'Visit',
    help: 'The charge for a visit in office hours, in whole dollars.',
  }),
  emergency: priceRange.optional().meta({
    label: 'Emergency',
    help: 'The charge for a visit outside office hours or on a holiday.',
  }),
  hour: priceRange.optional().meta({
    label: 'Each further hour',
    help: 'What one person costs for each hour after the first.',
  }),
  nightHour: priceRange.optional().meta({
    label: 'Each further hour at night',
    help: 'The same outside office hours.',
  }),
  storm: priceRange.optional().meta({
    label: 'Visit in a storm',
    help: 'What making storm damage safe usually comes to outside office hours, with the visit.',
  }),
  arrival: range.optional().meta({
    label: 'Arrival',
    help: 'Minutes from a call to the emergency line until you are there, where the areas below do not say otherwise.',
  }),
  estimate: count
    .optional()
    .meta({ label: 'Days that an estimate holds', help: 'Days for which an estimate holds.' }),
  deposit: count
    .max(100, 'expected at most 100')
    .optional()
    .meta({ label: 'Deposit', help: 'Percent of the price.' }),
  cancel: count.optional().meta({
    label: 'Days to cancel',
    help: 'Business days in which a customer may cancel; many states ask for three.',
  }),
  permit: range
    .optional()
    .meta({ label: 'Weeks for a permit', help: 'Weeks that a town takes for a permit.' }),
  occurrence: count.optional().meta({
    label: 'Insurance for one occurrence',
    help: 'What your liability insurance pays for one occurrence, in whole dollars.',
  }),
  aggregate: count
    .optional()
    .meta({ label: 'Insurance in all', help: 'What it pays in all, in whole dollars.' }),
  newWork: count.optional().meta({ label: 'Warranty on new work', help: 'Years of warranty on new work.' }),
  repairs: count.optional().meta({ label: 'Warranty on repairs', help: 'Years of warranty on repairs.' }),
});

const FIGURES = Object.keys(figures.shape);

/** Words that may name the figures. */
export const term = textCounting(...FIGURES).refine(
  (words) => !words.includes('$'),
  'expected no dollar sign; a figure brings its own',
);

/** `terms.yaml`: the terms of your contracts, once. Other texts repeat some of them; a test compares the two. */
export const termsSchema = z
  .strictObject({
    sample: z.boolean().default(false).meta({
      label: 'Sample',
      help: 'On until counsel and insurer have read them.',
    }),
    figures: figures.meta({
      label: 'Figures',
      help: 'What the sentences below may name: `{visit}`. Leave out what you do not have.',
    }),
    list: z
      .array(
        z.strictObject({
          title: text.meta({ label: 'Title' }),
          fact: term.optional().meta({
            label: 'Fact',
            help: 'What matters most of it, in a few words: shown beside the title.',
          }),
          text: term.meta({ label: 'Text' }),
        }),
      )
      .meta({
        label: 'Notes',
        help: 'The notes of the page about you.',
      }),
    areas: z
      .array(
        z.strictObject({
          name: text.meta({ label: 'Name' }),
          arrival: range.optional().meta({ label: 'Arrival', help: 'Instead of the one above.' }),
          above: range.optional().meta({
            label: 'Surcharge',
            help: 'By how many percent prices are above those of the schedules.',
          }),
        }),
      )
      .optional()
      .meta({
        label: 'Areas',
        help: 'Where it takes longer or costs more, by the names of the areas served; shown with the towns on the contact page.',
      }),
    notFor: z
      .strictObject({
        title: text.meta({ label: 'Title' }),
        list: z.array(text).min(1, 'expected at least one').meta({ label: 'Kinds of work' }),
      })
      .optional()
      .meta({
        label: 'Work that you do not take on',
        help: 'The last of the notes: what you do not take on.',
      }),
    response: z
      .array(z.strictObject({ title: text.meta({ label: 'Title' }), text: term.meta({ label: 'Text' }) }))
      .optional()
      .meta({
        label: 'In an emergency',
        help: 'Under the emergency number on the contact page: how soon you come, and for how much.',
      }),
  })
  .superRefine(
    ({ figures, list, response = [] }, { addIssue }) => {
      const words = [...list, ...response]
        .flatMap((note) => Object.values(note))
        .join()
        .toLowerCase();
      for (const figure of FIGURES.filter((name) => words.includes(`{${name.toLowerCase()}}`))) {
        if (figures[figure as keyof typeof figures] === undefined)
          addIssue({ code: 'custom', path: ['figures'], message: `expected ${figure}` });
      }
    },
    reads('figures', 'list', 'response'),
  );

type TermsFile = z.infer<typeof termsSchema>;
export type Terms = Omit<TermsFile, 'figures'> & {
  figures: { [Name in keyof TermsFile['figures']]: Exclude<TermsFile['figures'][Name], { use: string }> };
};

const pace = z.strictObject({
  repair: range.meta({ label: 'Repair', help: 'Business days until a repair visit.' }),
  measure: count.meta({
    label: 'Measure',
    help: 'Business days until you come to measure.',
  }),
  price: count.meta({ label: 'Price', help: 'Business days from then until the written price.' }),
  start: range.meta({ label: 'Start', help: 'Weeks from the signed contract until work starts.' }),
});

/**
 * `how-soon.yaml`: how soon you come, price and start, in one sentence or two for all services. Count from the talk with the
 * customer: until then the promise of `office.yaml` holds.
 */
export const howSoonSchema = z.strictObject({
  sample: z.boolean().default(false).meta({
    label: 'Sample',
    help: 'On until you have looked at what you keep on busy days.',
  }),
  figures: pace.meta({ label: 'Figures', help: 'What the text names.' }),
  text: textWith(...Object.keys(pace.shape)).meta({
    label: 'Text',
    help: 'Names each figure.',
  }),
  short: textCounting(...Object.keys(pace.shape))
    .optional()
    .meta({
      label: 'Short',
      help: 'Instead of the text on the pages of services.',
    }),
  emergency: z
    .strictObject({
      text: term.meta({ label: 'Text', help: 'By the figures of `terms.yaml`: `{arrival}`.' }),
      elsewhere: textWith('area', 'arrival')
        .optional()
        .meta({ label: 'Elsewhere', help: 'The same of each of the `areas` there that has its own.' }),
    })
    .optional()
    .meta({ label: 'Emergency', help: 'Below the first paragraph of urgent services.' }),
});

export type HowSoon = z.infer<typeof howSoonSchema>;
