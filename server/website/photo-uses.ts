import type { z } from 'zod';
import { FILES, type FileName } from '../../contract/content/files.ts';
import { fieldsWithFiles, parsed } from '../../contract/content/issues.ts';
import { readMarkdown } from '../../contract/content/read-markdown.ts';
import { headAndText } from '../../contract/content/read-text.ts';
import { readYaml } from '../../contract/content/read-yaml.ts';
import { serviceFileSchema } from '../../contract/content/schema/services.ts';
import { websiteChanges } from '../../messages/en/website-changes.ts';

/** By the name of each photograph, what shows it in words: "the home page", "Decks". */
export function photoUses(texts: Iterable<readonly [file: string, text: string]>): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>();
  for (const [file, text] of texts) {
    const { title, photos } = photosIn(file, text);
    for (const photo of photos) uses.set(photo, (uses.get(photo) ?? new Set()).add(title));
  }
  return uses;
}

/** What a file is about, and the photographs that it names, as far as it can be read. */
function photosIn(file: string, whole: string): { title: string; photos: string[] } {
  const part = file.replace(/\.yaml$/, '') as FileName;
  const slug = /^services\/(.+)\.md$/.exec(file)?.[1];
  const { head, text } = slug ? (headAndText(whole) ?? { head: '', text: '' }) : { head: whole, text: '' };
  const { source } = readYaml(head, file);
  const schema: z.ZodType = slug ? serviceFileSchema : FILES[part];
  const data = source && parsed(source, schema).data;
  const named = fieldsWithFiles(schema, data).flatMap(({ folder, value }) =>
    folder === 'photos' ? value : [],
  );
  if (!slug) return { title: websiteChanges.files[part], photos: [...named, ...shownByName(file)] };
  const inText = readMarkdown(text, file, 0).references.flatMap(({ kind, to }) =>
    kind === 'photo' ? to : [],
  );
  const { name } = (data ?? {}) as { name?: unknown };
  return {
    title: typeof name === 'string' ? name : slug,
    photos: [...named, ...inText, ...shownByName(file)],
  };
}

/** What the page of a file shows without naming it: behind its title, and beside its text. */
export function shownByName(file: string): string[] {
  const [, slug] = /^services\/(.+)\.md$/.exec(file) ?? [];
  const name = file === 'windows-and-doors.yaml' ? 'andersen' : slug;
  return name ? [`header-${name}`, `text-${name}`] : [];
}
