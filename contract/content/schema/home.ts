import { z } from 'zod';
import { term } from './terms.ts';
import { address, label, pageLink, photo, text, textCounting, textWith } from './words.ts';

const slide = z.strictObject({
  title: text.meta({ label: 'Title', help: "The large words; the first slide's are the page's headline." }),
  text: text.optional().meta({ label: 'Text' }),
  photo: photo.optional().meta({ label: 'Photo' }),
  labels: z.array(label).max(2).default([]).meta({
    label: 'Labels',
    help: 'Names of parts of the picture, each on a line that leads to its part.',
  }),
  links: z
    .array(z.strictObject({ text: text.meta({ label: 'Text' }), to: address.meta({ label: 'Leads to' }) }))
    .max(2)
    .default([])
    .meta({ label: 'Links', help: 'One or two buttons; the first is the important one.' }),
});

/** A band with a picture. */
const banner = z.strictObject({
  title: text.meta({ label: 'Title' }),
  text: text.meta({ label: 'Text' }),
  photo: photo.optional().meta({ label: 'Photo' }),
  link: text.meta({ label: 'Link', help: 'The words of the link under the text.' }),
});

/** A band whose link leads to one of our own pages. */
const bannerTo = banner.extend({
  to: address.meta({ label: 'Leads to' }),
});

/** `home.yaml`: the words of the home page, section by section. A section that is absent is left out. */
export const homeSchema = z.strictObject({
  hero: z
    .strictObject({
      label: text.meta({
        label: 'Name for screen readers',
        help: 'What they are called for a screen reader.',
      }),
      slide: textWith('number', 'title').meta({
        label: 'Name of each picture',
        help: 'The same, for each of the buttons below them.',
      }),
      stop: text.meta({ label: 'Button that stops them', help: 'The button that stops them.' }),
    })
    .optional()
    .meta({ label: 'Words around the pictures', help: 'The pictures at the top.' }),
  slides: z
    .array(slide)
    .min(1, 'expected at least one slide')
    .meta({ label: 'Pictures at the top', help: 'The first holds the headline of the page.' }),
  emergency: z
    .strictObject({
      title: text.meta({ label: 'Title' }),
      text: term
        .optional()
        .meta({ label: 'Text', help: 'How soon you come and for how much, by the figures of `terms.yaml`.' }),
    })
    .optional()
    .meta({ label: 'Emergency', help: 'Beside the emergency number, below the words of `emergency.yaml`.' }),
  partners: z
    .strictObject({ title: text.meta({ label: 'Title' }) })
    .optional()
    .meta({
      label: 'Partners',
      help: 'Above the `partners` of `logos.yaml` and your `profiles`; left out while there are none.',
    }),
  services: z
    .strictObject({
      title: text.meta({ label: 'Title' }),
      text: textCounting('cards', 'services').meta({ label: 'Text' }),
      price: textWith('job', 'price').meta({
        label: 'Price',
        help: 'On a card: the job of that service with a short name, or its first with a price.',
      }),
      cards: z
        .array(address)
        .meta({ label: 'Services on cards', help: 'The addresses of the pages on the cards.' }),
      link: textCounting('services').meta({
        label: 'Link',
        help: 'The button to the page of all services, where there are several.',
      }),
    })
    .optional()
    .meta({
      label: 'Services',
      help: '`{cards}` is the number of the cards, `{services}` that of all services.',
    }),
  certified: bannerTo.optional().meta({ label: 'Certificates', help: 'About your certificates.' }),
  oneCall: z
    .strictObject({
      title: text.meta({ label: 'Title' }),
      paragraphs: z.array(text).min(1).meta({ label: 'Paragraphs' }),
      checklist: z
        .array(pageLink)
        .meta({ label: 'Checklist', help: 'What you take care of, each with the page about it.' }),
    })
    .optional()
    .meta({
      label: 'What one call brings',
      help: 'What one call brings: paragraphs, and a list of what you take care of.',
    }),
  skylights: bannerTo
    .optional()
    .meta({ label: 'A service to show', help: 'About a service that you want to show.' }),
  reviews: z
    .strictObject({
      title: text.meta({ label: 'Title' }),
      lead: text.optional().meta({ label: 'First sentences', help: 'How they were picked.' }),
    })
    .optional()
    .meta({ label: 'Reviews', help: 'Left out while `reviews.yaml` is empty.' }),
  carpentry: banner
    .optional()
    .meta({ label: 'Parent company', help: 'About the parent company, whose site the link leads to.' }),
  guide: banner.optional().meta({ label: 'Guide', help: 'About the guide to selling a home.' }),
  licences: z
    .strictObject({
      title: text.meta({ label: 'Title' }),
      text: text.optional().meta({ label: 'Text' }),
    })
    .optional()
    .meta({
      label: 'Licenses',
      help: 'Above your licenses and the seals of `logos.yaml`; left out while there are none.',
    }),
});

export type Home = z.infer<typeof homeSchema>;
