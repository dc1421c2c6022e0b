import type { Logo } from '../../../content/schema.ts';
import styles from './first-wordmark.module.css';
import { logoDrawing } from './logo-drawing.ts';

/** A company's logo on the first screen: there at once, and in the current text color. */
export function FirstWordmark({ name, file, size: [width, height] }: Logo) {
  return (
    <svg role="img" aria-label={name} viewBox={`0 0 ${width} ${height}`} className={styles.root}>
      <use href={`${logoDrawing(file)}.svg#mark`} />
    </svg>
  );
}
