import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { detailSchema } from '../schema/details.ts';

const service = z.strictObject({
  name: z.string(),
  drawing: z.string().optional(),
  summary: z.string(),
  heading: z.string(),
  urgent: z.boolean().optional(),
  intro: z.string(),
  jobs: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      short: z.string().optional(),
      raises: z.string(),
    }),
  ),
  detail: detailSchema.optional(),
  text: z.string(),
});

/** A service that a new site can have, with general words for its page and its usual jobs. */
export type CatalogueService = z.infer<typeof service>;

/** The services to choose from, by the address of their page; see `catalogue.yaml`. Reads it from the project's folder. */
export function readCatalogue(): Record<string, CatalogueService> {
  return z
    .record(z.string(), service)
    .parse(parse(readFileSync('contract/content/new-site/catalogue.yaml', 'utf8')));
}
