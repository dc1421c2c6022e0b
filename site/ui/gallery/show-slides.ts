import PhotoSwipe, { type SlideData } from 'photoswipe';
import { prefersReducedMotion } from '../../motion/reduced-motion.ts';

export type Slide = SlideData & { caption?: string | undefined };

type Words = Record<'label' | 'previous' | 'next' | 'close' | 'zoom', string>;

/**
 * Shows slides over the page, from `place` on. Escape and the Back button close them, and the focus returns to the link that opened
 * them; `links` are those of all slides. The page needs PhotoSwipe's style.
 */
export function showSlides(slides: Slide[], links: HTMLElement[], place: number, words: Words): void {
  if (document.querySelector('.pswp')) return;
  const still = prefersReducedMotion();
  const lightbox = new PhotoSwipe({
    dataSource: slides,
    index: place,
    bgOpacity: 1,
    showHideAnimationType: still ? 'none' : 'zoom',
    zoomAnimationDuration: still ? 0 : 333,
    returnFocus: false,
    paddingFn: ({ x }) => ({ top: 56, bottom: 88, left: x < 768 ? 0 : 72, right: x < 768 ? 0 : 72 }),
    arrowPrevTitle: words.previous,
    arrowNextTitle: words.next,
    closeTitle: words.close,
    zoomTitle: words.zoom,
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
          element.textContent = slides[lightbox.currIndex]?.caption ?? '';
        });
      },
    });
  });
  if (still) endSpringsAtOnce(lightbox);
  lightbox.init();
  if (!lightbox.element) return;
  lightbox.element.setAttribute('aria-label', words.label);
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
