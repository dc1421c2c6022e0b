import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { readContent } from '../../contract/content/read.ts';
import { BLANK } from '../../scripts/folders.mjs';
import { repeating } from '../process/repeat.ts';
import { readStamp } from '../site/built-for.ts';
import type { ServedSite } from '../site/served-site.ts';
import { readManifest } from '../site/site.ts';
import type { Website } from './website.ts';

/** Milliseconds between two looks for a newer publication. */
const POLL_INTERVAL = 2_000;

/** Milliseconds until what has failed is tried again. */
const RETRY_AFTER = 60_000;

/** Writes the pages of a content folder and puts them in the place of those in `siteDir`. */
export type WriteSite = (contentDir: string, siteDir: string, signal: AbortSignal) => Promise<void>;

/**
 * Has the program that `npm run build:site` runs write the site, in a process that takes its memory with it: 220 MB and more, so one
 * works at a time.
 */
export function siteWriter(program: string): WriteSite {
  let before: Promise<unknown> = Promise.resolve();
  return (contentDir, siteDir, signal) => {
    const written = before.then(() => runWriter(program, contentDir, siteDir, signal));
    before = written.catch(() => undefined);
    return written;
  };
}

async function runWriter(program: string, ...[contentDir, siteDir, signal]: Parameters<WriteSite>) {
  const memory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };
  const env = { ...process.env, ...memory, CONTENT_DIR: contentDir, SITE_DIR: siteDir };
  const command = ['--max-semi-space-size=4', program, '--if-stale'];
  const child = spawn(process.execPath, command, { env, signal, stdio: ['ignore', 'ignore', 'pipe'] });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new Error(said.trim() || `the writer ended with ${code}`);
}

/** In milliseconds: with hundreds of new photographs, pages take minutes. */
const LONGEST_START = 20_000;

type First = { website: Website; siteDir: string; write: WriteSite; log: FastifyBaseLogger };

/**
 * Before anything is served: where the site in its place is made of something else than what is published, such as the sample that the
 * program comes with, the site is written again; answers whether it was. What cannot be shown has no other business's pages in its place.
 */
export async function putInPlaceFirst({ website, siteDir, write, log }: First): Promise<boolean> {
  const isPublished = website.isUsed && (await website.history({ limit: 1 })).length > 0;
  if (!isPublished || readStamp(siteDir)?.CONTENT_DIR === resolve(website.folder)) return false;
  try {
    await website.writeLatest();
    await write(website.folder, siteDir, AbortSignal.timeout(LONGEST_START));
  } catch (error) {
    log.warn({ err: error }, 'the published website is not in place yet');
    const isAnothers = await readManifest(siteDir).then(
      ({ hasSamples }) => hasSamples,
      () => true,
    );
    if (isAnothers) await write(BLANK, siteDir, new AbortController().signal);
  }
  return true;
}

type Deps = {
  website: Website;
  served: ServedSite;
  siteDir: string;
  write: WriteSite;
  interval?: number | undefined;
};

/** Serves what is published in the store: writes it into a folder and has the pages made from that, on each server by itself. */
export const websiteWatch = fastifyPlugin(
  async (app: FastifyInstance, { website, served, siteDir, write, interval = POLL_INTERVAL }: Deps) => {
    if (!website.isUsed) return;
    const closing = new AbortController();
    /** The folder of which there are pages; at the start a server may have been stopped before it wrote them. */
    let written = '';
    let tried = { name: '', at: 0 };
    /** The last failure, which is logged once. */
    let said = '';

    async function look(): Promise<void> {
      const name = await website.writeLatest();
      if (name === undefined || name === written) {
        website.problem = said = '';
        if (served.current.folder === (await realpath(siteDir)))
          website.shown = Number.parseInt(name ?? '', 10);
        return;
      }
      if (name === tried.name && performance.now() - tried.at < RETRY_AFTER) return;
      tried = { name, at: performance.now() };
      await write(website.folder, siteDir, closing.signal);
      written = name;
      website.problem = '';
      website.leftOut = readContent(website.folder, () => true).leftOut;
      if (website.leftOut.length > 0)
        app.log.warn(
          { leftOut: website.leftOut.map(({ file, line, field }) => `${file}, line ${line}, ${field}`) },
          'the published website has fields that this version of the program does not know, and leaves out',
        );
    }

    async function lookQuietly(): Promise<void> {
      try {
        await look();
      } catch (error) {
        const { message } = error as Error;
        const problem = `${tried.name}: ${message}`;
        if (closing.signal.aborted || problem === said) return;
        website.problem = message;
        said = problem;
        app.log.warn(
          { err: error },
          'the published website cannot be put in place, and the one before is served',
        );
      }
    }

    const looks = repeating(lookQuietly, interval);
    app.addHook('onReady', async () => void looks.start());
    app.addHook('onClose', async () => {
      closing.abort();
      await looks.stop();
    });
  },
  { name: 'website-watch' },
);
