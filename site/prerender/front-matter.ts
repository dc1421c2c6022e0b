import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { parseContent, serviceSchema } from '../../content/schema.ts';
import { contentFile } from '../../scripts/folders.mjs';

/** The module of a service's front matter, and whether its text shows the map. */
export async function readHead(file: string): Promise<string> {
  const source = await readFile(file, 'utf8');
  const head = parseHead(relative(process.cwd(), file), source, await readOptions());
  const showsMap = /^export const showroom = true\b/m.test(source);
  return `export default ${JSON.stringify(head)};\nexport const showsMap = ${showsMap};`;
}

/** The services of the estimate form, read from CONTENT_DIR by path: this runs in Vite's settings, before any plugin. */
async function readOptions(): Promise<readonly string[]> {
  const file = resolve('content/service-options.ts');
  const { serviceOptions } = await import(String(pathToFileURL(contentFile(file) ?? file)));
  return serviceOptions;
}

/** Reads the lines between the first two `---`; throws a sentence that names file and field. */
export function parseHead(file: string, source: string, options: readonly string[]) {
  const [, head] = /^\ufeff?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(source) ?? [];
  if (head === undefined) throw new Error(`${file}: expected a head between two lines of ---`);
  let fields: unknown;
  try {
    fields = parse(head);
  } catch (error) {
    throw new Error(`${file}: the head is not valid YAML: ${(error as Error).message}`);
  }
  const service = z.enum(options, 'expected one of the services in content/service-options.ts');
  return parseContent(file, serviceSchema.extend({ service }), fields);
}
