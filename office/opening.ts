import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { splitUrl } from '../server/http/request-path.ts';
import { type PreparedFile, prepareFiles } from '../server/site/site.ts';
import type { Store } from '../server/store/store.ts';
import type { renderPage as RenderPage } from './pages.tsx';
import type { Offer } from './start/offer.ts';

/** Between two checks for an active user, in milliseconds. */
const POLL_INTERVAL = 3_000;

/** Loaded when the office first opens, because React's renderer is large. */
export type OfficePages = OfficeFiles & { renderPage: typeof RenderPage };

/** Whether the office is on the web. */
export type Opening = ReturnType<typeof createOpening>;

type Deps = {
  store: Pick<Store, 'hasActiveUser'>;
  offer: Pick<Offer, 'look' | 'take'>;
  buildDir: string;
  log: FastifyBaseLogger;
  interval?: number | undefined;
};

/**
 * The office opens with its first active user, on every server of a store within seconds, and closes after the last. While the store does
 * not answer, it stays as it was.
 */
export function createOpening({ store, offer, buildDir, log, interval = POLL_INTERVAL }: Deps) {
  let loaded: OfficePages | undefined;
  let isOpen = false;
  let timer: NodeJS.Timeout | undefined;
  let hasFailed = false;
  let turns = 0;
  let applied = 0;
  let isStopped = false;

  async function loadPages() {
    loaded ??= await load(buildDir);
  }

  async function poll() {
    const turn = ++turns;
    try {
      const isWanted = await store.hasActiveUser();
      if (isWanted) await loadPages();
      const key = await offer.look(isWanted);
      hasFailed = false;
      // What a later poll has found is newer.
      if (turn < applied) return;
      applied = turn;
      offer.take(key);
      isOpen = isWanted;
    } catch (error) {
      // Logged once, not with every poll.
      if (!hasFailed && !isStopped) log.warn({ err: error }, 'whether the office is open cannot be told');
      hasFailed = true;
    }
  }

  async function keepPolling() {
    await poll();
    if (!isStopped) timer = setTimeout(keepPolling, interval).unref();
  }

  return {
    isOpen: () => isOpen,
    /** Undefined until they are loaded, as they are when it first opens. They stay after it closes, for requests that have begun. */
    pages: () => loaded,
    loadPages,
    /** Asks the store now. */
    check: poll,
    /** Checks once, and then at each interval. */
    start: keepPolling,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

async function load(buildDir: string): Promise<OfficePages> {
  const files = await readOfficeFiles(buildDir);
  const { renderPage } = await import('./pages.tsx');
  return { ...files, renderPage };
}

/** The router constraints of the routes of the office, and of those on which a website is set up before it opens. */
export const OPEN = 'open';
export const STARTING = 'starting';

/**
 * Hides the routes of the office from the router while it is closed, so that their addresses answer like any unknown one; those on which a
 * website is set up, from every request without the key.
 */
export function openingConstraint({ isOpen }: Pick<Opening, 'isOpen'>, { admits }: Pick<Offer, 'admits'>) {
  return {
    name: 'office',
    storage: () => {
      const handlers = new Map();
      return {
        get: (value: unknown) => handlers.get(value) ?? null,
        set: (value: unknown, handler: unknown) => void handlers.set(value, handler),
      };
    },
    deriveConstraint: (request: IncomingMessage) => (isOpen() ? OPEN : admits(request) ? STARTING : 'closed'),
  };
}

/**
 * The address in lower case, if it is one of the office's in other letters: people type "Office", and mail programs change the case of
 * links.
 */
export function officeSpelling(url: string): string | undefined {
  const { rawPath, query } = splitUrl(url);
  const path = rawPath.toLowerCase();
  return path !== rawPath && /^\/office(\/|$)/.test(path) ? path + query : undefined;
}

/** The built files by their addresses, and the addresses of the style and the scripts. */
type OfficeFiles = {
  root: string;
  style: string;
  script: string;
  /** The script of a page with photos. */
  photoScript: string;
  files: Map<string, PreparedFile>;
};

/** Throws when the office was not built. */
async function readOfficeFiles(buildDir: string): Promise<OfficeFiles> {
  const root = officeFolder(buildDir);
  const style = await addressOf(join(root, STYLES), 'style.css');
  const script = await addressOf(join(root, SCRIPTS), 'office/live/browser/live.ts');
  const photoScript = await addressOf(join(root, SCRIPTS), 'office/lead/browser/photos.ts');
  return { root, style, script, photoScript, files: await prepareFiles(root, new Set([STYLES, SCRIPTS])) };
}

export function officeFolder(buildDir: string): string {
  return join(buildDir, 'office');
}

/** The address of a file, by the manifest of the build. */
async function addressOf(manifest: string, name: string): Promise<string> {
  const built: Record<string, { file: string }> = JSON.parse(await readFile(manifest, 'utf8'));
  const file = built[name]?.file;
  if (!file) throw new Error(`${manifest} does not name ${name}`);
  return `/${file}`;
}

const STYLES = 'manifest.json';
const SCRIPTS = 'script.json';
