import type { Answers } from './answers.ts';
import type { CatalogueService } from './catalogue.ts';
import { writeYaml } from './write-yaml.ts';

/** In a job's row where no price is given. */
const UNPRICED = 'After we have seen it';

/** As the schema has them, in characters. */
const LONGEST_SHORT = 24;
const LONGEST_SUMMARY = 70;

/** The text of a service that was typed. */
export const OWN_TEXT = `## How it goes

1. Send us a few words, and photos if you can.
2. We look at it and tell you what it takes.
3. You get the price in writing, and decide.
4. We do the work and go through it with you.
`;

export type NamedService = NonNullable<Answers['services']>[number] & {
  name: string;
  slug: string;
  listed: CatalogueService | undefined;
};

/** The services with their names, and an address for each; a name without Latin letters gets a number. */
export function namedServices(
  { services = [] }: Answers,
  catalogue: Record<string, CatalogueService>,
): NamedService[] {
  const taken = new Set(services.flatMap(({ use }) => use ?? []));
  return services.map((service, place) => {
    const listed = catalogue[service.use ?? ''];
    const name = capitalized(service.name ?? listed?.name ?? '');
    if (service.use) return { ...service, name, listed, slug: service.use };
    const wanted = slugOf(name) || `service-${place + 1}`;
    const slug = taken.has(wanted) ? `${wanted}-${place + 1}` : wanted;
    taken.add(slug);
    return { ...service, name, listed, slug };
  });
}

/** The file of a service: its head and, for one of the list, general words. */
export function serviceFile(
  { name, slug, listed, summary, prices, jobs = [] }: NamedService,
  order: number,
  figures: string[],
): string {
  const usual = (listed?.jobs ?? []).map(({ id, name: job, short, raises }) => ({
    name: job,
    short,
    ...priced(prices?.[id]),
    raises,
  }));
  const own = jobs.map(({ name: job, short, price, ...rest }) => ({
    name: job,
    // On the card, with its price.
    short: short ?? (job.length <= LONGEST_SHORT ? job : undefined),
    ...priced(price),
    ...rest,
  }));
  const all = [...usual, ...own];
  // A table of prices needs one; its job with a short name is on the card.
  const hasPrices = all.some(({ price }) => price);
  const card = all.find(({ short, price }) => short && price);
  const head = {
    order,
    name,
    summary: summary ?? listed?.summary ?? summaryOf(own.map((job) => job.name)),
    drawing: listed?.drawing === slug ? undefined : listed?.drawing,
    heading: listed?.heading,
    urgent: listed?.urgent,
    intro: listed?.intro,
    jobs: hasPrices && all.map((job) => (job === card ? job : { ...job, short: undefined })),
    detail: listed?.detail,
  };
  const names = [...usual.map((job) => job.name), ...own.map((job) => inMarkdown(job.name))];
  const jobsInWords = `## What we are often called for\n\n${names.map((job) => `- ${job}`).join('\n')}`;
  const text = [
    ...(all.length > 0 && !hasPrices ? [jobsInWords] : []),
    (listed?.text ?? OWN_TEXT).trimEnd(),
    ...figures.map((photo) => `::figure{photo=${photo}}`),
  ];
  const about = '# The page of one service. What is below the second line of dashes is its text.';
  return `---\n${about}\n\n${writeYaml(head)}---\n${text.map((part) => `\n${part}\n`).join('')}`;
}

/** Of a service that was typed: its jobs, as many as a card has room for. */
function summaryOf(jobs: string[]): string | undefined {
  const fitting = jobs.filter((_, n) => jobs.slice(0, n + 1).join(', ').length < LONGEST_SUMMARY);
  return fitting.length > 0 ? `${capitalized(fitting.join(', ').replace(/\.$/, ''))}.` : undefined;
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** As plain words, whatever signs are in it. */
function inMarkdown(words: string): string {
  return words.replaceAll(/[!-/:-@[-`{-~]/g, '\\$&');
}

function priced(price: [number, number] | undefined): { price?: [number, number]; priced?: string } {
  return price ? { price } : { priced: UNPRICED };
}

/** "chimney-caps"; empty for a name without Latin letters and figures. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
