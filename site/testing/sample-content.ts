import { loadContent } from '../prerender/load-content.ts';

/** Our sample, as its pages show it; no copy of a picture is made. */
export const { content: pageContent } = await loadContent('content', { onDemand: true });
