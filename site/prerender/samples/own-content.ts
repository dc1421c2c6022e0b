import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Content } from '../../../contract/content/content.ts';
import { lookAtFacts, SAMPLE_ADDRESSES, SAMPLE_NAMES } from './facts.ts';
import { clean, type Look, sampleLeft } from './look.ts';

/** Searches a contractor's folder, and what was read of it, for the program's sample content. */
export function lookForSamples(folder: string, content: Content): Look[] {
  return [...lookAtMarks(folder), ...lookAtFacts(folder, content), lookAtTexts(folder)];
}

/** Whether anything of it is left: the pages and the mails to customers then say so. */
export function hasSamples(folder: string, content: Content): boolean {
  return lookForSamples(folder, content).some(({ todo }) => todo !== undefined);
}

/** What to do about `sample: true`, by the file or folder in which it is. */
const TODO: Record<string, string> = {
  'reviews.yaml':
    'put in the words of customers who agreed to it. An invented review on a live site breaks the law.',
  'testimonials.yaml':
    'put in the words of customers who agreed to it. An invented review on a live site breaks the law.',
  'photos.yaml':
    'put pictures of your own work into photos/ and films of your own into films/, whose first pictures are the photos film-….',
  'company.yaml':
    'set licences and otherLicences. New York City and Connecticut require the number in advertising, and only an EPA-certified firm may offer work on paint from before 1978. Take out a place that you have no license for.',
  'crew.yaml':
    'name those who come, with papers that they hold and have agreed to show, and the firms that you schedule, with their license numbers and their leave; or remove them.',
  'how-soon.yaml': 'say what you keep on a busy day, or remove the file.',
  'logos.yaml':
    'ask each office whether its name may be used in a seal, list only certificates that you hold a paper for, and name a manufacturer of windows only with its permission.',
  'windows-and-doors.yaml':
    'say who warrants what and for how long, here and in home.yaml, and name the lender or take financing out; have counsel read it. Put in what such a job usually costs.',
  'terms.yaml': 'put in your own, take out what you do not offer, and have counsel and insurer read them.',
  services: 'put in what your jobs usually cost, and a review of that trade or none.',
  'projects.yaml': 'tell jobs that you did, with their town, year, days and price, or remove them.',
  'commercial.yaml': 'say what you do, for whom and in how many days, or remove the file.',
};

/** Counts what is marked as a sample, for each file and for all services together. */
export function lookAtMarks(folder: string): Look[] {
  const marked = Map.groupBy(
    globSync('{*.yaml,services/*.md}', { cwd: folder })
      .sort()
      .flatMap((file) =>
        samplesIn(fieldsOf(join(folder, file))).map((name) => ({ file, name: name || file })),
      ),
    ({ file }) => file.replace(/\/.*/, ''),
  );
  if (marked.size === 0) return [clean('Nothing in the folder is marked as a sample.')];
  return [...marked].map(([place, samples]) => {
    const names = [...new Set(samples.map(({ name }) => name))].filter((name) => name !== place);
    const such = names.length > 0 ? ` (${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''})` : '';
    return sampleLeft(
      `${folder}/${place} has ${samples.length} ${samples.length === 1 ? 'mark' : 'marks'} "sample: true"${such}.`,
      `${TODO[place] ?? 'put in your own.'} Then take the mark out.`.replace(/^./, (first) =>
        first.toUpperCase(),
      ),
    );
  });
}

/** The fields of a YAML file or of the head of a service. */
export function fieldsOf(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  return parse(file.endsWith('.md') ? (/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text);
}

/** The names of what is marked, or the keys below which it is. */
function samplesIn(fields: unknown, key = ''): string[] {
  if (typeof fields !== 'object' || fields === null) return [];
  const { sample, title = key, name = title } = fields as Record<string, unknown>;
  return [
    ...(sample === true ? [String(name)] : []),
    ...Object.entries(fields).flatMap(([each, value]) => samplesIn(value, Array.isArray(fields) ? '' : each)),
  ];
}

/** Looks for the sample business in any file below `folder`: texts, the van and the map name it too, not only `company.yaml`. */
export function lookAtTexts(folder: string): Look {
  const places = globSync('**/*.{yaml,md,svg}', { cwd: folder })
    .sort()
    .flatMap((file) => linesWithSamples(join(folder, file)));
  if (places.length === 0) return clean('No text names the sample business.');
  const more = places.length > 3 ? ` and ${places.length - 3} more` : '';
  return sampleLeft(
    `The sample business is still named in ${places.slice(0, 3).join(', ')}${more}.`,
    `${folder}/: search for "Oakhand", ".example", "SAMPLE-" and "555-01", and put in your own.`,
  );
}

/** The numbers and addresses of `company.yaml` are looked at by themselves. */
function linesWithSamples(file: string): string[] {
  const words = file.endsWith('company.yaml') ? SAMPLE_NAMES : [...SAMPLE_NAMES, ...SAMPLE_ADDRESSES];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => (words.some((word) => word.test(line)) ? [`${file}:${index + 1}`] : []));
}
