import styles from './measured.module.css';

type Length = {
  text: string;
  /** In percent of the width. */
  share: number;
  /** Longer than the width. */
  isBroken: boolean;
};

/** In pixels. */
const ROW = 34;

/** From this on the number fits between the two ticks of its line, and otherwise comes after the second. In percent. */
const WIDE_ENOUGH = 50;

/** Where the line of a length that is too long is broken, in percent. */
const BREAK = 90;

/** Lengths from one edge, each with its number between two ticks, as a drawing measures. */
export function MeasuredLengths({ lengths }: { lengths: Length[] }) {
  return (
    <svg className={styles.root} width="100%" height={lengths.length * ROW} aria-hidden="true">
      <line x1="0" x2="0" y1="0" y2="100%" className={styles.edge} />
      {lengths.map(({ text, share, isBroken }, row) => {
        const y = (row + 0.5) * ROW;
        const isBetween = share >= WIDE_ENOUGH;
        return (
          <g key={text}>
            <line x1="0" x2={`${share}%`} y1={y} y2={y} className={styles.line} />
            <Tick at={0} y={y} />
            <Tick at={share} y={y} />
            {isBroken && <Break y={y} />}
            <text
              x={`${isBetween ? share / 2 : share}%`}
              y={y}
              dx={isBetween ? 0 : 14}
              dy="0.35em"
              textAnchor={isBetween ? 'middle' : 'start'}
              className={styles.text}
            >
              {text}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** A few cases as ticks on one line. */
export function MeasuredCases({ shares }: { shares: number[] }) {
  const y = ROW / 2;
  return (
    <svg className={styles.root} width="100%" height={ROW} aria-hidden="true">
      <line x1="0" x2="0" y1="0" y2="100%" className={styles.edge} />
      <line x1="0" x2={`${Math.max(...shares)}%`} y1={y} y2={y} className={styles.line} />
      {shares.map((share, place) => (
        <Tick key={place} at={share} y={y} />
      ))}
    </svg>
  );
}

/** The end stroke and the slanted tick of a drawing, at a place in percent. */
function Tick({ at, y }: { at: number; y: number }) {
  return (
    <svg x={`${at}%`} y={y} className={styles.part} aria-hidden="true">
      <path d="M0-8V8M-4.500 4.500 4.500-4.500" className={styles.line} />
    </svg>
  );
}

function Break({ y }: { y: number }) {
  return (
    <svg x={`${BREAK}%`} y={y} className={styles.part} aria-hidden="true">
      <path d="M-6 0H6" className={styles.gap} />
      <path d="M-6 0-3-7 3 7 6 0" className={styles.line} />
    </svg>
  );
}

/** From this many cases on, a bar. */
const MANY = 10;

/** In pixels. */
const MARK = 13;
const STEP = 18;

/** Few cases as marks, the good ones filled; many as one bar of two parts. Hidden from screen readers, like all drawings here. */
export function Marks({ good, bad }: { good: number; bad: number }) {
  const all = good + bad;
  if (all === 0) return null;
  if (all >= MANY) {
    const share = `${Math.round((good / all) * 1000) / 10}%`;
    return (
      <svg className={`${styles.cases} ${styles.bar}`} width="100%" height={MARK + 2} aria-hidden="true">
        <rect x="1" y="1" width={share} height={MARK} className={styles.good} />
        <rect x="1" y="1" width="100%" height={MARK} className={styles.bad} />
      </svg>
    );
  }
  return (
    <svg className={styles.cases} width={all * STEP} height={MARK + 2} aria-hidden="true">
      {Array.from({ length: all }, (_, place) => (
        <rect
          key={place}
          x={place * STEP + 1}
          y="1"
          width={MARK}
          height={MARK}
          className={place < good ? styles.good : styles.bad}
        />
      ))}
    </svg>
  );
}
