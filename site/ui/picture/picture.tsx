import type { Photo } from '../../../content/schema.ts';
import { middleUrl, srcSet } from '../../pictures/photo.ts';
import styles from './picture.module.css';

type PictureProps = {
  photo: Photo;
  /** The attribute `sizes`: "(width >= 64rem) 60vw, 100vw". */
  sizes: string;
  /** The largest picture of the first screen (LCP): loaded eagerly, with high priority. */
  first?: boolean;
  /** Empty where the text next to it says the same. */
  alt?: string;
  className?: string;
};

/** A responsive photograph in AVIF and WebP, with its average color as a placeholder. */
export function Picture({ photo, sizes, first = false, alt = photo.alt, className }: PictureProps) {
  return (
    <span className={className ? `${styles.root} ${className}` : styles.root}>
      {/* An SVG, because the security policy allows no style attributes. */}
      <svg className={styles.color} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <path fill={photo.color} d="M0 0h1v1H0z" />
      </svg>
      <picture>
        <source type="image/avif" srcSet={srcSet(photo, 'avif')} sizes={sizes} />
        <img
          src={middleUrl(photo)}
          srcSet={srcSet(photo, 'webp')}
          sizes={sizes}
          width={photo.width}
          height={photo.height}
          alt={alt}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
          decoding={first ? 'sync' : 'async'}
          className={styles.image}
        />
      </picture>
    </span>
  );
}
