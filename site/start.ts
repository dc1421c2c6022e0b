// Stands in the HTML of every page. It loads the scripts after the largest picture or text has been painted, or on the
// first sign of the visitor; until then the page works as plain HTML.

/** The prerender puts the addresses of the built scripts in the place of this word, each after those that it imports. */
const SCRIPTS = import.meta.env.DEV ? ['/site/hydrate.tsx'] : ['START_SCRIPTS'];

const signs = ['pointerdown', 'pointerover', 'keydown', 'focusin'] as const;
let started = false;

/** Evaluates one script after the other: all of them in one task would hold up the page of a slow phone. */
async function start() {
  if (started) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, start);
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

for (const sign of signs) addEventListener(sign, start, { passive: true });
if (document.readyState === 'complete') startAfterPaint();
else addEventListener('load', startAfterPaint, { once: true });
