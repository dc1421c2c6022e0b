import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupProblem } from '../startup-problem.ts';

const KEY = /^[\da-f]{64}$/;

/**
 * The key that challenges are signed with: 64 hex digits in `altcha.key` in the data folder, made at the first start.
 * Throws a `StartupProblem` when the file is there and cannot be read, or is no key.
 */
export function readOrMakeKey(dataDir: string): string {
  const file = join(dataDir, 'altcha.key');
  try {
    const key = readIfThere(file) ?? makeKey(dataDir, file);
    if (KEY.test(key)) return key;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupProblem(
      `The captcha key ${file} cannot be read or made: ${reason}. DATA_DIR must be a folder of ours.`,
    );
  }
  throw new StartupProblem(
    `${file} is not a captcha key. Remove it and start again: a new one is made, and forms that are open at that moment count as unproven.`,
  );
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Two programs may start at once: a link fails where a file is already, so both end up with the first one's key. */
function makeKey(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${randomBytes(8).toString('hex')}.unfinished`;
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}
