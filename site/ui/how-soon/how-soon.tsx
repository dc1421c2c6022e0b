import { fill } from '../../../contract/fill.ts';
import { inWords } from '../../../messages/in-words.ts';
import { span } from '../../../messages/span.ts';
import { useContent } from '../../content/use-content.ts';
import { inTerms } from '../../terms.ts';

/** How soon we visit, quote and start, if the business states it; in `short` where it has fewer words for that. */
export function HowSoon({ short = false }: { short?: boolean }) {
  const { howSoon } = useContent();
  if (!howSoon) return null;
  const { figures, text } = howSoon;
  const { repair, measure, price, start } = figures;
  return (
    <p>
      {fill((short && howSoon.short) || text, {
        repair: span([inWords(repair[0]), inWords(repair[1])]),
        measure: inWords(measure),
        price: inWords(price),
        start: span([inWords(start[0]), inWords(start[1])]),
      })}
    </p>
  );
}

/** How soon we arrive in an emergency, and where that takes another time. */
export function Arrival() {
  const { howSoon, terms } = useContent();
  if (!howSoon?.emergency || !terms) return null;
  const { text, elsewhere } = howSoon.emergency;
  const others = (terms.areas ?? []).flatMap(({ name, arrival }) =>
    elsewhere && arrival ? fill(elsewhere, { area: name, arrival: span(arrival) }) : [],
  );
  return <p>{inTerms(terms, [text, ...others].join(' '))}</p>;
}
