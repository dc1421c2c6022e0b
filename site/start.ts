// Inlined into every page. It loads scripts and later style after the largest contentful paint or on the first input;
// until then the page works as plain HTML.

/** The prerender puts the addresses of the built scripts in the place of this word, each after those that it imports. */
const SCRIPTS = import.meta.env.DEV ? ['/site/hydrate.tsx'] : ['START_SCRIPTS'];

const signs = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'wheel'] as const;
let started = false;

/** Others may change the page before React takes it over, and React must not be disturbed by that: see `strangers.ts`. */
function watchStrangers() {
  const changes: Window['changes'] = Object.assign([], {
    observer: new MutationObserver((records) => changes.push(...records)),
  });
  changes.observer.observe(document, { childList: true, subtree: true, characterDataOldValue: true });
  window.changes = changes;
}

/**
 * A long page has the style of its first screen alone, and shows no more (`styles/later-style.tsx`). Where that of the rest
 * cannot be fetched, the rest is shown plain.
 */
function addLaterStyle() {
  const border = document.getElementById('later-style');
  const href = document.querySelector('style')?.dataset.site;
  if (!border || !href) return;
  const show = () => {
    border.removeAttribute('id');
    // What the address points to could not be scrolled to.
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  };
  // After a frame, to restyle the first screen and lay out the rest in two separate tasks.
  const showNext = () => requestAnimationFrame(() => setTimeout(show));
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: showNext });
  link.onerror = () => {
    link.remove();
    show();
  };
  document.head.append(link);
}

/** Evaluates one script after the other: all of them in one task would hold up the page of a slow phone. */
async function start() {
  if (started) return;
  started = true;
  addLaterStyle();
  for (const href of SCRIPTS) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  for (const address of SCRIPTS) {
    await import(/* @vite-ignore */ address);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** All that the first screen needs has arrived by now, but need not be painted yet. */
function startAfterPaint() {
  requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 });
    else setTimeout(start, 500);
  });
}

watchStrangers();
for (const sign of signs) addEventListener(sign, start, { once: true, passive: true });
addEventListener('load', startAfterPaint);
