import type { FastifyBaseLogger } from 'fastify';
import { splitUrl } from '../server/http/request-path.ts';
import type { Store } from '../server/store/store.ts';
import { type OfficeFiles, readOfficeFiles } from './files.ts';
import type { renderPage as RenderPage } from './pages.tsx';

/** How often to look whether anybody may sign in, in milliseconds. */
const POLL_INTERVAL = 3_000;

/** What the pages are made of; loaded when somebody may see them, because React's renderer is large. */
export type OfficePages = OfficeFiles & { renderPage: typeof RenderPage };

/** Whether the office is on the web. */
export type Opening = {
  isOpen(): boolean;
  /** Loaded when it first opens; whoever was let in just before it closes still gets an answer. */
  pages(): OfficePages | undefined;
  /** Looks once, and then again and again. */
  start(): Promise<void>;
  stop(): void;
};

type Deps = {
  store: Pick<Store, 'hasActiveUser'>;
  buildDir: string;
  log: FastifyBaseLogger;
  interval?: number | undefined;
};

/**
 * The office opens by itself with its first active user, on every server of a store within seconds, and closes after the
 * last. When the store does not answer, it stays as it was.
 */
export function createOpening({ store, buildDir, log, interval = POLL_INTERVAL }: Deps): Opening {
  let loaded: OfficePages | undefined;
  let isOpen = false;
  let timer: NodeJS.Timeout | undefined;
  let hasFailed = false;
  let isStopped = false;

  async function look() {
    try {
      const isWanted = await store.hasActiveUser();
      if (isWanted) loaded ??= await load(buildDir);
      isOpen = isWanted;
      hasFailed = false;
    } catch (error) {
      // Once, and not with every look.
      if (!hasFailed && !isStopped) log.warn({ err: error }, 'whether the office is open cannot be told');
      hasFailed = true;
    }
  }

  async function lookAgain() {
    await look();
    if (!isStopped) timer = setTimeout(lookAgain, interval).unref();
  }

  return {
    isOpen: () => isOpen,
    pages: () => loaded,
    start: lookAgain,
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

/** What every route of the office asks of the router. */
export const OPEN = 'open';

/**
 * Makes the router pass over the routes of the office while it is closed. Then all of its addresses answer exactly like
 * any other address that does not exist, because they do not.
 */
export function openingConstraint(isOpen: () => boolean) {
  return {
    name: 'office',
    storage: () => {
      const handlers = new Map();
      return {
        get: (value: unknown) => handlers.get(value) ?? null,
        set: (value: unknown, handler: unknown) => void handlers.set(value, handler),
      };
    },
    deriveConstraint: () => (isOpen() ? OPEN : 'closed'),
  };
}

/**
 * The address as the office's own routes spell it, if it is one of theirs in other letters: people type "Office", and mail programs
 * change the case of a link. Nothing below `/office` tells two cases apart.
 */
export function officeSpelling(url: string): string | undefined {
  const { rawPath, query } = splitUrl(url);
  const path = rawPath.toLowerCase();
  return path !== rawPath && /^\/office(\/|$)/.test(path) ? path + query : undefined;
}
