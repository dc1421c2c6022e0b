import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Recorded when a backup is made: the SHA-256 of its bytes in hex, and the number of rows of each table. */
export type Checksum = { sha256: string; rows: Rows };

/** How many rows each table has, by its name. */
export type Rows = Record<string, number>;

/** The checksum's file, next to the backup, named by the convention of `sha256sum`. */
export function checksumFile(file: string): string {
  return `${file}.sha256`;
}

/** The SHA-256 of a file's bytes, in hex. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Writes a file that `sha256sum --check` can read; the rows are in comments. `name`: the backup's, without a folder. */
export async function writeChecksum(file: string, name: string, { sha256, rows }: Checksum) {
  const comments = Object.entries(rows).map(([table, count]) => `# rows ${table} ${count}\n`);
  const text = `${comments.join('')}${sha256}  ${name}\n`;
  await writeFile(file, text, { mode: 0o600, flush: true });
}

/**
 * Writes the checksum of a backup that another program made, and returns its path; undefined when `file` is no local file.
 * An existing checksum that is newer than the file is compared instead; throws when it differs.
 */
export async function addChecksum(file: string): Promise<string | undefined> {
  const made = await stat(file).catch(() => undefined);
  if (!made?.isFile()) return undefined;
  const beside = checksumFile(file);
  const earlier = await stat(beside).catch(() => undefined);
  if (earlier && earlier.mtimeMs >= made.mtimeMs) {
    if ((await compareChecksum(file)) === 'different')
      throw new Error(`${file} is not what ${beside} was made of`);
  } else {
    await writeChecksum(beside, basename(file), { sha256: await sha256Of(file), rows: {} });
  }
  return beside;
}

/** Compares a file with its checksum. */
export async function compareChecksum(file: string): Promise<'same' | 'different' | 'no checksum'> {
  const checksum = await readChecksum(file);
  if (!checksum) return 'no checksum';
  return checksum.sha256 === (await sha256Of(file)) ? 'same' : 'different';
}

/** The checksum of a backup; undefined for older backups, which have none. Throws when it is malformed. */
export async function readChecksum(backup: string): Promise<Checksum | undefined> {
  const file = checksumFile(backup);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const sha256 = /^\\?([\da-f]{64}) [ *]/im.exec(text)?.[1];
  if (!sha256) throw new Error(`${file} holds no checksum`);
  const rows = Array.from(text.matchAll(/^# rows (\w+) (\d+)$/gm), ([, table = '', count]) => [
    table,
    Number(count),
  ]);
  return { sha256: sha256.toLowerCase(), rows: Object.fromEntries(rows) };
}
