import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Answers } from '../../contract/content/new-site/answers.ts';
import type { CatalogueService } from '../../contract/content/new-site/catalogue.ts';
import { newFolder } from '../../contract/content/new-site/folder.ts';
import type { Store } from '../../server/store/store.ts';
import type { Website } from '../../server/website/website.ts';
import { PUBLISHING } from './offer.ts';

type Deps = { store: Pick<Store, 'publications' | 'saveSetting' | 'signInFirstOwner'>; website: Website };

type Founding = {
  answers: Answers;
  catalogue: Record<string, CatalogueService>;
  owner: { name: string; email: string };
  session: { idHash: string; device: string };
  at: Date;
};

/**
 * Publishes the website of an interview, and lets its owner in. In this order: without an owner, what was interrupted can be done again.
 * `taken`: another owner came first.
 */
export async function publishFirst(
  { store, website }: Deps,
  { answers, catalogue, owner, session, at }: Founding,
): Promise<'done' | 'taken' | 'failed'> {
  const [before] = await store.publications({ limit: 1 });
  const value = String((before?.number ?? 0) + 1);
  await store.saveSetting({ name: PUBLISHING, value, changedBy: 'interview', changedAt: at });
  const folder = await mkdtemp(join(tmpdir(), 'one-call-start-'));
  try {
    await writeFolder(folder, newFolder(answers, catalogue).files);
    const published = await website.importFolder(folder, { by: null, at });
    if (!published.done && published.because !== 'nothing') return 'failed';
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return (await store.signInFirstOwner({ ...owner, session, at })) ? 'done' : 'taken';
}

async function writeFolder(folder: string, files: Record<string, string>): Promise<void> {
  // Loaded here, for it reads fonts and is needed once.
  const { outlineText } = await import('../../site/drawings/outline-text.ts');
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), name.endsWith('.svg') ? await outlineText(text) : text);
  }
}
