import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { acrossFiles } from './across-files.ts';
import { assemble } from './assemble.ts';
import type { Content } from './content.ts';
import type { FileName, Folder } from './files.ts';
import { FILES, FOLDERS } from './files.ts';
import { checked } from './issues.ts';
import type { Mistake } from './mistake.ts';
import { inWords, nearest } from './mistake.ts';
import { readMarkdown } from './read-markdown.ts';
import { headAndText, readText } from './read-text.ts';
import { readYaml } from './read-yaml.ts';
import { serviceFileSchema } from './schema/services.ts';

type Read = {
  content?: Content;
  mistakes: Mistake[];
  /** What the program does not know. */
  leftOut: Mistake[];
};

/**
 * Reads a contractor's folder. There is content, or there are mistakes: all those of all files. In files that were `published` another
 * version of the program may have known fields that this one does not; they are left out.
 */
export function readContent(folder: string, published: (file: string) => boolean = () => false): Read {
  const mistakes: Mistake[] = [];
  const leftOut: Mistake[] = [];
  const read: Folder = { files: {}, sources: {}, services: [], texts: [], slugs: [], pictures: {} };
  const names = list(folder);
  if (!names) {
    const mistake = missing(folder, 'no such folder', 'a folder with company.yaml in it');
    return { mistakes: [mistake], leftOut };
  }
  if (!names.includes('company.yaml'))
    mistakes.push(
      missing(
        'company.yaml',
        'no such file',
        'a file with the name of the business and its phone number or email address',
      ),
    );
  for (const name of names) {
    const part = name.replace(/\.yaml$/, '');
    if (name.endsWith('.yaml') && Object.hasOwn(FILES, part))
      readFile(folder, part as FileName, read, mistakes, published(name) ? leftOut : undefined);
    else if (!FOLDERS.includes(name)) (published(name) ? leftOut : mistakes).push(...unknownFile(name));
  }
  for (const kind of ['photos', 'films', 'logos'])
    read.pictures[kind] = list(join(folder, kind))?.map((name) => name.replace(/\.\w+$/, ''));
  for (const name of list(join(folder, 'services')) ?? [])
    readService(folder, name, read, mistakes, published(`services/${name}`) ? leftOut : undefined);
  read.services.sort(
    (a, b) => (a.head.order ?? Infinity) - (b.head.order ?? Infinity) || a.slug.localeCompare(b.slug),
  );
  mistakes.push(...acrossFiles(read, mistakes));
  const { company } = read.files;
  if (mistakes.length > 0 || !company) return { mistakes: sorted(mistakes), leftOut };
  return { content: assemble({ ...read.files, company }, read.services), mistakes, leftOut };
}

/** What a contractor's folder says. Throws one error that lists every mistake in it. */
export function contentOf(folder: string): Content {
  const { content, mistakes } = readContent(folder);
  if (content) return content;
  throw new Error(mistakes.map((mistake) => `${folder}/${inWords(mistake)}`).join('\n'));
}

function readFile<Name extends FileName>(
  folder: string,
  name: Name,
  read: Folder,
  mistakes: Mistake[],
  leftOut: Mistake[] | undefined,
): void {
  const file = `${name}.yaml`;
  const text = readText(join(folder, file), file);
  if (typeof text !== 'string') {
    mistakes.push(text);
    return;
  }
  const { source, mistakes: found } = readYaml(text, file);
  mistakes.push(...found);
  if (!source) return;
  read.sources[name] = source;
  read.files[name] = checked(source, FILES[name] as z.ZodType, mistakes, leftOut) as Folder['files'][Name];
}

/** A head between two lines of three dashes, and Markdown below it. */
function readService(
  folder: string,
  name: string,
  read: Folder,
  mistakes: Mistake[],
  leftOut: Mistake[] | undefined,
): void {
  const file = `services/${name}`;
  if (name.startsWith('.')) return;
  const [, slug] = /^([a-z\d]+(?:-[a-z\d]+)*)\.md$/.exec(name) ?? [];
  if (!slug) {
    mistakes.push(
      missing(
        file,
        'a file of that name',
        'a name like "front-doors.md", which becomes the address of the page',
      ),
    );
    return;
  }
  read.slugs.push(slug);
  const whole = readText(join(folder, file), file);
  if (typeof whole !== 'string') {
    mistakes.push(whole);
    return;
  }
  const parts = headAndText(whole);
  if (!parts) {
    mistakes.push(
      missing(file, 'no head', 'fields like "name: Decks" between two lines of ---, and the text below them'),
    );
    return;
  }
  const text = readMarkdown(parts.text, file, parts.before);
  const { source, mistakes: found } = readYaml(parts.head, file, 1);
  mistakes.push(...text.mistakes, ...found);
  read.texts.push({ slug, file, text });
  const fields = source && checked(source, serviceFileSchema, mistakes, leftOut);
  if (fields) read.services.push({ slug, source, head: fields, text });
}

function unknownFile(name: string): Mistake[] {
  if (name.startsWith('.') || /^readme/i.test(name)) return [];
  const known = [...Object.keys(FILES).map((part) => `${part}.yaml`), ...FOLDERS];
  const near = nearest(name.replace(/\.yml$/i, '.yaml'), known);
  if (!near && !/\.(?:ya?ml|md)$/i.test(name)) return [];
  return [missing(name, 'an unknown file', near ? `"${near}"` : `one of ${known.join(', ')}`)];
}

function missing(file: string, found: string, expected: string): Mistake {
  return { file, line: 1, field: '', found, expected };
}

function list(folder: string): string[] | undefined {
  try {
    return readdirSync(folder).sort();
  } catch {
    return undefined;
  }
}

function sorted(mistakes: Mistake[]): Mistake[] {
  return mistakes.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
