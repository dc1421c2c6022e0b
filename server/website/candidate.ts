import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from '../../contract/content/read.ts';
import { type FolderFiles, whatChanged } from '../../contract/content/what-changed.ts';
import type { Draft, Manifest, Store } from '../store/store.ts';
import { writeWebsite } from './website-folder.ts';

/** What a publication would be; one that has been checked can be published as it is. */
export type Candidate = { manifest: Manifest; drafts: Draft[]; notes?: string[] };

/** Reads a candidate as the writer of the site will, and compares it with what is published. */
export async function check(store: Store, before: Manifest, { manifest, notes }: Candidate) {
  const hashes = new Set([...Object.values(before), ...Object.values(manifest)]);
  const texts = await store.websiteFiles([...hashes]);
  const trial = await mkdtemp(join(tmpdir(), 'one-call-website-'));
  try {
    await writeWebsite(trial, manifest, texts);
    // What was published by another version of the program is no mistake of those who change something else, or go back to it.
    const { mistakes } = readContent(trial, (file) => notes !== undefined || before[file] === manifest[file]);
    const changes = whatChanged(withTexts(before, texts), withTexts(manifest, texts));
    return { mistakes, changes: [...(notes ?? []), ...changes] };
  } finally {
    await rm(trial, { recursive: true, force: true });
  }
}

/** A website with drafts in the place of what they change. */
export function withChanges(published: Manifest, drafts: Draft[]): Manifest {
  const changed = drafts.map(({ name, hash }) => [name, hash] as const);
  const entries = Object.entries({ ...published, ...Object.fromEntries(changed) });
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** A manifest with the texts that are at hand. */
function withTexts(manifest: Manifest, texts: Map<string, Uint8Array>): FolderFiles {
  const decoder = new TextDecoder();
  const text = (hash: string) => {
    const bytes = texts.get(hash);
    return bytes && inOneWay(decoder.decode(bytes));
  };
  return Object.fromEntries(
    Object.entries(manifest).map(([name, hash]) => [name, { hash, text: text(hash) }]),
  );
}

/** With line ends as the program writes them. */
export function inOneWay(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

export function isSame(one: Manifest, other: Manifest = {}): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
