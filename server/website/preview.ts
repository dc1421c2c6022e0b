import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Content } from '../../contract/content/content.ts';
import { readPublished } from '../../contract/content/current.ts';
import type { Mistake } from '../../contract/content/mistake.ts';
import { readContent } from '../../contract/content/read.ts';
import { createPathResolver, type Resolution } from '../../contract/paths.ts';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import { readManifest } from '../site/site.ts';
import type { Website } from './website.ts';
import type { WriteSite } from './website-watch.ts';

/** The website with all drafts as the writer has written it, or why it has not. */
export type Look =
  | { kind: 'site'; site: PreviewSite }
  | { kind: 'mistakes'; mistakes: Mistake[] }
  /** What the writer said of it; nothing where that is no sentence for an owner. */
  | { kind: 'failed'; lines: string[] }
  /** The website is a folder, or nothing is published yet. */
  | { kind: 'none' };

export type PreviewSite = {
  /** The folder with its pages and files. */
  root: string;
  content: Content;
  resolvePath(path: string, query: string): Resolution<SiteManifest['pages'][string]>;
};

export type Previews = ReturnType<typeof createPreview>;

/** Milliseconds until a writer that has failed is tried again with the same drafts. */
const RETRY_AFTER = 30_000;

type Deps = {
  website: Pick<Website, 'files' | 'previewFolder' | 'writePreview'>;
  /** Where the site of the preview is written: beside the one that is served, whose kept pictures and pages it shares. */
  siteDir: string;
  write: WriteSite;
  log: FastifyBaseLogger;
};

/** Shows the website with its drafts. The same drafts are written once, and one writer works at a time. */
export function createPreview({ website, siteDir, write, log }: Deps) {
  const closing = new AbortController();
  let looks: Promise<unknown> = Promise.resolve();
  let last: { name: string; look: Look; at: number } | undefined;

  async function lookNow(): Promise<Look> {
    try {
      const name = await website.writePreview();
      if (name === undefined) return { kind: 'none' };
      if (last?.name !== name || !isLasting(last))
        last = { name, look: await writeOut(), at: performance.now() };
      return last.look;
    } catch (error) {
      return failed(error as Error);
    }
  }

  async function writeOut(): Promise<Look> {
    const files = await website.files();
    const { mistakes } = readContent(website.previewFolder, (file) => files.get(file)?.isChanged === false);
    if (mistakes.length > 0) return { kind: 'mistakes', mistakes };
    try {
      await write(website.previewFolder, siteDir, closing.signal);
      return { kind: 'site', site: await readPreview(siteDir) };
    } catch (error) {
      return failed(error as Error);
    }
  }

  function failed(error: Error): Look {
    if (!closing.signal.aborted) log.warn({ err: error }, 'the preview of the website cannot be written');
    return { kind: 'failed', lines: sentencesOf(error, website.previewFolder) };
  }

  return {
    /** The website with the drafts that there are now. */
    look(): Promise<Look> {
      const look = looks.then(lookNow);
      looks = look;
      return look;
    },

    /** Stops a writer. */
    async close(): Promise<void> {
      closing.abort();
      await looks;
    },
  };
}

/** Other servers that share the folder may have removed it. */
function isLasting({ look, at }: { look: Look; at: number }): boolean {
  if (look.kind === 'failed') return performance.now() - at < RETRY_AFTER;
  return look.kind !== 'site' || existsSync(look.site.root);
}

async function readPreview(siteDir: string): Promise<PreviewSite> {
  const folder = await realpath(siteDir);
  const { pages, redirects } = await readManifest(folder);
  return {
    root: join(folder, 'public'),
    content: readPublished(folder),
    resolvePath: createPathResolver(new Map(Object.entries(pages)), redirects),
  };
}

/** What the writer says of a folder that it cannot use. What a bug or the system says is for the log alone. */
function sentencesOf(error: Error & { code?: string }, folder: string): string[] {
  if (error.constructor !== Error || error.code || /^\s+at /m.test(error.message)) return [];
  const lines = error.message.replaceAll(`${folder}/`, '').split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.endsWith('; see above.'));
}
