import type { Logo, Seal as SealOf } from '../../../contract/content/schema.ts';
import { useContent } from '../../content/use-content.ts';
import { LicenceLink } from '../licence/licence.tsx';
import { ThemedImage } from '../themed-image/themed-image.tsx';
import styles from './wordmark.module.css';

type WordmarkProps = Logo & {
  /** The text's color, or that of quiet text. */
  color?: 'text' | 'quiet';
};

/** A company's logo, or a seal, below the first screen; see `FirstWordmark` for those on it. */
export function Wordmark({ name, file, size, color = 'text' }: WordmarkProps) {
  const drawing = useLogoDrawing(file);
  const isSeal = size[0] === size[1];
  return (
    <ThemedImage
      drawing={`${drawing}-${color}`}
      size={size}
      alt={name}
      className={isSeal ? styles.seal : styles.root}
    />
  );
}

/** A company's logo on the first screen: there at once, and in the current text color. */
export function FirstWordmark({ name, file, size: [width, height] }: Logo) {
  const drawing = useLogoDrawing(file);
  return (
    <svg role="img" aria-label={name} viewBox={`0 0 ${width} ${height}`} className={styles.first}>
      <use href={`${drawing}.svg#mark`} />
    </svg>
  );
}

/** A license need not have a seal. */
type SealProps = Partial<SealOf> & { className?: string | undefined };

/** A seal, and below it the license number or its issuer. */
export function Seal({ name, file, size, issuer, licence, className = '' }: SealProps) {
  return (
    <div className={`${styles.sealed} ${className}`}>
      {name && file && size && <Wordmark name={name} file={file} size={size} />}
      {licence ? <LicenceLink of={licence} /> : issuer && <small>{issuer}</small>}
    </div>
  );
}

/** The common start of a logo's file addresses. Throws if there is no such logo. */
function useLogoDrawing(file: string): string {
  const { logoDrawings } = useContent();
  const drawing = logoDrawings[file];
  if (!drawing) throw new Error(`content/logos/${file}.svg does not exist`);
  return drawing;
}
