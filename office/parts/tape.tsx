import styles from './tape.module.css';

/** Times are minutes after midnight, by the office's clock. */
export type TapeOfToday = {
  /** "Open until 5 p.m."; absent where there are no hours. */
  caption?: string | undefined;
  open: [from: number, until: number][];
  now: number;
  /** When each of those that wait has come. */
  marks: { at: number; isUrgent: boolean }[];
  /** What stands at 3, 6, 9 o’clock and so on. */
  hours: string[];
};

const MINUTES = 24 * 60;
const HEIGHT = 40;

/** A stroke down from the upper edge at every hour; a longer one at every third. */
const TICKS = Array.from({ length: 23 }, (_, n) => `M${(n + 1) * 60} 0v${(n + 1) % 3 ? 7 : 12}`).join('');

/** Today as a tape measure: open hours are plain, closed ones hatched, and each request that waits is a mark. */
export function Tape({ caption, open, now, marks, hours }: TapeOfToday) {
  return (
    <div className={styles.root}>
      <div className={styles.tape} aria-hidden="true">
        <svg viewBox={`0 0 ${MINUTES} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {open.map(([from, until]) => (
            <rect key={from} className={styles.open} x={from} width={until - from} height={HEIGHT} />
          ))}
          <path className={styles.tick} d={TICKS} />
          <path className={styles.now} d={`M${now} 0V${HEIGHT}`} />
          {marks.map(({ at, isUrgent }, place) => (
            <path
              key={place}
              className={styles.mark}
              data-urgent={isUrgent || undefined}
              d={`M${at} ${HEIGHT - 8}h0`}
            />
          ))}
        </svg>
        <ol className={styles.hours}>
          <li />
          {hours.map((hour, place) => (
            <li key={place}>{hour}</li>
          ))}
        </ol>
      </div>
      {caption && <p className={styles.caption}>{caption}</p>}
    </div>
  );
}
