import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** What was known of a backup when it was made: the SHA-256 of its bytes in hex, and the rows of each table. */
export type Checksum = { sha256: string; rows: Rows };

/** How many rows each table has, by its name. */
export type Rows = Record<string, number>;

/** Where the checksum of a file lies: beside it, under the name that people who know `sha256sum` look for. */
export function checksumFile(file: string): string {
  return `${file}.sha256`;
}

/** The SHA-256 of a file's bytes, in hex. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/**
 * Writes the checksum of a backup to a file that `sha256sum --check` reads; it passes over the rows, which stand in
 * comments. `name` is the backup's name without a folder.
 */
export async function writeChecksum(file: string, name: string, { sha256, rows }: Checksum) {
  const comments = Object.entries(rows).map(([table, count]) => `# rows ${table} ${count}\n`);
  const text = `${comments.join('')}${sha256}  ${name}\n`;
  await writeFile(file, text, { mode: 0o600, flush: true });
}

/**
 * Reads back a file that another program made, and puts its checksum beside it; tells where that is. One that is there and
 * younger than the file belongs to it, and is compared. Nothing for a place that is no file of this machine.
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

/** Whether a file is what the checksum beside it was made of. */
export async function compareChecksum(file: string): Promise<'same' | 'different' | 'no checksum'> {
  const checksum = await readChecksum(file);
  if (!checksum) return 'no checksum';
  return checksum.sha256 === (await sha256Of(file)) ? 'same' : 'different';
}

/** The checksum that lies beside a backup; nothing beside one from before there were any. Throws on one that says nothing. */
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
