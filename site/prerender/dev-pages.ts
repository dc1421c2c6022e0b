import { readFile } from 'node:fs/promises';
import { extname, relative, resolve } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { contentDir } from '../../scripts/folders.mjs';
import type { LoadedContent } from './load-content.ts';

/** All content, in one file for all pages. */
const CONTENT = '/content.json';

/** In development, renders each page on request, with the content as it is then; the build writes them all instead. */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer(server) {
      let loading: Promise<LoadedContent> | undefined;
      async function load(): Promise<LoadedContent> {
        const module = await server.ssrLoadModule('/site/prerender/load-content.ts');
        loading ??= module.loadContent(contentDir, { onDemand: true }) as Promise<LoadedContent>;
        return loading;
      }
      const folder = resolve(contentDir);
      server.watcher.add(folder).on('all', (_event, file) => {
        if (relative(folder, file).startsWith('..') && !file.endsWith('.ts')) return;
        loading = undefined;
        // The browser has the content as data, so no module of its own changes.
        if (!relative(folder, file).startsWith('..')) server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use(CONTENT, async (_request, response) => {
        try {
          const { content } = await load();
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(content));
        } catch {
          // The page says what is wrong.
          response.statusCode = 500;
          response.end();
        }
      });
      server.middlewares.use(async (request, response, next) => {
        const name = request.url?.replace(/^\/|\?.*/g, '') ?? '';
        // Vite has the program's own files, whatever is wrong with the content.
        if (!/^(?:assets\/.+|[^/]+)\.\w+$/.test(name)) return next();
        try {
          // The page says what is wrong with the content; until then it shows none of its pictures.
          const loaded = await load().catch(() => undefined);
          const file = loaded?.pictures.files.get(name);
          if (!file) return next();
          response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream');
          response.end(typeof file === 'string' ? await readFile(file) : await file());
        } catch (error) {
          next(error);
        }
      });
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const url = request.originalUrl ?? '/';
          if (!wantsPage(request)) return next();
          try {
            const { renderPage } = await server.ssrLoadModule('/site/prerender/render.tsx');
            const { content } = await load();
            const parts = { css: null, startScript: 'import "/site/start.ts"', contentFiles: CONTENT };
            const html = await renderPage(url, parts, content);
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.end(html.replace('</head>', `${await devScripts(server, url)}</head>`));
          } catch (error) {
            if (!isSentence(error)) return next(error);
            console.error(error.message);
            response.statusCode = 500;
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.end(mistakePage(error.message, await devScripts(server, url)));
          }
        });
      };
    },
  };
}

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/**
 * Browsers ask for HTML by name. Programs such as curl accept anything, and so does a request for a script or a picture
 * that does not exist: that one is told by the extension in its address.
 */
function wantsPage({ headers, originalUrl = '/' }: Connect.IncomingMessage): boolean {
  const { accept = '*/*' } = headers;
  if (accept.includes('text/html')) return true;
  const isForPage = (headers['sec-fetch-dest'] ?? 'document') === 'document';
  return accept.includes('*/*') && isForPage && !/\.\w+$/.test(originalUrl.replace(/\?.*/, ''));
}

/** What the owner of the content can put right; a bug of the program has another kind or a stack that is worth seeing. */
function isSentence(error: unknown): error is Error {
  return error instanceof Error && error.name === 'Error' && /, line \d+|: /.test(error.message);
}

/** The mistakes, one a line. With Vite's script, which loads the page again when they are corrected. */
function mistakePage(message: string, scripts: string): string {
  const text = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="en"><head><title>Mistakes in the content</title>${scripts}</head>
<body><h1>The content needs a correction</h1><pre style="white-space: pre-wrap; font-size: 1.1rem">${text}</pre></body></html>`;
}

/** Vite's own scripts. Without the space that Vite puts between them: React would take it for text of ours. */
async function devScripts(server: ViteDevServer, url: string): Promise<string> {
  const page = await server.transformIndexHtml(url, '<html><head></head><body></body></html>');
  const [, head = ''] = /<head>([\s\S]*)<\/head>/.exec(page) ?? [];
  return head.trim().replace(/>\s+</g, '><');
}
