import { z } from 'zod';
import { servicePath, text, textWith } from './words.ts';

const naming911 = text.refine((words) => words.includes('911'), 'expected 911 to be named');

/** `emergency.yaml`: what is shown before the emergency number wherever it is offered. */
export const emergencySchema = z.strictObject({
  first: naming911.meta({ label: 'First', help: 'Who has to call 911 first, and from where.' }),
  short: naming911.meta({ label: 'Short', help: 'The same in few words, for the footer and the menu.' }),
  brief: text
    .max(54, 'expected at most 54 characters')
    .refine((words) => words.includes('911'), 'expected 911 to be named')
    .meta({ label: 'Brief', help: 'The same on one line of a phone, above the buttons at its lower edge.' }),
  button: text.meta({ label: 'Button', help: 'On the large button, above the number.' }),
});

export type EmergencyWords = z.infer<typeof emergencySchema>;

/** The places of the drawing `site/drawings/wet.svg`, from top to bottom. */
const wetIn = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({
    roof: value.meta({ label: 'Roof' }),
    ceiling: value.meta({ label: 'Ceiling' }),
    wall: value.meta({ label: 'Wall' }),
    floor: value.meta({ label: 'Floor' }),
    basement: value.meta({ label: 'Basement' }),
  });

/** `wet.yaml`: where water may be. Home names the places, and they lead to the first steps on a service's page. */
export const wetPlacesSchema = z.strictObject({
  page: servicePath.meta({ label: 'Page', help: 'The page with the steps, by its address.' }),
  title: text.meta({ label: 'Title' }),
  lead: text.meta({ label: 'Lead', help: 'Below the title on the home page.' }),
  names: wetIn(text).meta({ label: 'Names', help: 'One word each.' }),
});

export type WetPlaces = z.infer<typeof wetPlacesSchema>;

/** The same file: what to do in the first five minutes. It contradicts no other word about water. */
export const wetStepsSchema = z.strictObject({
  lead: text.meta({ label: 'Lead' }),
  steps: wetIn(z.array(text).min(2).max(5)).meta({
    label: 'Steps',
    help: 'For each place, in the order in which they are done.',
  }),
  danger: text
    .includes('911')
    .meta({ label: 'Danger', help: 'Whom to call in danger, before your number is named.' }),
  call: textWith('phone').meta({ label: 'Call', help: '`{phone}` is the emergency number.' }),
});

export type WetSteps = z.infer<typeof wetStepsSchema>;

/** `wet.yaml`: both of them. */
export const wetSchema = z.strictObject({
  places: wetPlacesSchema.meta({ label: 'Places', help: 'What the home page asks.' }),
  firstSteps: wetStepsSchema.meta({ label: 'First steps', help: 'What the page it leads to answers.' }),
});
