import { THEMES, themedUrl } from '../../theme/theme.ts';
import styles from './themed-image.module.css';

type ThemedImageProps = {
  /** What an import of `x.svg?themed` gives; with "-" and a name, one of the pictures that are made of it. */
  drawing: string;
  /** Width and height of its viewBox. */
  size: readonly [width: number, height: number];
  /** Empty for decoration. */
  alt: string;
  /**
   * The main thing of the first screen, the browser fetches it before it knows the layout; on screens that a media query says,
   * if it is not on all.
   */
  first?: boolean | string;
  className?: string | undefined;
};

/**
 * A drawing in the theme's colors: an image for each, of which the style shows one. A lazy image that is not displayed is
 * never fetched.
 */
export function ThemedImage({
  drawing,
  size: [width, height],
  alt,
  first = false,
  className = '',
}: ThemedImageProps) {
  return (
    <>
      {first &&
        THEMES.map((theme) => <Preload key={theme} drawing={drawing} theme={theme} screens={first} />)}
      {/* Shared attributes first: this order compresses best. */}
      {THEMES.map((theme) => (
        <img
          key={theme}
          loading="lazy"
          decoding={first ? 'sync' : 'async'}
          fetchPriority={first ? undefined : 'low'}
          className={`${styles[theme]} ${className}`}
          width={width}
          height={height}
          alt={alt}
          src={themedUrl(drawing, theme)}
        />
      ))}
    </>
  );
}

type PreloadProps = { drawing: string; theme: (typeof THEMES)[number]; screens: true | string };

/**
 * For the theme of the device. Not `loading="eager"`, which would fetch both; who has chosen the other theme fetches one
 * file too many.
 */
function Preload({ drawing, theme, screens }: PreloadProps) {
  const scheme = `(prefers-color-scheme: ${theme})`;
  return (
    <link
      rel="preload"
      as="image"
      href={themedUrl(drawing, theme)}
      media={screens === true ? scheme : `${scheme} and ${screens}`}
    />
  );
}
