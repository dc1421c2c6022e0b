import { createContext, use } from 'react';
import type { PageContent } from '../prerender/page-content.ts';
import { loadedContent } from './loaded-content.ts';

/** Where pages are written, all of the content; in the browser, what the pages so far have needed. */
export const ContentContext = createContext<PageContent>(loadedContent);

/**
 * The contractor's words and facts, by their parts. A page's file of content has the parts that were read while the page was
 * written: read a part while rendering, even if it is needed only in an event.
 */
export function useContent(): PageContent {
  return use(ContentContext);
}
