import type { Area, ContactWords, Terms } from '../contract/content/schema.ts';
import { fill } from '../contract/fill.ts';
import { hours as hourWords } from '../messages/en/hours.ts';
import { numbers as numberWords } from '../messages/en/numbers.ts';
import { inWords } from '../messages/in-words.ts';
import { typeset } from './typography/typeset.ts';
import { dollars } from './ui/schedule/price.ts';

type Figures = Required<Terms['figures']>;

/** How each figure of `content/terms.yaml` is written in a sentence. */
const WRITTEN: { [Name in keyof Figures]: (figure: NonNullable<Figures[Name]>) => string } = {
  visit: charge,
  emergency: charge,
  hour: charge,
  nightHour: charge,
  storm: charge,
  arrival: span,
  estimate: String,
  deposit: String,
  cancel: inWords,
  permit: ([from, to]) => span([inWords(from), inWords(to)]),
  occurrence: dollars,
  aggregate: dollars,
  newWork: years,
  repairs: years,
};

/** A sentence of `content/terms.yaml` with its figures: "Usually there in 60 to 120 minutes". */
export function inTerms(terms: Terms, words: string): string {
  const figures = Object.entries(terms.figures).map(([name, figure]) => [
    name,
    WRITTEN[name as keyof Figures](figure as never),
  ]);
  return typeset(fill(words, Object.fromEntries(figures)));
}

/** How soon we come to an area in an emergency, and how its prices compare with those of the schedules. */
export function termsOfArea(
  terms: Terms | undefined,
  contactWords: Required<ContactWords>,
  { name }: Pick<Area, 'name'>,
): string[] {
  if (!terms?.areas) return [];
  const area = terms.areas.find((each) => each.name === name);
  const arrival = area?.arrival ?? terms.figures.arrival;
  const sentences = [
    arrival && fill(contactWords.arrival, { arrival: span(arrival) }),
    area?.above ? fill(contactWords.pricesAbove, { percent: span(area.above) }) : contactWords.prices,
  ];
  return sentences.flatMap((sentence) => (sentence ? inTerms(terms, sentence) : []));
}

function charge([least, most]: [number, number]): string {
  return span([dollars(least), dollars(most)]);
}

function span([from, to]: readonly [number | string, number | string]): string {
  return fill(hourWords.span, { from, to });
}

function years(count: number): string {
  return fill(count === 1 ? numberWords.year : numberWords.years, { count: inWords(count) });
}
