import type { Content } from '../../contract/content/content.ts';
import { contentOf } from '../../contract/content/read.ts';
import { samples } from '../../messages/en/samples.ts';
import { takeMessages } from '../../messages/messages.ts';
import { typesetAll } from '../typography/typeset.ts';
import { type ContentPictures, readPictures } from './content-pictures.ts';
import { createPageContent, type PageContent } from './page-content.ts';
import { readSettings } from './settings.ts';
import { checkDetails } from './sheets.ts';

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
  const given = contentOf(folder);
  const messages = typesetAll(given.messages);
  takeMessages(messages);
  const pictures = await readPictures(folder, given.photos, samples.sampleMark, how);
  const content = createPageContent(given, pictures, readSettings(folder));
  checkDetails(content.sheets);
  return { given, content, pictures };
}
