import photoswipeStyle from 'photoswipe/style.css?url';
import type { Photo } from '../../../contract/content/schema.ts';
import { gallery as galleryWords } from '../../../messages/en/gallery.ts';
import { fallbackUrl, largestSize, srcSet } from '../../pictures/photo.ts';
import { loadStyle } from '../../styles/site-style.ts';
import { currentTheme } from '../../theme/theme.ts';
import lightboxStyle from './lightbox.css?url';
import { type Slide, showSlides } from './show-slides.ts';

/** Opens the photos in a lightbox, at `place`. `links`: the pictures on the page in the same order, for the zoom animation. */
export async function openLightbox(photos: Photo[], links: HTMLElement[], place: number): Promise<void> {
  await Promise.all([photoswipeStyle, lightboxStyle].map(loadStyle));
  const slides = photos.map((photo, index) => slideOf(photo, links[index]));
  showSlides(slides, links, place, galleryWords);
}

function slideOf(day: Photo, link: HTMLElement | undefined): Slide {
  const photo = day.night && currentTheme() === 'dark' ? { ...day, file: day.night } : day;
  const shown = link?.querySelector('img')?.currentSrc;
  return {
    ...largestSize(photo),
    src: fallbackUrl(day),
    // It knows one list of copies: in AVIF, unless the page had to show the other.
    srcset: shown?.endsWith('.webp') ? undefined : srcSet(photo),
    alt: photo.alt,
    caption: day.caption,
    element: link,
    msrc: shown,
  };
}
