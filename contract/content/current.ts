import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { estimateFormWords as ourWords } from '../../messages/en/estimate-form.ts';
import { takeMessages } from '../../messages/messages.ts';
import type { estimateForm } from '../forms/estimate.ts';
import type { FormWords } from '../forms/form.ts';
import type { Content } from './content.ts';
import { contentOf } from './read.ts';

/** The content at the start. */
export const first = import.meta.env?.PROD
  ? readPublished(process.env.SITE_DIR || 'build/site')
  : contentOf(process.env.CONTENT_DIR || 'content');

takeMessages(first.messages);

/** The content as the pages of a written site have it. */
export function readPublished(siteDir: string): Content {
  const file = join(siteDir, 'content.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`The site is not built yet: ${file} cannot be read. Run "npm start" to build it.`);
  }
}

/** The contractor's words and facts. They change while the server runs: read them where they are used, and keep no copy. */
export let { areas, company, emergencyWords, hasSamples, office, pages, serviceOptions } = first;

let taken = first;

/** The questions of the estimate form, with the services that the business offers. */
export let estimateFormWords = withServices();

/** From now on, every export of this module is what this content says. */
export function takeContent(content: Content): void {
  takeMessages(content.messages);
  ({ areas, company, emergencyWords, hasSamples, office, pages, serviceOptions } = content);
  taken = content;
  estimateFormWords = withServices();
}

/** What `make` makes of the content, made again only once other content is taken. */
export function ofContent<Made>(make: () => Made): () => Made {
  let made: { of: Content; value: Made } | undefined;
  return () => {
    if (made?.of !== taken) made = { of: taken, value: make() };
    return made.value;
  };
}

function withServices(): FormWords<typeof estimateForm> {
  const { service: our } = ourWords.fields;
  const service = { ...our, options: serviceOptions, hint: taken.servicesIndex?.hint ?? our.hint };
  return { ...ourWords, fields: { ...ourWords.fields, service } };
}
