import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PreparedFile, prepareFiles } from '../server/site/site.ts';

/** What the build has made for the office: the files by their addresses, and which of them are the style and the script. */
export type OfficeFiles = {
  root: string;
  style: string;
  script: string;
  files: Map<string, PreparedFile>;
};

/** Throws when the office was not built. */
export async function readOfficeFiles(buildDir: string): Promise<OfficeFiles> {
  const root = officeFolder(buildDir);
  const style = await addressOf(join(root, STYLES), 'style.css');
  const script = await addressOf(join(root, SCRIPTS), 'office/live/browser/live.ts');
  return { root, style, script, files: await prepareFiles(root, new Set([STYLES, SCRIPTS])) };
}

export function officeFolder(buildDir: string): string {
  return join(buildDir, 'office');
}

/** Where a file was put, by what the build says of it. */
async function addressOf(manifest: string, name: string): Promise<string> {
  const built: Record<string, { file: string }> = JSON.parse(await readFile(manifest, 'utf8'));
  const file = built[name]?.file;
  if (!file) throw new Error(`${manifest} does not name ${name}`);
  return `/${file}`;
}

const STYLES = 'manifest.json';
const SCRIPTS = 'script.json';
