import type { Content } from '../../contract/content/content.ts';
import { inWords } from '../../contract/content/mistake.ts';
import { readContent } from '../../contract/content/read.ts';
import { takeMessages } from '../../messages/messages.ts';
import { isFromStore } from '../../scripts/folders.mjs';
import { typesetAll } from '../typography/typeset.ts';
import { type ContentPictures, readPictures } from './content-pictures.ts';
import { createPageContent, type PageContent } from './page-content.ts';
import { hasSamples } from './samples/own-content.ts';
import { readSettings } from './settings.ts';

export type LoadedContent = {
  /** As it was read, with whether any of it is a sample. */
  given: Content;
  /** As pages show it. */
  content: PageContent;
  pictures: ContentPictures;
};

/**
 * Reads a contractor's folder with its pictures. Throws one error with all that is wrong with it. See `readPictures` for
 * `onDemand`.
 */
export async function loadContent(folder: string, how?: { onDemand: boolean }): Promise<LoadedContent> {
  const { content: read, mistakes } = readContent(folder, () => isFromStore(folder));
  takeMessages(typesetAll(read?.messages ?? {}));
  const { pictures, mistakes: wrong } = await readPictures(folder, read?.photos, how);
  if (!read || wrong.length > 0)
    throw new Error([...mistakes.map((mistake) => `${folder}/${inWords(mistake)}`), ...wrong].join('\n'));
  const given = { ...read, hasSamples: hasSamples(folder, read) };
  const content = createPageContent(given, pictures, readSettings(folder, given.company.timeZone));
  return { given, content, pictures };
}
