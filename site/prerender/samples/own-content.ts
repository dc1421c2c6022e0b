import { globSync } from 'node:fs';
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
import { type Content, lookAtFacts } from './facts.ts';
import type { Look } from './look.ts';
import { lookAtTexts } from './texts.ts';

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
