import styles from './tape.module.css';

/** Times are minutes after midnight, by the office's clock. */
export type TapeOfToday = {
  /** "Open until 5 p.m."; absent where there are no hours. */
  caption?: string | undefined;
  open: [from: number, until: number][];
  now: number;
  /** When those that wait have come, and how many at about the same time; what is urgent comes last, so nothing covers it. */
  marks: { at: number; isUrgent: boolean; count: number }[];
  /** The labels of 3, 6, 9 o’clock and so on. */
  hours: string[];
};

const MINUTES = 24 * 60;
const HEIGHT = 40;

/** Where the line of now begins, so that it strikes no number through. */
const BELOW_NUMBERS = 22;

/** The middle of the marks, in pixels below the upper edge. */
const MARKS_AT = 41;

/** A stroke down from the upper edge at every hour; a longer one at every third. */
const TICKS = Array.from({ length: 23 }, (_, n) => `M${(n + 1) * 60} 0v${(n + 1) % 3 ? 7 : 12}`).join('');

/** How far along the day. */
function share(minutes: number): string {
  return `${Math.round((minutes / MINUTES) * 10_000) / 100}%`;
}

/** Today as a tape measure: open hours are plain, closed ones hatched, and each request that waits is a mark. */
export function Tape({ caption, open, now, marks, hours }: TapeOfToday) {
  return (
    <div className={`${styles.root} stack`}>
      <div className={styles.tape} aria-hidden="true">
        <svg viewBox={`0 0 ${MINUTES} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {open.map(([from, until]) => (
            <rect key={from} className={styles.open} x={from} width={until - from} height={HEIGHT} />
          ))}
          <path className={styles.tick} d={TICKS} />
          <path className={styles.now} d={`M${now} ${BELOW_NUMBERS}V${HEIGHT}`} />
        </svg>
        {/* A drawing of its own, which is not stretched. */}
        <svg className={styles.marks} aria-hidden="true">
          {marks.map(({ at, isUrgent, count }, place) => (
            <g key={place} className={styles.mark} data-urgent={isUrgent || undefined}>
              <circle cx={share(at)} cy={MARKS_AT} r={count > 1 ? 9 : 6} />
              {count > 1 && (
                <text x={share(at)} y={MARKS_AT}>
                  {count}
                </text>
              )}
            </g>
          ))}
        </svg>
        <ol className={styles.hours}>
          <li />
          {hours.map((hour, place) => (
            <li key={place}>{hour}</li>
          ))}
        </ol>
      </div>
      {caption && <p className="quiet">{caption}</p>}
    </div>
  );
}
