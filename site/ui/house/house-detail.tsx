import drawing from '../../drawings/house.svg?url';
import type { ServicePage } from '../../services.ts';
import styles from './house-detail.module.css';
import { clamp, houseParts } from './house-parts.ts';

const WIDTH = 560;
const HEIGHT = 420;

/** The part of the house that a service is about. Decorative. */
export function HouseDetail({ service }: { service: ServicePage }) {
  const part = houseParts[service.icon];
  if (!part) return null;
  const [x, y, width, height] = part.box;
  // Centered on the part, within the drawing.
  const left = clamp(x + width / 2 - WIDTH / 2, 0, 1600 - WIDTH);
  const top = clamp(y + height / 2 - HEIGHT / 2, 0, 1000 - HEIGHT);
  return (
    <svg
      viewBox={`${Math.round(left)} ${Math.round(top)} ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={styles.root}
    >
      <use href={`${drawing}#drawing`} className={styles.rest} />
      <use href={`${drawing}#part-${service.icon}`} />
    </svg>
  );
}
