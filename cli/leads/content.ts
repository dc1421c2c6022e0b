import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FILES, FOLDERS } from '../../contract/content/files.ts';
import { inWords } from '../../contract/content/mistake.ts';
import { createWebsite } from '../../server/website/website.ts';
import { websiteFilesIn } from '../../server/website/website-folder.ts';
import { Failure } from '../command.ts';
import type { LeadsCommand } from './command.ts';

const IN_A_FOLDER =
  'CONTENT_DIR is set, so the website is in that folder and the one in the store is not used. Take CONTENT_DIR out of the settings first.';

const exportCommand: LeadsCommand = {
  name: 'content export',
  about: 'Write the website that is published into a folder',
  args: ['DIR'],
  notes: `DIR is a new folder, or one that an export has filled before: what the website no longer has is removed from it, and other
files stay. Drafts are not exported.`,
  async run({ store, config, args: [into = ''], stdout }) {
    const website = createWebsite({ store, config });
    const publication = await website.publication();
    if (!publication) throw new Failure('No website is published in the store.');
    const there = await readdir(into).catch((): string[] => []);
    if (there.length > 0 && !there.includes('company.yaml'))
      throw new Failure(`${into} holds something else than a website. Name a new folder.`);
    await website.writeTo(into, publication);
    const gone = (await websiteFilesIn(into)).filter(
      (name) => !Object.hasOwn(publication.manifest, name) && isSurelyOurs(name),
    );
    for (const name of gone) await rm(join(into, name));
    stdout(`Publication ${publication.number}, ${Object.keys(publication.manifest).length} files: ${into}\n`);
  },
};

/** At the top of a repository lies more than the website. */
function isSurelyOurs(name: string): boolean {
  return FOLDERS.includes(name.split('/')[0] ?? '') || Object.hasOwn(FILES, name.replace(/\.yaml$/, ''));
}

const importCommand: LeadsCommand = {
  name: 'content import',
  about: 'Publish the website of a folder in the place of the one in the store',
  args: ['DIR'],
  notes: `Hidden files and photos/copies are left out. With a mistake in the folder nothing is changed. Drafts stay.`,
  async run({ store, config, args: [from = ''], at, stdout }) {
    if (!(await stat(from).catch(() => undefined))?.isDirectory())
      throw new Failure(`There is no folder ${from}.`);
    const published = await createWebsite({ store, config }).importFolder(from, { by: null, at });
    if (published.done) {
      const lines = [`Publication ${published.number}:`, ...published.changes];
      return stdout(`${lines.join('\n')}\nThe servers write it within seconds.\n`);
    }
    switch (published.because) {
      case 'mistakes':
        throw new Failure(published.mistakes.map(inWords).join('\n'));
      case 'folder':
        throw new Failure(IN_A_FOLDER);
      case 'nothing':
        throw new Failure('The folder says what is published already.');
      default:
        throw new Failure('Others are publishing at this moment. Try again.');
    }
  },
};

export const contentCommands = [exportCommand, importCommand];
