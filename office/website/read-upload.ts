import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';

/** In bytes: the largest file that is taken. */
export const MOST_BYTES = 25_000_000;

/** In milliseconds, for each file. A slow line needs minutes for the largest. */
const LONGEST = 10 * 60_000;

/** After so many milliseconds, a file that a stopped server has left is removed. */
const ABANDONED = 60 * 60_000;

/**
 * Reads a posted form with files, each of which goes to the disk as it arrives, is taken from there, and removed. `take` gets no path
 * where one is too large: that is read to its end, or the browser would show a broken connection in place of our answer.
 */
export async function readUpload<Taken>(
  request: FastifyRequest,
  folder: string,
  take: (path: string | undefined, name: string) => Promise<Taken>,
  files = 1,
): Promise<{ fields: Map<string, string>; taken: Taken[] }> {
  await mkdir(folder, { recursive: true });
  await removeAbandoned(folder);
  const path = join(folder, randomUUID());
  const tooSlow = setTimeout(() => request.raw.destroy(), LONGEST);
  try {
    const fields = new Map<string, string>();
    const taken: Taken[] = [];
    const limits = { files, fileSize: MOST_BYTES, fields: 100, fieldSize: 100_000 };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        fields.set(part.fieldname, String(part.value));
        continue;
      }
      await pipeline(part.file, createWriteStream(path));
      // A browser sends an empty file where none was chosen.
      if (part.filename) taken.push(await take(part.file.truncated ? undefined : path, part.filename));
      tooSlow.refresh();
    }
    return { fields, taken };
  } catch (error) {
    // The browser has gone, or the parser says that this is no form or is cut off.
    const isTheirs = request.raw.errored || (error instanceof Error && !('code' in error));
    throw isTheirs ? Object.assign(error as Error, { statusCode: 400 }) : error;
  } finally {
    clearTimeout(tooSlow);
    await rm(path, { force: true });
  }
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const { mtimeMs = Date.now() } = (await stat(join(folder, name)).catch(() => undefined)) ?? {};
    if (Date.now() - mtimeMs > ABANDONED) await rm(join(folder, name), { force: true });
  }
}
