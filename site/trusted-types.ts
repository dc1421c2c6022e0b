// The pages require Trusted Types (`require-trusted-types-for`). Three libraries assign constant strings of their own as
// HTML or as a script's address; this policy allows those and nothing else. `hydrate.tsx` must import it first.

/** Text without a tag creates no element, so it passes: React sets the style sheet and the JSON-LD again. */
const TAG = /<[a-z!/?]/i;

/** React creates script elements that must not run from this. */
const SCRIPT = '<script></script>';

/** The icons of PhotoSwipe. */
const ICON = /^<svg aria-hidden="true" class="pswp__icn"(?:(?!<script|\son\w+=).)*<\/svg>$/;

window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (!TAG.test(html) || html === SCRIPT || ICON.test(html) ? html : null),
  /** React names our scripts, and Vite starts a worker by its address. */
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
});
