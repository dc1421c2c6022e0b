import { howSoon } from '../../../content/how-soon.ts';
import { inWords } from '../../../content/in-words.ts';
import * as hourWords from '../../../content/words/hours.ts';
import { sampleMark } from '../../../content/words/samples.ts';
import { fill } from '../../../contract/fill.ts';

type HowSoonProps = {
  /** Set where the work may not be able to wait: then it says first how soon somebody comes in an emergency. */
  urgent?: boolean;
};

/** How soon somebody comes, writes the price and starts, where the business says it. */
export function HowSoon({ urgent = false }: HowSoonProps) {
  if (!howSoon) return null;
  const { sample, figures, text, emergency } = howSoon;
  const { repair, measure, price, start } = figures;
  const places = {
    repair: span(repair),
    measure: inWords(measure),
    price: inWords(price),
    start: span(start),
    sample: sample ? sampleMark : '',
  };
  return (
    <>
      {urgent && emergency && (
        <p>{fill(emergency.text, { arrival: digits(emergency.arrival), sample: places.sample })}</p>
      )}
      <p>{fill(text, places)}</p>
    </>
  );
}

function span([from, to]: [number, number]): string {
  return fill(hourWords.span, { from: inWords(from), to: inWords(to) });
}

function digits([from, to]: [number, number]): string {
  return fill(hourWords.span, { from, to });
}
