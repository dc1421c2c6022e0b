import { relative, resolve } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { contentDir } from '../../scripts/folders.mjs';

/** All content, in one file for all pages. */
const CONTENT = '/content.json';

/** In development, renders each page on request; the build writes them all instead. */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer(server) {
      const folder = resolve(contentDir);
      server.watcher.add(folder).on('change', (file) => {
        if (relative(folder, file).startsWith('..')) return;
        // The browser has the content as data, so no module of its own changes.
        const graph = server.environments.ssr.moduleGraph;
        for (const module of graph.getModulesByFile(resolve('site/prerender/page-content.ts')) ?? [])
          graph.invalidateModule(module);
        server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use(CONTENT, async (_request, response, next) => {
        try {
          const { pageContent } = await server.ssrLoadModule('/site/prerender/page-content.ts');
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(pageContent));
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
            const { pageContent } = await server.ssrLoadModule('/site/prerender/page-content.ts');
            const parts = { css: null, startScript: 'import "/site/start.ts"', contentFiles: CONTENT };
            const html = await renderPage(url, parts, pageContent);
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.end(html.replace('</head>', `${await devScripts(server, url)}</head>`));
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

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

/** Vite's own scripts. Without the space that Vite puts between them: React would take it for text of ours. */
async function devScripts(server: ViteDevServer, url: string): Promise<string> {
  const page = await server.transformIndexHtml(url, '<html><head></head><body></body></html>');
  const [, head = ''] = /<head>([\s\S]*)<\/head>/.exec(page) ?? [];
  return head.trim().replace(/>\s+</g, '><');
}
