import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import {
  jobSchema,
  type ServiceListing,
  type ServiceSheet,
  serviceExtrasSchema,
  serviceSchema,
  sheetSchema,
} from '../../content/schema.ts';
import type { Mistake } from './mistakes.ts';
import { readMarkdown, type TextNode } from './read-markdown.ts';
import { readText, readYaml } from './read-yaml.ts';

/** A file of `services/`, as it is written: pictures, drawings, films and galleries by their names. */
export type ServiceFile = z.infer<typeof serviceExtrasSchema> & {
  /** The name of the file, which is in the page's address. */
  slug: string;
  head: ServiceListing;
  /** The headline, the prices and what belongs to them; a service may have none. */
  sheet?: ServiceSheet | undefined;
  text: TextNode[];
};

/** `prices.yaml`: what several services charge for the same, by the name in their `use`. */
const pricesSchema = z.record(z.string(), jobSchema.partial());

type Prices = z.infer<typeof pricesSchema>;

const FENCE = /^---[ \t]*\n([\s\S]*?\n)---[ \t]*(?:\n|$)/;

/**
 * Reads every file of `services/` in a folder of content, with the prices that they share. What is wrong in any of them is
 * added to `mistakes`. `options`: the services that the estimate form offers.
 */
export function readServices(folder: string, options: readonly string[], mistakes: Mistake[]): ServiceFile[] {
  const prices = readPrices(join(folder, 'prices.yaml'), mistakes);
  const names = readdirSync(join(folder, 'services')).filter((name) => name.endsWith('.md'));
  return names
    .sort()
    .flatMap((name) => readService(join(folder, 'services', name), { options, prices }, mistakes) ?? []);
}

/** A business may have none. */
function readPrices(file: string, mistakes: Mistake[]): Prices {
  const text = existsSync(file) ? readText(file, mistakes) : undefined;
  const yaml = text === undefined ? undefined : readYaml({ file, text }, mistakes);
  return yaml?.check(pricesSchema, yaml.value ?? {}) ?? {};
}

type Shared = { options: readonly string[]; prices: Prices };

function readService(
  file: string,
  { options, prices }: Shared,
  mistakes: Mistake[],
): ServiceFile | undefined {
  const text = readText(file, mistakes);
  if (text === undefined) return undefined;
  const [fence, head = ''] = FENCE.exec(text) ?? [];
  if (fence === undefined) {
    mistakes.push({ file, line: 1, expected: 'expected fields between two lines of ---' });
    return undefined;
  }
  const yaml = readYaml({ file, text: head, firstLine: 2 }, mistakes);
  const firstLine = fence.split('\n').length - (fence.endsWith('\n') ? 0 : 1);
  const body = readMarkdown({ file, text: text.slice(fence.length), firstLine }, mistakes);
  if (!yaml) return undefined;
  const fields = z.record(z.string(), z.unknown()).safeParse(yaml.value).data ?? {};
  const names = Object.keys(prices);
  const uses = z.enum(names, `expected one of the shared prices: ${names.join(', ')}`).optional();
  if (!yaml.check(z.looseObject({ jobs: z.array(z.looseObject({ use: uses })).optional() }), fields))
    return undefined;
  const sheetFields = pick(fields, Object.keys(sheetSchema.shape));
  const { shape } = serviceSchema.extend({
    service: z.enum(options, 'expected one of the services in service-options.ts'),
  });
  const checked = yaml.check(
    z.strictObject({
      ...shape,
      ...serviceExtrasSchema.shape,
      ...(Object.keys(sheetFields).length > 0 && sheetSchema.shape),
    }),
    {
      ...fields,
      ...(Array.isArray(fields.jobs) && { jobs: fields.jobs.map((job) => withPrice(job, prices)) }),
    },
  );
  if (!checked) return undefined;
  return {
    slug: basename(file, '.md'),
    head: serviceSchema.parse(pick(checked, Object.keys(serviceSchema.shape))),
    sheet: sheetSchema.safeParse(pick(checked, Object.keys(sheetSchema.shape))).data,
    text: body,
    ...serviceExtrasSchema.parse(pick(checked, Object.keys(serviceExtrasSchema.shape))),
  };
}

/** A job that names a shared price has all of it but what it says itself. */
function withPrice(job: unknown, prices: Prices): unknown {
  if (typeof job !== 'object' || job === null || !('use' in job)) return job;
  const { use, ...own } = job;
  return { ...prices[String(use)], ...own };
}

function pick(fields: object, names: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}
