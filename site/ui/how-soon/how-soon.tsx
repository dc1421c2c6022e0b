import { fill } from '../../../contract/fill.ts';
import { hours as hourWords } from '../../../messages/en/hours.ts';
import { inWords } from '../../../messages/in-words.ts';
import { useContent } from '../../content/use-content.ts';

/** How soon we visit, quote and start, if the business states it. */
export function HowSoon() {
  const { howSoon } = useContent();
  if (!howSoon) return null;
  const { repair, measure, price, start } = howSoon.figures;
  return (
    <p>
      {fill(howSoon.text, {
        repair: span(repair),
        measure: inWords(measure),
        price: inWords(price),
        start: span(start),
      })}
    </p>
  );
}

/** How soon we arrive in an emergency; shown below the first steps. */
export function Arrival() {
  const { howSoon } = useContent();
  if (!howSoon?.emergency) return null;
  const { text, arrival } = howSoon.emergency;
  return <p>{fill(text, { arrival: digits(arrival) })}</p>;
}

function span([from, to]: [number, number]): string {
  return fill(hourWords.span, { from: inWords(from), to: inWords(to) });
}

function digits([from, to]: [number, number]): string {
  return fill(hourWords.span, { from, to });
}
