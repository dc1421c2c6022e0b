// The policy of our pages lets no text become elements, or the address of a script (`require-trusted-types-for`). Three
// libraries do that with words of their own; this lets those pass and nothing else. Who hydrates imports it first.

/** What stands in no tag makes no element: the style sheet and the facts for search engines, which React writes anew. */
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
