import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FICTIONAL_PHONE } from './facts.ts';
import { clean, type Look, sampleLeft } from './look.ts';

/** Names, addresses and numbers of the sample business. */
const SAMPLE_WORDS = [
  /\bOakhand\b/i,
  /\b1 Carpenter['’]s Row\b/i,
  /\b[a-z-]+\.example\b/,
  /\bSAMPLE-/,
  FICTIONAL_PHONE,
];

/** Its doc comments contain sample values. */
const MANUAL = 'schema.ts';

/** Looks for the sample business in any file below `folder`: texts, the van and the map name it too, not only `company.ts`. */
export function lookAtTexts(folder = 'content'): Look {
  const places = globSync('**/*.{ts,mdx,svg}', { cwd: folder })
    .filter((file) => file !== MANUAL && !file.endsWith('.test.ts'))
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
