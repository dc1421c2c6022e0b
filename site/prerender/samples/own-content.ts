import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { accessibility } from '../../../content/accessibility.ts';
import { areas } from '../../../content/areas.ts';
import { brands } from '../../../content/brands.ts';
import { certificates } from '../../../content/certificates.ts';
import { clients } from '../../../content/clients.ts';
import { commercial } from '../../../content/commercial.ts';
import { company } from '../../../content/company.ts';
import { crew, licensedTrades } from '../../../content/crew.ts';
import { howSoon } from '../../../content/how-soon.ts';
import { licences, partners, windowPartner } from '../../../content/logos.ts';
import { photos } from '../../../content/photos.ts';
import { privacy } from '../../../content/privacy.ts';
import { projects } from '../../../content/projects.ts';
import { reviews } from '../../../content/reviews.ts';
import { terms } from '../../../content/terms.ts';
import { testimonials } from '../../../content/testimonials.ts';
import { windowsAndDoors } from '../../../content/windows-and-doors.ts';
import { contentDir } from '../../../scripts/folders.mjs';
import { type Content, FICTIONAL_PHONE, lookAtFacts } from './facts.ts';
import { clean, type Look, sampleLeft } from './look.ts';

/**
 * Searches the content of CONTENT_DIR for the program's sample content. The build and `npm run ready` find the sheets in
 * different ways, and pass them in.
 */
export function lookForSamples(sheets: Content['sheets']): Look[] {
  const facts = lookAtFacts({
    company,
    reviews,
    quotes: testimonials.quotes,
    photos,
    films: globSync(join(contentDir, 'films/*.mp4')).map((file) => basename(file)),
    logos: [...partners, ...clients, ...brands, ...licences],
    manufacturer: windowPartner,
    certificates,
    windows: windowsAndDoors,
    terms,
    crew,
    trades: licensedTrades,
    howSoon,
    areas,
    sheets,
    projects: Object.values(projects),
    privacy,
    texts: { 'accessibility.ts': accessibility, 'commercial.ts': commercial },
  });
  return [...facts.map(inContentDir), lookAtTexts(contentDir)];
}

/** The files to put right, by the folder in which they lie. */
function inContentDir({ todo, ...look }: Look): Look {
  return { ...look, ...(todo && { todo: todo.replaceAll(/\bcontent\//g, `${contentDir}/`) }) };
}

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
  const places = globSync('**/*.{ts,md,svg}', { cwd: folder })
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
