import { z } from 'zod';
import { servicePath, text } from './words.ts';

/** `emergency.yaml`: what is shown before the emergency number wherever it is offered. */
export const emergencySchema = z.strictObject({
  first: text
    .max(54, 'expected at most 54 characters')
    .refine((words) => words.includes('911'), 'expected 911 to be named')
    .optional()
    .meta({
      label: 'Who to call first',
      help: 'Who has to call 911 before you, on one line of a phone. Leave it out if your trades have nothing to do with gas, smoke or the like.',
    }),
  button: text.meta({ label: 'Button', help: 'What the number is, above it or before it.' }),
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
  lead: text.meta({ label: 'First sentences', help: 'Below the title.' }),
  names: wetIn(text).meta({ label: 'Names', help: 'One word each.' }),
});

export type WetPlaces = z.infer<typeof wetPlacesSchema>;

/** The same file: what to do in the first five minutes, place by place. It contradicts no other word about water. */
export const wetStepsSchema = wetIn(z.array(text).min(2).max(5));

export type WetSteps = z.infer<typeof wetStepsSchema>;

/** `wet.yaml`: both of them. */
export const wetSchema = z.strictObject({
  places: wetPlacesSchema.meta({ label: 'Places', help: 'What the home page asks.' }),
  firstSteps: wetStepsSchema.meta({
    label: 'First steps',
    help: 'What the page it leads to answers, in the order in which it is done.',
  }),
});
