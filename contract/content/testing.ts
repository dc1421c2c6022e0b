import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inWords } from './mistake.ts';
import { readContent } from './read.ts';

export type Files = Record<string, string | Buffer>;

/** The least that a folder may hold. */
export const COMPANY = 'name: Ada\nphone: (914) 555-0142\n';

/** Reads a folder with these files, and company.yaml where it is not among them. */
export function readFiles(files: Files, published?: (file: string) => boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    for (const [name, text] of Object.entries({ 'company.yaml': COMPANY, ...files })) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return readContent(folder, published);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What is wrong with them, as an owner reads it. */
export function sentences(files: Files): string[] {
  return readFiles(files).mistakes.map(inWords);
}
