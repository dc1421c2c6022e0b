import PhotoSwipe, { type SlideData } from 'photoswipe';
import photoswipeStyle from 'photoswipe/style.css?url';
import type { Photo } from '../../../contract/content/schema.ts';
import { gallery as galleryWords } from '../../../messages/en/gallery.ts';
import { prefersReducedMotion } from '../../motion/reduced-motion.ts';
import { fallbackUrl, largestSize, srcSet } from '../../pictures/photo.ts';
import { loadStyle } from '../../styles/site-style.ts';
import { currentTheme } from '../../theme/theme.ts';
import lightboxStyle from './lightbox.css?url';

/**
 * Opens the photos in a lightbox, at `place`. Escape and the Back button close it, and the focus returns to the link that
 * opened it. `links`: the pictures on the page in the same order, for the zoom animation.
 */
export async function openLightbox(photos: Photo[], links: HTMLElement[], place: number): Promise<void> {
  await Promise.all([photoswipeStyle, lightboxStyle].map(loadStyle));
  if (document.querySelector('.pswp')) return;
  const still = prefersReducedMotion();
  const lightbox = new PhotoSwipe({
    dataSource: photos.map((photo, index) => slideOf(photo, links[index])),
    index: place,
    bgOpacity: 1,
    showHideAnimationType: still ? 'none' : 'zoom',
    zoomAnimationDuration: still ? 0 : 333,
    returnFocus: false,
    paddingFn: ({ x }) => ({ top: 56, bottom: 88, left: x < 768 ? 0 : 72, right: x < 768 ? 0 : 72 }),
    arrowPrevTitle: galleryWords.previous,
    arrowNextTitle: galleryWords.next,
    closeTitle: galleryWords.close,
    zoomTitle: galleryWords.zoom,
  });
  lightbox.on('uiRegister', () => {
    lightbox.ui?.registerElement({
      name: 'caption',
      order: 9,
      isButton: false,
      appendTo: 'root',
      onInit: (element) => {
        element.setAttribute('role', 'status');
        lightbox.on('change', () => {
          element.textContent = photos[lightbox.currIndex]?.caption ?? '';
        });
      },
    });
  });
  if (still) endSpringsAtOnce(lightbox);
  lightbox.init();
  if (!lightbox.element) return;
  lightbox.element.setAttribute('aria-label', galleryWords.label);
  lightbox.on('close', makeModal(lightbox.element));
  lightbox.on('destroy', () => links[place]?.focus({ preventScroll: true }));
  closeByBackButton(lightbox);
}

/** PhotoSwipe's spring animations after a drag have no duration option. */
function endSpringsAtOnce({ animations }: PhotoSwipe) {
  animations.startSpring = ({ end, onUpdate, onComplete }) => {
    onUpdate(end);
    onComplete?.();
  };
}

function slideOf(day: Photo, link: HTMLElement | undefined): SlideData {
  const photo = day.night && currentTheme() === 'dark' ? { ...day, file: day.night } : day;
  const shown = link?.querySelector('img')?.currentSrc;
  return {
    ...largestSize(photo),
    src: fallbackUrl(day),
    // It knows one list of copies: in AVIF, unless the page had to show the other.
    srcset: shown?.endsWith('.webp') ? undefined : srcSet(photo),
    alt: photo.alt,
    element: link,
    msrc: shown,
  };
}

/**
 * Makes the Back button close the lightbox and stay on the page. Opening pushes a history entry with the router's current
 * state, which the router takes for the same location; closing in any other way goes back again.
 */
function closeByBackButton(lightbox: PhotoSwipe): void {
  const { pathname } = location;
  // After Forward, the entry of a closed lightbox is current; reuse it.
  if (!isLightboxEntry()) history.pushState({ ...history.state, lightbox: true }, '');

  const end = () => (location.pathname === pathname ? lightbox.close() : lightbox.destroy());
  let isLeft = false;
  const onPop = () => {
    isLeft = true;
    if (lightbox.opener.isOpen) end();
  };
  // PhotoSwipe cannot close during its opening animation.
  lightbox.on('openingAnimationEnd', () => isLeft && end());
  addEventListener('popstate', onPop);
  lightbox.on('close', () => {
    if (isLightboxEntry()) history.back();
  });
  lightbox.on('destroy', () => removeEventListener('popstate', onPop));
}

function isLightboxEntry(): boolean {
  return history.state?.lightbox === true;
}

/** Makes everything else in the body inert, until the returned function is called. */
function makeModal(dialog: HTMLElement): () => void {
  dialog.setAttribute('aria-modal', 'true');
  const behind = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element !== dialog && !element.inert,
  );
  for (const element of behind) element.inert = true;
  return () => {
    for (const element of behind) element.inert = false;
  };
}
