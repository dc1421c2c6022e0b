import house from '../../drawings/house.svg?themed=house';
import housePhone from '../../drawings/house-phone.svg?themed=phone';
import { ThemedImage } from '../themed-image/themed-image.tsx';
import { HOUSE_ALONE, MISSING, MISSING_PART, PHONE_MISSING, PHONE_MISSING_VIEW } from './house-parts.ts';
import styles from './house-without.module.css';

const SIZE = [HOUSE_ALONE[2], HOUSE_ALONE[3]] as const;
const PHONE_SIZE = [PHONE_MISSING_VIEW[2], PHONE_MISSING_VIEW[3]] as const;

type HouseWithoutProps = {
  /** Shown in place of what is missing; on a phone, beside it. */
  label: string;
  alt: string;
};

/** The house with a dashed outline in place of one part; on a phone, the house for phones. */
export function HouseWithout({ label, alt }: HouseWithoutProps) {
  return (
    <div>
      <div className={`${styles.root} ${styles.wide}`}>
        <ThemedImage
          drawing={`${house}-without-${MISSING_PART}`}
          size={SIZE}
          alt={alt}
          first="(width >= 45rem)"
        />
        <ThemedImage drawing={`${house}-dimensions`} size={SIZE} alt="" />
        <svg viewBox={HOUSE_ALONE.join(' ')} aria-hidden="true">
          <Missing {...MISSING} label={label} />
        </svg>
      </div>
      <div className={`${styles.root} ${styles.phone}`}>
        <ThemedImage
          drawing={`${housePhone}-without-${MISSING_PART}`}
          size={PHONE_SIZE}
          alt={alt}
          first="(width < 45rem)"
        />
        <svg viewBox={PHONE_MISSING_VIEW.join(' ')} aria-hidden="true">
          <Missing {...PHONE_MISSING} label={label} />
        </svg>
      </div>
    </div>
  );
}

type MissingProps = {
  outline: string;
  leader: string;
  end: string;
  text: readonly [x: number, y: number];
  label: string;
};

function Missing({ outline, leader, end, text: [x, y], label }: MissingProps) {
  return (
    <>
      <path d={outline} className={styles.outline} />
      <path d={leader} className={styles.leader} />
      <path d={end} className={styles.end} />
      <text x={x} y={y} className={styles.label}>
        {label}
      </text>
    </>
  );
}
