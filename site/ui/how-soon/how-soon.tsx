import { fill } from '../../../contract/fill.ts';
import { inWords } from '../../../messages/in-words.ts';
import { span } from '../../../messages/span.ts';
import { useContent } from '../../content/use-content.ts';

/** How soon we visit, quote and start, if the business states it. */
export function HowSoon() {
  const { howSoon } = useContent();
  if (!howSoon) return null;
  const { repair, measure, price, start } = howSoon.figures;
  return (
    <p>
      {fill(howSoon.text, {
        repair: span([inWords(repair[0]), inWords(repair[1])]),
        measure: inWords(measure),
        price: inWords(price),
        start: span([inWords(start[0]), inWords(start[1])]),
      })}
    </p>
  );
}

/** How soon we arrive in an emergency; shown below the first steps. */
export function Arrival() {
  const { howSoon } = useContent();
  if (!howSoon?.emergency) return null;
  const { text, arrival } = howSoon.emergency;
  return <p>{fill(text, { arrival: span(arrival) })}</p>;
}
