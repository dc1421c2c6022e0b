import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

/**
 * The day (`2026-11-21`) of the last commit that touched each file of a folder, by the file's whole path. A file that is new
 * or has changed since is left out. Empty where git cannot know: without a history, without git, and in a shallow clone,
 * whose first commit seems to bring every file.
 */
export function lastChanges(folder: string): Map<string, string> {
  const days = new Map<string, string>();
  try {
    if (git(folder, 'rev-parse', '--is-shallow-repository') === 'true') return days;
    const log = git(folder, 'log', '--name-only', '--relative', '--format=%x00%cs', '--', '.');
    for (const commit of log.split('\0')) {
      const [day = '', ...names] = commit.split('\n').filter(Boolean);
      for (const name of names) keepLatest(days, resolve(folder, name), day);
    }
    const changed = git(folder, 'diff', '--name-only', '--relative', 'HEAD', '--', '.');
    for (const name of changed.split('\n')) days.delete(resolve(folder, name));
    return days;
  } catch {
    return new Map();
  }
}

/** The day of the last commit that touched a folder; undefined where git cannot know. */
export function lastDay(folder: string): string | undefined {
  try {
    return git(folder, 'log', '-1', '--format=%cs', '--', '.') || undefined;
  } catch {
    return undefined;
  }
}

/** Commits are in topological order, so on a branch an older one may come first. */
function keepLatest(days: Map<string, string>, file: string, day: string): void {
  if (day > (days.get(file) ?? '')) days.set(file, day);
}

/** What a git command prints. Throws where git, the folder or its history is missing. */
function git(folder: string, ...command: string[]): string {
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  return execFileSync('git', ['-c', 'core.quotePath=false', ...command], {
    ...options,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}
