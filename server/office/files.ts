import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PreparedFile, prepareFiles } from '../site/prepare.ts';

/** What the build has made for the office: the files by their addresses, and which of them is the style. */
export type OfficeFiles = { root: string; style: string; files: Map<string, PreparedFile> };

/** Throws when the office was not built. */
export async function readOfficeFiles(buildDir: string): Promise<OfficeFiles> {
  const root = officeFolder(buildDir);
  const manifest: Record<string, { file: string }> = JSON.parse(await readFile(join(root, MANIFEST), 'utf8'));
  const style = manifest['style.css']?.file;
  if (!style) throw new Error(`${join(root, MANIFEST)} names no style`);
  return { root, style: `/${style}`, files: await prepareFiles(root, new Set([MANIFEST])) };
}

export function officeFolder(buildDir: string): string {
  return join(buildDir, 'office');
}

const MANIFEST = 'manifest.json';
