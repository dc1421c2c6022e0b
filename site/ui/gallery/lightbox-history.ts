import type PhotoSwipe from 'photoswipe';

/**
 * Lets the Back button close the lightbox and stay on the page. Opening adds an entry to the browser's history, with
 * the state of the entry below it, so that the router takes both for the same visit to the same page; closing in
 * any other way takes the entry away again.
 */
export function closeByBackButton(lightbox: PhotoSwipe): void {
  const { pathname } = location;
  // Forward leads back to an entry whose lightbox is closed; it serves the next one.
  if (!isLightboxEntry()) history.pushState({ ...history.state, lightbox: true }, '');

  const end = () => (location.pathname === pathname ? lightbox.close() : lightbox.destroy());
  let isLeft = false;
  const onPop = () => {
    isLeft = true;
    if (lightbox.opener.isOpen) end();
  };
  // A picture that still grows to its place cannot be closed before it is there.
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
