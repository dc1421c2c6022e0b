import { z } from 'zod';
import { address, description, pageLink, servicePath, text, textCounting, textWith } from './words.ts';

/** `pages.yaml`: what the browser's tab and search engines show for each page that is no service page. */
export const pageSchema = z.strictObject({
  menu: text.optional().meta({
    label: 'Name in the menu',
    help: 'How the menu, the footer and the links above a title call it. Without it, the pages that a menu lists anyhow have the name that the program gives them.',
  }),
  name: text.optional().meta({
    label: 'Name',
    help: 'How the footer and the title block call a page that no menu lists, where the title says more.',
  }),
  title: text.optional().meta({
    label: 'Title',
    help: "In the browser's tab and in search results. Without it, the page's name and yours.",
  }),
  shareTitle: text.optional().meta({
    label: 'Title of a shared link',
    help: 'How a shared link calls the page, where the title is too short for that.',
  }),
  description: description.optional().meta({
    label: 'Description',
    help: 'One or two sentences for search results. On the page of all services, `{services}` is their number in words.',
  }),
});

export type PageWords = z.infer<typeof pageSchema>;

/** The pages of the site, and where each of them is. */
export const PAGE_PATHS = {
  home: '/',
  about: '/about',
  contact: '/contact',
  contactSent: '/contact/sent',
  estimate: '/estimate',
  estimateSent: '/estimate/sent',
  testimonials: '/testimonials',
  services: '/services',
  tips: '/tips',
  guide: '/ultimate-guide-to-selling-your-home',
  privacy: '/privacy',
  accessibility: '/accessibility',
  commercial: '/commercial',
  notFound: '/404',
} as const;

export type PageName = keyof typeof PAGE_PATHS;

export const pagesSchema = z.strictObject(
  Object.fromEntries(
    Object.keys(PAGE_PATHS).map((name) => [name, pageSchema.optional().meta({ label: name })]),
  ) as Record<PageName, z.ZodOptional<typeof pageSchema>>,
);

export type Pages = z.infer<typeof pagesSchema>;

/** `estimate.yaml`: the words around the form; what is absent is said in the program's own. */
export const estimateSchema = z
  .strictObject({
    title: text.meta({ label: 'Title' }),
    lead: textCounting('fields').meta({
      label: 'First sentences',
      help: "`{fields}` is the number of the form's fields in words.",
    }),
    steps: z
      .strictObject({
        title: text.meta({ label: 'Title' }),
        list: z
          .array(z.strictObject({ title: text.meta({ label: 'Title' }), text: text.meta({ label: 'Text' }) }))
          .meta({ label: 'Steps' }),
      })
      .meta({ label: 'Steps', help: 'What happens once the form is sent.' }),
    measures: textWith('names').meta({
      label: 'Who measures',
      help: 'Who of `crew.yaml` measures and writes the estimate; left out while that is said of none.',
    }),
    or: z
      .string()
      .min(1, 'expected some text')
      .meta({ label: 'Word between two names', help: 'Between the last two of several names.' }),
    talk: textWith('phone').meta({ label: 'Line with your number', help: '`{phone}` is the office number.' }),
  })
  .partial();

export type EstimateWords = z.infer<typeof estimateSchema>;

/** `contact.yaml`: the page where to write to us. Its first sentence is the description in `pages.yaml`. */
export const contactSchema = z
  .strictObject({
    title: text.meta({ label: 'Title' }),
    form: z
      .strictObject({ title: text.meta({ label: 'Title' }), hint: text.meta({ label: 'Hint' }) })
      .meta({ label: 'Form', help: 'Above the form, and the sentence under it.' }),
    emergency: text.meta({ label: 'Emergency', help: 'Above what `terms.yaml` says of an emergency.' }),
    phone: text.meta({ label: 'Phone', help: 'Before the phone number, below the title.' }),
    email: text.meta({ label: 'Email', help: 'Before the email address.' }),
    address: text.meta({ label: 'Address', help: 'Before the address.' }),
    hours: text.meta({
      label: 'Hours',
      help: 'Before the hours of `office.yaml`; left out while the office has none.',
    }),
    areas: text.meta({ label: 'Areas', help: 'Above the towns of `areas.yaml`.' }),
    towns: text.meta({ label: 'Towns', help: 'Above those of one area.' }),
    arrival: textWith('arrival').meta({
      label: 'Arrival',
      help: 'With each area: how soon you come in an emergency.',
    }),
    prices: text.meta({
      label: 'Prices',
      help: 'With an area whose prices are those of the schedules.',
    }),
    pricesAbove: textWith('percent').meta({
      label: 'Prices above',
      help: 'With an area where they are higher.',
    }),
  })
  .partial();

export type ContactWords = z.infer<typeof contactSchema>;

/** `not-found.yaml`: the page for addresses that lead nowhere. */
export const notFoundSchema = z
  .strictObject({
    title: text.meta({ label: 'Title' }),
    text: text.meta({ label: 'Text' }),
    home: text.meta({ label: 'Home', help: 'The words of the link home.' }),
    links: z
      .array(
        z.strictObject({
          text: text.meta({ label: 'Text' }),
          to: address.meta({ label: 'Leads to' }),
        }),
      )
      .meta({ label: 'Links' }),
    drawing: z
      .strictObject({
        label: text.meta({ label: 'Words in the drawing' }),
        alt: text.meta({ label: 'Description' }),
      })
      .meta({
        label: 'Drawing',
        help: 'The drawing: the words in the place of the part that is missing, and what it shows for those who do not see it.',
      }),
    motto: text.meta({ label: 'Motto', help: 'Above the button.' }),
    button: text.meta({
      label: 'Button',
      help: 'The button that leads to the parent company, or to our own form where there is none.',
    }),
    external: textWith('site').meta({
      label: 'Beside the button',
      help: 'Beside the button to the parent company, whose domain is `{site}`.',
    }),
    clients: text.meta({
      label: 'Name for screen readers',
      help: 'What the strip of names is called for a screen reader.',
    }),
  })
  .partial();

export type NotFoundWords = z.infer<typeof notFoundSchema>;

/** `tips.yaml`: the page Tips & Ideas. */
export const tipsSchema = z.strictObject({
  title: text.meta({ label: 'Title' }),
  lead: text.optional().meta({ label: 'First sentences', help: 'One or two sentences under the title.' }),
  articles: z
    .array(
      z.strictObject({
        title: text.meta({ label: 'Title' }),
        text: text.meta({
          label: 'Text',
          help: 'Two sentences: what it is about and what the reader can do after it.',
        }),
        link: pageLink.meta({ label: 'Link' }),
      }),
    )
    .default([])
    .meta({ label: 'Articles', help: 'One card for each article, the newest first.' }),
  small: z
    .strictObject({
      title: textCounting('tips').meta({
        label: 'Title',
        help: 'The heading above them; `{tips}` is their number in words.',
      }),
      items: z
        .array(z.strictObject({ title: text.meta({ label: 'Title' }), text: text.meta({ label: 'Text' }) }))
        .min(1, 'expected at least one tip')
        .meta({
          label: 'Tips',
          help: 'What a reader can do without you, in two or three sentences each. Only what is true in every house.',
        }),
    })
    .optional()
    .meta({ label: 'Short tips', help: 'Short tips.' }),
  categories: z
    .strictObject({
      title: text.meta({ label: 'Title', help: 'The heading above the links.' }),
      links: z.array(pageLink).meta({
        label: 'Links',
        help: 'Each leads to the page of a service; two may lead to the same one.',
      }),
    })
    .optional()
    .meta({ label: 'Categories', help: 'Links to services.' }),
});

export type Tips = z.infer<typeof tipsSchema>;

/**
 * `commercial.yaml`: a page of plain text. `{phone}` and `{email}` are the office's, as links;
 * `{pages}` is the number of the site's pages.
 */
export const textPageSchema = z.strictObject({
  title: text.meta({ label: 'Title' }),
  lead: text.meta({ label: 'First sentences', help: 'One or two sentences under the title.' }),
  sample: z.boolean().optional().meta({
    label: 'Sample',
    help: 'On until you have read it for your business: it makes promises.',
  }),
  service: servicePath.optional().meta({
    label: 'Service',
    help: 'The page of the service that the button to the form chooses.',
  }),
  jobs: z
    .array(text)
    .optional()
    .meta({ label: 'Jobs', help: 'Names of jobs of that service, to be shown with their prices.' }),
  sections: z
    .array(
      z.strictObject({
        title: text.meta({ label: 'Title', help: 'Plain words that a customer would search for.' }),
        paragraphs: z
          .array(textCounting('phone', 'email', 'pages'))
          .min(1, 'expected at least one paragraph')
          .meta({ label: 'Paragraphs' }),
        links: z
          .array(pageLink)
          .optional()
          .meta({ label: 'Links', help: 'Under the paragraphs, in one line: where to read more.' }),
        points: z
          .array(
            z.strictObject({
              title: text.meta({ label: 'Title' }),
              text: textCounting('phone', 'email', 'pages').meta({ label: 'Text' }),
            }),
          )
          .min(2, 'expected at least two points')
          .optional()
          .meta({
            label: 'Points',
            help: 'Under the paragraphs, side by side where there is room: what it is about in a few words, and two or three sentences.',
          }),
      }),
    )
    .min(1, 'expected at least one section')
    .meta({ label: 'Sections' }),
});

export type TextPage = z.infer<typeof textPageSchema>;
