import { fill } from '../../../contract/fill.ts';
import { plainYears } from '../../../messages/en/plain-pages.ts';
import { useContent } from '../../content/use-content.ts';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import type { AboutWords } from '../../prerender/page-content.ts';
import styles from './years.module.css';

/** From the first founding to today as a chain of dimensions, to scale: a tick at each year, and the years between them. */
export function Years({
  today = plainYears.today,
  years,
}: Pick<NonNullable<AboutWords['story']>, 'today' | 'years'>) {
  const { company, settings } = useContent();
  // Hydration needs the year in which the page was written.
  const now = useHydrated() ? new Date().getFullYear() : settings.year;
  const { ticks, lengths } = chainOf([company.parent?.founded, company.founded], now);
  if (lengths.length === 0) return null;
  const dates = ticks.map(({ year, at }) => ({ at, text: year === now ? today : String(year) }));
  const spans = lengths.map((length) => ({
    ...length,
    text: fill(years ?? (length.years === 1 ? plainYears.one : plainYears.several), { years: length.years }),
  }));
  const label = dates.flatMap(({ text }, place) => [text, spans[place]?.text ?? []].flat());
  return (
    <svg role="img" aria-label={label.join(', ')} className={styles.root}>
      <line x2="100%" y1="8" y2="8" />
      {spans.map(
        ({ at, text, hasRoom }) =>
          hasRoom && (
            <text key={at} x={`${at}%`} y="1">
              {text}
            </text>
          ),
      )}
      {dates.map(({ at, text }) => (
        <svg key={at} x={`${at}%`} aria-hidden="true">
          <path d="M0 1V15" />
          <path d="M-5 13L5 3" className={styles.tick} />
          <text y="34" className={at === 0 ? styles.first : at === 100 ? styles.last : undefined}>
            {text}
          </text>
        </svg>
      ))}
    </svg>
  );
}

/** The least share of the line, in percent, on which the words for a length have room between its ticks. */
const ROOM = 25;

/**
 * The ticks of a chain of dimensions from the first of these years to the last, and the lengths between them, each with its
 * place in percent of the line: that of a length is its middle.
 */
export function chainOf(founded: (number | undefined)[], now: number) {
  const known = founded.filter((year) => year !== undefined);
  const years = [...new Set([...known, now])].sort((one, other) => one - other);
  const [first = now] = years;
  const placeOf = (year: number) => Math.round(((year - first) / Math.max(now - first, 1)) * 1000) / 10;
  const ticks = years.map((year) => ({ year, at: placeOf(year) }));
  const lengths = ticks.slice(1).map(({ year, at }, index) => {
    const { year: from, at: start } = ticks[index] ?? { year, at };
    return { years: year - from, at: (start + at) / 2, hasRoom: at - start >= ROOM };
  });
  return { ticks, lengths };
}
