import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentOf } from '../../contract/content/read.ts';
import { checkCopied } from './ours.ts';

test('what a copied folder still says of the sample is named by its file', () => {
  const folder = folderIn('OH');
  cpSync('content/drawings/logo.svg', join(folder, 'drawings/logo.svg'));
  writeFileSync(
    join(folder, 'services/gutters.md'),
    '---\nname: Gutters\n---\n\nWe clean gutters in spring and in autumn, and look.\n\nA board is replaced when a screwdriver goes into it.\n',
  );
  const sample = folderIn('NY');
  cpSync('content/drawings/logo.svg', join(sample, 'drawings/logo.svg'));
  writeFileSync(
    join(sample, 'services/decks.md'),
    '---\nname: Decks\n---\n\n- A board is replaced when a\n  screwdriver goes into it.\n',
  );
  expect(checkCopied(folder, contentOf(folder), sample)).toEqual([
    expect.objectContaining({
      state: 'wrong',
      says: '2 of your towns are the sample’s, and you are in OH: Katonah, Rye.',
    }),
    expect.objectContaining({
      state: 'wrong',
      says: 'Your licenses are from the sample’s offices, and you are in OH: Westchester license.',
    }),
    expect.objectContaining({ state: 'wrong', says: `${folder}/drawings/logo.svg is the sample’s mark.` }),
    expect.objectContaining({
      state: 'advice',
      says: 'The sample’s words are still in services/gutters.md (1 of 2 texts).',
    }),
  ]);
});

test('towns and offices of a neighbor and lines of the program are no one’s', () => {
  const folder = folderIn('CT');
  // The program says the same where a folder says nothing.
  cpSync('content/emergency.yaml', join(folder, 'emergency.yaml'));
  expect(checkCopied(folder, contentOf(folder))).toEqual([
    { state: 'right', says: 'No text, town, office or mark is the sample’s.' },
  ]);
  expect(checkCopied('content', contentOf('content'))).toEqual([]);
});

/** A contractor of that state with two licenses and two towns. */
function folderIn(state: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'ours-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ['services', 'drawings']) mkdirSync(join(folder, part));
  writeFileSync(
    join(folder, 'company.yaml'),
    `name: Ann’s Roofing
phone: (212) 736-2100
address: { street: 2 Main St, city: Rye, state: ${state}, zip: "10580" }
licences:
  - { title: Westchester license, number: WC-31415, registry: "https://county.com" }
otherLicences:
  - { title: EPA Lead-Safe Certified Firm, number: NAT-F2718, registry: "https://www.epa.gov/lead" }
`,
  );
  writeFileSync(
    join(folder, 'areas.yaml'),
    '- { name: Westchester County, licence: Westchester license, towns: [ Katonah, Rye ] }\n',
  );
  return folder;
}
