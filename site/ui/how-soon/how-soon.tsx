import { howSoon } from '../../../content/how-soon.ts';
import { inWords } from '../../../content/in-words.ts';
import * as hourWords from '../../../content/words/hours.ts';
import { sampleMark } from '../../../content/words/samples.ts';
import { fill } from '../../../contract/fill.ts';

const mark = howSoon?.sample ? sampleMark : '';

/** How soon we visit, quote and start, if the business states it. */
export function HowSoon() {
  if (!howSoon) return null;
  const { repair, measure, price, start } = howSoon.figures;
  return (
    <p>
      {fill(howSoon.text, {
        repair: span(repair),
        measure: inWords(measure),
        price: inWords(price),
        start: span(start),
        sample: mark,
      })}
    </p>
  );
}

/** How soon we arrive in an emergency; shown below the first steps. */
export function Arrival() {
  const emergency = howSoon?.emergency;
  return emergency && <p>{fill(emergency.text, { arrival: digits(emergency.arrival), sample: mark })}</p>;
}

function span([from, to]: [number, number]): string {
  return fill(hourWords.span, { from: inWords(from), to: inWords(to) });
}

function digits([from, to]: [number, number]): string {
  return fill(hourWords.span, { from, to });
}
