import type { Content } from '../../contract/content/content.ts';
import { inWords } from '../../contract/content/mistake.ts';
import { readContent } from '../../contract/content/read.ts';
import { samples } from '../../messages/en/samples.ts';
import { takeMessages } from '../../messages/messages.ts';
import { typesetAll } from '../typography/typeset.ts';
import { type ContentPictures, readPictures } from './content-pictures.ts';
import { createPageContent, type PageContent } from './page-content.ts';
import { readSettings } from './settings.ts';

export type LoadedContent = {
  /** As it was read. */
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
  const { content: given, mistakes } = readContent(folder);
  takeMessages(typesetAll(given?.messages ?? {}));
  const { pictures, mistakes: wrong } = await readPictures(folder, given?.photos, samples.sampleMark, how);
  if (!given || wrong.length > 0)
    throw new Error([...mistakes.map((mistake) => `${folder}/${inWords(mistake)}`), ...wrong].join('\n'));
  const content = createPageContent(given, pictures, readSettings(folder));
  return { given, content, pictures };
}
