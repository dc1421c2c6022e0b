// The small first script of every page. It loads the rest after the largest picture or text has been painted, or on the
// first interaction; until then the page works as plain HTML.
import './styles/index.css';

const signs = ['pointerdown', 'pointerover', 'keydown', 'focusin'] as const;
let started = false;

function start() {
  if (started) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, start);
  import('./hydrate.tsx');
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
