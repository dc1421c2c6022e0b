import { howSoon } from '../../../content/how-soon.ts';
import { inWords } from '../../../content/in-words.ts';
import * as hourWords from '../../../content/words/hours.ts';
import { sampleMark } from '../../../content/words/samples.ts';
import { fill } from '../../../contract/fill.ts';

/** How soon somebody comes, writes the price and starts, where the business says it. */
export function HowSoon() {
  if (!howSoon) return null;
  const { sample, figures, text } = howSoon;
  const { repair, measure, price, start } = figures;
  const places = {
    repair: span(repair),
    measure: inWords(measure),
    price: inWords(price),
    start: span(start),
    sample: sample ? sampleMark : '',
  };
  return <p>{fill(text, places)}</p>;
}

function span([from, to]: [number, number]): string {
  return fill(hourWords.span, { from: inWords(from), to: inWords(to) });
}
