import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Content as Given } from '../../../contract/content/content.ts';
import { FICTIONAL_PHONE, lookAtFacts } from './facts.ts';
import { clean, type Look, sampleLeft } from './look.ts';

/** Searches a contractor's folder, and what was read of it, for the program's sample content. */
export function lookForSamples(folder: string, content: Given): Look[] {
  const { testimonials, windowPartner, windowsAndDoors, licensedTrades, andersenSheet } = content;
  const sheets = Object.entries(content.serviceDetails).map(
    ([slug, { sheet }]) => [`${slug}.md`, sheet] as const,
  );
  const facts = lookAtFacts({
    ...content,
    quotes: testimonials?.quotes ?? [],
    films: globSync(join(folder, 'films/*.mp4')).map((file) => basename(file)),
    logos: [...content.partners, ...content.clients, ...content.brands, ...content.licences],
    manufacturer: windowPartner,
    windows: windowsAndDoors,
    trades: licensedTrades,
    sheets: Object.fromEntries(
      [...sheets, ['windows-and-doors.yaml', andersenSheet] as const].flatMap(([file, sheet]) =>
        sheet ? [[file, sheet]] : [],
      ),
    ),
    projects: Object.values(content.projects),
  });
  return [
    ...facts.map(({ todo, ...look }) => ({
      ...look,
      // The files to put right, by the folder in which they lie.
      ...(todo && { todo: todo.replaceAll(/\bcontent\//g, `${folder}/`) }),
    })),
    lookAtTexts(folder),
  ];
}

/** Names, addresses and numbers of the sample business. */
const SAMPLE_WORDS = [
  /\bOakhand\b/i,
  /\b1 Carpenter['’]s Row\b/i,
  /\b[a-z-]+\.example\b/,
  /\bSAMPLE-/,
  FICTIONAL_PHONE,
];

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

function linesWithSamples(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => (SAMPLE_WORDS.some((word) => word.test(line)) ? [`${file}:${index + 1}`] : []));
}
