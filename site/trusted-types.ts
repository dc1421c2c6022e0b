// The policy of our pages lets no text become HTML or the address of a script (`require-trusted-types-for`). Two
// libraries do that with words of their own, and this lets those pass and nothing else. Whoever needs one of them
// imports this file before it: a page without them has no exception at all.

/** The icons of PhotoSwipe, or nothing, which it writes into its other parts. */
const ICON = /^(?:<svg aria-hidden="true" class="pswp__icn"(?:(?!<script|\son).)*<\/svg>)?$/;

window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (ICON.test(html) ? html : null),
  /** Vite starts a worker by its address. */
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
});
