import type { Photo } from '../../../contract/content/schema.ts';
import { NIGHT_SCRIPT } from '../../pictures/night-script.ts';
import { fallbackUrl, srcSet } from '../../pictures/photo.ts';
import { RawScript } from '../../raw.tsx';
import { nightMedia } from '../../theme/theme.ts';
import styles from './picture.module.css';

const EVENING = { 1: styles.bright1, 2: styles.bright2 };

type PictureProps = {
  photo: Photo;
  /** The attribute `sizes`: "(width >= 64rem) 60vw, 100vw". */
  sizes: string;
  /** The largest picture of the first screen (LCP): loaded eagerly, with high priority. */
  first?: boolean;
  /** Empty if the text next to it says the same. */
  alt?: string;
  className?: string;
};

/**
 * A responsive photograph in AVIF, with one copy in WebP for browsers without it, and its average color as a placeholder. In the dark theme it is the one by night; where
 * there is none, a bright one is graded towards evening.
 */
export function Picture({ photo, sizes, first = false, alt = photo.alt, className }: PictureProps) {
  const { night } = photo;
  const classes = [styles.root, photo.bright && !night && EVENING[photo.bright], className];
  return (
    <span className={classes.filter(Boolean).join(' ')}>
      {/* An SVG, because the security policy allows no style attributes. */}
      <svg className={styles.color} color={photo.color} aria-hidden="true" />
      <picture>
        {/* In AVIF alone: browsers without it show the day. */}
        {night && (
          <source
            media={nightMedia()}
            type="image/avif"
            srcSet={srcSet({ ...photo, file: night })}
            sizes={sizes}
            suppressHydrationWarning
          />
        )}
        <source type="image/avif" srcSet={srcSet(photo)} sizes={sizes} />
        <img
          src={fallbackUrl(photo)}
          width={photo.width}
          height={photo.height}
          alt={alt}
          // See `NIGHT_SCRIPT`.
          loading={first && !night ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
          decoding={first ? 'sync' : 'async'}
          className={styles.image}
          suppressHydrationWarning={night !== undefined}
        />
      </picture>
      {/* It takes itself away, and React never sees it. */}
      {import.meta.env.SSR && night && <RawScript text={NIGHT_SCRIPT} />}
    </span>
  );
}
