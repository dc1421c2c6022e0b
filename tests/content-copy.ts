import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildDir } from '../scripts/folders.mjs';

/** A copy of the content that a test may change, and the site that the program writes from it. */
export type ContentCopy = ReturnType<typeof copyContent>;

/** Copies the content into a folder of its own, beside the place of its site. */
export function copyContent() {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const settings = { CONTENT_DIR: join(folder, 'content'), SITE_DIR: join(folder, 'site') };
  cpSync('content', settings.CONTENT_DIR, { recursive: true });

  return {
    /** With these a server serves this site, and a command writes it. */
    settings,
    /** Replaces the first such text of a file; throws where there is none. */
    change(file: string, old: RegExp, next: string): void {
      const path = join(settings.CONTENT_DIR, file);
      const text = readFileSync(path, 'utf8');
      if (!old.test(text)) throw new Error(`${path} has no ${old}`);
      writeFileSync(path, text.replace(old, next));
    },
    /** Starts the program that writes the site. */
    write() {
      const writer = spawn(process.execPath, [resolve(buildDir, 'prerender/main.js')], {
        env: { PATH: process.env.PATH, ...settings },
        stdio: 'inherit',
      });
      return {
        ended: once(writer, 'exit').then(([code]): number | null => code),
        kill: () => writer.kill('SIGKILL'),
      };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
