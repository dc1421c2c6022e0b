import { z } from 'zod';
import { address, id, mark, photo, text, textCounting, textWith } from './words.ts';

const checklistItem = z.strictObject({
  id: id.meta({
    label: 'Name in addresses',
    help: "The name under which a visitor's tick is kept. Changing it forgets the tick; two items never share one.",
  }),
  text: text.max(180, 'expected at most 180 characters').meta({
    label: 'Text',
    help: 'One sentence that says what to do. All of them have to fit on two printed sheets.',
  }),
});

const checklistGroup = z.strictObject({
  id: id.meta({
    label: 'Name in addresses',
    help: 'The name in page fragments (`#kitchen`) and in the calendar file.',
  }),
  name: text.meta({ label: 'Name' }),
  room: z
    .enum(['exterior', 'kitchen', 'bathrooms', 'basement', 'bedrooms', 'living-areas', 'attic', 'garage'])
    .optional()
    .meta({
      label: 'Room',
      help: 'The part of the drawn house that gets lighter with each item that is ticked; left out where none fits.',
    }),
  note: text.meta({ label: 'Note', help: 'One sentence: what buyers look at here.' }),
  days: z.number().int().min(1, 'expected 1 to 30 days').max(30, 'expected 1 to 30 days').meta({
    label: 'Days',
    help: 'How many days before listing to begin with this group; the calendar file counts back from the date chosen.',
  }),
  items: z.array(checklistItem).min(6, 'expected at least six items').meta({ label: 'Items' }),
});

/** `guide.yaml`: the ultimate guide to selling your home, in three steps. */
export const guideSchema = z.strictObject({
  title: text.meta({ label: 'Title' }),
  name: text.meta({ label: 'Name', help: "The page's name in the line of links above the title." }),
  lead: text.meta({ label: 'First sentences', help: 'Two or three sentences under the title.' }),
  photo: photo.optional().meta({ label: 'Photo', help: 'Beside the title.' }),
  steps: z
    .strictObject({
      checklist: z
        .strictObject({
          mark: mark.meta({ label: 'Word above the title' }),
          title: text.meta({ label: 'Title' }),
          text: textCounting('groups').meta({
            label: 'Text',
            help: 'How the list is meant, and why the groups come in this order; `{groups}` is their number in words.',
          }),
          before: z
            .strictObject({ title: text.meta({ label: 'Title' }), text: text.meta({ label: 'Text' }) })
            .optional()
            .meta({
              label: 'Before',
              help: 'A second paragraph: what takes longer than the list, behind words that are set off.',
            }),
          how: text.meta({
            label: 'Words to unfold it',
            help: 'The text is folded, under these words.',
          }),
          tools: z
            .strictObject({
              all: text.meta({ label: 'All', help: 'What the bar over all groups counts.' }),
              progress: textWith('done', 'total').meta({ label: 'Progress', help: 'Beside each bar.' }),
              print: text.meta({ label: 'Print', help: 'A button.' }),
              startOver: text.meta({ label: 'Start over', help: 'A button.' }),
              listing: text.meta({
                label: 'Listing',
                help: 'Above the field for the date of listing.',
              }),
              calendar: text.meta({
                label: 'Calendar',
                help: 'The button beside it, which makes a calendar file.',
              }),
              days: textWith('days').meta({
                label: 'Days',
                help: 'Before the note of a group.',
              }),
              entry: textWith('group').meta({
                label: 'Entry',
                help: "An entry of the calendar; `{group}` is the group's name.",
              }),
            })
            .meta({ label: 'Words around the list', help: 'Around the list.' }),
          house: text.meta({
            label: 'House',
            help: 'What the drawing of the house shows, for those who do not see it.',
          }),
          finished: z
            .strictObject({
              title: text.meta({ label: 'Title' }),
              text: text.meta({ label: 'Text' }),
              alt: text.meta({ label: 'Description' }),
            })
            .meta({
              label: 'Finished',
              help: 'Under the list once all of it is ticked, beside a drawing; `alt` is what that shows.',
            }),
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
            }, 'expected every id once; two groups or items share one')
            .meta({ label: 'Groups', help: 'The group that begins first comes first.' }),
        })
        .meta({ label: 'Step 1: the checklist', help: 'Step 1.' }),
      work: z
        .strictObject({
          mark: mark.meta({ label: 'Word above the title' }),
          title: text.meta({ label: 'Title' }),
          more: text.meta({
            label: 'Words to unfold it',
            help: 'All but the first paragraph is folded, under these words.',
          }),
          paragraphs: z.array(text).min(1).meta({ label: 'Paragraphs' }),
          photo: photo.optional().meta({ label: 'Photo' }),
        })
        .meta({ label: 'Step 2: the work', help: 'Step 2: who does what, and in which order.' }),
      upgrades: z
        .strictObject({
          mark: mark.meta({ label: 'Word above the title' }),
          title: text.meta({ label: 'Title' }),
          more: textCounting('upgrades').meta({
            label: 'Words to unfold it',
            help: 'On a phone all but the first is folded, under these words; `{upgrades}` is their number in words.',
          }),
          paragraphs: z.array(textCounting('upgrades')).min(1).meta({ label: 'Paragraphs' }),
          list: z
            .array(
              z.strictObject({
                title: text.meta({ label: 'Title' }),
                text: text.meta({
                  label: 'Text',
                  help: 'Why buyers notice it. No percentages: they are not known for this house.',
                }),
                to: address.meta({ label: 'Leads to', help: 'The page of the service that does it.' }),
              }),
            )
            .min(1)
            .meta({ label: 'Upgrades' }),
          brands: text.meta({
            label: 'Name of the brands for screen readers',
            help: 'What the strip of brands is called for a screen reader.',
          }),
          form: z
            .strictObject({ title: text.meta({ label: 'Title' }), hint: text.meta({ label: 'Hint' }) })
            .meta({ label: 'Form', help: 'Above the estimate form, and the sentence under that.' }),
        })
        .meta({ label: 'Step 3: the upgrades', help: 'Step 3.' }),
    })
    .meta({ label: 'Steps' }),
});

export type Guide = z.infer<typeof guideSchema>;

export type ChecklistGroup = z.infer<typeof checklistGroup>;
