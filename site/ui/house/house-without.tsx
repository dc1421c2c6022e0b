import drawing from '../../drawings/house.svg?url';
import { houseParts } from './house-parts.ts';
import styles from './house-without.module.css';

type HouseWithoutProps = {
  /** The name of the missing part. */
  part: string;
  /** Shown in its place. */
  label: string;
  alt: string;
};

/** The house with a dashed outline in place of one part; on a phone, only the rooms around it. */
export function HouseWithout({ part: missing, label, alt }: HouseWithoutProps) {
  const [x, y, width, height] = houseParts[missing]?.box ?? [0, 0, 0, 0];
  return (
    <div className={styles.frame}>
      <svg viewBox="0 0 1600 1000" role="img" aria-label={alt} className={styles.root}>
        <use href={`${drawing}#structure`} />
        <use href={`${drawing}#dimensions`} className={styles.dimensions} />
        {Object.keys(houseParts)
          .filter((part) => part !== missing)
          .map((part) => (
            <use key={part} href={`${drawing}#part-${part}`} />
          ))}
        <rect x={x} y={y} width={width} height={height} className={styles.outline} />
        <text x={x + width / 2} y={y + height / 2} className={styles.label}>
          {label}
        </text>
      </svg>
    </div>
  );
}
