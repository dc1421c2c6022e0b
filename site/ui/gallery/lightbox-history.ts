import type PhotoSwipe from 'photoswipe';

/**
 * Makes the Back button close the lightbox and stay on the page. Opening pushes a history entry with the router's state of
 * the current one, so that the router sees the same location; closing in any other way goes back again.
 */
export function closeByBackButton(lightbox: PhotoSwipe): void {
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
