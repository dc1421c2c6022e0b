import { about } from '../../../content/about.ts';
import { company } from '../../../content/company.ts';
import { fill } from '../../../contract/fill.ts';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import styles from './years.module.css';
import { chainOf } from './years-chain.ts';

/** From the first founding to today as a chain of dimensions, to scale: a tick at each year, and the years between them. */
export function Years() {
  // Hydration needs the year of the build, as prerendered.
  const now = useHydrated() ? new Date().getFullYear() : import.meta.env.BUILD_YEAR;
  const { ticks, lengths } = chainOf([company.parent?.founded, company.founded], now);
  if (lengths.length === 0) return null;
  const dates = ticks.map(({ year, at }) => ({ at, text: year === now ? about.story.today : String(year) }));
  const spans = lengths.map((length) => ({
    ...length,
    text: fill(about.story.years, { years: length.years }),
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
