import { takeMessages } from '../../messages/messages.ts';
import type { PageContent } from '../prerender/page-content.ts';

/** What this tab has of the content: what all pages share, and what those need that were visited or fetched ahead. */
export const loadedContent = {} as PageContent;

const loading = new Map<string, Promise<void>>();

/** Fetches a file of content once. Rejects when it does not load, and the next call tries again. */
export function loadContent(address: string): Promise<void> {
  const known = loading.get(address) ?? fetchContent(address);
  loading.set(address, known);
  return known;
}

async function fetchContent(address: string): Promise<void> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const { serviceDetails, ...parts }: Partial<PageContent> = await response.json();
    if (parts.messages) takeMessages(parts.messages);
    Object.assign(loadedContent, parts, {
      serviceDetails: { ...loadedContent.serviceDetails, ...serviceDetails },
    });
  } catch (error) {
    loading.delete(address);
    throw error;
  }
}

/** Fetches what a page needs beside what all pages share. */
export async function loadPageContent(path: string): Promise<void> {
  // Where pages are written, all content is there.
  const address = loadedContent.contentFiles?.[path];
  if (address) await loadContent(address);
}
