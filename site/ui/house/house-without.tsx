import house from '../../drawings/house.svg?themed=house';
import { ThemedImage } from '../themed-image/themed-image.tsx';
import { HOUSE_SIZE, houseParts, MISSING_PART } from './house-parts.ts';
import styles from './house-without.module.css';

type HouseWithoutProps = {
  /** Shown in place of the part that is missing. */
  label: string;
  alt: string;
};

/** The house with a dashed outline in place of one part; on a phone, only the rooms around it. */
export function HouseWithout({ label, alt }: HouseWithoutProps) {
  const [x, y, width, height] = houseParts[MISSING_PART]?.box ?? [0, 0, 0, 0];
  return (
    <div className={styles.frame}>
      <div className={styles.root}>
        <ThemedImage drawing={`${house}-without-${MISSING_PART}`} size={HOUSE_SIZE} alt={alt} first />
        <ThemedImage drawing={`${house}-dimensions`} size={HOUSE_SIZE} alt="" className={styles.dimensions} />
        <svg viewBox={`0 0 ${HOUSE_SIZE.join(' ')}`} aria-hidden="true">
          <rect x={x} y={y} width={width} height={height} className={styles.outline} />
          <text x={x + width / 2} y={y + height / 2} className={styles.label}>
            {label}
          </text>
        </svg>
      </div>
    </div>
  );
}
