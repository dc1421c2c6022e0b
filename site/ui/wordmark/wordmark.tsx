import type { Logo } from '../../../content/schema.ts';
import { ThemedImage } from '../themed-image/themed-image.tsx';
import { logoDrawing } from './logo-drawing.ts';
import styles from './wordmark.module.css';

type WordmarkProps = Logo & {
  /** The text's color, or that of quiet text. */
  color?: 'text' | 'quiet';
};

/** A company's logo, or a seal, below the first screen; see `FirstWordmark` for those on it. */
export function Wordmark({ name, file, size, color = 'text' }: WordmarkProps) {
  const isSeal = size[0] === size[1];
  return (
    <ThemedImage
      drawing={`${logoDrawing(file)}-${color}`}
      size={size}
      alt={name}
      className={isSeal ? styles.seal : styles.root}
    />
  );
}
