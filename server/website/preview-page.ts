import { createHash } from 'node:crypto';
import { officePreview as words } from '../../messages/en/office-preview.ts';
import { escapeHtml } from '../formats/visible-text.ts';

/** As quiet as a line of text, in the colors and letters of the page. */
const STRIP_STYLE =
  '.preview-strip{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;padding:.5rem 1rem;border-block-end:1px solid;font-size:.9375rem;font-weight:600}.preview-strip a{color:inherit}';

/**
 * A preview runs no script and sends nothing, whatever is in the drafts. `sandbox` also tells the browser that there is no script, for
 * the styles of such pages; links to elsewhere open a window of their own, because a frame of the office shows our pages alone.
 */
const POLICY = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** The headers of every answer of a preview. Its address may be a key. */
const HEADERS = {
  'cache-control': 'no-store, private',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** Those of its files; a drawing that is opened by itself may run nothing either. */
export const FILE_HEADERS = { ...HEADERS, 'content-security-policy': "default-src 'none'; sandbox" };

/** Those of a page whose own style has this hash. */
export function pageHeaders(styleHash: string): Record<string, string> {
  const strip = `'sha256-${createHash('sha256').update(STRIP_STYLE).digest('base64')}'`;
  return {
    ...HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `${POLICY}; style-src 'self' ${styleHash} ${strip}`,
  };
}

type Options = {
  /** What takes the place of the site's root. */
  prefix: string;
  /** The page to go back to, for users who are signed in. */
  back?: string | undefined;
  /** In the frame of a page that says so itself, nothing is added on top. */
  isFramed: boolean;
};

/**
 * A page of the preview: no script, its links and files below the prefix, and forms that send nothing. Its style keeps the addresses of
 * the program's fonts, which every site has.
 */
export function asPreview(html: string, { prefix, back, isFramed }: Options): string {
  const page = html.replace(TAG, (tag, raw: string | undefined) => {
    if (raw) return raw.toLowerCase() === 'style' ? tag : '';
    if (/^<link\b/i.test(tag) && !/ rel="(?:stylesheet|icon|apple-touch-icon)"/.test(tag)) return '';
    return withAddresses(/^<(?:form|button|input)\b/i.test(tag) ? withoutSending(tag) : tag, prefix);
  });
  if (isFramed) return page;
  return page
    .replace('</head>', () => `<style>${STRIP_STYLE}</style></head>`)
    .replace(/<body[^>]*>/, (body) => body + strip(back));
}

/** A tag as React writes it, where a value is in double quotes and has no bracket; a script or style is one with all that is in it. */
const TAG = /<(script|style)\b.*?<\/\1\s*>|<[a-z][^>]*>/gis;

/** A browser does nothing with a form of a dialog that is in none. */
function withoutSending(tag: string): string {
  const bare = tag.replace(/ (?:form)?(?:action|method|target)="[^"]*"/gi, '');
  return bare.replace(/^<form\b/i, '$& method="dialog"');
}

function withAddresses(tag: string, prefix: string): string {
  const moved = tag
    .replace(/ (?:href|src|poster)="(?=\/(?!\/))/gi, `$&${prefix}`)
    .replace(/ (?:image)?srcset="[^"]*"/gi, (set) => set.replace(/(?<=[",]\s*)\/(?!\/)/g, `${prefix}/`));
  return moved.replace(/^<a\b(?=[^>]* href="https?:)/i, '$& target="_blank" rel="noreferrer"');
}

function strip(back: string | undefined): string {
  const link = back && `<a href="${escapeHtml(back)}">${escapeHtml(words.stripBack)}</a>`;
  return `<aside class="preview-strip"><span>${escapeHtml(words.strip)}</span>${link ?? ''}</aside>`;
}
