import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { asContent } from '../../scripts/folders.mjs';
import { typesetWords } from './typeset.ts';

/** The builds that make pages; mails are text as it was typed. Vitest calls its own like the one of `npm run dev`. */
const PAGES = new Set(['client', 'prerender', ...(process.env.VITEST ? [] : ['ssr'])]);

/** Typesets the strings of `content/` at build time. The texts of services are typeset by `remarkTypeset`. */
export function typesetContent(): Plugin {
  return {
    name: 'typeset-content',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => PAGES.has(name),
    transform: {
      filter: { id: /\.ts$/ },
      handler(code, id) {
        if (relative(resolve('content'), asContent(id)).startsWith('..')) return;
        return { code: typesetWords(code), map: null };
      },
    },
  };
}
