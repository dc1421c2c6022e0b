// Inlined into every page. It loads scripts and later style after the largest contentful paint or on the first input;
// until then the page works as plain HTML.

/** The prerender replaces the placeholder with the addresses of the built scripts, dependencies first. */
const SCRIPTS = import.meta.env.DEV ? ['/site/hydrate.tsx'] : ['START_SCRIPTS'];

const signs = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'wheel'] as const;
let started = false;

/** Records changes that extensions make to the page before hydration; see `strangers.ts`. */
function watchStrangers() {
  const changes: Window['changes'] = Object.assign([], {
    observer: new MutationObserver((records) => changes.push(...records)),
  });
  changes.observer.observe(document, { childList: true, subtree: true, characterDataOldValue: true });
  window.changes = changes;
}

/**
 * A long page has only its first screen's style inlined and hides the rest (`styles/later-style.tsx`). If the other style
 * cannot be fetched, the rest is shown unstyled.
 */
function addLaterStyle() {
  const border = document.getElementById('later-style');
  const href = document.querySelector('style')?.dataset.site;
  if (!border || !href) return;
  const show = () => {
    border.removeAttribute('id');
    // The browser could not scroll to the hash while its target was hidden.
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  };
  // After a frame, to restyle the first screen and lay out the rest in two separate tasks.
  const showNext = () => requestAnimationFrame(() => setTimeout(show));
  const link = addLink({ rel: 'stylesheet', href, onload: showNext });
  link.onerror = () => {
    link.remove();
    show();
  };
}

function addLink(properties: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), properties);
  document.head.append(link);
  return link;
}

/** Evaluates each script in its own task: together they would block a slow phone. */
async function start() {
  if (started) return;
  started = true;
  addLaterStyle();
  for (const href of SCRIPTS) addLink({ rel: 'modulepreload', href });
  const files = document.querySelector<HTMLElement>('[data-content]')?.dataset.content?.split(' ') ?? [];
  for (const href of files) addLink({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
  for (const address of SCRIPTS) {
    await import(/* @vite-ignore */ address);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Everything for the first screen has been loaded, but may not be on the screen: a frame is shown some time after it was
 * made, and scripts that were fetched meanwhile would share its bytes.
 */
function startAfterPaint() {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 });
    else setTimeout(start, 500);
  }).observe({ type: 'paint', buffered: true });
}

watchStrangers();
for (const sign of signs) addEventListener(sign, start, { once: true, passive: true });
addEventListener('load', startAfterPaint);
