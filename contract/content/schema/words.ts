import { z } from 'zod';

/**
 * Makes a rule of an object wait for the fields that it reads, and for no other: zod alone would keep it back while anything in the
 * object is wrong or missing.
 */
export function reads(...fields: string[]) {
  return {
    when: ({ value, issues }: z.core.ParsePayload) =>
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      !issues.some(({ path = [] }) => fields.includes(String(path[0]))),
  };
}

/** Words. What is written in braces is a place that the page fills, and is allowed only where its comment says so. */
export const text = textIn([]);

export const phone = z
  .string()
  .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'expected a phone number like "(123) 456-7890"');

export const webAddress = z.url('expected a web address like "https://example.com"');

export const state = z.string().regex(/^[A-Z]{2}$/, 'expected two capital letters, like "NY"');

export const year = z.number().int().min(1800, 'expected a year').max(2100, 'expected a year');

export const description = textIn(['services']).max(160, 'expected at most 160 characters');

/** From and to, in whole numbers; both are the same where there is one number. */
export const range = z
  .tuple(
    [z.number().int().positive(), z.number().int().positive()],
    'expected one number, or the lower and the higher, like [150, 300]',
  )
  .refine(([least, most]) => least <= most, 'expected the lower number first');

export const count = z.number().int().positive();

export const id = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/, 'expected lower-case words with hyphens, like "kitchen-caulk"');

/** The word behind the letter above a section's title. */
export const mark = text.meta({ label: 'Word above the title' });

/** The address of a page. */
export const address = z.string().regex(/^\/\S*$/, 'expected the address of a page, like "/contact"');

export const pageLink = z.strictObject({
  text: text.meta({ label: 'Text', help: 'The words of the link.' }),
  to: address.meta({ label: 'Leads to', help: 'An address on this site: "/service/painting".' }),
});

/** The address of a service page, as "/service/painting". */
export const servicePath = z.string().regex(/^\/service\/\S+$/, 'expected the address of a service page');

/** A place in a picture, in its own pixels from the top left corner. */
export const point = z
  .tuple([z.number().nonnegative(), z.number().nonnegative()])
  .meta({ parts: ['From the left', 'From the top'] });

/** The name of a file, without its ending and folder. */
const fileIn = (folder: string, example: string) =>
  z
    .string()
    .regex(
      /^[a-z\d]+(?:[-_.][a-z\d]+)*$/i,
      `expected the name of a file in ${folder}/ without its ending, like "${example}"`,
    )
    .meta({ folder });

export const photo = fileIn('photos', 'header-decks');
export const film = fileIn('films', 'deck-assembly');
export const logo = fileIn('logos', 'hudson-supply');

/** Words that need each of these places: `{phone}`. */
export function textWith(...places: string[]) {
  return textIn(places).refine(
    (words) => places.every((place) => words.includes(`{${place}}`)),
    `expected ${listed(places)} in it`,
  );
}

/** Words that may name these numbers. */
export function textCounting(...places: string[]) {
  return textIn(places);
}

function textIn(places: string[]) {
  return z
    .string()
    .trim()
    .min(1, 'expected some text')
    .refine(
      (words) =>
        [...words.matchAll(/\{(.*?)\}/g)].every(([, place = '']) => places.includes(uncapitalized(place))),
      places.length > 0 ? `expected nothing in braces but ${listed(places)}` : 'expected nothing in braces',
    );
}

/** A place that begins a sentence is written with a capital, and what is put there gets one. */
function uncapitalized(place: string): string {
  return place.charAt(0).toLowerCase() + place.slice(1);
}

function listed(places: string[]): string {
  return places.map((place) => `{${place}}`).join(' and ');
}

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The name of a part of a picture: where the words are, and the point of the part that their line ends on. */
export const label = z.strictObject({
  text: text.meta({ label: 'Text', help: 'The name of the part.' }),
  at: point.meta({
    label: 'Place',
    help: 'Where the name is, in pixels of the photograph from its upper left corner.',
  }),
  to: point.meta({ label: 'Points to', help: 'The point of the part that the line leads to.' }),
});
