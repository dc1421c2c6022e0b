import type { Plugin } from 'vite';
import { typesetWords } from './typeset.ts';

/** The builds that make pages; mails are text as it was typed. Vitest calls its own like the one of `npm run dev`. */
const PAGES = new Set(['client', 'prerender', ...(process.env.VITEST ? [] : ['ssr'])]);

/** Sets the program's own lines for print in what makes pages. */
export const typesetPlugin: Plugin = {
  name: 'typeset',
  enforce: 'pre',
  transform: {
    filter: { id: /\/messages\/en\/.*\.ts$/ },
    handler(code) {
      return PAGES.has(this.environment.name) ? { code: typesetWords(code), map: null } : undefined;
    },
  },
};
