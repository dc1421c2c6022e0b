import type { z } from 'zod';
import { FILES, type FileName } from '../../contract/content/files.ts';
import { fieldsWithFiles, parsed } from '../../contract/content/issues.ts';
import { readMarkdown } from '../../contract/content/read-markdown.ts';
import { headAndText } from '../../contract/content/read-text.ts';
import { readYaml } from '../../contract/content/read-yaml.ts';
import { serviceFileSchema } from '../../contract/content/schema/services.ts';
import { websiteChanges } from '../../messages/en/website-changes.ts';

/** By the name of each photograph, what shows it in words: "the home page", "Decks". `tops` are behind the titles of pages. */
export function photoUses(texts: Iterable<readonly [file: string, text: string]>) {
  const uses = new Map<string, Set<string>>();
  const tops = new Set<string>();
  for (const [file, text] of texts) {
    const { title, photos, top } = photosIn(file, text);
    for (const photo of photos) uses.set(photo, (uses.get(photo) ?? new Set()).add(title));
    if (top) tops.add(top);
  }
  return { uses, tops };
}

/** What a file is about, and the photographs that it names, as far as it can be read. */
function photosIn(file: string, whole: string): { title: string; photos: string[]; top?: string } {
  const part = file.replace(/\.yaml$/, '') as FileName;
  const slug = /^services\/(.+)\.md$/.exec(file)?.[1];
  const { head, text } = slug ? (headAndText(whole) ?? { head: '', text: '' }) : { head: whole, text: '' };
  const { source } = readYaml(head, file);
  const schema: z.ZodType = slug ? serviceFileSchema : FILES[part];
  const data = source && parsed(source, schema).data;
  const named = fieldsWithFiles(schema, data).flatMap(({ folder, value }) =>
    folder === 'photos' ? value : [],
  );
  const { name, photo, textPhoto } = (data ?? {}) as Record<string, unknown>;
  /** Without a name it is the one that is called like the page. */
  const shownAs = (given: unknown, called: string) => (typeof given === 'string' ? given : called);
  if (part === 'windows-and-doors') {
    const shown = [shownAs(photo, 'header-andersen'), shownAs(textPhoto, 'text-andersen')];
    return { title: websiteChanges.files[part], photos: [...named, ...shown], top: shown[0] };
  }
  if (!slug) return { title: websiteChanges.files[part], photos: named };
  const inText = readMarkdown(text, file, 0).references.flatMap(({ kind, to }) =>
    kind === 'photo' ? to : [],
  );
  const shown = shownAs(photo, `header-${slug}`);
  return {
    title: typeof name === 'string' ? name : slug,
    photos: [...named, ...inText, shown],
    top: shown,
  };
}
