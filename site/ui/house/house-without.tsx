import house from '../../drawings/house.svg?themed=house';
import { ThemedImage } from '../themed-image/themed-image.tsx';
import { HOUSE_ALONE, MISSING_PART, MISSING_PIECES } from './house-parts.ts';
import styles from './house-without.module.css';

const SIZE = [HOUSE_ALONE[2], HOUSE_ALONE[3]] as const;

type HouseWithoutProps = {
  /** Shown in place of what is missing. */
  label: string;
  alt: string;
};

/** The house with a dashed outline in place of one part; on a phone, only the rooms around it. */
export function HouseWithout({ label, alt }: HouseWithoutProps) {
  const [[left, top, wide, high] = [0, 0, 0, 0]] = MISSING_PIECES;
  return (
    <div className={styles.frame}>
      <div className={styles.root}>
        <ThemedImage drawing={`${house}-without-${MISSING_PART}`} size={SIZE} alt={alt} first />
        <ThemedImage drawing={`${house}-dimensions`} size={SIZE} alt="" className={styles.dimensions} />
        <svg viewBox={HOUSE_ALONE.join(' ')} aria-hidden="true">
          {MISSING_PIECES.map(([x, y, width, height]) => (
            <rect key={x} x={x} y={y} width={width} height={height} className={styles.outline} />
          ))}
          <text x={left + wide / 2} y={top + high / 2} className={styles.label}>
            {label}
          </text>
        </svg>
      </div>
    </div>
  );
}
