// The policy of our pages lets no text become elements, or the address of a script (`require-trusted-types-for`). Three
// libraries do that with constants of their own; this lets those pass and nothing else. `hydrate.tsx` imports it first.

/**
 * Text without a tag makes no element, so it passes: the style sheet and the facts for search engines, which React
 * writes again.
 */
const TAG = /<[a-z!/?]/i;

/** How React makes a script element that does not run. */
const SCRIPT = '<script></script>';

/** The icons of PhotoSwipe. */
const ICON = /^<svg aria-hidden="true" class="pswp__icn"(?:(?!<script|\son\w+=).)*<\/svg>$/;

window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (!TAG.test(html) || html === SCRIPT || ICON.test(html) ? html : null),
  /** React names our scripts, and Vite starts a worker by its address. */
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
});
