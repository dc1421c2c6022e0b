import { realpath } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { readPublished } from '../../contract/content/current.ts';
import { readSite, type Site } from './site.ts';

/** Milliseconds between two looks for a site that has been written since. */
const POLL_INTERVAL = 1000;

/** The site that is served now. Another one takes its place while the server runs; a request keeps its own, as `request.site`. */
export type ServedSite = { current: Site };

declare module 'fastify' {
  interface FastifyRequest {
    /** The site that was served when it came: what it is answered with must fit together. */
    site: Site;
  }
}

/** Makes something of a site, once for each. */
export function perSite<Made>(make: (site: Site) => Made): (site: Site) => Made {
  const all = new WeakMap<Site, { made: Made }>();
  return (site) => {
    const { made } = all.get(site) ?? { made: make(site) };
    all.set(site, { made });
    return made;
  };
}

type Options = { served: ServedSite; siteDir: string; interval?: number | undefined };

/** Serves the site that `npm run build:site` writes, from the moment at which it is in its place and read. */
export const siteWatch = fastifyPlugin(
  async (app: FastifyInstance, { served, siteDir, interval = POLL_INTERVAL }: Options) => {
    app.decorateRequest('site');
    app.addHook('onRequest', async (request) => {
      request.site = served.current;
    });
    let refused = '';
    async function look(): Promise<void> {
      const folder = await realpath(siteDir);
      if (folder === served.current.folder || folder === refused) return;
      try {
        const site = await readSite(siteDir);
        await app.takeContent(readPublished(siteDir));
        served.current = site;
        app.log.info({ folder }, 'serving a new site');
      } catch (error) {
        refused = folder;
        app.log.error({ err: error, folder }, 'the new site cannot be read, and the one before is served');
      }
    }
    let looking: Promise<void> = Promise.resolve();
    const timer = setInterval(() => {
      looking = looking.then(look).catch(() => undefined);
    }, interval).unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await looking;
    });
  },
  { name: 'site-watch' },
);
