import styles from './marks.module.css';

type MarksProps = {
  /** How many went well, and how many did not. */
  good: number;
  bad: number;
};

/** Up to here each case has a mark of its own. */
const FEW = 10;

/** In pixels: a mark, and from one to the next. */
const MARK = 13;
const STEP = 18;

/** Few cases as marks, filled where they went well; many as one bar of two parts. For the eye alone. */
export function Marks({ good, bad }: MarksProps) {
  const all = good + bad;
  if (all === 0) return null;
  if (all >= FEW) {
    const share = `${Math.round((good / all) * 1000) / 10}%`;
    return (
      <svg className={styles.bar} width="100%" height={MARK + 2} aria-hidden="true">
        <rect x="1" y="1" width={share} height={MARK} className={styles.good} />
        <rect x="1" y="1" width="100%" height={MARK} className={styles.bad} />
      </svg>
    );
  }
  return (
    <svg className={styles.marks} width={all * STEP} height={MARK + 2} aria-hidden="true">
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
